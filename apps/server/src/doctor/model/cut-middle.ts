const mark = ' [cut] '
/** Of what is kept, so much is the beginning; what is worst often comes last. */
const shareOfBeginning = 2 / 3

/** A text within so many characters: where it is longer, its beginning and its end. */
export function cutMiddle(text: string, length: number): string {
  if (text.length <= length) return text
  const beginning = Math.floor((length - mark.length) * shareOfBeginning)
  return `${text.slice(0, beginning)}${mark}${text.slice(beginning + mark.length - length)}`
}
