import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const answers = ['no', 'for a few days', 'none of these', 'no', 'not sure', 'no', 'no']

/** All that is asked in a talk that opens so and is answered with little. */
function asked(opening: string): string[] {
  let consultation = clinic.newCase({ country: 'GB' })
  return [opening, ...answers].flatMap((words) => {
    const { case: kept, reply } = clinic.consult(consultation, words)
    consultation = kept
    return reply.question?.text ?? []
  })
}

const ofPregnancy = /\bpregnan|\bgave birth|\bgiven birth|\bbreastfe|\bbaby mov|\bmissed period|\bdue date/i
const ofPeriods = /\bperiods?\b(?! of)|\bmenopaus|\bwomb\b|\bvagina/i
const ofMen = /\bprostate\b|\btesticle|\bpenis\b|\berection|\bforeskin|\bscrotum/i
const ofGrownUps =
  /\b(?:do|does) [^?]{0,20}\bsmok|\balcohol\b|\berection|\bhav(?:e|ing) sex\b|\bsexual|ending (?:your|their) life|\bdementia\b|\bat work\b/i
const ofBabies = /\bfretful child\b|\bsoft spot\b|\bnapp(?:y|ies)\b|\bfontanelle\b|\bteething\b|\bfeeds?\b/i
const ofWho = /\bHow old\b|\bfemale or male\b|\bgirl or (?:a )?boy\b/

const complaints = [
  'a bad headache since this morning',
  'tummy pain and feeling sick',
  'a cough and a fever',
  'been dizzy and tired',
  'lower back pain',
  'a burning when passing urine',
  'a rash on the chest',
  'been short of breath',
]
const people: readonly (readonly [who: string, never: readonly RegExp[]])[] = [
  ["I'm a 45 year old man with", [ofPregnancy, ofPeriods, ofBabies, ofWho]],
  ["I'm an 84 year old man with", [ofPregnancy, ofPeriods, ofBabies, ofWho]],
  ["I'm a 30 year old woman with", [ofMen, ofBabies, ofWho]],
  ["I'm a woman of 79 with", [ofPregnancy, ofMen, ofBabies, ofWho]],
  ['My baby boy is 7 months old and has', [ofPregnancy, ofPeriods, ofGrownUps, ofWho]],
  ['My daughter is 6 and has', [ofPregnancy, ofPeriods, ofMen, ofGrownUps, ofWho]],
  ['My son is 15 and has', [ofPregnancy, ofPeriods, ofBabies, ofWho]],
]

test.each(people.flatMap(([who, never]) => complaints.map((what) => [`${who} ${what}`, never] as const)))(
  'nothing is asked that cannot be: %s',
  (opening, never) => {
    const questions = asked(opening)
    expect(questions.length).toBeGreaterThan(0)
    for (const absurd of never) expect(questions.filter((text) => absurd.test(text))).toEqual([])
    expect(new Set(questions.map((text) => text.replace(/^Thank you, that helps\. /, ''))).size).toBeGreaterThan(questions.length - 3)
  },
)
