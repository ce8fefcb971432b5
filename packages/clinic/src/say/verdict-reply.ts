import type { ConsultationCase } from '../case/case.ts'
import { textOf } from '../judge/advice-scope.ts'
import { likelihoodBands } from '../judge/constants.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { adviseAbout, patientName } from '../judge/questions/address-patient.ts'
import { capital, uncapital } from '../judge/questions/question-knowledge.ts'
import type { AdviceScope } from '../knowledge/advice-schema.ts'
import type { PackedCondition, PackedFinding } from '../knowledge/knowledge-pack.ts'
import { type MedicineBehind, medicinesBehind } from '../medications/effects/medicines-behind.ts'
import { withToldResults } from '../plan/moves/answers/told-results.ts'
import type { Part } from '../plan/part.ts'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import { examinationLines } from './examination-lines.ts'
import { fittingClue } from './fitting-clue.ts'
import { because } from './level-card.ts'
import { levelSteps } from './level-words.ts'
import type { Cause, Recommendation, ReplyTriage } from './reply.ts'
import { listOfNames } from './said-back/sentence.ts'
import { spokenCondition } from './spoken-condition.ts'
import { spokenMedicine } from './spoken-medicine.ts'
import type { SuitedAdvice } from './suited-advice.ts'
import { suitedLines } from './suited-lines.ts'
import { withOneLimit } from './time-limits.ts'
import { withoutTold } from './told-alternatives.ts'
import { storyOf } from './verdict-story.ts'
import { askFor } from './what-to-ask-for.ts'
import { withoutAlike } from './without-alike.ts'

const warningsShown = 5
const stepsShown = 5
/** So many things to do are said at once; the others stand after them. */
const stepsAtOnce = 3
const avoidShown = 3
/** Of the advice in depth: what helps at home, what the pharmacy has, what a doctor may do. */
const homeShown = 3
const medicinesShown = 2
const doctorShown = 4

export interface VerdictParts {
  consultation: ConsultationCase
  triage: ReplyTriage
  causes: readonly Cause[]
  conditions: readonly PackedCondition[]
  /** The advice in depth of each of them, suited to the patient; null where none is written. */
  advice: readonly (SuitedAdvice | null)[]
  /** Whether a line with such a scope is for the patient. */
  suits: (scope: AdviceScope) => boolean
  /** The number of the ambulance. */
  ambulance: string
  /** Whether the patient has told of a warning already. */
  isTold: (warning: string) => boolean
  documents: readonly RememberedDocument[]
  findings: ReadonlyMap<string, PackedFinding>
  /** Whether a finding bears on any of the likelier illnesses. */
  isRelevant: (finding: string) => boolean
  /** The share of "something else". */
  somethingElse: number
}

type AdviceParts = Pick<VerdictParts, 'consultation' | 'triage' | 'causes' | 'conditions' | 'advice' | 'suits' | 'ambulance'>

/** The verdict part by part: level first and its reasons, causes in bands, what to do, what to watch for, when to come back. */
export function verdictParts(parts: VerdictParts): Part[] {
  const { triage, causes } = parts
  const { person } = parts.consultation
  const isAboutAnother = person.relation !== 'self'
  const who = patientName(person)
  const steps = stepsOf(parts)
  const avoid = leadersAdvice(parts)?.avoid.slice(0, avoidShown) ?? []
  const isUnsure = parts.somethingElse > 0.5 || (causes[0]?.probability ?? 1) < likelihoodBands.possible
  const leader = causes[0] === undefined || isUnsure ? null : spokenCondition(causes[0].name)
  const story = storyOf(parts.findings, parts.consultation, parts.isRelevant)
  const behind = medicinesIn(parts)
  const said: Part[] = [
    { kind: 'level', text: `**${triage.title}.**\n\n${because(triage, leader)}`, title: triage.title },
    ...(story === null ? [] : [{ kind: 'understood' as const, text: story }]),
    causes.length === 0
      ? { kind: 'cause', text: 'I could not tell what causes this. A doctor should look at it.' }
      : {
          kind: 'cause',
          text: `${isUnsure ? 'I am not sure what it is. These fit best so far:' : 'What it could be:'}\n\n${[...behind.map((each) => medicineLine(each, parts)), ...causes.map((cause, place) => causeLine(cause, place === 0 ? fittingClue(cause.id, parts.consultation) : null))].join('\n')}`,
          items: [...behind.map(({ medicine }) => `Side effect of ${spokenMedicine(medicine)}`), ...causes.map(({ name }) => name)],
        },
    { kind: 'action', text: actionText(steps, isAboutAnother ? `for ${who}` : ''), items: steps },
  ]
  if (avoid.length > 0) said.push({ kind: 'action', title: 'What to avoid', text: `**What to avoid:**\n\n${bullets(avoid)}`, items: avoid })
  said.push(...warningParts(parts, isAboutAnother ? `for ${who} ` : ''))
  said.push({ kind: 'next', text: comeBackText(triage, parts.consultation) })
  said.push(...expectParts(parts))
  said.push({
    kind: 'next',
    text: isAboutAnother
      ? `I can be wrong, and I cannot examine ${who}. If things get much worse, get help at once.`
      : 'I can be wrong, and I cannot examine you. If you feel much worse, get help at once.',
  })
  return said
}

