import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Clinical, Question } from '@dr-ai/contract/schemas/clinical'
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

/** Lines of another need: to who took a poison or is afraid of somebody at home these answers would not fit. */
const isOfAnotherNeed = ({ helplines }: Clinical): boolean => /poison|violence|abuse|women|respect/i.test(helplines[0]?.name ?? '')

/** What somebody in a crisis can say with one touch where more than yes or no is asked; the doctor takes up each of them. */
const saidInCrisis: Question = {
  id: 'crisis',
  kind: 'open',
  text: '',
  why: '',
  options: ["I'm alone", 'Someone is with me', "I can't call"].map((label) => ({ id: label, label })),
}

/** The answers to what the newest message asks; nothing where it asks nothing. */
export function OpenQuestion({ newest, isDisabled, onSend }: OpenQuestionProps) {
  const clinical = newest?.kind === 'doctor' || newest?.kind === 'video-analysis' ? newest.clinical : null
  if (!newest || !clinical) return null
  const { kind, question } = clinical
  if (!question && kind === 'crisis' && !isOfAnotherNeed(clinical))
    return (
      <QuickReplies key={newest.id} question={saidInCrisis} isRepeated={false} isDisabled={isDisabled} onSend={(text) => onSend(text)} />
    )
  if (!question) return null
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
