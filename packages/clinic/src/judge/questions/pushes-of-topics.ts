import { isQuestion, isRequest, opensAsQuestion } from '../../hear/act-cues.ts'
import type { Clause } from '../../hear/clause.ts'
import type { Topic } from '../../hear/topics.ts'
import { questionConstants } from '../constants.ts'
import type { PushKind } from './push-cues.ts'

const ofTaking: readonly PushKind[] = ['can-take', 'can-eat', 'pen', 'done', 'instead']
const ofEating: readonly PushKind[] = ['can-eat', 'can-take', 'can-wait']
const none: readonly PushKind[] = []

/**
 * What may be pleaded in a question of each topic: whatever else is heard in one was heard amiss ("must my husband use the cream too" says
 * of no help that it comes). Topics that are not here can be about the emergency itself.
 */
const pushesOf: Partial<Readonly<Record<Topic, readonly PushKind[]>>> = {
  'may-i-take': ofTaking,
  'which-painkiller': ofTaking,
  'two-together': ofTaking,
  dose: ofTaking,
  'missed-dose': ofTaking,
  'until-it-works': ofTaking,
  'not-working': ofTaking,
  'stop-medicine': ofTaking,
  'side-effects-of': ofTaking,
  'somebody-elses-medicine': ofTaking,
  'with-food': ofTaking,
  'alcohol-with-medicine': ofTaking,
  'medicine-in-pregnancy': ofTaking,
  'medicine-breastfeeding': ofTaking,
  'expired-medicine': ofTaking,
  'what-medicine-is-for': ofTaking,
  supplement: ofTaking,
  vaccine: none,
  contraception: none,
  'morning-after': none,
  eat: ofEating,
  'drink-fluids': ofEating,
  coffee: ofEating,
  alcohol: ofEating,
  smoke: ofEating,
  sport: ['work', 'can-wait', 'can-drive'],
  wash: none,
  school: ['work', 'children', 'takes-child'],
  'sleep-better': ['can-wait', 'asleep'],
  sex: none,
  breastfeed: ['can-eat', 'children'],
  'sun-and-skin-care': none,
  'partner-too': none,
  'is-it-catching': ['catch-something'],
  pets: ['pets'],
  'own-medicines': ['take-along', 'story', 'can-take'],
  'own-allergies': ['take-along', 'story', 'can-take'],
  'own-history': ['take-along', 'story'],
  noted: ['story', 'take-along', 'secret'],
  'sick-note': ['work'],
  'are-you-real': ['machine'],
  'what-word-means': none,
  'what-number-means': ['odds'],
  'measure-how': none,
  'before-and-after-test': none,
  'is-it-my-medicine': none,
  'why-did-i-get-it': none,
  'baby-care': ['children', 'can-eat'],
  'pregnant-or-not': none,
}

/** Whether a question is heard so surely on its topic that what was heard in it as a plea is none. */
export function isOfOtherTopic(kind: PushKind, { text, topics = [] }: Clause): boolean {
  const [first] = topics
  if (first === undefined || first.share < questionConstants.surelyOfTopic) return false
  if (!isQuestion(text) && !isRequest(text) && !opensAsQuestion(text)) return false
  return pushesOf[first.topic]?.includes(kind) === false
}