/** What to do: three things at once, and what else helps after them. */
function actionText(steps: readonly string[], forWhom: string): string {
  const now = `**What to do now${forWhom === '' ? '' : ` ${forWhom}`}.** I recommend:\n\n${bullets(steps.slice(0, stepsAtOnce))}`
  return steps.length > stepsAtOnce ? `${now}\n\n**What else helps:**\n\n${bullets(steps.slice(stepsAtOnce))}` : now
}

const medicinesNamed = 2
const effectsNamed = 2

/** The medicines that are known for what was told, where no cause says it already and none is an emergency's. */
function medicinesIn({ consultation, triage, causes }: Pick<VerdictParts, 'consultation' | 'triage' | 'causes'>): MedicineBehind[] {
  return isEmergency(triage.level) || causes.some(({ id }) => ofMedicines.has(id))
    ? []
    : medicinesBehind(consultation).slice(0, medicinesNamed)
}

/** Illnesses that are side effects by name. */
const ofMedicines: ReadonlySet<string> = new Set(['ace-inhibitor-cough', 'drug-allergy-rash', 'rhinitis-medicamentosa'])

function medicineLine(
  { medicine, effects }: MedicineBehind,
  { findings, consultation }: Pick<VerdictParts, 'findings' | 'consultation'>,
): string {
  const names = effects.slice(0, effectsNamed).map((effect) => findings.get(effect)?.name ?? effect)
  const isAfter = (consultation.clues ?? []).some((clue) => clue.toLowerCase().includes(medicine.toLowerCase()))
  return `- **Side effect of ${spokenMedicine(medicine)}** (${isAfter ? 'likely' : 'possible'}). A well-known side effect of it: ${listOfNames(names)}. ${isAfter ? 'The time fits too, since it came after the medicine was begun.' : 'It is the likelier if it came after the medicine was begun or raised.'}`
}

function causeLine(cause: Cause, clue: string | null): string {
  const against = cause.reasonsAgainst.length > 0 ? ` Speaks against it: ${listOfNames(cause.reasonsAgainst)}.` : ''
  const reasons = cause.reasonsFor.length > 0 ? ` Fits: ${listOfNames(cause.reasonsFor)}.` : ''
  return `- **${cause.name}** (${cause.band}). ${cause.summary}${reasons}${clue === null ? '' : ` ${clue}`}${against}`
}

/** The advice in depth of the leading cause; none where the level is an emergency for another reason than that cause. */
function leadersAdvice({ triage, conditions: [leader], advice: [first] }: AdviceParts): SuitedAdvice | null {
  return leader === undefined || first === undefined || isBesideThePoint(leader, triage) ? null : first
}

/** An emergency that the leading cause is no reason for: its advice would lead away from the hospital. */
function isBesideThePoint(leader: PackedCondition, { level }: ReplyTriage): boolean {
  return isEmergency(level) && !isEmergency(leader.triageFloor)
}

