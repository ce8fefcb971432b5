import type { Activity } from './activity.ts'

/** The status text of the chat's header, in the description's order. Without a connection (`isAway`) it says so, since the line above scrolls away. */
export function headerStatus({ isThinking, isAnalyzingVideo, isSpeaking, isListening }: Activity, isAway = false): string {
  if (isThinking) return 'Thinking...'
  if (isAnalyzingVideo) return 'Analyzing your video...'
  if (isSpeaking) return 'Speaking...'
  if (isListening) return 'Listening...'
  return isAway ? 'Ready to help · Offline' : 'Ready to help'
}
