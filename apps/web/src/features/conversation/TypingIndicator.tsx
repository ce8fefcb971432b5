import { Button } from '../../ui/Button.tsx'
import type { ReplySoFar } from './follow-reply.ts'
import { ReplyText } from './ReplyText.tsx'

/**
 * Three dots while the answer is on its way, and what stands of it so far. Screen readers hear that the doctor is thinking
 * and then the whole answer, never its pieces.
 */
export function TypingIndicator({ reply, onStop }: { reply: ReplySoFar; onStop: () => void }) {
  return (
    <div className="grid w-fit max-w-[min(44rem,94%)] gap-3 rounded-bubble rounded-bl-md border border-line bg-surface px-5 py-4">
      <span className="sr-only">The doctor is thinking</span>
      {reply.text !== '' && (
        <div aria-hidden="true" data-testid="reply-so-far">
          <ReplyText text={reply.text} />
        </div>
      )}
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className="flex items-center gap-1.5">
          {[0, 0.15, 0.3].map((delay) => (
            <span key={delay} className="typing-dot size-2 rounded-full bg-accent" style={{ animationDelay: `${delay}s` }} />
          ))}
        </span>
        {reply.canStop && reply.text !== '' && (
          <Button look="quiet" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
    </div>
  )
}
