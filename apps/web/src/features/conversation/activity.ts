/** What is going on in the consultation room, gathered by the page from its features. */
export interface Activity {
  /** A text reply is pending. */
  isThinking: boolean
  isAnalyzingVideo: boolean
  isSpeaking: boolean
  isListening: boolean
  isRecording: boolean
}

/** Text input, send and record rest while the doctor thinks, a video is analysed or recorded. */
export const isBusy = ({ isThinking, isAnalyzingVideo, isRecording }: Activity): boolean => isThinking || isAnalyzingVideo || isRecording
