/** What stands in brackets tangles no list: "a high fever (39 degrees or more), a runny nose and a cough". */
const inBrackets = /\([^()]*\)/g

/** "a, b and c"; where one of them has a comma or an "and" or "or" of its own, the marks between them are stronger: "a and b; c; and d". */
export function spokenList(phrases: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (phrases.length < 2) return phrases[0] ?? ''
  const isTangled = phrases.length > 2 && phrases.some((phrase) => /,|\b(?:and|or)\b/.test(phrase.replace(inBrackets, '')))
  if (isTangled) return `${phrases.slice(0, -1).join('; ')}; ${last} ${phrases.at(-1)}`
  return `${phrases.slice(0, -1).join(', ')} ${last} ${phrases.at(-1)}`
}
