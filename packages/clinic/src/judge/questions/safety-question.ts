import type { ConsultationCase, CrisisKind } from '../../case/case.ts'
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

export const moodAsked = 'safety:mood'
const mood = /^(?:low-mood|hopeless\w*|guilt|loss-of-interest|anhedonia)(?:\.|$)/

/** Who came with a low mood is asked about thoughts of suicide once, in words of their own and not in a list; null where there is no need. */
export function moodQuestion(consultation: ConsultationCase): Question | null {
  const { complaints, crisis, asked, person } = consultation
  if (crisis !== null || asked.includes(moodAsked) || !complaints.slice(0, 2).some((id) => mood.test(id)) || asked.length === 0) return null
  return { ...safetyQuestion('self-harm', person), id: moodAsked }
}
