import type { StoredMessage } from '@dr-ai/contract/schemas/consultations'
import { guessCountry } from '../../session/guess-country.ts'
import { useUser } from '../../session/use-user.ts'
import { Bubble } from './Bubble.tsx'
import { DoctorBubble } from './DoctorBubble.tsx'
import { inLocalWords } from './local-words.ts'
import { fromStoredMessage } from './message.ts'

const ignore = () => undefined

/** A message of an earlier consultation: to read, not to answer. */
export function StoredBubble({ message: stored }: { message: StoredMessage }) {
  const { settings } = useUser()
  const [message] = inLocalWords([fromStoredMessage(stored)], settings.country ?? guessCountry(navigator.languages))
  if (!message) return null
  if (message.kind !== 'doctor' && message.kind !== 'video-analysis') return <Bubble message={message} />
  return <DoctorBubble message={message} isNewest={false} isDisabled onCorrect={ignore} onSay={ignore} />
}
