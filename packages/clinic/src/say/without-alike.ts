/** Words that tell nothing apart. */
const small = new Set(
  'a an the you your it its they their that this is are was be has have had get gets got feel feels of in on at to for with and or than if as not no more most much after over still other'.split(
    ' ',
  ),
)
/** From this share of the shorter line's words on, two lines say the same; "lips turn blue" and "toes turn blue" stay two. */
const sameShare = 0.7

/**
 * Lines of which none says over again what one before it said: "the fever lasts more than 3 days" goes beside "you have a high fever for more
 * than 3 days". Lines whose numbers differ both stay.
 */
export function withoutAlike(lines: readonly string[]): string[] {
  const kept: { line: string; words: ReadonlySet<string>; numbers: string }[] = []
  for (const line of lines) {
    const words = tellingWords(line)
    const numbers = (line.match(/\d+/g) ?? []).join()
    if (!kept.some((other) => other.numbers === numbers && isAlike(other.words, words))) kept.push({ line, words, numbers })
  }
  return kept.map(({ line }) => line)
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= 2 && shared >= sameShare * Math.min(one.size, other.size)
}

function tellingWords(line: string): Set<string> {
  const words = line.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  return new Set(words.map((word) => word.replace(/(?<=[a-z]{3})s$/, '')).filter((word) => !small.has(word)))
}
