import type { ConsultationCase } from '../case/case.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { adviseAbout, patientName } from '../judge/questions/address-patient.ts'
import type { PackedCondition } from '../knowledge/knowledge-pack.ts'
import type { Part } from '../plan/part.ts'
import { because } from './level-card.ts'
import { levelSteps } from './level-words.ts'
import type { Cause, Recommendation, ReplyTriage } from './reply.ts'
import { suitableSteps } from './suitable-steps.ts'

const warningsShown = 5
const stepsShown = 5

export interface VerdictParts {
  consultation: ConsultationCase
  triage: ReplyTriage
  causes: readonly Cause[]
  conditions: readonly PackedCondition[]
  /** The number of the ambulance. */
  ambulance: string
  /** The share of "something else". */
  somethingElse: number
}

type AdviceParts = Pick<VerdictParts, 'consultation' | 'triage' | 'conditions' | 'ambulance'>

/** The verdict part by part: level first and its reasons, causes in bands, what to do, what to watch for, when to come back. */
export function verdictParts(parts: VerdictParts): Part[] {
  const { triage, causes } = parts
  const { person } = parts.consultation
  const isAboutAnother = person.relation !== 'self'
  const who = patientName(person)
  const steps = stepsOf(parts)
  const warnings = warningsOf(parts.conditions).map((warning) => adviseAbout(warning, person))
  const examination = parts.conditions[0]?.examination.slice(0, 3) ?? []
  const isUnsure = parts.somethingElse > 0.5 || causes[0]?.band === 'less likely'
  const said: Part[] = [
    { kind: 'level', text: `**${triage.title}.**\n\n${because(triage)}`, title: triage.title },
    causes.length === 0
      ? { kind: 'cause', text: 'I could not tell what causes this. A doctor should look at it.' }
      : {
          kind: 'cause',
          text: `${isUnsure ? 'I am not sure what it is. These fit best so far:' : 'What it could be:'}\n\n${causes.map(causeLine).join('\n')}`,
          items: causes.map(({ name }) => name),
        },
    {
      kind: 'action',
      text: `**What to do now.** ${isAboutAnother ? `For ${who} ` : ''}I recommend:\n\n${bullets(steps)}`,
      items: steps,
    },
  ]
  if (warnings.length > 0)
    said.push({
      kind: 'warning',
      text: `**Get help sooner ${isAboutAnother ? `for ${who} ` : ''}if:**\n\n${bullets(warnings)}`,
      items: warnings,
      urgency: 'sooner',
    })
  said.push({ kind: 'next', text: comeBackText(triage) })
  if (examination.length > 0 && triage.level !== 'self-care')
    said.push({ kind: 'expect', text: `**What the doctor may do:**\n\n${bullets(examination)}`, items: examination })
  said.push({
    kind: 'next',
    text: isAboutAnother
      ? `I can be wrong, and I cannot examine ${who}. If things get much worse, get help at once.`
      : 'I can be wrong, and I cannot examine you. If you feel much worse, get help at once.',
  })
  return said
}

function causeLine(cause: Cause): string {
  const against = cause.reasonsAgainst.length > 0 ? ` Against it: ${list(cause.reasonsAgainst)}.` : ''
  const reasons = cause.reasonsFor.length > 0 ? ` For it: ${list(cause.reasonsFor)}.` : ''
  return `- **${cause.name}** (${cause.band}). ${cause.summary}${reasons}${against}`
}

/** What to do: the steps of the level, then the advice of the leading cause. An emergency gets its own steps alone. */
export function stepsOf(parts: AdviceParts): string[] {
  const steps = levelSteps(parts.triage.level, parts.consultation.person, parts.ambulance)
  return [...new Set([...steps, ...ownSteps(parts).map(sentence)])].slice(0, stepsShown + 1)
}

const visitStep =
  /\b(?:emergency department|a&e|ambulance|999|911|112|hospital now|see (?:a|your) doctor|call (?:a|your) doctor|book (?:a|an))\b/i

/** The advice of the leading cause; none where the level is an emergency for another reason than that cause. */
function ownSteps({ triage, conditions, consultation }: AdviceParts): readonly string[] {
  const [leader] = conditions
  if (leader === undefined || (isEmergency(triage.level) && !isEmergency(leader.triageFloor))) return []
  const steps = leader.selfCare.filter((step) => !visitStep.test(step))
  return suitableSteps(steps, consultation)
}

function sentence(step: string): string {
  return `${step.charAt(0).toUpperCase()}${step.slice(1)}${/[.!?]$/.test(step) ? '' : '.'}`
}

/** When to get help sooner, from the leading causes, each once. */
export function warningsOf(conditions: readonly PackedCondition[]): string[] {
  return [...new Set(conditions.slice(0, 3).flatMap((condition) => condition.comeBack))].slice(0, warningsShown)
}

function comeBackText(triage: ReplyTriage): string {
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

function list(phrases: readonly string[]): string {
  return phrases.length < 2 ? (phrases[0] ?? '') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`
}
