import { type ConsultationCase, type CrisisKind, crisisKinds } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { type Addressee, patientName } from './address-patient.ts'
import { closedOptions } from './closed-options.ts'

/** What is asked of the patient and, where another speaks, about the patient; `{who}` is the patient. */
const questions: Readonly<Record<CrisisKind, { finding: string; toPatient: string; aboutPatient: string }>> = {
  'self-harm': {
    finding: 'suicidal-thoughts',
    toPatient: 'are you having thoughts of ending your life, or of hurting yourself?',
    aboutPatient: 'do you fear that {who} may be thinking of ending their life, or of hurting themselves?',
  },
  'harm-to-others': {
    finding: 'harm-others-thoughts',
    toPatient: 'are you having thoughts of hurting someone?',
    aboutPatient: 'do you fear that {who} may hurt someone?',
  },
  abuse: {
    finding: 'abuse-current',
    toPatient: 'is someone hurting or threatening you, or are you afraid of someone at home?',
    aboutPatient: 'do you fear that someone is hurting or threatening {who}?',
  },
  overdose: {
    finding: 'overdose-taken',
    toPatient: 'did you take more of a medicine or a drug than is safe, or do you think you may have?',
    aboutPatient: 'did {who} take more of a medicine or a drug than is safe, or could it be so?',
  },
  poisoning: {
    finding: 'poison-swallowed',
    toPatient: 'did you swallow, breathe in or touch something that may be a poison?',
    aboutPatient: 'did {who} swallow, breathe in or touch something that may be a poison?',
  },
  psychosis: {
    finding: 'hearing-voices',
    toPatient: 'do you hear or see things that others do not, or feel that somebody is after you?',
    aboutPatient: 'does {who} hear or see things that others do not, or feel that somebody is after them?',
  },
}

/** The gentle direct question where a crisis is possible and not plain. */
export function safetyQuestion(kind: CrisisKind, person: Addressee): Question {
  const { finding, toPatient, aboutPatient } = questions[kind]
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

/** The ids of the direct question asked without a crisis, kept among what was asked. */
export const wonderedAsked = 'safety:wondered'
export const moodAsked = 'safety:mood'

/** Which crisis a direct question is about. */
export function crisisAskedAbout({ findings: [finding] }: Pick<Question, 'findings'>): CrisisKind {
  return crisisKinds.find((kind) => questions[kind].finding === finding) ?? 'self-harm'
}

const mood = /^(?:low-mood|hopeless\w*|guilt|loss-of-interest|anhedonia)(?:\.|$)/

/**
 * The direct question without a crisis, each once: where the words made the doctor wonder, and to who came with a low mood, in words of its
 * own and not in a list. Null where there is no need.
 */
export function straightQuestion({ complaints, crisis, asked, person, wondered }: ConsultationCase): Question | null {
  if (crisis !== null) return null
  if (wondered !== undefined && !asked.includes(wonderedAsked)) return { ...safetyQuestion(wondered, person), id: wonderedAsked }
  const isOfMood = complaints.slice(0, 2).some((id) => mood.test(id)) && asked.length > 0
  const wasAsked = asked.includes(moodAsked) || (asked.includes(wonderedAsked) && wondered === 'self-harm')
  return isOfMood && !wasAsked ? { ...safetyQuestion('self-harm', person), id: moodAsked } : null
}
