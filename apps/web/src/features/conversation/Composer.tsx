import { maximumMessageLength } from '@dr-ai/contract/limits'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { sendIcon } from '../../ui/icons.ts'
import { NoticeBoard } from '../../ui/NoticeBoard.tsx'
import { composerId, keepTyping } from './focus-composer.ts'

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

/** Tells the page how high the bar is, so that what is docked above it stands clear of it while it grows. */
function tellHeight(bar: HTMLFormElement | null) {
  if (!bar) return
  const place = document.documentElement.style
  const watch = new ResizeObserver(() => place.setProperty('--composer', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    place.removeProperty('--composer')
  }
}

/** The input bar: one row that grows with the words. Enter sends, Shift and Enter breaks the line. */
export function Composer({ draft, onDraft, onSend, isDisabled, leading, trailing, above }: ComposerProps) {
  const isBlank = draft.trim() === ''
  return (
    <form
      ref={tellHeight}
      data-dock
      className="stuck-composer z-20 border-t border-line bg-surface"
      onMouseDown={keepTyping}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <NoticeBoard place="composer" />
      <div className="@container mx-auto grid w-full grid-cols-1 max-w-3xl gap-1.5 px-2 py-1.5 sm:px-4 sm:py-2.5">
        {above}
        <div className="flex flex-wrap items-end rounded-2xl border border-edge bg-canvas p-0.5 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent sm:gap-1 sm:p-1">
          {leading}
          <textarea
            id={composerId}
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
              if (!isBlank) onSend()
            }}
            className="field-sizing-content max-h-[min(10rem,40dvh)] min-h-11 w-0 min-w-0 grow resize-none bg-transparent px-2 py-2.5 outline-none placeholder-shown:overflow-hidden placeholder-shown:whitespace-nowrap disabled:text-soft @max-[16rem]:order-first @max-[16rem]:w-full"
          />
          {trailing}
          <IconButton type="submit" label="Send message" icon={sendIcon} tone="accent" disabled={isDisabled || isBlank} />
        </div>
      </div>
    </form>
  )
}
