import type { Message } from '../features/conversation/message.ts'
import { Button } from '../ui/Button.tsx'

interface BubbleExtrasProps {
  message: Message
  isDisabled: boolean
  /** The bubble that says an analysis failed, whose recording can be sent again. */
  failedVideo: string | null
  onSendVideo: () => void
  onCheckDocument: (documentId: string) => void
}

/** What can be done under a bubble of a recording or a document. */
export function BubbleExtras({ message, isDisabled, failedVideo, onSendVideo, onCheckDocument }: BubbleExtrasProps) {
  if (message.id === failedVideo)
    return (
      <Button className="justify-self-start" disabled={isDisabled} onClick={onSendVideo}>
        Send the video again
      </Button>
    )
  const documentId = message.kind === 'document-analysis' ? message.documentId : null
  if (documentId === null) return null
  return (
    <Button className="justify-self-start" onClick={() => onCheckDocument(documentId)}>
      Check what was read
    </Button>
  )
}
