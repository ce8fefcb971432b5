import type { ConsultationCase, CrisisKind } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { crisisFindings, moodComplaints } from '../../knowledge/crisis-findings.ts'
import { questionConstants } from '../constants.ts'
import { type Addressee, patientName } from './address-patient.ts'
import { closedOptions } from './closed-options.ts'
import { lossAsked } from './open-questions.ts'

const { startAskedBelow } = questionConstants

/** The gentle direct question where a crisis is possible and not plain. */
export function safetyQuestion(kind: CrisisKind, person: Addressee): Question {
  const { finding, toPatient, aboutPatient } = questionOf(kind)
  const asked =
    person.relation === 'self' ? toPatient : aboutPatient.replace('{who}', person.relation === 'other' ? 'the person' : patientName(person))
  return {
    id: 'safety',
    kind: 'finding',
    slot: 'safety',
    findings: [finding],
    text: `I would like to ask you straight out, because it matters: ${asked}`,
    why: 'Safety comes first. Asking is safe, and help is there if it is needed.',
    options: closedOptions,
  }
}

/** The direct question to a picture that came unwanted: whether it may be acted on, or is told by a voice. */
export function fearedQuestion(person: Addressee): Question {
  const who = person.relation === 'self' ? 'you' : patientName(person)
  const asked =
    person.relation === 'self'
      ? 'do you feel that you might really do it, or do you hear a voice that tells you to?'
      : `do you fear that ${who} might really do it, or hears a voice that says to?`
  return { ...safetyQuestion('harm-to-others', person), text: `I would like to ask you straight out, because it matters: ${asked}` }
}

/** The finding that is asked for in the direct question of a kind, and its words. */
function questionOf(kind: CrisisKind): { finding: string; toPatient: string; aboutPatient: string } {
  for (const [finding, { kind: own, question }] of Object.entries(crisisFindings))
    if (own === kind && question !== undefined) return { finding, ...question }
  throw new Error(`no direct question for ${kind}`)
}

/** Death named in so many words, where it is denied. */
const saysNoDeath = /\b(?:suicid\w*|kill\w*|end(?:ing)? my|die|dying|dead)\b/i

/** The ids of the direct question asked without a crisis, kept among what was asked. */
export const wonderedAsked = 'safety:wondered'
export const moodAsked = 'safety:mood'

/** Which crisis a direct question is about. */
export function crisisAskedAbout({ findings: [finding] }: Pick<Question, 'findings'>): CrisisKind {
  return (finding === undefined ? undefined : crisisFindings[finding]?.kind) ?? 'self-harm'
}

/**
 * The direct question without a crisis, each once: where the words made the doctor wonder, and to who came with a low mood, in words of its
 * own and not in a list. Null where there is no need.
 */
export function straightQuestion({ complaints, crisis, asked, person, wondered, observations }: ConsultationCase): Question | null {
  if (crisis !== null) return null
  if (wondered !== undefined && !asked.includes(wonderedAsked)) return { ...safetyQuestion(wondered, person), id: wonderedAsked }
  const isOfMood = complaints.slice(0, 2).some((id) => moodComplaints.has(id.split('.')[0] ?? id)) && asked.length > 0
  // Who lost somebody and was asked about their spirits has told of the mood there.
  const isOfLoss = asked.includes(lossAsked) && [...moodComplaints].some((id) => observations[id]?.polarity === 'present')
  // The first weeks of an antidepressant, under 30: thoughts of suicide may come before the mood lifts (NICE NG222: seen after a week).
  const isStarting = observations['antidepressant-just-started']?.polarity === 'present' && (person.ageYears ?? 0) < startAskedBelow
  const isOfStart = isStarting && asked.length > 0
  const denied = observations['suicidal-thoughts']
  // Who said of his own accord that he is not suicidal has answered it.
  const isToldNot = denied?.polarity === 'absent' && denied.source === 'told' && saysNoDeath.test(denied.text)
  const wasAsked = isToldNot || asked.includes(moodAsked) || (asked.includes(wonderedAsked) && wondered === 'self-harm')
  return (isOfMood || isOfLoss || isOfStart) && !wasAsked ? { ...safetyQuestion('self-harm', person), id: moodAsked } : null
}
