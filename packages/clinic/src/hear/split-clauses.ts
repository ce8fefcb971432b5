import { lastRead } from './last-read.ts'

/** A piece of a message with its place. */
export interface Span {
  text: string
  start: number
  end: number
}

/** Where a sentence ends; a decimal point and dots of hesitation inside a sentence end none. */
const sentenceEnd = /[!?;\n]+|\.(?!\d)(?!\.)/g
const subject =
  '(?:i|im|ive|id|ill|he|hes|she|shes|they|theyre|we|you|it|its|my|his|her|our|their|this|that|thats|there|theres|who|what|whats|why|how|hows|when|where|which|is|are|am|can|could|should|shall|will|would|do|does|did|may|might|no|nothing|none|never|also|please|thanks|thank|sorry|actually|maybe|but|so|then|both|just|only|yes|yeah|nope)'
/** A comma or a joining word opens a new clause where one can begin behind it. */
const joins: readonly RegExp[] = [
  new RegExp(String.raw`,\s+(?=${subject}(?:['’]\w+)?\b)`, 'gi'),
  /\s+(?:and|so|or|because|cos|coz|plus)\s+(?=(?:i|im|ive|he|she|they|we|my|his|her|is|are|am|can|could|should|shall|do|does|did|will|would|what|why|how|when|where|which|no|not|also)(?:['’]\w+)?\b)/gi,
  /\s*,?\s+(?=(?:but|however|although|though|except)\b)/gi,
  // Dictated words have no stops: a question in the middle of them begins with its own words.
  /\s+(?=(?:can|could|should|may|shall) (?:i|he|she|we|they|you)\b)/gi,
  /\s+(?=(?:do|does) (?:i|he|she|we|they|you) (?:need|have to|think)\b)/gi,
  /\s+(?=is (?:it|this|that) (?:ok|okay|safe|bad|serious|dangerous|normal|fine|contagious|catching)\b)/gi,
  /\s+(?=what (?:is|are|do|does|should|could|can|if)\b)/gi,
  /\s+(?=how (?:long|much|many|often|bad|do|can)\b)/gi,
]

/** What stands before these does not end there: "I don't know what is ...", "depends how long ...". */
const leadsIn =
  /\b(?:know|knows|wonder|wondering|sure|remember|see|tell|ask|asked|understand|matter|depends|about|of|to|and|or|so|but|that|if)\s*$/i
/** "What exercises should I do", "how long can I": the question began before. */
const beginsQuestion = /\b(?:what|where|when|how|who|why|which)(?:\s+[\w'’-]+){0,3}$/i
/** "Yes or no", "can I or not": one question. */
const orNot = /^not?\b\s*(?:[?.!;\n]|$)/i
const leastLetters = 2

/** Cuts a message into clauses, in order. Time grows with the length of the text alone. */
export const splitClauses: (text: string) => readonly Readonly<Span>[] = lastRead(cutByForm)

function cutByForm(text: string): Span[] {
  const cuts = new Set<number>()
  for (const match of text.matchAll(sentenceEnd)) cuts.add(match.index + match[0].length)
  for (const join of joins)
    for (const match of text.matchAll(join)) {
      const before = text.slice(Math.max(0, match.index - 50), match.index)
      if (match[0].trim() === '' && (leadsIn.test(before) || beginsQuestion.test(before))) continue
      const behind = match.index + match[0].length
      if (/^\s+or\s+$/i.test(match[0]) && orNot.test(text.slice(behind, behind + 6))) continue
      cuts.add(behind)
    }
  const places = [0, ...[...cuts].sort((a, b) => a - b), text.length]
  const spans: Span[] = []
  for (let place = 1; place < places.length; place++) {
    const from = places[place - 1] ?? 0
    const to = places[place] ?? from
    const raw = text.slice(from, to)
    const words = raw.trim()
    if (words.replaceAll(/[^\p{L}\p{N}]/gu, '').length < (spans.length === 0 && to === text.length ? 1 : leastLetters)) {
      const last = spans.at(-1)
      if (last !== undefined && words !== '') {
        last.end = to
        last.text = text.slice(last.start, to).trim()
      }
      continue
    }
    const start = from + raw.indexOf(words)
    spans.push({ text: words, start, end: start + words.length })
  }
  return spans
}
