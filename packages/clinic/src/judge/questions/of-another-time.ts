/** "Last month the same came and the local doctor gave tablets": help of another time. */
const before =
  /\b(?:last (?:time|week|month|year|summer|winter|spring|autumn|christmas|easter)|(?:weeks?|months?|years?) (?:ago|back)|in the past|the time before|(?:in|back in|since) (?:early |late |mid )?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|(?:at|over|around) (?:christmas|easter|new year)|when (?:i|he|she|we|they) (?:was|were) (?:\d+|a (?:kid|child|boy|girl|teenager)|little|small|young\w*|pregnant|at (?:school|uni\w*))|previously|once before|(?:on|at) (?:another|an earlier) (?:time|occasion)|the other (?:week|month|year|time)|before (?:covid|the pandemic|christmas))\b/g
/** What brings the words back to now, at once behind such a time. */
const backToNow = /^[^.!?]{0,40}?\b(?:now|here|today|tonight|this time)\b|^[^.!?]{0,80}?\b(?:now|on (?:its|their|the|his|her) way)\b/

/** "The crew that came", and behind it the time of that. */
const ofCrewThatCame = /\b(?:that|who|which|we had|i had) ?(?:came|come|was here|were here|got)?(?: out)?$/

/** What is told as a story, which goes on in the time of the sentence before it. */
const tellsOn =
  /^(?!.*\b(?:now|here|today|just|have|has|ive|weve)\b).*\b(?:gave|took|came|sent|saw|put|checked|looked|did|said|told|called|rang|phoned|had|was)\b/

/**
 * Which clauses tell of another time: their sentence says so before them or in them, or the story of the sentence before goes on. Each sentence
 * is read once, however many clauses it has. In: the plain words of the clauses, and which of them make up each sentence. Out: the reader.
 */
export function ofAnotherTime(words: readonly string[], sentences: readonly (readonly number[])[]): (clause: number) => boolean {
  const places = new Map(sentences.flatMap((clauses, sentence) => clauses.map((clause, place) => [clause, { sentence, place }] as const)))
  const read = new Map<number, readonly boolean[]>()
  const sayings = (sentence: number): readonly boolean[] => {
    const known = read.get(sentence) ?? saysSoFar((sentences[sentence] ?? []).map((clause) => words[clause] ?? ''))
    read.set(sentence, known)
    return known
  }
  return (clause) => {
    const { sentence, place } = places.get(clause) ?? { sentence: -1, place: 0 }
    const next = words[clause + 1] ?? ''
    if (ofCrewThatCame.test(words[clause] ?? '') && next.search(before) === 0) return true
    return sayings(sentence)[place] === true || (tellsOn.test(words[clause] ?? '') && sayings(sentence - 1).at(-1) === true)
  }
}

/** For each clause of a sentence, whether the sentence up to its end speaks of another time and is not back to now. */
function saysSoFar(clauses: readonly string[]): boolean[] {
  const times = timesIn(clauses.filter((text) => text !== '').join(' '))
  let next = 0
  let until = 0
  let end = 0
  return clauses.map((text) => {
    if (text !== '') end += text.length + (end === 0 ? 0 : 1)
    for (; next < times.length && (times[next]?.from ?? end) <= end; next++) until = Math.max(until, times[next]?.to ?? 0)
    return end < until
  })
}

/** From where to where a text, cut off there, speaks of another time. */
function timesIn(whole: string): { from: number; to: number }[] {
  const times: { from: number; to: number }[] = []
  before.lastIndex = 0
  for (let found = before.exec(whole); found !== null; found = before.exec(whole)) {
    const from = found.index + found[0].length
    const back = backToNow.exec(whole.slice(from))
    times.push({ from, to: back === null ? Number.POSITIVE_INFINITY : from + back[0].length })
    before.lastIndex = found.index + 1
  }
  return times
}
