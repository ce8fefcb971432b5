/** What stands in brackets tangles no list: "a high fever (39 degrees or more), a runny nose and a cough". */
const inBrackets = /\([^()]*\)/g

/** "a, b and c"; where one has an "and" or "or" of its own, a comma stands before the last: "a and b, c, and d"; where one has a comma: "a; b; and c". */
export function spokenList(phrases: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (phrases.length < 2) return phrases[0] ?? ''
  const bare = phrases.map((phrase) => phrase.replace(inBrackets, ''))
  const holds = (mark: RegExp) => phrases.length > 2 && bare.some((phrase) => mark.test(phrase))
  const [between, beforeLast] = holds(/,/) ? ['; ', ';'] : [', ', holds(/\b(?:and|or)\b/) ? ',' : '']
  return `${phrases.slice(0, -1).join(between)}${beforeLast} ${last} ${phrases.at(-1)}`
}
