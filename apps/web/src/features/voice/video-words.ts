import { joinWords } from './recognition-state.ts'

interface Hearing {
  abort: () => void
  stop: () => void
  /** Brings the microphone in line with what is wanted now. */
  sync: () => void
}

/** What is said in a video while it is recorded. */
export function createVideoWords({ abort, stop, sync }: Hearing) {
  /** null while no video is followed. */
  let words: string | null = null
  return {
    isFollowed: () => words !== null,
    /** Out: whether the words were said in a video. */
    add(more: string): boolean {
      if (words === null) return false
      words = joinWords(words, more)
      return true
    },
    /** Listens to what is said in a video, or no longer does. */
    follow(isFollowed: boolean) {
      if (isFollowed) {
        words ??= ''
        sync()
      } else if (words !== null) stop()
    },
    /** Ends listening to the video. Out: what was said in it. */
    take(): string {
      abort()
      const said = words ?? ''
      words = null
      sync()
      return said
    },
    forget() {
      words = null
    },
  }
}
