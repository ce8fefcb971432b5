import type { PageBox } from '@dr-ai/contract/schemas/documents'
import type { DocumentLine } from './document-lines.ts'

/** Around what is shown stands this much of the words' height, so that a letter that rises is not cut. */
const margin = 0.35

/** Where on its page's picture a line stands, and in it the words from `start` to `end` (places in the page's text); nothing where the page has no layout. */
export function stripOf({ places }: Pick<DocumentLine, 'places'>, start?: number, end?: number): { strip?: PageBox; place?: PageBox } {
  const strip = boxAround(places)
  if (strip === null) return {}
  const place = start === undefined || end === undefined ? null : boxAround(places.filter((word) => word.start < end && word.end > start))
  return { strip, ...(place && { place }) }
}

function boxAround(places: DocumentLine['places']): PageBox | null {
  if (places.length === 0) return null
  const boxes = places.map((place) => place.seen ?? place)
  const rim = margin * Math.max(...boxes.map(({ top, bottom }) => bottom - top))
  const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
  return {
    left: inside(Math.min(...boxes.map(({ left }) => left)) - rim),
    right: inside(Math.max(...boxes.map(({ right }) => right)) + rim),
    top: inside(Math.min(...boxes.map(({ top }) => top)) - rim),
    bottom: inside(Math.max(...boxes.map(({ bottom }) => bottom)) + rim),
  }
}
