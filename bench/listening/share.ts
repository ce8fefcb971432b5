/** A part of a whole to four places; 0 of nothing. */
export function share(part: number, whole: number): number {
  return Number((part / Math.max(1, whole)).toFixed(4))
}
