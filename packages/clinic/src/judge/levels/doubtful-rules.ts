import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { amountFarOver } from '../../hear/doses/too-much.ts'
import { levelConstants } from '../constants.ts'
import { countsAsPresent } from '../ranking/facts.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { evidenceFor } from './evidence.ts'
import { compareLevels, isEmergency } from './level-order.ts'
import { isOpenNo } from './open-no.ts'
import { supportedLevel } from './supported-level.ts'

const { ambulanceDoubtBelow, corroborating, doubtBelow, unknownFrom } = levelConstants

/** What an outside listener alone has heard is always asked back before it sends anybody to hospital. */
const listenerDoubtBelow = Number.POSITIVE_INFINITY

/**
 * The rules as they speak this turn: one that rests on told words alone, in a message that does not sound so grave as a whole,
 * asks for what the words bear and is confirmed by a direct question. Answers, measurements and documents leave no doubt, nor
 * does what was held before, nor any rule where no learned reader listens. `ownRanking` has no reasons that an outside listener alone has heard.
 */
export function withDoubtfulRules(
  index: ReasoningIndex,
  before: ConsultationCase,
  now: ConsultationCase,
  fired: readonly HeldRule[],
  ownRanking: Ranking,
): HeldRule[] {
  return fired.map((rule) => {
    const former = before.held.find((held) => held.rule === rule.rule)
    const isNew = former === undefined || former.doubted === true
    if (index.plainRules.has(rule.rule) && !needsListener(index, now, rule) && !restsOnOpenNo(index, now, rule)) return rule
    if (isNew && isOfIron(now, rule) && !wasAskedBack(index, now, rule)) return { ...rule, level: 'within-24-hours', doubted: true }
    if (isNew && restsOnOpenNo(index, now, rule)) return { ...rule, level: 'within-24-hours', doubted: true }
    // What a listener alone has heard leads the ranking as well: it is no second witness of itself.
    const isClaimed = needsListener(index, now, rule)
    const isSure = !restsOnWords(index, now, rule) || isCorroborated(index, ownRanking, rule) || isWitnessed(now, rule)
    if (!isNew || (isSure && !isClaimed)) return rule
    const least = isClaimed ? listenerDoubtBelow : rule.level === 'ambulance' ? ambulanceDoubtBelow : doubtBelow
    const level = supportedLevel(rule.level, now.need, wasAskedBack(index, now, rule) ? unknownFrom : least)
    return level === rule.level ? rule : { ...rule, level, doubted: true }
  })
}

/** Whether a part of a rule is one that a no before it may deny: it was not asked back yet. */
function restsOnOpenNo(index: ReasoningIndex, now: ConsultationCase, rule: HeldRule): boolean {
  const isOpen = (finding: string) => {
    const evidence = presentEvidence(index, now.observations, finding)
    return evidence.length > 0 && evidence.every((each) => isOpenNo(now, each))
  }
  return compareLevels(rule.level, 'within-24-hours') >= 0 && rule.findings.some(isOpen)
}

/** What bears out a bleed from the stomach that was told in words: one of them beside it leaves no doubt. An amount that is told is compared, not guessed. */
const witnesses = ['takes-nsaid', 'takes-blood-thinner', 'near-fainting', 'faint-or-collapse', 'history-ulcer', 'cold-clammy-skin']

function isWitnessed({ observations, prose, person }: ConsultationCase, { findings }: HeldRule): boolean {
  if (findings.includes('overdose-taken') && amountFarOver(prose, person) !== null) return true
  const isPresent = (finding: string) => observations[finding]?.polarity === 'present' && observations[finding]?.temporality === 'current'
  return findings.includes('stool-black') && isPresent('stool-black') && witnesses.some(isPresent)
}

const tarry =
  /\b(?:tar|tarry|tar-?like|sticky|stick[sy]?|treacle|marmite|molasses|liquorice|shiny|smell\w*|stink\w*|stench|foul|blood\w*)\b/i

