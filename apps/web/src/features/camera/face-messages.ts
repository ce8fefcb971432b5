import type { FaceMeasurements, FaceProgress } from '@dr-ai/senses/face/measure-face'

/** What the page tells the worker that follows the face. */
export type FaceOrder =
  | { kind: 'frame'; picture: ImageBitmap | VideoFrame; seconds: number }
  /** A recording begins. */
  | { kind: 'begin' }
  /** It has ended: answer with what was measured in it. */
  | { kind: 'finish' }

/** What the worker answers. */
export type FaceAnswer =
  | { kind: 'ready' }
  | { kind: 'seen'; progress: FaceProgress }
  | { kind: 'measured'; measurements: FaceMeasurements | null }
  | { kind: 'failed' }
