import type { ConsultationCase } from '../case/case.ts'
import type { Polarity, Question } from '../case/model.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import { emergencyContacts } from './emergency-contacts.ts'
import { levelSteps } from './level-words.ts'
import type { ReplyTriage } from './reply.ts'
import { withoutIt } from './without-it.ts'

const notedAtMost = 5

/** The next question, after what was understood of the last message. */
export function questionText(mind: KnowledgeBase, consultation: ConsultationCase, question: Question, opening: string | null): string {
  const told = Object.values(consultation.observations).filter(
    ({ turn, source }) => turn === consultation.turns && (source === 'told' || source === 'corrected'),
  )
  const isSaidCloser = (finding: string, polarity: Polarity) =>
    told.some(
      (other) =>
        other.polarity === polarity &&
        other.finding !== finding &&
        (other.finding.startsWith(`${finding}.`) || mind.findings.get(other.finding)?.parents.includes(finding)),
    )
  const noted = told
    .filter(({ finding, polarity }) => !isSaidCloser(finding, polarity))
    .filter(({ finding, polarity }) => polarity !== 'absent' || mind.findings.get(finding)?.kind !== 'measurement')
    .map(({ finding, polarity }) => {
      const name = mind.findings.get(finding)?.name ?? finding
      return polarity === 'absent' ? withoutIt(name) : polarity === 'unknown' ? `not sure about ${name}` : name
    })
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
    levelSteps(triage.level, consultation.person, number)
      .map((step) => `- ${step}`)
      .join('\n'),
    question === null ? '' : `Get help first. If you can, answer this while you wait:\n\n${question.text}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}
