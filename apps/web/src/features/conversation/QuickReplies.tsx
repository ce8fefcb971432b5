import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Question } from '@dr-ai/contract/schemas/clinical'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { NoticeBoard } from '../../ui/NoticeBoard.tsx'
import { arrangeOptions } from './arrange-options.ts'
import { keepTyping } from './focus-composer.ts'

interface QuickRepliesProps {
  question: Question
  /** Says the question above its answers, where it stands at the end of a long answer and may be out of sight. */
  isRepeated: boolean
  isDisabled: boolean
  onSend: (text: string, answer: QuickAnswer) => void
}

/** A question of more characters takes a phone's whole width, and why it is asked the line below. */
const longQuestion = 70

/** So many answers leave room beside them for the question why, on a phone. */
const roomBeside = 2

const row =
  'pressable flex min-h-11 items-center gap-3 rounded-xl border border-edge/60 bg-surface py-2 leading-snug font-medium hover:border-accent hover:bg-accent-soft disabled:text-soft'

/**
 * The answers to the open question, at hand above the input bar: one touch instead of typing. An option goes out by its id, its words only for the
 * eye. In a checklist what answers it by itself stands first, the others are ticked and sent together. On a phone they leave room for the camera's buttons while it is on.
 */
export function QuickReplies({ question, isRepeated, isDisabled, onSend }: QuickRepliesProps) {
  const [isWhyOpen, setWhyOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { rows, beside, ticked, text } = arrangeOptions(question)
  const sendOptions = (ids: readonly string[]) =>
    onSend(
      question.options
        .filter(({ id }) => ids.includes(id))
        .map(({ label }) => label)
        .join(', '),
      { question: question.id, options: [...ids] },
    )
  const buttonOf = ({ id, label }: Question['options'][number], look: string) => (
    <button key={id} type="button" disabled={isDisabled} className={`${row} ${look}`} onClick={() => sendOptions([id])}>
      <span className="first-letter:uppercase">{label}</span>
    </button>
  )
  const why = question.why && (
    <Button
      look="quiet"
      className={`shrink-0 px-1! text-sm! leading-tight ${!isRepeated && beside.length > roomBeside ? 'max-sm:basis-full' : ''}`}
      aria-expanded={isWhyOpen}
      onClick={() => setWhyOpen(!isWhyOpen)}
    >
      Why do you ask?
    </Button>
  )
  const reason = isWhyOpen && (
    <p
      role="status"
      className="rounded-xl bg-raised px-4 py-2 text-[0.9375rem]"
      ref={(drawn) => drawn?.scrollIntoView({ block: 'nearest' })}
    >
      {question.why}
    </p>
  )
  return (
    <section data-dock className="stuck-dock z-10 bg-surface shadow-dock">
      <NoticeBoard place="answers" />
      <fieldset
        className="mx-auto grid auto-rows-max max-h-[max(42dvh,14rem)] w-full max-w-3xl gap-1 overflow-y-auto overscroll-contain px-3 py-2 max-sm:in-[:root:has(video)]:max-h-[25dvh] sm:px-4"
        onMouseDown={keepTyping}
      >
        <legend className="sr-only">Quick replies</legend>
        {isRepeated && (
          <div className={`flex items-center justify-between gap-x-2 ${text.length > longQuestion ? 'max-sm:flex-wrap' : ''}`}>
            <p className="px-1 text-[0.9375rem] leading-snug font-semibold">{text}</p>
            {why}
          </div>
        )}
        {isRepeated && reason}
        {rows.map((option) => buttonOf(option, 'w-full px-3.5 text-left'))}
        <div className="flex flex-wrap gap-1">
          {beside.map((option) => buttonOf(option, 'min-w-14 shrink grow justify-center px-1 text-center max-sm:text-[0.9375rem]'))}
          {!isRepeated && ticked.length === 0 && why}
        </div>
        {ticked.map(({ id, label }) => (
          <label
            key={id}
            className={`${row} w-full px-3.5 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong`}
          >
            <input
              type="checkbox"
              className="size-5 shrink-0"
              disabled={isDisabled}
              checked={chosen.includes(id)}
              onChange={() => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
            <span className="first-letter:uppercase">{label}</span>
          </label>
        ))}
        {!isRepeated && ticked.length > 0 && why}
        {!isRepeated && reason}
        {chosen.length > 0 && (
          <div className="sticky -bottom-2 grid bg-surface py-1.5">
            <Button look="primary" disabled={isDisabled} onClick={() => sendOptions(chosen)}>
              Continue ({chosen.length})
            </Button>
          </div>
        )}
      </fieldset>
    </section>
  )
}
