import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { LevelReason, Observation, TriageDecision } from '../../case/model.ts'
import type { RedFlag, TriageLevel } from '../../knowledge/schema.ts'
import { levelConstants, likelihoodBands, rankingConstants } from '../constants.ts'
import { countsAsPresent, type Facts } from '../ranking/facts.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { asItIsNow } from './as-it-is-now.ts'
import { firedConditionFloors, likeliest } from './condition-floors.ts'
import { withDoubtfulRules } from './doubtful-rules.ts'
import { evidenceFor } from './evidence.ts'
import { compareLevels, moreUrgent } from './level-order.ts'
import { firedModifiers } from './modifiers.ts'
import { type FindingTest, firedRedFlags } from './red-flag-rules.ts'
import { isSelfCareAllowed } from './self-care-allowed.ts'
import { toldReason } from './told-reason.ts'

const { calmBelow, denialsToSettle } = levelConstants
const { presentToday, reasonsSaid } = rankingConstants

/** A present finding by id, told, answered or implied by a child. */
export function presenceTest(index: ReasoningIndex, facts: Facts): FindingTest {
  const today = facts.presentNumbers.filter((number) => (facts.present[number] ?? 0) >= presentToday)
  // Thousands of parts of rules are asked about, and few findings are present.
  const present = new Set(today.map((number) => index.findings[number]?.id))
  return (finding) => present.has(finding)
}

/** The rules that speak at once, on every turn: red flags, pairs, vital signs, modifiers. */
export function immediateRules(
  index: ReasoningIndex,
  rules: readonly RedFlag[],
  consultation: ConsultationCase,
  isPresent: FindingTest,
): HeldRule[] {
  const flags = firedRedFlags(rules, isPresent, consultation.person)
  return [
    ...flags.map((rule) => ({ ...rule, name: toldReason(index, rule, consultation.person) })),
    ...firedModifiers(isPresent, consultation),
  ]
}

/** The rule that only fills the place of one that fell: it is found anew each turn, and no verdict rests on it. */
export const soFar = 'so-far'

/**
 * The rules in force: those that fire now, and those that fired before and whose evidence still stands. Evidence falls when
 * the patient corrects it, when the document it came from is gone or rejected, or when it rested on an assumed age or sex; a
 * later "no" alone takes nothing back.
 */
export function holdRules(index: ReasoningIndex, consultation: ConsultationCase, fired: readonly HeldRule[]): HeldRule[] {
  const held = new Map(fired.map((rule) => [rule.rule, rule]))
  for (const rule of consultation.held.filter((each) => each.rule !== soFar)) {
    const before = held.get(rule.rule)
    const stands = evidenceStands(index, consultation, rule)
    if (before ? compareLevels(rule.level, before.level) > 0 && stands : stands && !isAssumptionSettled(consultation, rule))
      held.set(rule.rule, rule)
  }
  return [...held.values()]
    .map((rule) => asItIsNow(index, withDoubt(consultation, rule), consultation))
    .sort((a, b) => compareLevels(b.level, a.level) || a.rule.localeCompare(b.rule))
}

/** The level of the rules in force, without the verdict's own floors; null where none has fired. */
export function levelOf(held: readonly HeldRule[]): TriageLevel | null {
  return held.reduce<TriageLevel | null>((level, rule) => (level === null ? rule.level : moreUrgent(level, rule.level)), null)
}

/**
 * The level of the verdict: the rules in force, the floors of the likely conditions, else a booked appointment, or
 * self-care where the strict rule allows it.
 */
export function decideVerdictTriage(
  index: ReasoningIndex,
  rules: readonly RedFlag[],
  consultation: ConsultationCase,
  ranking: Ranking,
): { decision: TriageDecision; held: readonly HeldRule[] } {
  const isPresent = presenceTest(index, ranking.facts)
  const immediate = withDoubtfulRules(index, consultation, consultation, immediateRules(index, rules, consultation, isPresent), ranking)
  const held = holdRules(index, consultation, [...immediate, ...firedConditionFloors(index, consultation, ranking, isPresent)])
  const level = levelOf(held)
  const likely = likelyFloor(index, ranking)
  const floor = likely === null ? null : asItIsNow(index, likely, consultation)
  if (floor !== null && (level === null || compareLevels(floor.level, level) > 0))
    return { decision: { level: floor.level, because: [floor] }, held: [...held, floor] }
  if (level !== null && level !== 'self-care') return { decision: { level, because: becauseOf(held, level, consultation) }, held }
  if (isSelfCareAllowed(index, rules, consultation, ranking, isPresent))
    return {
      decision: {
        level: 'self-care',
        because: [{ rule: 'self-care', name: 'a harmless cause is likely and there are none of the warning signs' }],
      },
      held,
    }
  return {
    decision: {
      level: 'appointment',
      because: [
        {
          rule: 'appointment',
          name: 'nothing points to an emergency, but a doctor should look at this',
          sentence: { text: 'Nothing points to an emergency, but a doctor should look at this.' },
        },
      ],
    },
    held,
  }
}

