import type { Question } from '@dr-ai/contract/schemas/clinical'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'

interface QuickRepliesProps {
  question: Question
  isDisabled: boolean
  onSend: (text: string) => void
}

const isWhy = (label: string): boolean => /^why do you ask/i.test(label)
/** Options that answer the whole checklist by themselves. */
const isAlone = (label: string): boolean => /^(none|i don.t know|not sure)/i.test(label)

/** One touch instead of typing: an option's words are sent as the next message. In a checklist several may be chosen. */
export function QuickReplies({ question, isDisabled, onSend }: QuickRepliesProps) {
  const [isWhyOpen, setWhyOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const options = question.options.filter((option) => !isWhy(option.label))
  const isChecklist = question.kind === 'checklist'
  const choose = (label: string) => {
    if (!isChecklist || isAlone(label)) onSend(label)
    else setChosen(chosen.includes(label) ? chosen.filter((each) => each !== label) : [...chosen, label])
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">Quick replies</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.id}
            disabled={isDisabled}
            {...(isChecklist && !isAlone(option.label) && { chosen: chosen.includes(option.label) })}
            onClick={() => choose(option.label)}
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
        <Button look="primary" className="justify-self-start" disabled={isDisabled} onClick={() => onSend(chosen.join(', '))}>
          Send {chosen.length} chosen
        </Button>
      )}
      {isWhyOpen && (
        <p role="status" className="rounded-xl bg-raised px-4 py-2.5 text-[0.9375rem]">
          {question.why}
        </p>
      )}
    </fieldset>
  )
}