/** When to call at once and when to see a doctor sooner, in two lists where the knowledge keeps them apart; who is sent to hospital now is told no "sooner". */
function warningParts({ triage, conditions, advice, isTold, consultation }: VerdictParts, forWhom: string): Part[] {
  const { person, prose, durationDays } = consultation
  const leading = conditions.slice(0, 3).map((condition, place) => ({ condition, advice: advice[place] ?? null }))
  const atOnce = few(leading.flatMap(({ advice: each }) => each?.callIf ?? []).map(asItStands), isTold, isSaidAlike)
  const comeBack = ({ comeBack: warnings }: PackedCondition): Warning[] =>
    warnings.map((warning) => ({ warning, text: adviseAbout(warning, person) }))
  const signs = leading.flatMap(({ condition, advice: each }) => (each === null ? comeBack(condition) : each.doctorIf.map(asItStands)))
  const untold = signs.filter(({ text }) => !ofAge.test(text)).map(({ warning, text }) => ({ warning, text: withoutTold(text, prose) }))
  const sooner = isEmergency(triage.level) ? [] : withOneLimit(few(untold, isTold, isSaidAlike), durationDays)
  const title = atOnce.length > 0 ? 'See a doctor sooner' : 'Get help sooner'
  const said: Part[] = []
  if (atOnce.length > 0)
    said.push({ kind: 'warning', text: `**Get help at once ${forWhom}if:**\n\n${bullets(atOnce)}`, items: atOnce, urgency: 'now' })
  if (sooner.length > 0)
    said.push({ kind: 'warning', text: `**${title} ${forWhom}if:**\n\n${bullets(sooner)}`, items: sooner, urgency: 'sooner' })
  return said
}

/** A warning of the knowledge, and how it is said to this patient. */
interface Warning {
  warning: string
  text: string
}

/** What holds by age alone is no sign to wait for: it is said as what to do. */
const ofAge = /\byou are (?:over|older than) (?:\d+|forty|fifty|sixty)\b(?! (?:with|and have|or have))/i

/** A visit for what is so already by age: "it is new and you are over 55". None beside a visit that is advised anyway, or where it has been like that for years. */
function visitForAge({ triage, conditions, advice, consultation }: AdviceParts): string[] {
  const { durationDays, person } = consultation
  if (triage.level !== 'self-care' || (durationDays !== null && durationDays > newUntilDays) || person.ageYears === null) return []
  const line = advice[0]?.doctorIf.find((each) => ofAge.test(each))
  return line === undefined || conditions[0] === undefined
    ? []
    : [`Book a visit with your doctor in the next weeks all the same, since ${line}`]
}
const newUntilDays = 365

const asItStands = (warning: string): Warning => ({ warning, text: warning })

type SaidTest = (said: readonly string[], text: string) => boolean

const isSaid: SaidTest = (said, text) => said.includes(text)
const isSaidAlike: SaidTest = (said, text) => isSaid(said, text) || withoutAlike([...said, text]).length === said.length

/** The first of the warnings that the patient has not told of and that say nothing over again; those behind them are not read at all. */
function few(warnings: readonly Warning[], isTold: (warning: string) => boolean, isSaidAlready: SaidTest): string[] {
  const said: string[] = []
  for (const { warning, text } of warnings) {
    if (said.length >= warningsShown) break
    if (!isSaidAlready(said, text) && !isTold(warning)) said.push(text)
  }
  return said
}

/** How it usually goes, and what a doctor may do about it. */
function expectParts(parts: VerdictParts): Part[] {
  const { triage, conditions } = parts
  const advice = leadersAdvice(parts)
  const advised = advice?.doctor.map((line) => withToldResults(line, parts.consultation, parts.documents)).slice(0, doctorShown)
  const doctor = advised ?? examinationLines(conditions[0]?.examination.slice(0, 3) ?? [], parts.documents)
  const course = advice === null ? [] : [advice.course, ...catching(advice)]
  return [
    ...(course.length > 0 ? [{ kind: 'expect' as const, text: `**What to expect:**\n\n${bullets(course)}`, items: course }] : []),
    ...(doctor.length > 0 && (advice !== null || triage.level !== 'self-care')
      ? [{ kind: 'expect' as const, text: `**What the doctor may do:**\n\n${bullets(doctor)}`, items: doctor }]
      : []),
  ]
}

/** Said unasked only where others can catch it. */
function catching({ daily: { contagion } }: SuitedAdvice): string[] {
  return contagion === undefined || contagion.startsWith('No') ? [] : [`Is it catching? ${contagion}`]
}

/**
 * What to do: where to go, then the advice of the leading cause, then what else the level says. In an emergency all that its level says comes first.
 */