/** A cause that the verdict calls likely asks for its own level, whatever the words alone would bear; null where none is or it may stay at home. */
function likelyFloor(index: ReasoningIndex, { ranked: [leader] }: Ranking): HeldRule | null {
  const condition = index.conditions[index.conditionNumbers.get(leader?.condition ?? '') ?? -1]
  if (leader === undefined || condition === undefined || leader.probability < likelihoodBands.likely || leader.reasonsFor.length === 0)
    return null
  if (condition.triageFloor === 'self-care') return null
  const findings = leader.reasonsFor.slice(0, reasonsSaid).map(({ finding }) => finding)
  return {
    rule: `condition:${condition.id}`,
    name: `the likeliest cause is ${condition.name}`,
    sentence: { text: likeliest, condition: condition.name },
    level: condition.triageFloor,
    findings,
  }
}

/** The reasons of one level, each said once; what was denied since is named last of all, and as what it is, where nothing else speaks for the level. */
export function becauseOf(
  held: readonly HeldRule[],
  level: TriageLevel,
  { observations }: Pick<ConsultationCase, 'observations'>,
): LevelReason[] {
  const isDenied = ({ findings }: HeldRule) =>
    findings.length > 0 && findings.every((finding) => observations[finding]?.polarity === 'absent')
  const own = held.filter((rule) => rule.level === level)
  const standing = own.filter((rule) => !isDenied(rule))
  const said = standing.length > 0 ? standing : own.map((rule) => ({ ...rule, name: `${rule.name}${atFirstNote}` }))
  const because: LevelReason[] = []
  const told = new Set<string>()
  for (const { rule, name, sentence, findings } of said) {
    // A second rule that rests on nothing more says the same in other words.
    const isSaid = sentence === undefined && findings.length > 0 && findings.every((finding) => told.has(finding))
    if (isSaid || because.some((other) => other.name === name)) continue
    because.push({ rule, name, ...(sentence && { sentence }) })
    if (sentence === undefined) for (const finding of findings) told.add(finding)
  }
  return because
}

const atFirstNote = ' (as you told me at first)'

/** Whether everything a rule rested on is still there. What was told stays told until it is corrected. */
function evidenceStands(index: ReasoningIndex, consultation: ConsultationCase, rule: HeldRule): boolean {
  const { observations } = consultation
  if (rule.provisional === true)
    return !isDecided(index, observations, rule.since ?? 0) && !soundsCalm(index, consultation, rule.since ?? 0)
  if (rule.doubted === true && rule.findings.some((finding) => isDeniedNow(observations[finding]))) return false
  return rule.findings.every((finding) => {
    const kind = index.findings[index.findingNumbers.get(finding) ?? -1]?.kind ?? ''
    const own = evidenceFor(index, observations, finding)
    if (own.some((observation) => countsAsPresent(observation, kind))) return true
    return own.some(({ source, polarity }) => (source === 'told' || source === 'answered') && polarity !== 'unknown')
  })
}

/** A rule in doubt is asked back, and a no takes it back (docs/decisions/0014-rules-in-doubt.md). */
function isDeniedNow(observation: Observation | undefined): boolean {
  return observation?.polarity === 'absent' && observation.source === 'answered'
}

/** Whether the doctor's questions about danger signs, answered after a turn, speak against what is only likely. */
export function isDecided({ dangerSigns }: ReasoningIndex, observations: ConsultationCase['observations'], since: number): boolean {
  const answered = Object.values(observations).filter(
    ({ finding, source, turn }) => source === 'answered' && turn > since && dangerSigns.has(finding),
  )
  if (!answered.every(({ polarity }) => polarity === 'absent')) return false
  // What is denied of one's own accord settles it as an answer does, where none of the signs is told.
  const told = Object.values(observations).filter(
    ({ finding, source, turn, text }) =>
      source === 'told' && turn > since && since > 0 && dangerSigns.has(finding) && !isMeasured.test(text),
  )
  const denied = told.every(({ polarity }) => polarity === 'absent') ? told.length : 0
  return answered.length + denied >= denialsToSettle
}

/** Whether all that was told by now sounds far from a hospital, and danger signs were denied since: "green phlegm" turned out to be a cold. */
function soundsCalm({ dangerSigns }: ReasoningIndex, { need, observations }: ConsultationCase, since: number): boolean {
  const denied = Object.values(observations).filter(
    ({ finding, polarity, turn }) => polarity === 'absent' && turn > since && dangerSigns.has(finding),
  )
  return need !== undefined && need.hospital < calmBelow.hospital && denied.length >= calmBelow.denials
}

/** "Temperature 38.8": read from a number, and no denial in words. */
const isMeasured = /^[^\d,;.]{1,40}\d[\d.,/]*\W*$/

/** A rule that rests on a value nobody has confirmed says so. */
function withDoubt({ observations }: ConsultationCase, rule: HeldRule): HeldRule {
  const isUnconfirmed = rule.findings.some((finding) => observations[finding]?.isUnconfirmed === true)
  return isUnconfirmed && !rule.name.endsWith(unconfirmedNote) ? { ...rule, name: `${rule.name}${unconfirmedNote}` } : rule
}

const unconfirmedNote = ' (read from your document; you have not confirmed it yet)'

function isAssumptionSettled(consultation: ConsultationCase, rule: HeldRule): boolean {
  return rule.assumed === true && consultation.person.ageYears !== null && consultation.person.sex !== null
}
