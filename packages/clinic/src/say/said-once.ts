/**
 * Reasons that stand in one sentence, each thing once: beside "a tight chest spreading to the left arm", of "a tight chest and sweating"
 * only the sweating is left. In: what was noticed, as noun phrases. Out: the same without what another one says more closely.
 */
export function saidOnce(reasons: readonly string[]): string[] {
  const isSaidBy = (phrase: string, other: string): boolean => other === phrase || other.startsWith(`${phrase} `)
  const kept: string[] = []
  const rest: string[] = []
  reasons.forEach((reason, at) => {
    const others = [...kept, ...reasons.slice(at + 1)]
    if (others.some((other) => isSaidBy(reason, other) && !other.startsWith(`${reason} and `))) return
    const phrases = reason.split(' and ')
    const isNamed = (phrase: string) => kept.some((other) => other.split(' and ').includes(phrase))
    const own = phrases.filter((phrase) => !isNamed(phrase) && !others.some((other) => isSaidBy(phrase, other)))
    const isWhole = own.length === phrases.length || own.length === 0 || own.some((phrase) => !standsAlone.test(phrase))
    if (isWhole) kept.push(reason)
    else rest.push(...own)
  })
  return [...kept, ...rest]
}

/** What can follow "because of" by itself. */
const standsAlone =
  /^(?:an?|the|new|sudden|severe|bad|pain|sweating|vomiting|fever|feeling|being|nearly|fainting|trouble|blood|bleeding|weakness|numbness|confusion|breathlessness|shortness|swelling|coughing|having|short|pale|cold)\b/

const atAge = / at \d{2,3}$/

/** "Blood in the stool and weight loss at 60" and "indigestion and weight loss at 60" are one reason with one age, each thing once. */
export function atOneAge(reasons: readonly string[]): readonly string[] {
  const aged = reasons.filter((reason) => atAge.test(reason))
  const [first] = aged
  if (first === undefined || aged.length < 2) return reasons
  const things = [...new Set(aged.flatMap((reason) => reason.replace(atAge, '').split(/, | and /)))]
  return [
    ...reasons.filter((reason) => !atAge.test(reason)),
    ...things.slice(0, -1),
    `${things.at(-1) ?? ''}${atAge.exec(first)?.[0] ?? ''}`,
  ]
}
