import type { Mention } from '../case/model.ts'
import { stemsOf } from './lexicon/stems.ts'
import type { UnderstandingContext } from './lexicon/understand.ts'

/** "No skipped beats, just fast", "not dizzy as such, more wobbly": one way of having it is denied, and another told. */
const otherway =
  /^\W*(?:no|not|nah|never|without)\b[^.!?;]{2,40}?[\s,]+(?:just|only|but|more(?: like| of)?|rather|simply|mostly)\b[^.!?;]*[a-z]{3,}/i

/** Who has not fainted may have come near it. */
const whole = /^(?:fainted|faints?|fainting|passed out|blacked out)$/i
const ofPregnancy = /^pregnan/

/** "She isn't pregnant with twins" denies the twins alone. */
function isInLonger({ text, start, end }: Mention, mentions: readonly Mention[]): boolean {
  return mentions.some(
    (other) => other.polarity === 'absent' && other.start <= start && other.end >= end && other.text.length > text.length,
  )
}

/**
 * Without the denials of a complaint by another word than the one it was told by, where the same clause goes on to tell how it is: "no skipped beats
 * just fast when I lie down" takes no racing heart away. In: the words, what was read in them, what the consultation knows.
 */
export function withoutNarrowed(
  words: string,
  mentions: readonly Mention[],
  { complaints, prose = '', person }: Pick<UnderstandingContext, 'complaints' | 'prose' | 'person'>,
): Mention[] {
  const sentences = [...words.matchAll(/[^.!?;\n]+/g)]
  const told = new Set(stemsOf(prose))
  return mentions.filter((mention) => {
    if (mention.polarity !== 'absent') return true
    if (mention.finding === 'near-fainting' && whole.test(mention.text)) return false
    if (person.pregnant === true && ofPregnancy.test(mention.finding) && isInLonger(mention, mentions)) return false
    // "Skipped beats" are a way of feeling the heart: of the two only the closer one is denied.
    const isCloserDenied = mentions.some(
      ({ finding, start, polarity }) => polarity === 'absent' && start === mention.start && finding.startsWith(`${mention.finding}-`),
    )
    const isComplaint = complaints.some((id) => mention.finding === id || mention.finding.startsWith(`${id}.`))
    if (!isComplaint && !isCloserDenied) return true
    const sentence = sentences.find(({ index, 0: text }) => mention.start >= index && mention.start < index + text.length)
    const isOwnWord = stemsOf(mention.text).some((stem) => told.has(stem))
    return isOwnWord || sentence === undefined || !otherway.test(sentence[0])
  })
}
