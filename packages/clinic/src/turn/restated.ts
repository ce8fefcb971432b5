const parts =
  'head|back|neck|throat|stomach|tummy|belly|chest|knee|foot|feet|leg|tooth|ear|shoulder|hip|wrist|hand|arm|ankle|toe|jaw|eye|elbow|finger|thumb|heel|calf|thigh|nose|mouth|tongue|breast|face|cheek|shin|groin|bum'
/** Words around a correction that tell nothing. */
const aside = String.raw`(?:no|nope|nah|sorry|oops+|whoops|wait|actually|hang on|hold on|haha|lol|ah|oh|um|erm|argh|i mean|my bad|typo|auto ?correct\w*)`
const asides = String.raw`\W*(?:${aside}\W+)*`
const opener = String.raw`(?:(?:the|my|his|her|in my|in the|on my|a|an|that|really|actually)\s+)*`
const instead = String.raw`(?:(?:but|just|only|more like|more|rather|it['’]?s|its|it was|it|i meant?|i ment|i said|i felt|felt)\s+)*`
const given = '([a-z]+(?: [a-z]+){0,2})'
const wanted = '([a-z]+(?: [a-z]+){0,3})'
const ends = String.raw`(?:\W+${aside})*\W*(?:[.!?].*)?$`
const marked = String.raw`(?:i meant?|i ment|meant to (?:say|type|write|put)|should (?:be|say|read)|correction|typo|auto ?correct\w*|(?:scrap|strike|scratch|ignore|forget|delete) (?:that|it))`

/** "Not X, Y", "X was the wrong word, Y": the words that go, then the words that stand for them. */
const wordFirst: readonly RegExp[] = [
  new RegExp(
    String.raw`^${asides}(?:it['’]?s |its |that['’]?s |i )?(?:not|did ?n['’]?t mean|don['’]?t mean|did ?n['’]?t (?:actually|really)|wasn['’]?t|isn['’]?t) ${opener}${given}\s*[,.;:!–-]+\s*${asides}${instead}${opener}${wanted}${ends}`,
    'i',
  ),
  new RegExp(String.raw`^${asides}${opener}${given} (?:was|is) (?:the |a )?wrong (?:word|term)\W+${instead}${opener}${wanted}${ends}`, 'i'),
]
/** "Y, not X". */
const wordLast = new RegExp(
  String.raw`^${asides}(?:i meant?\s+|i ment\s+|it['’]?s\s+|its\s+)?${opener}${wanted}\W+${asides}(?:and )?not ${opener}${given}${ends}`,
  'i',
)
/** "I meant eye", "*eye", "eye*": the part that goes is the only one that was named. */
const partMeant: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${marked}\W+(?:to say |it['’]?s |its |in |on )?${opener}((?:(?:left|right) )?(?:${parts}))s?\b(?!\s+\w+\s+(?:hurts?|aches?))`,
    'i',
  ),
  new RegExp(String.raw`^${asides}${opener}((?:(?:left|right) )?(?:${parts}))s?\W+(?:sorry|i meant?)\b`, 'i'),
  new RegExp(
    String.raw`^${asides}(?:(?:that|this|it)(?:['’]s|s| is| was)?|you(?:['’]ve| have)? got (?:it|that)) (?:all )?(?:wrong|not right|incorrect|a mistake)\W+(?:it['’]?s |its |it is )(?:in |on )?${opener}((?:(?:left|right) )?(?:${parts}))s?${ends}`,
    'i',
  ),
  new RegExp(String.raw`^\W*\*((?:(?:left|right) )?(?:${parts}))s?\W*$|^\W*((?:(?:left|right) )?(?:${parts}))s?\*\W*$`, 'i'),
]
/** "I meant through my nose": what was said is only so under this. */
const onlyUnder = new RegExp(`^${asides}i me(?:a|)nt? ((?:through|in|on|when|with|while|after) [a-z ]{3,30}?)(?:${ends}|,.*$)`, 'i')
/** "Both legs", after one. */
const bothOf = new RegExp(String.raw`^${asides}(?:it['’]?s |its )?both (?:of )?(?:my |the |his |her )?((?:${parts})s?|feet)\W*$`, 'i')
const anyPart = new RegExp(String.raw`\b(?:(?:left|right) )?(${parts})(s?)\b`, 'gi')
/** How bad it is may be put otherwise: nothing that was told goes with it. */
const ofDegree =
  /\b(?:bad\w*|severe\w*|terrible|awful|serious\w*|sure|much|that|so|too|very|worst|worse|crushing|killing|horrible|agony|really|going|able|now|any ?more|yet)\b/i
