import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { inAmericanEnglish } from '../../ui/american-english.ts'
import { isByPatient, type Message } from './message.ts'

const known = new WeakMap<Message, Message>()

/** The messages as they are shown in a country: the doctor's words by what things are called there. What is kept, sent and analysed stays as it was said. */
export function inLocalWords(messages: readonly Message[], country: string | null): readonly Message[] {
  if (country !== 'US') return messages
  return messages.map((message) => {
    const shown = known.get(message) ?? americanOf(message)
    known.set(message, shown)
    return shown
  })
}

function americanOf(message: Message): Message {
  if (isByPatient(message)) return message
  const text = inAmericanEnglish(message.text)
  return 'clinical' in message && message.clinical ? { ...message, text, clinical: clinicalOf(message.clinical) } : { ...message, text }
}

const say = inAmericanEnglish
const sayAll = (texts: readonly string[]): string[] => texts.map(say)

function clinicalOf(clinical: Clinical): Clinical {
  const { triage, question, parts } = clinical
  return {
    ...clinical,
    triage: triage && { ...triage, because: sayAll(triage.because) },
    question: question && {
      ...question,
      text: say(question.text),
      why: say(question.why),
      options: question.options.map((option) => ({ ...option, label: say(option.label) })),
    },
    findings: clinical.findings.map((finding) => ({ ...finding, name: say(finding.name) })),
    causes: clinical.causes.map((cause) => ({
      ...cause,
      name: say(cause.name),
      reasonsFor: sayAll(cause.reasonsFor),
      reasonsAgainst: sayAll(cause.reasonsAgainst),
    })),
    ...(parts && {
      parts: parts.map((part) => ({
        ...part,
        text: say(part.text),
        ...(part.title !== undefined && { title: say(part.title) }),
        ...(part.items && { items: sayAll(part.items) }),
      })),
    }),
    recommendations: sayAll(clinical.recommendations),
  }
}
