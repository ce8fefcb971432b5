import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Message } from './message.ts'
import { QuickReplies } from './QuickReplies.tsx'

/** From so many characters on an answer fills a phone's screen, and the question at its end may be out of sight. */
const longAnswer = 400

interface OpenQuestionProps {
  newest: Message | undefined
  isDisabled: boolean
  onSend: (text: string, answer?: QuickAnswer) => void
}

/** The answers to what the newest message asks; nothing where it asks nothing. */
export function OpenQuestion({ newest, isDisabled, onSend }: OpenQuestionProps) {
  const question = newest?.kind === 'doctor' || newest?.kind === 'video-analysis' ? newest.clinical?.question : null
  if (!newest || !question) return null
  return (
    <QuickReplies
      key={newest.id}
      question={question}
      isRepeated={newest.text.length > longAnswer}
      isDisabled={isDisabled}
      onSend={onSend}
    />
  )
}
