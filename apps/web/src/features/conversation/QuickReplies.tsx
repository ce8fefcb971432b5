import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Question } from '@dr-ai/contract/schemas/clinical'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'

interface QuickRepliesProps {
  question: Question
  isDisabled: boolean
  onSend: (text: string, answer: QuickAnswer) => void
}

const isWhy = (label: string): boolean => /^why do you ask/i.test(label)
/** Options that answer the whole checklist by themselves. */
const isAlone = (label: string): boolean => /^(none|i don.t know|not sure|sum up)/i.test(label)

const leftInWords = (left: number): string =>
  left === 0 ? 'This is about the last question.' : `About ${left} more ${left === 1 ? 'question' : 'questions'} after this one.`

/** One touch instead of typing: an option goes out by its id, its words only for the eye. In a checklist several may be chosen. */
export function QuickReplies({ question, isDisabled, onSend }: QuickRepliesProps) {
  const [isWhyOpen, setWhyOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const options = question.options.filter((option) => !isWhy(option.label))
  const isChecklist = question.kind === 'checklist'
  const sendOptions = (ids: readonly string[]) =>
    onSend(
      options
        .filter(({ id }) => ids.includes(id))
        .map(({ label }) => label)
        .join(', '),
      { question: question.id, options: [...ids] },
    )
  const choose = ({ id, label }: Question['options'][number]) => {
    if (!isChecklist || isAlone(label)) sendOptions([id])
    else setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">Quick replies</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.id}
            disabled={isDisabled}
            {...(isChecklist && !isAlone(option.label) && { chosen: chosen.includes(option.id) })}
            onClick={() => choose(option)}
          >
            {option.label}
          </Chip>
        ))}
        {question.why && (
          <Chip aria-expanded={isWhyOpen} onClick={() => setWhyOpen(!isWhyOpen)}>
            Why do you ask?
          </Chip>
        )}
      </div>
      {isChecklist && chosen.length > 0 && (
        <Button look="primary" className="justify-self-start" disabled={isDisabled} onClick={() => sendOptions(chosen)}>
          Send {chosen.length} chosen
        </Button>
      )}
      {question.left !== undefined && <p className="text-[0.875rem] text-soft">{leftInWords(question.left)}</p>}
      {isWhyOpen && (
        <p role="status" className="rounded-xl bg-raised px-4 py-2.5 text-[0.9375rem]">
          {question.why}
        </p>
      )}
    </fieldset>
  )
}
