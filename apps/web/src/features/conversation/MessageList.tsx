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
  /** Ways to begin, under the greeting while nothing has been said. */
  start?: ReactNode
  messages: readonly Message[]
  isThinking: boolean
  /** What stands of the answer under way. */
  reply: ReplySoFar
  onStop: () => void
  isDisabled: boolean
  onRetry: (messageId: string) => void
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
  onSay: (text: string) => void
  /** What can be done with the verdict, under the newest one. */
  verdictActions?: ReactNode
  /** What another feature shows under its own bubbles (a document's review). */
  extrasOf?: (message: Message) => ReactNode
}

/** The conversation. Screen readers hear each new message; the reading position is never taken away. */
export function MessageList({
  before,
  start,
  messages,
  isThinking,
  reply,
  onStop,
  isDisabled,
  onRetry,
  onCorrect,
  onSay,
  verdictActions,
  extrasOf,
}: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)
  const { toNewest, hasUnseen } = useReadingPosition(list, room, {
    newest: `${newest?.id}${isThinking}`,
    isMine: newest !== undefined && isByPatient(newest),
    isGreeting: messages.length < 2,
  })
  return (
    <>
      <div
        ref={list}
        id="conversation"
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        aria-busy={isThinking}
        tabIndex={-1}
        className="grow wrap-anywhere outline-none"
      >
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-3.5 px-3 py-4 sm:px-4 sm:py-5">
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
                onCorrect={onCorrect}
                onSay={onSay}
                verdictActions={verdictActions}
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
          {messages.length < 2 && start}
          {isThinking && <TypingIndicator reply={reply} onStop={onStop} />}
        </div>
        <div ref={room} />
      </div>
      {hasUnseen && (
        <div className="stuck-dock z-20 h-0">
          <Button
            look="primary"
            icon={chevronIcon}
            className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-raised"
            onClick={toNewest}
          >
            New message
          </Button>
        </div>
      )}
    </>
  )
}
