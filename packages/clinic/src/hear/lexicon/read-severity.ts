/** A pain score out of ten as stated ("9 out of 10", "8-9/10"); with `isAsked` a bare number too. Null when none is told. */
export function readSeverity(text: string, isAsked: boolean): number | null {
  const scored = /\b(\d{1,2})(?:\s*(?:-|–|to|or)\s*(\d{1,2}))?\s*(?:\/\s?10|out of (?:10|ten))\b/i.exec(text)
  if (scored !== null) return bounded(Number(scored[2] ?? scored[1]))
  const named =
    /\b(?:pain|severity|score|scale|level|rate it|rated)\b[^.\d]{0,18}\b(\d{1,2})\b(?!\s*(?:days?|weeks?|months?|years?|hours?|minutes?|times?|\/|%|kg))/i.exec(
      text,
    )
  if (named !== null && isAsked) return bounded(Number(named[1]))
  if (!isAsked) return null
  const bare = /\b(\d{1,2})\b/.exec(text)
  if (bare !== null) return bounded(Number(bare[1]))
  if (/\b(?:worst|unbearable|excruciating|extreme(?:ly)?)\b/i.test(text)) return 10
  if (/\b(?:severe|really bad|very bad|terrible|awful|horrible)\b/i.test(text)) return 8
  if (/\b(?:moderate|medium|quite bad|in between)\b/i.test(text)) return 5
  return /\b(?:mild|slight|not (?:too|that|so|very) bad|a little|bearable)\b/i.test(text) ? 2 : null
}

function bounded(value: number): number | null {
  return value >= 0 && value <= 10 ? value : null
}
