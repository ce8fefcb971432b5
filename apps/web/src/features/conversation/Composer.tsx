import { maximumMessageLength } from '@dr-ai/contract/limits'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { sendIcon } from '../../ui/icons.ts'

interface ComposerProps {
  draft: string
  onDraft: (draft: string) => void
  onSend: () => void
  /** While the doctor thinks, a video is analysed or recorded. */
  isDisabled: boolean
  /** Camera and microphone. */
  leading: ReactNode
  /** The document upload. */
  trailing: ReactNode
  /** What stands above the input: the live transcript. */
  above?: ReactNode
}

/** The input bar: Enter sends, Shift and Enter breaks the line. */
export function Composer({ draft, onDraft, onSend, isDisabled, leading, trailing, above }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const hadFocus = useRef(false)
  // A disabled field loses the focus; who writes with a keyboard gets it back with the answer.
  useEffect(() => {
    if (!isDisabled && hadFocus.current && matchMedia('(pointer: fine)').matches) input.current?.focus()
    if (!isDisabled) hadFocus.current = false
  }, [isDisabled])
  const send = () => {
    hadFocus.current = document.activeElement === input.current
    onSend()
  }
  const isBlank = draft.trim() === ''
  return (
    <form
      className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="mx-auto grid w-full max-w-3xl gap-2 px-3 py-2.5 sm:px-4">
        {above}
        <div className="flex flex-wrap items-end gap-0.5 rounded-2xl border border-edge bg-canvas p-1 focus-within:border-accent sm:gap-1">
          {leading}
          <textarea
            ref={input}
            aria-label="Your message"
            placeholder="Type your message..."
            rows={1}
            maxLength={maximumMessageLength}
            value={draft}
            disabled={isDisabled}
            enterKeyHint="send"
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (!isBlank) send()
            }}
            className="field-sizing-content max-h-40 min-h-11 min-w-0 grow resize-none max-sm:order-first max-sm:w-full bg-transparent px-2 py-2.5 outline-none disabled:text-soft"
          />
          {trailing}
          <IconButton
            type="submit"
            label="Send message"
            icon={sendIcon}
            tone="accent"
            className="max-sm:ml-auto"
            disabled={isDisabled || isBlank}
          />
        </div>
      </div>
    </form>
  )
}
