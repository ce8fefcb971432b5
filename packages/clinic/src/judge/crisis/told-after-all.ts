import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { isOwn } from '../../hear/likely-readings.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { crisisAskedAbout } from '../questions/safety-question.ts'
import type { HeardCrisis } from './heard-crisis.ts'

/** "OK, maybe I have thought about it", "I lied", "I have a date in mind": what a no to the direct question is taken back with. */
const admits =
  /\b(?:i(?:ve| have| do| did| am|m)?|we(?:ve)?) (?:(?:have|do|did|been|just|actually|really|kind of|sort of|kinda|sometimes|once or twice|maybe|also|still|had|already) )*(?:thought|think|thinking|thoughts?) (?:(?:of|about|that|a lot about) )?(?:it|that|about it|dying|death|being dead|suicide|ending|killing|hurting my ?self|harming my ?self|not being here|doing it|how i|them too)\b|\b(?:i lied|i (?:was|were)nt (?:being )?(?:honest|truthful)|(?:that|it) wasnt (?:true|the truth)|the truth is|i said no but|i do (?:though|actually|have them|feel like that)|i (?:have|got|ive got|ive) (?:a|the|my) (?:\w+ )?(?:date|day|plan|place|way|note)\b)/
/** "I've kept back sixty tablets and counted them tonight": means that were laid by. */
const meansKept =
  /\b(?:kept|keep(?:ing)?|sav(?:ed|ing)|stash\w*|hid(?:den)?|count(?:ed|ing)|collect\w*|bought|hoard\w*|put (?:by|aside))\b[^.!?]{0,40}\b(?:tablets?|pills?|capsules?|meds|insulin|rope|blades?|razors?|medicines?)\b/
const deniesIt = /\b(?:not|never|no|(?:have|did|do|was|would|am|is)nt)\b[^.,;!?]{0,24}\b(?:thought|think|thinking|thoughts?|plan|date)\b/
/** "To myself": the danger is for who writes. */
const ofOneself = /\b(?:to|hurt(?:ing)?|harm(?:ing)?|kill(?:ing)?|of|on|only|just|against) (?:my ?self|me)\b|^\W*my ?self\b/
const notOneself = /\b(?:not|never|dont|wont|wouldnt)\b[^.,;!?]{0,20}\b(?:my ?self|me)\b/

/** "The baby", "not me, my brother": whom it is about, said in answer to the direct question. */
const ofSomebody =
  /^\W*(?:no\W+)?(?:not (?:me|my ?self)\W+)?(?:but )?(?:to |hurting |harming )?(?:my|the|our) (?:baby|newborn|son|daughter|kids?|child(?:ren)?|twins?|wife|husband|partner|mum|mom|dad|mother|father|brother|sister|boss|ex|neighbou?r|girlfriend|boyfriend)\W*$/
const mercy = /\b(?:never|wouldnt|wont|not (?:the|my|our) (?:baby|son|daughter|kids))\b/

/** "If I did tell you, would you ring my wife?": what would follow is asked by somebody who has more to tell. */
const asksIfTold =
  /\bif i (?:did |do |had |were to |was to |ever )*(?:tell|told|say|said|admit\w*|was|were|am|felt|had|did|do)\b[^.!]{0,40}\b(?:would|will|do|could|can|d|ll) (?:you|they|u)\b[^.!]{0,24}\b(?:ring|call|phone|tell|text|contact|report|send|inform|let|take|lock|section)\b|\b(?:would|will|do|are|must) (?:you|u) (?:(?:going|gonna|have|then|just|really|to) ){0,3}(?:ring|call|phone|tell|text|contact|report|inform) (?:my |the )?(?:wife|husband|partner|mum|mam|mom|dad|parents|family|kids|son|daughter|police|guards|anyone|any ?body|someone|some ?body|social|school|work|boss)\b[^.!]{0,30}\bif i\b/

const ownDeath: ReadonlySet<string> = new Set(['suicidal-thoughts', 'suicide-plan', 'self-harm'])

/**
 * What only comes out after the direct question: a no that is taken back, or a danger that turns out to be for the one who was asked about others.
 * Null where nothing of the kind is told. A no is believed once and never held against somebody who says more later (NICE NG225).
 */
export function toldAfterAll(before: ConsultationCase, { mentions, answer }: Hearing, words: string): HeardCrisis | null {
  const text = plainWords(words)
  const { crisis, pending } = before
  const asksOfOthers = pending?.slot === 'safety' && crisisAskedAbout(pending) === 'harm-to-others'
  if ((asksOfOthers || crisis?.kind === 'harm-to-others') && ofOneself.test(text) && !notOneself.test(text))
    return { kind: 'self-harm', certainty: 'affirmed', text: words }
  if (asksOfOthers && ofSomebody.test(text) && !mercy.test(text)) return { kind: 'harm-to-others', certainty: 'affirmed', text: words }
  const wasDenied = crisis?.certainty === 'denied' && crisis.kind === 'self-harm'
  if (!wasDenied || (crisis.about ?? 'self') !== 'self' || deniesIt.test(text) || answer === 'no') return null
  if (asksIfTold.test(text)) return { kind: 'self-harm', certainty: 'possible', text: words, isAdmitted: true }
  const names = mentions.some((mention) => ownDeath.has(mention.finding) && isOwn(mention))
  if (names) return { kind: 'self-harm', certainty: 'affirmed', text: words }
  const certainty = meansKept.test(text) ? 'affirmed' : 'possible'
  return admits.test(text) ? { kind: 'self-harm', certainty, text: words, isAdmitted: true } : null
}
