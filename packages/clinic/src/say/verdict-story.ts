import type { ConsultationCase } from '../case/case.ts'
import { isChild } from '../judge/questions/address-patient.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import { suitsPerson } from '../judge/questions/suits-person.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { deniedAloud, saidDenied } from './said-back/denied.ts'
import { namesInTime } from './said-back/sentence.ts'
import { thingsOf } from './said-back/things.ts'
import { isSpokenSpan, isTimeToldCloser, spokenSpan } from './spoken-time.ts'

const signsShown = 5
const complaintKinds: ReadonlySet<string> = new Set(['symptom', 'sign', 'exposure'])
const babyUntilYears = 1
const grownUpFrom = 18

/** What was told in one sentence: "In short: a 34-year-old woman with a headache and feeling sick, for 2 days, but no fever." Null where no sign was told. */
export function storyOf(findings: ReadonlyMap<string, PackedFinding>, consultation: ConsultationCase): string | null {
  const told = Object.values(consultation.observations)
    .filter(({ source }) => source === 'told' || source === 'answered' || source === 'corrected' || source === 'document')
    .filter(({ finding, temporality }) => temporality === 'current' && complaintKinds.has(findings.get(finding)?.kind ?? ''))
    .sort((a, b) => a.turn - b.turn)
  const present = thingsOf(
    findings,
    told.filter(
      ({ finding, polarity }) =>
        polarity === 'present' && !isTimeToldCloser(consultation, finding) && suitsPerson(findings.get(finding) ?? {}, consultation.person),
    ),
    consultation.prose,
    consultation.person,
  ).slice(0, signsShown)
  if (present.length === 0) return null
  const absent = saidDenied(
    findings,
    told.filter(
      ({ finding, polarity, source, text }) =>
        polarity === 'absent' && source === 'told' && deniedAloud(text) && suitsPerson(findings.get(finding) ?? {}, consultation.person),
    ),
    present,
  )
  const { durationDays, prose } = consultation
  const names = namesInTime(
    present,
    prose,
    durationDays,
    durationDays === null || !isSpokenSpan(durationDays) ? '' : spokenSpan(durationDays),
  )
  return `In short: ${who(consultation)} with ${names}${absent.length === 0 ? '' : `, but ${spokenList(absent)}`}.`
}

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
