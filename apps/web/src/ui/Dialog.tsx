import { type ReactNode, useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { closeIcon } from './icons.ts'
import { NoticeBoard } from './NoticeBoard.tsx'
import { WhoseBadge } from './WhoseBadge.tsx'

interface DialogProps {
  title: string
  subtitle?: ReactNode
  closeLabel?: string
  /** Called by Escape, the close button and a click beside the dialog. Without it the dialog can only be answered. */
  onClose?: () => void
  size?: 'small' | 'medium' | 'large' | 'full'
  /** Buttons at the foot, which stay in view while the content scrolls. */
  actions?: ReactNode
  children: ReactNode
}

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl', full: 'sm:max-w-5xl' } as const

function showWhileThere(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/** A modal dialog on the platform's own element: shown while mounted, focus goes back where it came from. */
export function Dialog({ title, subtitle, closeLabel = 'Close', onClose, size = 'medium', actions, children }: DialogProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through onCancel
    <dialog
      ref={showWhileThere}
      aria-labelledby={`${id}-title`}
      aria-describedby={subtitle ? `${id}-subtitle` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.()
      }}
      className={`m-auto max-h-[92dvh] w-[calc(100%-1.5rem)] max-w-full overflow-hidden low:overflow-y-auto rounded-[1.25rem] border border-line bg-surface p-0 shadow-raised ${widths[size]}`}
    >
      <div className="flex max-h-[92dvh] flex-col low:max-h-none">
        <header className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5">
          <div className="min-w-0 grow py-1.5">
            <h2 id={`${id}-title`} className="text-[min(1.25rem,7.5vw)] leading-snug font-bold">
              {title}
            </h2>
            <WhoseBadge />
            {subtitle && (
              <p id={`${id}-subtitle`} className="mt-0.5 text-[0.9375rem] text-soft">
                {subtitle}
              </p>
            )}
          </div>
          {onClose && <IconButton label={closeLabel} icon={closeIcon} onClick={onClose} />}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4 low:overflow-visible" tabIndex={0} aria-label={title}>
          {children}
        </section>
        <NoticeBoard place="dialog" />
        {actions && <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</footer>}
      </div>
    </dialog>
  )
}
