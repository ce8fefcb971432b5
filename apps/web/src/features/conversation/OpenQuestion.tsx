import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Question } from '@dr-ai/contract/schemas/clinical'
import { asksAgeAndSex, asksSelf } from './about-person.ts'
import type { Message } from './message.ts'
import { QuickReplies } from './QuickReplies.tsx'

/** From so many characters on an answer fills a phone's screen, and the question at its end may be out of sight. */
const longAnswer = 400

interface OpenQuestionProps {
  newest: Message | undefined
  isDisabled: boolean
  onSend: (text: string, answer?: QuickAnswer) => void
}

/** Everybody knows their own age: who does not answer would rather not say. */
const inPersonWords = (question: Question): Question => ({
  ...question,
  options: question.options.map((option) => (/^i don.t know/i.test(option.label) ? { ...option, label: 'Prefer not to say' } : option)),
})

/** The answers to what the newest message asks; nothing where it asks nothing. */
export function OpenQuestion({ newest, isDisabled, onSend }: OpenQuestionProps) {
  const question = newest?.kind === 'doctor' || newest?.kind === 'video-analysis' ? newest.clinical?.question : null
  if (!newest || !question) return null
  return (
    <QuickReplies
      key={newest.id}
      question={asksAgeAndSex(question) && asksSelf(question) ? inPersonWords(question) : question}
      isRepeated={newest.text.length > longAnswer}
      isDisabled={isDisabled}
      onSend={onSend}
    />
  )
}