/** Iron tablets turn the stool dark or black (BNF: Iron, oral; NHS: Ferrous sulfate): only tar, a smell, blood or a witness of a bleed says more. */
function isOfIron({ observations, prose }: ConsultationCase, { findings }: HeldRule): boolean {
  const [iron, stool] = [observations['takes-iron'], observations['stool-black']]
  const isExplained =
    iron?.polarity === 'present' && iron.temporality === 'current' && findings.every((finding) => finding === 'stool-black')
  const hasWitness = witnesses.some((finding) => observations[finding]?.polarity === 'present')
  return isExplained && stool?.source === 'told' && !hasWitness && !tarry.test(`${prose} ${stool.text}`)
}

/**
 * "Poo like tar, light-headed on standing, on ibuprofen": one word may be misread, three that belong to one dangerous illness hardly. Whether
 * the cause that leads needs a hospital and what the rule rests on is one of its reasons.
 */
function isCorroborated(index: ReasoningIndex, { ranked: [leader] }: Ranking, { findings }: HeldRule): boolean {
  if (leader === undefined || leader.probability < corroborating.share || leader.reasonsFor.length < corroborating.reasons) return false
  const condition = index.conditions[index.conditionNumbers.get(leader.condition) ?? -1]
  const isDangerous = condition?.mustNotMiss === true && isEmergency(condition.triageFloor)
  return (
    isDangerous &&
    findings.some((finding) => leader.reasonsFor.some(({ finding: reason }) => reason === finding || reason.startsWith(`${finding}.`)))
  )
}

/** Whether one part of a rule has nothing but a listener's word for it. */
function needsListener(index: ReasoningIndex, { observations }: ConsultationCase, { findings }: HeldRule): boolean {
  return findings.some((finding) => {
    const evidence = presentEvidence(index, observations, finding)
    return evidence.length > 0 && evidence.every(({ by }) => by === 'listener')
  })
}

function wasAskedBack(index: ReasoningIndex, { observations, asked }: ConsultationCase, { findings }: HeldRule): boolean {
  return findings.some((finding) => presentEvidence(index, observations, finding).some(({ finding: told }) => asked.includes(told)))
}

/** The observed finding that a doubted rule rests on and that is still to be confirmed; null where nothing is in doubt. */
export function findingInDoubt(index: ReasoningIndex, consultation: ConsultationCase): string | null {
  const { held, observations, asked } = consultation
  const told = held
    .filter((rule) => rule.doubted === true && !wasAskedBack(index, consultation, rule))
    .flatMap(({ findings }) => findings.flatMap((finding) => presentEvidence(index, observations, finding)))
    .filter((observation) => observation.source === 'told' && !isOfNumber(index, consultation, observation))
  const claimed = told.filter(({ by }) => by === 'listener')
  // Whether there is such a thing is asked back, not since when or where; first what an outside listener alone has heard.
  const open = told.filter((each) => isOpenNo(consultation, each))
  return (
    [...claimed, ...open, ...told].find(({ finding }) => !asked.includes(finding) && !asked.includes(finding.split('.')[0] ?? finding))
      ?.finding ?? null
  )
}

/** Whether nothing but told words speaks for a rule; a number that was measured and told is no mere word. */
export function restsOnWords(index: ReasoningIndex, consultation: ConsultationCase, { findings }: Pick<HeldRule, 'findings'>): boolean {
  const evidence = findings.flatMap((finding) => presentEvidence(index, consultation.observations, finding))
  return (
    evidence.length > 0 && evidence.every((observation) => observation.source === 'told' && !isOfNumber(index, consultation, observation))
  )
}

/** Whether an observation was read from a number the patient told: "temperature 38.2" (see `understand`), "my potassium is 7.2". */
function isOfNumber(index: ReasoningIndex, { vitals }: ConsultationCase, { finding, text }: Observation): boolean {
  const isMeasurement = index.findings[index.findingNumbers.get(finding) ?? -1]?.kind === 'measurement'
  return (isMeasurement && /\d/.test(text)) || Object.entries(vitals).some(([sign, value]) => text === `${sign} ${value}`)
}

function presentEvidence(index: ReasoningIndex, observations: ConsultationCase['observations'], finding: string): Observation[] {
  const kind = index.findings[index.findingNumbers.get(finding) ?? -1]?.kind ?? ''
  return evidenceFor(index, observations, finding).filter(
    (observation) => observation.source !== 'implied' && countsAsPresent(observation, kind),
  )
}
