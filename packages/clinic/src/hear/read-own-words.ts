import type { Polarity, Question } from '../case/model.ts'

/** Words that name nothing. */
const empty = new Set(
  'a an the of or and in on at to for with from by is are was were be been being do does did have has had having you your i my me it its that this these those there any some very more much than as not no yes get got feel feeling felt which who when what how one side when theres just only also think bit little other others else like said say told tell already same ever week weeks day days month months'.split(
    ' ',
  ),
)
const yes = /^(?:yes|yeah|yep|yup|yea|aye|definitely|present)$/
const no = /^(?:no|nope|nah|none|absent)$/
const stemLength = 5
const hedges = /^(?:well|um+|er+|so|ok|okay|oh|just|and|but|is|are|was|were|a|the|my|his|her|bit|lots?|of|some|little)$/

/**
 * What an answer in own words says of the items of a closed question: "leaking yes", "rash yes, stiff neck no", "yes to the
 * fever". In: the question, the words, and what was read in them. Out: only items whose own words stand beside a yes or a no; empty where there are none.
 */
export function readOwnWords(
  question: Question,
  words: string,
  read: ReadonlySet<string> = new Set(),
): { finding: string; polarity: Polarity }[] {
  if (question.kind === 'open') return []
  const tokens = words.toLowerCase().match(/[a-z'’]+|[,.;:!?\n]/g) ?? []
  const alone = oneItemNamed(question, words, tokens)
  if (alone !== null) return [{ finding: alone, polarity: 'present' }]
  const found = new Map<string, Polarity>()
  const meantBy = (segment: Segment) => {
    const named = itemsNamed(question, segment.words)
    // "No blood in my wee" of a list that has vomited blood in it as well.
    const meant = named.filter((finding) => read.has(finding))
    return meant.length > 0 ? meant : named
  }
  for (const segment of sentencesOf(tokens).flatMap(segmentsOf))
    for (const finding of meantBy(segment)) found.set(finding, segment.isYes ? 'present' : 'absent')
  // What the same answer denies was not told before.
  for (const segment of toldBefore(words))
    for (const finding of meantBy(segment)) if (found.get(finding) !== 'absent') found.set(finding, 'present')
  return [...found].map(([finding, polarity]) => ({ finding, polarity }))
}

const denies =
  /\b(?:not|never|without|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|haven['’]?t|hasn['’]?t|nor|neither|used to|ago|was|were)\b|\?/i
const longestItem = 6

/** "Theres some discharge" to a list: few words that all belong to one item of it, and to no other; null where they do not. */
function oneItemNamed(question: Question, words: string, tokens: readonly string[]): string | null {
  const said = tokens.filter((token) => /[a-z]{3}/.test(token) && !empty.has(token) && !hedges.test(token))
  const isPlain = question.kind === 'checklist' && !denies.test(words) && !tokens.some((token) => yes.test(token) || no.test(token))
  if (!isPlain || said.length === 0 || tokens.length > longestItem) return null
  const named = question.findings.filter((finding) => {
    const own = itemStems(question, finding)
    return said.every((word) => own.has(stemOf(word)))
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

interface Segment {
  words: readonly string[]
  isYes: boolean
}

const ends = /^[.;!?\n]$/

/** The sentences; a "yes" or "no" that is one of its own goes with what stands behind it: "No. Fever". */
function sentencesOf(tokens: readonly string[]): string[][] {
  const sentences: string[][] = [[]]
  for (const token of tokens) {
    const last = sentences.at(-1) ?? []
    if (!ends.test(token)) last.push(token)
    else if (last.some((each) => /[a-z]/.test(each) && !yes.test(each) && !no.test(each) && !hedges.test(each))) sentences.push([])
  }
  return sentences
}

const saysAgain =
  /\b(?:i(?:['’]?ve| have)? |as i )(?:already |just |\w+ times? )*(?:told|said|tell|say|mentioned)\b(?! (?:no|not|it['’]?s not|i don['’]?t|i have ?n['’]?t)\b)|\b(?:told|said) (?:it |that |you |this |so )*(?:already|twice|before|two times|three times|\d times)\b/i
const negates = /\b(?:no|not|never|none|without|nor)\b|n['’]t\b|\b(?:dont|doesnt|didnt|isnt|havent|hasnt)\b/i

/** "I told already cloudy and smell": what a sentence says was told before is there. */
function toldBefore(words: string): Segment[] {
  return words
    .split(/[.;!?\n]/)
    .filter((sentence) => saysAgain.test(sentence) && !negates.test(sentence))
    .map((sentence) => ({ isYes: true, words: sentence.toLowerCase().match(/[a-z'’]+/g) ?? [] }))
}

/** Cuts at each yes and no; it belongs to the words before it, or where there are none, to those behind. */
function segmentsOf(tokens: readonly string[]): Segment[] {
  const isNo = (token: string, place: number) => no.test(token) && !goesOn.test(tokens[place + 1] ?? '')
  const marks = tokens.flatMap((token, place) => (yes.test(token) || isNo(token, place) ? [place] : []))
  const trails = marks.length > 0 && tokens.slice(0, marks[0]).some((token) => /[a-z]/.test(token) && !hedges.test(token))
  return marks.map((place, at) => {
    const isYes = yes.test(tokens[place] ?? '')
    if (trails) return { isYes, words: tokens.slice(at === 0 ? 0 : (marks[at - 1] ?? 0) + 1, place) }
    const behind = tokens.slice(place + 1, marks[at + 1])
    // "None of these but I do have a fever": the no ends there.
    const turn = isYes ? -1 : behind.findIndex((token) => turnsRound.test(token))
    return { isYes, words: turn < 0 ? behind : behind.slice(0, turn) }
  })
}

/** "No one", "no way", "no idea" */
const goesOn = /^(?:one|body|way|idea|clue|doubt|wonder|matter|longer)$/
const turnsRound = /^(?:but|though|although|however|except|apart|besides|only|just)$/

const stemOf = (word: string): string => word.replace(/['’]s?$/, '').slice(0, stemLength)

/** The items that the words name: with the most words of their own in common, and all that do so alike. */
function itemsNamed(question: Question, words: readonly string[]): string[] {
  const said = new Set(words.filter((word) => /[a-z]{3}/.test(word) && !empty.has(word)).map(stemOf))
  if (said.size === 0) return []
  const scored = question.findings.map((finding) => {
    const own = itemStems(question, finding)
    return { finding, common: [...said].filter((stem) => own.has(stem)).length }
  })
  const most = Math.max(...scored.map(({ common }) => common))
  return most === 0 ? [] : scored.filter(({ common }) => common === most).map(({ finding }) => finding)
}

/** The stems of the words that an item is called by. */
function itemStems(question: Question, finding: string): ReadonlySet<string> {
  const label = question.options.find(({ id }) => id === finding)?.label
  const text = `${label ?? question.text} ${finding.replaceAll(/[-.]/g, ' ')}`
  return new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !empty.has(word)).map(stemOf))
}
