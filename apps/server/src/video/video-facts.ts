/** What a recording is, as far as its container tells. */
export interface VideoFacts {
  container: 'webm' | 'mp4' | null
  hasPicture: boolean
  hasSound: boolean
  /** Frames of the picture that are really there. */
  frames: number
  /** Pieces of sound that are really there. */
  soundBlocks: number
  /** Its length; null where the container does not tell. */
  seconds: number | null
}

export function unknownVideo(): VideoFacts {
  return { container: null, hasPicture: false, hasSound: false, frames: 0, soundBlocks: 0, seconds: null }
}

/** Whether anything in it could be played. */
export function isPlayable({ frames, soundBlocks }: VideoFacts): boolean {
  return frames + soundBlocks > 0
}
