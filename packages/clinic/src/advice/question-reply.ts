import type { ConsultationCase } from '../case.ts'
import type { Mind } from '../mind.ts'
import type { Question } from '../model.ts'
import type { ReplyTriage } from '../reply.ts'
import { emergencyContacts } from './emergency-contacts.ts'
import { levelActions } from './level-words.ts'

const notedAtMost = 5

/** The next question, after what was understood of the last message. */
export function questionText(mind: Mind, consultation: ConsultationCase, question: Question, opening: string | null): string {
  const noted = Object.values(consultation.observations)
    .filter(
      (observation) => observation.turn === consultation.turns && (observation.source === 'told' || observation.source === 'corrected'),
    )
    .filter(({ finding, polarity }, _, all) => !all.some((other) => other.polarity === polarity && other.finding.startsWith(`${finding}.`)))
    .map(
      ({ finding, polarity }) =>
        `${polarity === 'absent' ? 'no ' : polarity === 'unknown' ? 'not sure about ' : ''}${(mind.findings.get(finding)?.name ?? finding).replace(polarity === 'absent' ? /^(?:an?|the|any|some) / : /^$/, '')}`,
    )
    .slice(0, notedAtMost)
  const understood = noted.length > 0 ? `I noted: ${noted.join('; ')}.` : null
  return [opening, understood, question.text].filter((block) => block !== null).join('\n\n')
}

/** The emergency card in words: what to do first, why, and a question for the time until help is there. */
export function emergencyText(consultation: ConsultationCase, triage: ReplyTriage | null, question: Question | null): string {
  if (triage === null) return question?.text ?? ''
  const number = emergencyContacts(consultation.country).ambulance
  return [
    `**${triage.title}.**`,
    triage.because.length === 1
      ? `I say this because of one thing: ${triage.because[0]?.name}.`
      : `I say this because of:\n\n${triage.because
          .slice(0, 4)
          .map((reason) => `- ${reason.name}`)
          .join('\n')}`,
    'What I recommend right now:',
    levelActions[triage.level].map((step) => `- ${step.replace('{number}', number)}`).join('\n'),
    question === null ? '' : `Get help first. If you can, answer this while you wait:\n\n${question.text}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}
