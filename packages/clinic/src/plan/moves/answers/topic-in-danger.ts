import { isQuestion, isRequest, opensAsQuestion } from '../../../hear/act-cues.ts'
import type { Clause } from '../../../hear/clause.ts'
import { noQuestion, type Topic } from '../../../hear/topics.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { dailyFacts } from './daily-facts.ts'
import { fitsTopic } from './fits-question.ts'
import { inCountry } from './in-country.ts'
import { goNow } from './rules-of-told.ts'
import { toldIn } from './told.ts'
import { topicFacts } from './topics/topic-facts.ts'
import { shareOfAct } from './topics-of-act.ts'

/** Beside a danger a topic decides only where it is heard so surely. */
const sure = 0.5
/** A kind of question with at least this share of the topics speaks for itself. */
const likelyKind = 0.2
/** What people ask of the danger itself has answers of its own by the level. */
const ofTheDanger: ReadonlySet<Topic> = new Set<Topic>([
  noQuestion,
  'smalltalk',
  'is-it-dangerous',
  'am-i-dying',
  'do-i-need-hospital',
  'do-i-need-a-doctor',
  'can-it-wait',
  'first-aid',
  'what-to-do-now',
  'help-somebody',
  'took-too-much',
  'own-medicines',
  'own-allergies',
  'own-history',
  'noted',
])
/** Parts of the day, by the name of their facts. */
const dayOf: Partial<Readonly<Record<Topic, string>>> = {
  eat: 'food',
  'drink-fluids': 'drinking',
  coffee: 'coffee',
  alcohol: 'alcohol',
  driving: 'driving',
  work: 'work',
  school: 'school',
  sport: 'sport',
  wash: 'washing',
  sex: 'sex',
  travel: 'flying',
  'sleep-and-lie': 'sleep',
  'heat-or-ice': 'heat-or-ice',
  'sun-and-skin-care': 'sun',
  smoke: 'smoking',
  breastfeed: 'breastfeeding',
}

/** Whether a clause is surely about something else than the kind of question that it was taken for. */
export function isSurelyElse({ act, topics = [] }: Clause): boolean {
  const [first] = topics
  if (first === undefined || first.share < sure || ofTheDanger.has(first.topic)) return false
  return (shareOfAct(act, topics) ?? 0) < likelyKind
}

/**
 * What is said beside a danger to a question that is surely about something else than the kind it was taken for: "can I wash with the
 * bandage on" asks for no lift. The level follows it in words of its own. Null where the kind may be right.
 */
export function topicInDanger(clause: Clause, state: TurnState): string | null {
  const { text, topics: [first] = [] } = clause
  if (first === undefined || !isSurelyElse(clause)) return null
  if (!isQuestion(text) && !isRequest(text) && !opensAsQuestion(text)) return null
  if (!fitsTopic(first.topic, clause, state)) return null
  const facts = topicFacts.find(({ topic }) => topic === first.topic) ?? dailyFacts.find(({ id }) => id === dayOf[first.topic])
  const told = toldIn(state, text)
  const rule = told.isEmergency ? facts?.rules.find(({ holds }) => holds(told)) : undefined
  return rule === undefined ? null : inCountry(rule.answer.replace(goNow, '').trim(), state.now.country)
}
