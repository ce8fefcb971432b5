import type { ConsultationCase } from '../case/case.ts'
import { isChild } from '../judge/questions/address-patient.ts'
import { isSaidCloser } from '../judge/questions/said-closer.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import { suitsPerson } from '../judge/questions/suits-person.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { isTimeToldCloser, spokenSpan } from './spoken-time.ts'
import { withoutIt } from './without-it.ts'

const signsShown = 5
const denialsShown = 2
const complaintKinds: ReadonlySet<string> = new Set(['symptom', 'sign', 'exposure'])
const babyUntilYears = 1
const grownUpFrom = 18

/** What was told in one sentence: "In short: a 34-year-old woman with a headache and feeling sick, for 2 days, but no fever." Null where no sign was told. */
export function storyOf(findings: ReadonlyMap<string, PackedFinding>, consultation: ConsultationCase): string | null {
  const told = Object.values(consultation.observations)
    .filter(({ source }) => source === 'told' || source === 'answered' || source === 'corrected' || source === 'document')
    .filter(({ finding, temporality }) => temporality === 'current' && complaintKinds.has(findings.get(finding)?.kind ?? ''))
    .sort((a, b) => a.turn - b.turn)
  const present = told.filter(({ polarity }) => polarity === 'present').map(({ finding }) => finding)
  const names = present
    .filter(
      (each) =>
        !isTimeToldCloser(consultation, each) &&
        !isSaidCloser(findings, each, present) &&
        suitsPerson(findings.get(each) ?? {}, consultation.person),
    )
    .map((each) => findings.get(each)?.name ?? each)
    .slice(0, signsShown)
  if (names.length === 0) return null
  const absent = told
    .filter(
      ({ finding, polarity, source, text }) =>
        polarity === 'absent' && source === 'told' && isSaid(text) && suitsPerson(findings.get(finding) ?? {}, consultation.person),
    )
    .map(({ finding }) => withoutIt(findings.get(finding)?.name ?? finding))
    .slice(0, denialsShown)
  const time = consultation.durationDays === null ? '' : `, ${spokenSpan(consultation.durationDays)}`
  return `In short: ${who(consultation)} with ${spokenList(names)}${time}${absent.length === 0 ? '' : `, but ${spokenList(absent)}`}.`
}

/** "Putting on weight" says no word of losing it: what only follows from something told is not said as denied. */
const isSaid = (text: string): boolean => denies.test(text)
const denies = /\b(?:no|not|nor|non|never|none|neither|without|nothing|nobody|cannot|free of)\b|n['’]?t\b/i

/** "a 34-year-old woman", "a boy of 4", "a baby boy". */
function who({ person }: ConsultationCase): string {
  const { ageYears, sex } = person
  const child = ageYears === null ? isChild(person) : ageYears < grownUpFrom
  if (ageYears !== null && ageYears < babyUntilYears) return sex === null ? 'a baby' : `a baby ${sex === 'female' ? 'girl' : 'boy'}`
  const word =
    sex === null ? (child ? 'child' : 'person') : child ? (sex === 'female' ? 'girl' : 'boy') : sex === 'female' ? 'woman' : 'man'
  if (ageYears === null) return `a ${word}`
  const age = Math.floor(ageYears)
  return `${/^(?:8|11|18)/.test(String(age)) ? 'an' : 'a'} ${age}-year-old ${word}`
}
