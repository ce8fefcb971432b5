import { isPackKept } from '../../session/pocket/pack.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { Conversation } from './create-conversation.ts'

interface KeptHereNoteProps {
  conversation: Conversation
  isKeptHere: boolean
  /** Nothing was said yet. */
  isNew: boolean
  isDisabled: boolean
}

/** Lets the patient keep a conversation on this device, where the doctor is kept too, and says what that means. */
export function KeptHereNote({ conversation, isKeptHere, isNew, isDisabled }: KeptHereNoteProps) {
  const [asked] = useAnswer(isPackKept)
  const canKeep = asked.kind === 'here' && asked.answer
  if (!isKeptHere && !(isNew && canKeep)) return null
  if (!isKeptHere)
    return (
      <p className="border-b border-line bg-surface px-4 py-1.5">
        <Button disabled={isDisabled} onClick={() => conversation.keepHere(true)}>
          Keep this conversation on this device
        </Button>
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-1.5 text-sm">
      <Badge tone="accent">Kept on this device</Badge>
      <p className="grow basis-[min(16rem,100%)] text-soft">
        Nothing of this conversation is sent. Videos, documents and saving to your history need the server.
      </p>
      <Button disabled={isDisabled} onClick={() => (isNew ? conversation.keepHere(false) : conversation.letJoin())}>
        {isNew ? 'Do not keep it here' : 'Let it join my record'}
      </Button>
    </div>
  )
}
