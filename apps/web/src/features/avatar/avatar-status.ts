export type AvatarState = 'thinking' | 'listening' | 'speaking' | 'neutral'

/** The avatar's state: processing before listening before speaking. */
export function avatarState(now: { isProcessing: boolean; isListening: boolean; isSpeaking: boolean }): AvatarState {
  if (now.isProcessing) return 'thinking'
  if (now.isListening) return 'listening'
  return now.isSpeaking ? 'speaking' : 'neutral'
}

/** What the panel says in each state. */
export const avatarStatus: Record<AvatarState, string> = {
  thinking: 'Analyzing your symptoms...',
  listening: 'Listening carefully...',
  speaking: 'Providing medical guidance...',
  neutral: 'Ready for consultation',
}
