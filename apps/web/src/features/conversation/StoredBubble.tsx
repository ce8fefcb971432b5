import type { StoredMessage } from '@dr-ai/contract/schemas/consultations'
import { Bubble } from './Bubble.tsx'
import { DoctorBubble } from './DoctorBubble.tsx'
import { fromStoredMessage } from './message.ts'

const ignore = () => undefined

/** A message of an earlier consultation: to read, not to answer. */
export function StoredBubble({ message: stored }: { message: StoredMessage }) {
  const message = fromStoredMessage(stored)
  if (message.kind !== 'doctor' && message.kind !== 'video-analysis') return <Bubble message={message} />
  return <DoctorBubble message={message} isNewest={false} isDisabled onCorrect={ignore} onSay={ignore} />
}