const shortestStem = 4
/** "Not sleeping, tired all day" tells how it is; "not vomiting, just sick" puts it right. */
const isDoing = /ing$/i
const contrasts = new RegExp(String.raw`\b(?:just|only|but|rather|more like|i me(?:a|)nt|i said|${aside})\b`, 'i')

/** A sentence said again as it was meant. */
export interface Restated {
  /** The sentence as it was told. */
  former: string
  /** The sentence as it was meant. */
  again: string
  /** The words that go, where they were named: "spots". */
  out?: string
  /** The words that stand for them. */
  into?: string
}

/**
 * "Not my chest, my stomach": the sentence it puts right, said again with what was meant. In: the message, and the patient's words so far. Out: the
 * sentence as it was and as it should be; null where nothing that was told is put in the place of another.
 */
export function restated(words: string, prose: string): Restated | null {
  const swap = swapOf(words)
  const swapped = swap === null || ofDegree.test(swap.out) ? null : rewritten(prose, swap.out, swap.into)
  if (swapped !== null) return swapped
  const both = bothOf.exec(words)?.[1]
  if (both !== undefined) return withBoth(prose, both)
  const under = onlyUnder.exec(words)?.[1]
  if (under !== undefined) {
    const former = sentencesOf(prose).at(-1)
    return former === undefined ? null : { former, again: `${former} ${under}` }
  }
  const match = partMeant.map((pattern) => pattern.exec(words)).find((each) => each !== null)
  const part = match?.slice(1).find((each) => each !== undefined)
  return part === undefined ? null : withPart(prose, part)
}

function withBoth(prose: string, plural: string): Restated | null {
  const part = plural === 'feet' ? 'foot' : plural.replace(/s$/, '')
  const told = new RegExp(String.raw`\b(?:my |the |his |her )?(?:left |right )?${part}\b(?: is\b)?`, 'i')
  const former = sentencesOf(prose).findLast((each) => told.test(each) && !/\bboth\b/i.test(each))
  return former === undefined ? null : { former, again: former.replace(told, (is) => `both my ${plural}${/ is$/i.test(is) ? ' are' : ''}`) }
}

function swapOf(words: string): { out: string; into: string } | null {
  for (const pattern of wordFirst) {
    const [, out, into] = pattern.exec(words) ?? []
    if (out !== undefined && into !== undefined && (!isDoing.test(out) || contrasts.test(words))) return { out, into }
  }
  const [, into, out] = wordLast.exec(words) ?? []
  return out === undefined || into === undefined ? null : { out, into }
}

function rewritten(prose: string, out: string, into: string): Restated | null {
  const literal = out.toLowerCase()
  const stem = literal.length > shortestStem ? literal.replace(/(?:ing|ed|s|y)$/, '') : literal
  const told = new RegExp(String.raw`\b${stem}[a-z]*`, 'gi')
  const former = sentencesOf(prose).findLast((each) => each.search(told) >= 0)
  if (former === undefined) return null
  const again = former.replace(told, into).replace(/\b([a-z]+)(?: \1)+\b/gi, '$1')
  return again === former ? null : { former, again, out: literal, into }
}

function withPart(prose: string, part: string): Restated | null {
  const told = [...prose.matchAll(anyPart)].map(([whole, name = '']) => ({ whole: whole.toLowerCase(), name: name.toLowerCase() }))
  const former = told.at(-1)
  if (former === undefined || new Set(told.map(({ name }) => name)).size !== 1) return null
  const isSame = former.name === part.toLowerCase() || former.whole === part.toLowerCase()
  return isSame ? null : rewritten(prose, former.whole, part)
}

function sentencesOf(prose: string): string[] {
  return prose
    .split(/[.!?;\n]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const limbs =
  'head|back|neck|throat|stomach|tummy|belly|knee|foot|leg|tooth|ear|shoulder|hip|wrist|hand|arm|ankle|toe|jaw|elbow|finger|thumb|heel|calf|thigh|shin'
const barePart = new RegExp(String.raw`^\W*(?:my |the )?((?:left |right |lower |bad |sore )?(?:${limbs}))s?\W*$`, 'i')

/** "Knee.": nobody names a part of the body to a doctor because it is well. In: a first message. */
export function restatedPart(words: string): string {
  const part = barePart.exec(words)?.[1]?.toLowerCase()
  return part === undefined ? words : `my ${part} hurts`
}
