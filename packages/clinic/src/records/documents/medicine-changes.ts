import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'

/** What has become of a medicine: newly begun, or taken in another dose than before. */
export type MedicineChange = NonNullable<DocumentFinding['change']>

const started = String.raw`\b(?:start(?:ed|ing)?|commenc(?:e|ed|ing)|initiated?|introduced|add(?:ed)?|new)`
/** Right before the name: "then START sacubitril", "New: apixaban". */
const startsNext = new RegExp(
  String.raw`${started}(?:\s+(?:on|taking|him|her|them|with))?\s*[:–-]?\s*(?:an?\s+|tab\.?\s+|cap\.?\s+)?$`,
  'i',
)
/** What is said of the medicine behind it belongs to that one. */
const lastWords = new RegExp(String.raw`(?:\b(?:and|then|also|we|was|were)\s+|[,;]\s*)*${started}(?:\s+(?:on|taking))?\s*:?\s*$`, 'i')
/** "started in 2019" tells of long ago. */
const startedNow =
  /\b(?:(?:newly|was|were|been|just|today)\s+)?(?:started|commenced|initiated|introduced)\b(?!\s+(?:(?:in|on|since)\s+)?(?:\w+\s+)?(?:\d|years?|months?|long))|(?:[([,;–-]|^)\s*new(?:ly (?:started|prescribed))?\s*(?:[)\].,;:]|$)/i
const changedNow =
  /\b(?:increas|reduc|decreas|chang|titrat|uptitrat|lower|doubl|halv)(?:e|ed|ing)?\s+(?:\w+\s+){0,2}?(?:to|from)\s+(?=\d|once|twice|three|half|one|every)|[([,;–-]\s*(?:dose\s+)?(?:increased|reduced|decreased|changed|lowered|doubled|halved)\s*(?:today\s*)?(?:[)\].,;]|$)|\bdose (?:has been |was )?(?:increased|reduced|decreased|changed)\b|[↑↓]/i

/** What a heading says of every medicine below it. */
export function changeUnder(heading: string): MedicineChange['kind'] | null {
  if (/^(?:new(?:ly started)?|start(?:ed)?|commenced|initiated|added)\b/i.test(heading)) return 'started'
  return /^changed\b/i.test(heading) ? 'changed' : null
}

/** 'started' where the words before a medicine's name end with its beginning. */
export const startedBefore = (words: string): MedicineChange['kind'] | null => (startsNext.test(words) ? 'started' : null)

/** In: what is said of one medicine, the strength it had before where one is written, and what its heading or the words before it say. */
export function changeOf(text: string, from: string | null, under: MedicineChange['kind'] | null): MedicineChange | null {
  const own = text.replace(lastWords, '')
  if (from !== null || changedNow.test(own)) return { kind: 'changed', from }
  if (under !== null) return { kind: under, from: null }
  return startedNow.test(own) ? { kind: 'started', from: null } : null
}
