const parts =
  'head|back|neck|throat|stomach|tummy|belly|chest|knee|foot|leg|tooth|ear|shoulder|hip|wrist|hand|arm|ankle|toe|jaw|eye|elbow|finger|thumb|heel|calf|thigh|nose|mouth|tongue|breast|face|cheek|shin|groin|bum'
const meant = new RegExp(
  String.raw`\b(?:i meant?|meant to (?:say|type|write|put)|should (?:be|say|read)|correction|typo\W+)\s*(?:to say |it['’]?s |its |in |on )?(?:the |my |a |an |his |her )?(${parts})s?\b(?!\s+\w+\s+(?:hurts?|aches?))`,
  'i',
)
const instead = new RegExp(
  String.raw`^\W*(?:(?:no|sorry|oops|wait|actually)\W+)*(?:the |my |his |her )?(${parts})s?\W+(?:not|sorry|i meant?)\b`,
  'i',
)
const anyPart = new RegExp(String.raw`\b(${parts})(s?)\b`, 'gi')

/**
 * "I meant eye": the sentence it puts right, said again with the part that was meant. In: the message, and the patient's words so far. Out: the
 * message as it would be in full; the message itself where no part is put in the place of another.
 */
export function restated(words: string, prose: string): string {
  const part = (meant.exec(words) ?? instead.exec(words))?.[1]?.toLowerCase()
  if (part === undefined) return words
  const told = [...prose.matchAll(anyPart)].map(([, name = '']) => name.toLowerCase())
  const former = told.at(-1)
  if (former === undefined || new Set(told).size !== 1 || former === part) return words
  const sentence = prose.split(/[.!?;\n]/).findLast((each) => new RegExp(String.raw`\b${former}s?\b`, 'i').test(each))
  if (sentence === undefined) return words
  const again = sentence.replace(new RegExp(String.raw`\b${former}(s?)\b`, 'gi'), `${part}$1`).trim()
  return `sorry, i meant ${again}, not ${former}`
}

const limbs =
  'head|back|neck|throat|stomach|tummy|belly|knee|foot|leg|tooth|ear|shoulder|hip|wrist|hand|arm|ankle|toe|jaw|elbow|finger|thumb|heel|calf|thigh|shin'
const barePart = new RegExp(String.raw`^\W*(?:my |the )?((?:left |right |lower |bad |sore )?(?:${limbs}))s?\W*$`, 'i')

/** "Knee.": nobody names a part of the body to a doctor because it is well. In: a first message. */
export function restatedPart(words: string): string {
  const part = barePart.exec(words)?.[1]?.toLowerCase()
  return part === undefined ? words : `my ${part} hurts`
}
