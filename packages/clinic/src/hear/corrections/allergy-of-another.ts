import type { ConsultationCase } from '../../case/case.ts'
import { kinWords } from '../later/kin.ts'
import type { Correction } from './correction.ts'

const who = String.raw`(?:my|our|his|her) (?:\w+ )?(?:${kinWords})`
const frames: readonly RegExp[] = [
  new RegExp(String.raw`\b(${who})(?:['’]?s)?[ ,]+(?:(?!not\b)[\w'’]+ ){0,5}allerg`, 'i'),
  new RegExp(String.raw`\ballerg\w*[^.!?]{0,30}?\b(?:is|was|belongs to|are|of) (${who})(?:['’]?s)?\b`, 'i'),
  new RegExp(
    String.raw`\bnot (?:me |i )?(?:who is |that is |the one )?allerg\w*[^.!?]{0,30}?[,.;]? (?:it['’]?s |it is |but |only )*(${who})\b`,
    'i',
  ),
  new RegExp(
    String.raw`\ballerg\w*[^.!?]{0,20}[,.;!?]+ ?(?:no,? |sorry,? |that['’]?s |it['’]?s |it is |is |i meant? )+(${who})(?:['’]?s)?\b`,
    'i',
  ),
]
const notPatient =
  /\bnot (?:me|mine|my own|i|him|her|his|hers)\b|\b(?:i|he|she)(?:['’]?m| am|['’]?s| is| have| has|['’]?ve)? (?:got )?(?:no|not|n['’]t)\b[^.!?]{0,20}\ballerg|\bsorry\b|\bconfus\w*|\bi meant?\b|\bwrong\b/i

/** "It is my sister who has the allergy, not me": the allergy is hers. In: the words, and the case before. Out: null where no allergy is somebody else's. */
export function allergyOfAnother(
  text: string,
  { allergies, observations }: ConsultationCase,
): Extract<Correction, { kind: 'allergy' }> | null {
  if (!/allerg/i.test(text) || !notPatient.test(text)) return null
  const owner = frames.map((frame) => frame.exec(text)?.[1]).find((each) => each !== undefined)
  if (owner === undefined) return null
  const said = text.toLowerCase()
  const named = allergies.filter((each) => said.includes(each.toLowerCase()))
  const isHeld = allergies.length > 0 || observations['history-medicine-allergy']?.polarity === 'present'
  return isHeld || /\bnot (?:me|mine)\b/i.test(text)
    ? { kind: 'allergy', out: named.length > 0 ? named : allergies, owner: owner.toLowerCase().replace(/^(?:my|our) /, 'your ') }
    : null
}
