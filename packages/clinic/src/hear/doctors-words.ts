import { findMedicines } from '../medications/find-medicines.ts'
import { knownMedicines } from '../medications/known-medicines.ts'

const says = String.raw`\b(?:you|u)(?: (?:have|had|just|also|still|even|only|now|then|already|first|both))*(?:['’]ve|['’]re)? (?:said|say|says|saying|wrote|write|written|told me|tell me|telling me)\b`
/** What stands between marks behind "you wrote". */
const quoted = new RegExp(String.raw`(${says}[^.!?"'“‘]{0,24})["“‘'](?=\S)[^"”\n]{2,200}?["”’'](?=[\s.,;!?)]|$)`, 'gi')
/** What the doctor said of a medicine, in the words of who holds it against him. */
const reported = new RegExp(
  String.raw`(${says})((?: \S+){0,4}? (?:(?:do not|don['’]?t|dont|not to|never|to|i (?:can|may|should)|it['’]?s|is|are|was) )?(?:stop|take|use|avoid|start|leave|keep|bad|safe|ok|okay|fine|good|joined?|no reason)\b[^.!?,;]{0,60})(?=[.!?,;]|$)`,
  'gi',
)
const ago = new RegExp(
  String.raw`\b(?:(?:only|just|about) )?(?:a|an|one|two|three|five|ten|a few|few|a couple of|\d+) (?:seconds?|minutes?|mins?|moments?|hours?|messages?|answers?|lines?) (?:ago|before|back|earlier),? (?=${says})`,
  'gi',
)
/** Somebody who goes on to tell of himself: nothing of that is the doctor's. */
const tellsOn = /\b(?:and|but|so|because|since) (?:i|it|my|he|she|now|there)\b|\b(?:i (?:have|had|am|feel|felt|got|just|did)|my)\b/i

/**
 * A message without what it holds against the doctor: "two minutes ago you wrote 'do not take the pill'" denies no pill, and tells of no two minutes.
 * The medicines stay named. In: a message of a talk. Out: the message with "this" in the place of the doctor's words.
 */
export function withoutDoctorsWords(words: string): string {
  return words
    .replace(ago, '')
    .replace(quoted, (all: string, lead: string) => `you told me this${ofMedicines(all.slice(lead.length))}`)
    .replace(reported, (all: string, _lead: string, said: string) => (tellsOn.test(said) ? all : `you told me this${ofMedicines(said)}`))
}

function ofMedicines(said: string): string {
  const named = findMedicines(knownMedicines(), said).map(({ name }) => name)
  return named.length === 0 ? '' : ` of ${named.join(' and ')}`
}
