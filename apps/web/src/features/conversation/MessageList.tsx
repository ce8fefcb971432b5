import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { chevronIcon } from '../../ui/icons.ts'
import { Bubble } from './Bubble.tsx'
import { DoctorBubble } from './DoctorBubble.tsx'
import type { ReplySoFar } from './follow-reply.ts'
import { isByPatient, type Message } from './message.ts'
import { TypingIndicator } from './TypingIndicator.tsx'
import { useReadingPosition } from './use-reading-position.ts'

interface MessageListProps {
  /** What stands above the first message. */
  before?: ReactNode
  messages: readonly Message[]
  isThinking: boolean
  /** What stands of the answer under way. */
  reply: ReplySoFar
  onStop: () => void
  isDisabled: boolean
  onSend: (text: string, answer?: QuickAnswer) => void
  onRetry: (messageId: string) => void
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
  /** What another feature shows under its own bubbles (a document's review). */
  extrasOf?: (message: Message) => ReactNode
}

/** The conversation. Screen readers hear each new message; the reading position is never taken away. */
export function MessageList({
  before,
  messages,
  isThinking,
  reply,
  onStop,
  isDisabled,
  onSend,
  onRetry,
  onCorrect,
  extrasOf,
}: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)
  const { onScroll, toEnd, hasUnseen } = useReadingPosition(list, `${newest?.id}${isThinking}`, newest !== undefined && isByPatient(newest))
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={list}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        aria-busy={isThinking}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="absolute inset-0 overflow-y-auto overscroll-contain"
      >
        <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col gap-3.5 px-4 py-5">
          {before && (
            <div aria-live="off" className="xl:hidden">
              {before}
            </div>
          )}
          {messages.map((message) =>
            message.kind === 'doctor' || message.kind === 'video-analysis' ? (
              <DoctorBubble
                key={message.id}
                message={message}
                isNewest={message === newest}
                isDisabled={isDisabled}
                onSend={onSend}
                onCorrect={onCorrect}
              />
            ) : (
              <Bubble key={message.id} message={message}>
                {message.kind === 'error' && message.retries && (
                  <Button className="justify-self-start" disabled={isDisabled} onClick={() => onRetry(message.retries ?? '')}>
                    Try again
                  </Button>
                )}
                {extrasOf?.(message)}
              </Bubble>
            ),
          )}
          {isThinking && <TypingIndicator reply={reply} onStop={onStop} />}
        </div>
      </div>
      {hasUnseen && (
        <Button look="primary" icon={chevronIcon} className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-raised" onClick={toEnd}>
          New message
        </Button>
      )}
    </div>
  )
}
