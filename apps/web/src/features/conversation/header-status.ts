import type { Activity } from './activity.ts'

/** The status text of the chat's header, in the description's order. */
export function headerStatus({ isThinking, isAnalyzingVideo, isSpeaking, isListening }: Activity): string {
  if (isThinking) return 'Thinking...'
  if (isAnalyzingVideo) return 'Analyzing your video...'
  if (isSpeaking) return 'Speaking...'
  if (isListening) return 'Listening...'
  return 'Ready to help'
}
