import type { ReadingStage } from '@dr-ai/contract/live'

/** How much of one file is read; what is beyond is not read, and the patient is told so. */
export interface ReadingBounds {
  pages: number
  /** Pages that are pictures. */
  recognisedPages: number
  characters: number
}

export const readingBounds: ReadingBounds = { pages: 300, recognisedPages: 30, characters: 600_000 }

export interface ReadingProgress {
  stage: ReadingStage
  page?: number
  pages?: number
}

export type ReportProgress = (progress: ReadingProgress) => void
