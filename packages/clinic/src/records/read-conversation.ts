import { type CaseProfile, type ConsultationCase, newCase } from '../case/case.ts'
import { hear } from '../hear/hear.ts'
import { mergeCase } from '../hear/merge-case.ts'
import { steadyText } from '../hear/steady-text.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import type { ConversationMessage } from '../say/reply.ts'
import { answerToSpoken, readSpokenQuestion, type SpokenQuestion } from './spoken-question.ts'

const longestMessage = 20_000
/** The words of an answer that gives name and age, and no more. */
const longestName = 12
/** Sounds that neither ask nor answer: the question before them still stands. */
const hesitation =
  /^\W*(?:(?:ok|okay|right|mm+|mhm|hmm+|uh|um+|er|erm|sure|fine|alright|all right|i see|oh+|great|excellent|perfect|and|so|well|i|i mean|the)(?:\W+|$))*$/i

/** Whether a message is the doctor's: `type` 'user', 'human' or 'patient' is the patient, anything else the doctor. */
export function isDoctor(message: ConversationMessage): boolean {
  return !/^(user|human|patient)$/i.test(message.type)
}

/** Reads the patient's messages one after another; a doctor's message before one is only the question it answers. */
export function readConversation(mind: KnowledgeBase, messages: readonly ConversationMessage[], profile?: CaseProfile): ConsultationCase {
  let consultation = newCase(profile)
  let spoken: SpokenQuestion | null = null
  for (const message of messages) {
    const words = steadyText(message.content.slice(0, longestMessage))
    if (isDoctor(message)) {
      if (!hesitation.test(words)) spoken = readSpokenQuestion(mind.knowledge, words, consultation.complaints)
      continue
    }
    if (words.trim() === '') continue
    consultation = { ...consultation, pending: spoken?.question ?? null }
    const read = hear(mind.knowledge, mind.learned, words, {
      pending: consultation.pending,
      person: consultation.person,
      complaints: consultation.complaints,
    })
    // A name may sound like a disease ("Parkinson").
    const isName = /\bname\b(?! of)/i.test(spoken?.question.text ?? '') && words.split(/\s+/).length <= longestName
    consultation = mergeCase(mind.findings, consultation, words, answerToSpoken(spoken, words, isName ? { ...read, mentions: [] } : read))
    if (!hesitation.test(words)) spoken = null
  }
  return consultation
}