function stepsOf(parts: AdviceParts): string[] {
  const ofMedicine = medicinesIn(parts).map(({ medicine, group }) => `${capital(spokenMedicine(medicine))}: ${uncapital(group.advice)}`)
  const { triage, consultation, ambulance } = parts
  const asked = isEmergency(triage.level) ? [] : triage.because.flatMap(({ rule }) => askFor(rule, consultation)).slice(0, 1)
  const own = [...asked, ...visitForAge(parts).map(sentence), ...ofMedicine, ...ownSteps(parts).map(sentence)]
  const isAtHome = triage.level === 'self-care' && own.length > 0
  const ofLevel = isAtHome ? [] : levelSteps(triage.level, consultation.person, ambulance)
  const steps = parts.conditions[0]?.system === 'dental' && !isEmergency(parts.triage.level) ? ofLevel.map(atDentist) : ofLevel
  const shown = ofMedicine.length + (leadersAdvice(parts) === null ? stepsShown + 1 : steps.length + homeShown + medicinesShown)
  const first = isEmergency(parts.triage.level) ? steps : steps.slice(0, 1)
  const last = steps.slice(first.length)
  return [...new Set([...first, ...own.slice(0, shown - steps.length), ...last])]
}

/** A tooth is seen by a dentist. */
const atDentist = (step: string): string =>
  step
    .replace('See a doctor today', 'See a dentist today')
    .replace(/\bto a doctor today/, 'to a dentist today')
    .replace('A walk-in clinic is fine too.', 'If none has time, an emergency dental line or walk-in clinic helps.')
    .replace('a visit with your doctor', 'a visit with your dentist')

const visitStep =
  /\b(?:emergency department|a&e|ambulance|999|911|112|hospital now|see (?:a|your) doctor|call (?:a|your) doctor|book (?:a|an))\b/i

/** What helps by the advice of the leading cause; nothing where the level is an emergency for another reason than that cause. */
function ownSteps(parts: AdviceParts): readonly string[] {
  const { triage, conditions, consultation } = parts
  const [leader] = conditions
  if (leader === undefined || isBesideThePoint(leader, triage)) return []
  const advice = leadersAdvice(parts)
  if (advice !== null) return [...advice.home.slice(0, homeShown), ...advice.medicines.slice(0, medicinesShown)]
  const steps = leader.selfCare.filter((step) => !visitStep.test(textOf(step)))
  return suitedLines(steps, parts.suits, consultation)
}

function sentence(step: string): string {
  return `${step.charAt(0).toUpperCase()}${step.slice(1)}${/[.!?]$/.test(step) ? '' : '.'}`
}

/** From here on "in a few days" is no time for what has lasted so long already. */
const longDays = 14

function comeBackText(triage: ReplyTriage, { durationDays }: Pick<ConsultationCase, 'durationDays'>): string {
  if (triage.level === 'self-care' && durationDays !== null && durationDays >= longDays)
    return '**Come back** if it gets worse or changes, if it is not on the mend after some weeks of this, or if something new comes up.'
  if (triage.level === 'self-care') return '**Come back** if it is not better in a few days, or if something new comes up.'
  if (triage.level === 'ambulance' || triage.level === 'emergency-department')
    return '**Come back** to me any time. But get that help first.'
  return '**Come back** if anything changes before you see the doctor.'
}

/** The recommendations as tasks: the visit first, then what the patient can do. */
export function recommendationsOf(parts: AdviceParts): Recommendation[] {
  const priority = parts.triage.level === 'self-care' ? 'medium' : 'high'
  const visit: Recommendation = {
    type: 'other',
    title: parts.triage.title,
    description: levelSteps(parts.triage.level, parts.consultation.person, parts.ambulance).join(' '),
    priority,
  }
  const own = ownSteps(parts)
    .slice(0, 3)
    .map(sentence)
    .map(
      (step): Recommendation => ({ type: typeOf(step), title: step, description: `For: ${parts.conditions[0]?.name}`, priority: 'medium' }),
    )
  return parts.triage.level === 'self-care' ? own : [visit, ...own]
}

function typeOf(step: string): Recommendation['type'] {
  if (/\b(paracetamol|ibuprofen|antihistamine|tablet|medicine|cream|spray|inhaler|drops|antacid|packet)\b/i.test(step)) return 'medication'
  if (/\b(exercise|stretch|walk|move)\b/i.test(step)) return 'exercise'
  return 'lifestyle'
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
