import type { Mention } from '../case/model.ts'
import type { Clause } from './clause.ts'

const ofSpeaker =
  /\b(?:i(?:['’]?m| am|['’]?ve| have| take|['’]?m on| am on| get| had)|me,? i(?:['’]?m| am))(?: (?:also|always|really|an?|very|severely|badly|on|got|had|a bit|myself))*\W*$/i
const ofWriter = /^(?:history-|takes-|smoker|alcohol-)/
const putsRight = /\b(?:it['’]?s me|i(?:['’]?m| am) the (?:one|patient)|not (?:him|her|my \w+))\b/i

/** "Those tablets are mine" */
export function saysMine(clauses: readonly Clause[]): boolean {
  return clauses.some(({ text }) => /\b(?:those|they|these|that|it|tablets|pills)(?:['’]re| are|['’]s| is|re) mine\b/i.test(text))
}

/**
 * "I'm allergic to nuts", "I have asthma", said in a talk about somebody else: the carer's own, and nothing of the patient's. In: what was read, the
 * clause it stands in, whom the talk is about.
 */
export function isOfCarer({ finding, start, end }: Mention, clauses: readonly Clause[], relation: string): boolean {
  const clause = clauses.find((each) => start >= each.start && start < each.end)
  if (relation === 'self' || clause === undefined || !ofWriter.test(finding) || putsRight.test(clause.text)) return false
  if (finding.startsWith('takes-') && saysMine(clauses)) return true
  const [before, own] = [clause.text.slice(0, start - clause.start), clause.text.slice(start - clause.start, end - clause.start)]
  return ofSpeaker.test(before) || /^(?:i['’]?m|i am|i have|i['’]ve|i take|i smoke|i drink)\b/i.test(own)
}

const wordOfWho =
  /^(?:i['’]?m|i|am|me|he|she|he['’]?s|she['’]?s|is|it['’]?s|aged?|an?|and|years?|yrs?|old|yo|f|m|man|woman|male|female|boy|girl|lady|guy|bloke|\d{1,3})$/i

/** Whether the words tell nothing but an age and a sex. */
export function tellsWhoAlone(text: string): boolean {
  const words = text.match(/[\w'’]+/g) ?? []
  return words.length > 0 && words.every((word) => wordOfWho.test(word))
}
