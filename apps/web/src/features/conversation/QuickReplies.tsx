import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Question } from '@dr-ai/contract/schemas/clinical'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { NoticeBoard } from '../../ui/NoticeBoard.tsx'
import { arrangeOptions } from './arrange-options.ts'
import { withoutList } from './reply-cards.ts'

interface QuickRepliesProps {
  question: Question
  /** Says the question above its answers, where it stands at the end of a long answer and may be out of sight. */
  isRepeated: boolean
  isDisabled: boolean
  onSend: (text: string, answer: QuickAnswer) => void
}

const row =
  'pressable flex min-h-12 w-full items-center gap-3 rounded-xl border border-edge/60 bg-surface py-1.5 text-left font-medium hover:border-accent hover:bg-accent-soft disabled:text-soft'

/**
 * The answers to the open question, at hand above the input bar: one touch instead of typing. An option goes out by its id, its words only for the
 * eye. In a checklist what answers it by itself stands first, the others are ticked and sent together.
 */
export function QuickReplies({ question, isRepeated, isDisabled, onSend }: QuickRepliesProps) {
  const [isWhyOpen, setWhyOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { alone, ticked, isShort } = arrangeOptions(question)
  const isChecklist = ticked.length > 0
  const sendOptions = (ids: readonly string[]) =>
    onSend(
      question.options
        .filter(({ id }) => ids.includes(id))
        .map(({ label }) => label)
        .join(', '),
      { question: question.id, options: [...ids] },
    )
  const why = question.why && (
    <Button look="quiet" className="shrink-0 px-1.5 text-sm leading-tight" aria-expanded={isWhyOpen} onClick={() => setWhyOpen(!isWhyOpen)}>
      Why do you ask?
    </Button>
  )
  return (
    <section className="stuck-dock z-10 bg-surface shadow-dock">
      <NoticeBoard place="answers" />
      <fieldset className="mx-auto grid max-h-[max(40dvh,14rem)] w-full max-w-3xl gap-1.5 overflow-y-auto overscroll-contain px-3 py-2 sm:px-4">
        <legend className="sr-only">Quick replies</legend>
        {isRepeated && (
          <div className="flex items-center justify-between gap-2">
            <p className="line-clamp-4 px-1 text-[0.9375rem] leading-snug font-semibold">{withoutList(question.text)}</p>
            {why}
          </div>
        )}
        <div className={isShort ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-1.5' : 'grid gap-1.5'}>
          {alone.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              disabled={isDisabled}
              className={`${row} ${isShort ? 'justify-center px-1.5 text-center leading-tight' : 'px-3.5'}`}
              onClick={() => sendOptions([id])}
            >
              {label}
            </button>
          ))}
          {isShort && !isChecklist && !isRepeated && why}
        </div>
        {ticked.map(({ id, label }) => (
          <label key={id} className={`${row} px-3.5 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong`}>
            <input
              type="checkbox"
              className="size-5 shrink-0"
              disabled={isDisabled}
              checked={chosen.includes(id)}
              onChange={() => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
            {label}
          </label>
        ))}
        {isWhyOpen && (
          <p role="status" className="rounded-xl bg-raised px-4 py-2 text-[0.9375rem]">
            {question.why}
          </p>
        )}
        {(isChecklist || !(isShort || isRepeated)) && (
          <div className="sticky bottom-0 flex flex-wrap items-center gap-2 bg-surface">
            {!isRepeated && why}
            {isChecklist && (
              <Button look="primary" className="grow" disabled={isDisabled || chosen.length === 0} onClick={() => sendOptions(chosen)}>
                {chosen.length === 0 ? 'Continue' : `Continue (${chosen.length})`}
              </Button>
            )}
          </div>
        )}
      </fieldset>
    </section>
  )
}
