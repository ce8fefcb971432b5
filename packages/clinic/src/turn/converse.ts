import type { ConsultationCase } from '../case/case.ts'
import type { Intent, Question } from '../case/model.ts'
import type { Consultation } from '../clinic.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { patientName } from '../judge/questions/address-patient.ts'
import { complaintQuestion } from '../judge/questions/open-questions.ts'
import { answerFromDocuments } from '../records/documents/answer-from-documents.ts'
import { plainReply } from '../say/build-reply.ts'
import { conditionAnswer } from '../say/condition-answer.ts'
import { conversationTexts, dangerText, medicationText } from '../say/conversation-text.ts'
import { emergencyContacts } from '../say/emergency-contacts.ts'
import { findHealthFact } from '../say/health-facts.ts'
import { medicationAnswer } from '../say/medication-answer.ts'
import type { Turn } from './consult.ts'

const triedTwice = 'complaint:again'
/** "And paracetamol?" */
const shortQuestion = /^[^.!?]{1,40}\?\s*$/

/**
 * What is neither a complaint nor an answer: greetings, thanks, "why?", "is it dangerous?", questions about health and
 * medicines, foreign or unreadable words. Null when the words carry clinical news and the interview should go on.
 */
export function converse(turn: Turn): Consultation | null {
  const { before, now, read } = turn
  const carriesNews = read.mentions.some((mention) => mention.experiencer === 'patient' && mention.temporality !== 'hypothetical')
  const isAnswer =
    read.answer !== null ||
    read.durationDays !== null ||
    read.severity !== null ||
    read.person.ageYears != null ||
    read.person.sex != null ||
    Object.keys(read.vitals).length > 0
  const says = (intent: Intent) => read.intents.includes(intent)
  const number = emergencyContacts(now.country).ambulance
  if (says('why') && before.pending) return say(turn, `${before.pending.why}\n\n${before.pending.text}`, before.pending)
  const fromDocuments = carriesNews ? null : answerFromDocuments(turn.words, turn.documents)
  if (fromDocuments !== null) return information(turn, fromDocuments)
  if (says('health-question') && !carriesNews) return information(turn, healthAnswer(turn))
  const asksOfMedicine =
    says('medication-question') || (read.drugs.length > 0 && shortQuestion.test(turn.words) && now.complaints.length === 0)
  if (asksOfMedicine && before.pending?.slot !== 'medications') {
    const level = levelOf(now.held)
    const urgent = level !== null && isEmergency(level) ? dangerText(level, number, false) : null
    // New signs of an emergency come before any medicine.
    if (urgent === null || !carriesNews) {
      const answer = medicationAnswer(turn.words, before, now.person) ?? medicationText(read.drugs)
      return information(turn, urgent === null ? answer : `${urgent.replace(/^.*?Please/, 'Please')}\n\n${answer}`)
    }
  }
  if (says('is-it-dangerous') && !carriesNews && now.complaints.length > 0)
    return information(turn, dangerText(levelOf(now.held), number, now.verdictTurn !== null))
  if (!carriesNews && read.answer !== null && before.pending?.slot === 'complaint') return notUnderstood(turn, number)
  if (carriesNews || isAnswer) return needsWhich(turn)
  if (says('verdict-now') && now.complaints.length > 0) return null
  if (says('foreign-language')) return aside(turn, conversationTexts.foreignLanguage.replace('{number}', number))
  if (says('farewell')) return say(turn, conversationTexts.farewell, null)
  if (says('thanks')) return aside(turn, before.pending === null ? conversationTexts.thanks : conversationTexts.thanksMeanwhile)
  if (says('small-talk')) return aside(turn, conversationTexts.smallTalk)
  if (says('greeting') && now.complaints.length === 0) return say(turn, conversationTexts.greeting, complaintQuestion(now.person))
  if (says('document-question')) return information(turn, conversationTexts.document)
  if (says('why')) return aside(turn, conversationTexts.whyGeneral)
  return notUnderstood(turn, number)
}

/** "Yes" to a list of several signs: which one? Asked once. */
function needsWhich(turn: Turn): Consultation | null {
  const { before, read } = turn
  const { pending } = before
  if (pending?.kind !== 'checklist' || (read.answer !== 'yes' && read.answer !== 'partly') || read.mentions.length > 0) return null
  if (turn.now.observations[pending.findings[0] ?? '']?.turn === turn.now.turns || before.asked.includes(`${pending.id}:which`)) return null
  const text = `Which of these ${turn.now.person.relation === 'self' ? 'do' : 'does'} ${patientName(turn.now.person)} have?\n\n${pending.options
    .filter((option) => pending.findings.includes(option.id))
    .map((option) => `- ${option.label}`)
    .join('\n')}`
  return say(turn, text, { ...pending, text }, `${pending.id}:which`)
}

/** Words that said nothing to an open question move the interview on; to a closed one they are asked again, once. */
function notUnderstood(turn: Turn, number: string): Consultation | null {
  const { before, now, read } = turn
  const { pending } = before
  if (now.complaints.length === 0) {
    if (before.pending?.slot === 'complaint' && before.asked.includes(triedTwice))
      return say(turn, conversationTexts.giveUp.replace('{number}', number), null)
    const question = complaintQuestion(now.person)
    if (before.pending?.slot === 'complaint') return say(turn, conversationTexts.notUnderstood, question, triedTwice)
    return say(turn, read.intents.includes('nonsense') ? conversationTexts.nonsense : conversationTexts.notUnderstood, question)
  }
  if (pending === null) return now.verdictTurn === null ? null : say(turn, conversationTexts.nonsense, null)
  const wasReadAsOption = pending.findings.some((finding) => now.observations[finding]?.turn === now.turns)
  if (
    wasReadAsOption ||
    (pending.kind === 'open' && pending.slot !== 'age' && !read.intents.includes('nonsense')) ||
    before.asked.includes(`${pending.id}:again`)
  )
    return null
  return say(turn, `${conversationTexts.nonsense}\n\n${pending.text}`, pending, `${pending.id}:again`)
}

function healthAnswer({ mind, words }: Turn): string {
  return findHealthFact(words)?.answer ?? conditionAnswer(mind.knowledge, words) ?? conversationTexts.noFact
}

/** A word in passing; the question that was open is asked again under it. */
function aside(turn: Turn, text: string): Consultation {
  const { pending } = turn.before
  return say(turn, pending === null ? text : `${text}\n\n${pending.text}`, pending)
}

function information(turn: Turn, text: string): Consultation {
  const { pending } = turn.before
  const isOpen = pending !== null && turn.now.complaints.length > 0
  return say(turn, isOpen ? `${text}\n\n${pending.text}` : text, isOpen ? pending : null, undefined, 'information')
}

function say(
  { mind, now }: Turn,
  text: string,
  pending: Question | null,
  mark?: string,
  kind: 'conversation' | 'information' = 'conversation',
): Consultation {
  const consultation: ConsultationCase = { ...now, pending, asked: mark === undefined ? now.asked : [...now.asked, mark] }
  return { case: consultation, reply: plainReply(mind, consultation, kind, text) }
}
