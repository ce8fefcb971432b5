import type { ConsultationCase } from '../../../case/case.ts'
import { hasLost } from '../../../judge/questions/open-questions.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { namedConditions } from '../../../records/named-conditions.ts'
import { ofPart } from '../../../say/said-back/body-parts.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { illnessFacts } from './illness-facts.ts'

/** The illness that a question is about. */
export interface Illness {
  /** Null where nothing was named and nothing leads clearly. */
  condition: PackedCondition | null
  /** Whether the patient named it, or the verdict did; else it is the likeliest cause so far. */
  isNamed: boolean
  /** Null where neither its advice nor the table has anything on it. */
  facts: AskedFacts | null
}

/** What people ask about an illness; null where it is not known. */
interface AskedFacts {
  lasts: string
  catching: string | null
  antibiotics: string | null
  sources: readonly string[]
}

/** From this share on the leading cause is taken for what "it" means. */
const leads = 0.3
/** Below this share nobody means what was named earlier. */
const worthAWord = 0.03

/** What "it" is: the illness named in the words; after the verdict the one that it named; else one named earlier, the leading cause, or nothing but the complaint. */
export function illnessOf(text: string, state: TurnState): Illness {
  const { base, now, judged } = state
  const [leader] = judged.ranking.ranked
  const condition = leader !== undefined && leader.probability >= leads ? base.knowledge.conditions.get(leader.condition) : undefined
  const isOfVerdict = now.verdictTurn !== null && now.complaints.length > 0 && condition !== undefined
  const named = namedIn(text, state) ?? ofPartNamed(text, state) ?? namedInMessage(state) ?? (isOfVerdict ? condition : explaining(state))
  if (named !== null) return { condition: named, isNamed: true, facts: factsOf(named.id, state) }
  if (now.complaints.length > 0 && condition !== undefined && factsOf(condition.id, state) !== null)
    return { condition, isNamed: isSettled(condition.id, state), facts: factsOf(condition.id, state) }
  const facts = factsOfComplaint(now)
  return { condition: facts === null && now.complaints.length > 0 ? (condition ?? null) : null, isNamed: false, facts }
}

/** Less likely than this nobody is advised for it. */
const worthAdvice = 0.005

/** "And what can I put on the knee?", beside blood in the stool: the likeliest cause of what was told of that very part; null where all that was told is of one part. */
export function ofPartNamed(text: string, { base, now, judged }: TurnState): PackedCondition | null {
  const told = Object.values(now.observations)
    .filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
    .map(({ finding }) => base.findings.get(finding)?.base ?? finding)
  const parts = Map.groupBy(told, (id) => ofPart(id, base.findings.get(id)?.name ?? '')?.part ?? '')
  const [part] = [...parts.keys()].filter((each) => each !== '' && new RegExp(String.raw`\b${each}s?\b`, 'i').test(text))
  const own = new Set(part === undefined ? [] : parts.get(part))
  if (own.size === 0 || told.every((id) => own.has(id))) return null
  const isOfPart = ({ condition }: { condition: string }) =>
    Object.values(base.knowledge.conditions.get(condition)?.findings ?? {}).some((findings) =>
      findings.some((finding) => own.has(finding.split('.')[0] ?? finding)),
    )
  const likeliest = judged.ranking.ranked.find((each) => each.probability >= worthAdvice && isOfPart(each))
  return likeliest === undefined ? null : (base.knowledge.conditions.get(likeliest.condition) ?? null)
}

/** After the verdict, and where the patient told of it in so many words, nobody needs to hear again whose advice it is. */
export const isSettled = (id: string, { now }: Pick<TurnState, 'now'>): boolean =>
  now.verdictTurn !== null || now.observations[id]?.polarity === 'present' || (id === 'prolonged-grief' && hasLost(now))

/** Looked for once, however many questions a message asks. */
function onceATurn(find: (state: TurnState) => PackedCondition | null): (state: TurnState) => PackedCondition | null {
  const found = new WeakMap<TurnState, PackedCondition | null>()
  return (state) => {
    const known = found.get(state)
    if (known !== undefined) return known
    const condition = find(state)
    found.set(state, condition)
    return condition
  }
}

/** What the message names. */
const namedInMessage = onceATurn((state) => namedIn(state.words.replace(ofOthers, ' '), state))

/** "Half of them have chickenpox": what others have is not what is asked about. */
const ofOthers =
  /\b(?:half|some|most|all|several|loads|lots|two|three|a few|one) (?:of )?(?:them|the (?:kids|children|others|class|team|staff|girls|boys|lads|office|ward|house))\b[^.?!]*\b(?:have|has|had|got|down with|off with)\b[^.?!]*/gi

/** What the talk before named, where it has the complaint among its signs: not the asthma that a sore throat comes beside. */
const explaining = onceATurn(({ base, now, judged }) => {
  const named = namedConditions(base.knowledge, now.prose).map(({ condition }) => base.knowledge.conditions.get(condition))
  const hasComplaint = (condition: PackedCondition) =>
    now.complaints.length === 0 ||
    Object.values(condition.findings).some((findings) =>
      findings.some((finding) => now.complaints.includes(finding.split('.')[0] ?? finding)),
    )
  // A cold of three weeks ago explains no rash of today.
  const mayBe = ({ id }: PackedCondition) =>
    now.complaints.length === 0 ||
    now.observations[id]?.polarity === 'present' ||
    judged.ranking.ranked.some(({ condition, probability }) => condition === id && probability >= worthAWord)
  return named.find((condition) => condition !== undefined && hasComplaint(condition) && mayBe(condition)) ?? null
})

/** "Can I take it pregnant?" asks about something else than the pregnancy, which is known. */
function isPregnancyItself(condition: string, { person }: ConsultationCase): boolean {
  return condition === 'normal-pregnancy' && person.pregnant === true
}

/** The first condition named in a text; null where none is. */
export function namedIn(text: string, { base, now }: Pick<TurnState, 'base' | 'now'>): PackedCondition | null {
  // "An ear infection" may be of either kind: the one that leads is meant.
  const [leader] = now.leaders
  if (leader === 'otitis-externa' && /\bear infections?\b/i.test(text)) return base.knowledge.conditions.get(leader) ?? null
  const [named] = namedConditions(base.knowledge, text).filter(({ condition }) => !isPregnancyItself(condition, now))
  return named === undefined ? null : (base.knowledge.conditions.get(named.condition) ?? null)
}

/** Out of the condition's own advice, suited to the patient; what that leaves open out of the table. */
function factsOf(condition: string, { base, now }: TurnState): AskedFacts | null {
  const table = illnessFacts.find(({ conditions }) => conditions.includes(condition)) ?? null
  const advice = suitedAdvice(base.knowledge, condition, now)
  if (advice === null) return table
  return {
    lasts: advice.course,
    catching: advice.daily.contagion ?? table?.catching ?? null,
    antibiotics: advice.antibiotics ?? table?.antibiotics ?? null,
    sources: advice.sources,
  }
}

function factsOfComplaint({ complaints }: ConsultationCase): AskedFacts | null {
  return illnessFacts.find(({ complaints: of }) => complaints.some((complaint) => of?.includes(complaint))) ?? null
}
