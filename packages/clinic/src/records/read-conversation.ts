import { type CaseProfile, type ConsultationCase, newCase } from '../case.ts'
import { mergeCase } from '../merge-case.ts'
import type { Mind } from '../mind.ts'
import type { Question } from '../model.ts'
import type { ConversationMessage } from '../reply.ts'
import { understand } from '../understanding/understand.ts'

/** Whether a message is the doctor's: `type` 'user', 'human' or 'patient' is the patient, anything else the doctor. */
export function isDoctor(message: ConversationMessage): boolean {
  return !/^(user|human|patient)$/i.test(message.type)
}

/** Reads the patient's messages one after another; a doctor's message before one is only the question it answers. */
export function readConversation(mind: Mind, messages: readonly ConversationMessage[], profile?: CaseProfile): ConsultationCase {
  let consultation = newCase(profile)
  for (const message of messages) {
    if (isDoctor(message)) {
      consultation = { ...consultation, pending: questionIn(mind, message.content) }
      continue
    }
    const words = message.content.slice(0, 20_000)
    if (words.trim() === '') continue
    const read = understand(mind.knowledge, words, {
      pending: consultation.pending,
      person: consultation.person,
      complaints: consultation.complaints,
    })
    // A name may sound like a disease ("Parkinson").
    const isName = /\bname\b(?! of)/i.test(consultation.pending?.text ?? '') && words.split(/\s+/).length <= longestName
    consultation = mergeCase(mind.findings, consultation, words, isName ? { ...read, mentions: [] } : read)
  }
  return consultation
}
/** The words of an answer that gives name and age, and no more. */
const longestName = 12

/** The last question of a doctor's message, as the findings it asks about. */
function questionIn(mind: Mind, content: string): Question | null {
  const text = content
    .match(/[^.!?\n]*\?/g)
    ?.at(-1)
    ?.trim()
  if (!text) return null
  // "Can you hear me?" tests the line, not the ear.
  if (/\b(?:hear|see) me\b/i.test(text)) return null
  const spoken = (slot: Question['slot']): Question => ({ id: 'spoken', kind: 'open', slot, findings: [], text, why: '', options: [] })
  if (/\b(?:your age|how old|(?:name|age) (?:and|,) (?:your )?(?:name|age))\b/i.test(content)) return spoken('age')
  if (/\b(?:how long|since when|when did (?:it|this|that|they|the|these|your))\b/i.test(text)) return spoken('duration')
  const mentions = understand(mind.knowledge, text, { pending: null, person: newCase().person, complaints: [] }).mentions
  const findings = [...new Set(mentions.map((mention) => mention.finding))]
  if (findings.length === 0) return spoken('anything-else')
  return { id: 'spoken', kind: findings.length === 1 ? 'finding' : 'checklist', findings, text, why: '', options: [] }
}
