import type { ConsultationCase } from '../case/case.ts'
import { isChild, patientName } from '../judge/questions/address-patient.ts'
import { capital } from '../judge/questions/question-knowledge.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import { suitsPerson } from '../judge/questions/suits-person.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { deniedAloud, saidDenied } from './said-back/denied.ts'
import { namesInTime } from './said-back/sentence.ts'
import { type Thing, thingsOf } from './said-back/things.ts'
import { spokenMedicine } from './spoken-medicine.ts'
import { isSpokenSpan, isTimeToldCloser, spokenSpan } from './spoken-time.ts'

const signsShown = 5
const complaintKinds: ReadonlySet<string> = new Set(['symptom', 'sign', 'exposure'])
const babyUntilYears = 1
const grownUpFrom = 18

/**
 * What was told: "In short: a 34-year-old woman with a headache and feeling sick, for 2 days, but no fever. You take ramipril. You told me: “worse
 * at work”." In: `isRelevant`, whether a finding bears on what it could be; what does not is not worth its denial. Null where no sign was told.
 */
export function storyOf(
  findings: ReadonlyMap<string, PackedFinding>,
  consultation: ConsultationCase,
  isRelevant: (finding: string) => boolean,
): string | null {
  const told = Object.values(consultation.observations)
    .filter(({ source }) => source === 'told' || source === 'answered' || source === 'corrected' || source === 'document')
    .filter(({ finding, temporality }) => temporality === 'current' && complaintKinds.has(findings.get(finding)?.kind ?? ''))
    .sort((a, b) => a.turn - b.turn)
  const things = thingsOf(
    findings,
    told.filter(
      ({ finding, polarity }) =>
        polarity === 'present' && !isTimeToldCloser(consultation, finding) && suitsPerson(findings.get(finding) ?? {}, consultation.person),
    ),
    consultation.prose,
    consultation.person,
  )
  const shown = gravestKept(things, consultation)
  if (shown.length === 0) return null
  const absent = saidDenied(
    findings,
    told.filter(
      ({ finding, polarity, source, text }) =>
        polarity === 'absent' &&
        source === 'told' &&
        deniedAloud(text) &&
        isRelevant(finding) &&
        suitsPerson(findings.get(finding) ?? {}, consultation.person),
    ),
    shown,
  )
  const { durationDays, prose } = consultation
  const names = namesInTime(
    shown,
    prose,
    durationDays,
    durationDays === null || !isSpokenSpan(durationDays) ? '' : spokenSpan(durationDays),
  )
  const inShort = `In short: ${who(consultation)}${pregnancyOf(consultation)} with ${names}${absent.length === 0 ? '' : `, but ${spokenList(absent)}`}.`
  return [inShort, backgroundOf(findings, consultation), clueOf(consultation)].filter((each) => each !== null).join(' ')
}

/** As many as are said, in their order: what the level rests on is never left out for what was told before it. */
function gravestKept(things: readonly Thing[], { held }: ConsultationCase): Thing[] {
  const reasons = new Set(held.flatMap(({ findings }) => findings))
  const isReason = ({ findings }: Thing) => findings.some((finding) => reasons.has(finding))
  const grave = things.filter(isReason).slice(0, signsShown)
  const others = things.filter((thing) => !isReason(thing)).slice(0, signsShown - grave.length)
  return things.filter((thing) => grave.includes(thing) || others.includes(thing))
}

const backgroundShown = 4

/** The medicines by their names, and the illnesses: "You take ramipril, and have high blood pressure." Null where none was told. */
function backgroundOf(
  findings: ReadonlyMap<string, PackedFinding>,
  { drugs, observations, person, allergies }: ConsultationCase,
): string | null {
  const isSelf = person.relation === 'self'
  const illnesses = Object.values(observations)
    .filter(
      ({ finding, polarity, source, certain }) =>
        polarity === 'present' &&
        certain &&
        (source === 'told' || source === 'answered' || source === 'corrected') &&
        isIllness(findings, finding),
    )
    .map(({ finding }) => (findings.get(finding)?.name ?? finding).replace(/^known /, ''))
  const said = [
    drugs.length === 0 ? null : `${isSelf ? 'take' : 'takes'} ${spokenList(drugs.slice(0, backgroundShown).map(spokenMedicine))}`,
    illnesses.length === 0 ? null : `${isSelf ? 'have' : 'has'} ${spokenList(illnesses.slice(0, backgroundShown))}`,
    allergies.length === 0 ? null : `${isSelf ? 'are' : 'is'} allergic to ${spokenList(allergies.slice(0, backgroundShown))}`,
  ].filter((each) => each !== null)
  return said.length === 0 ? null : `${capital(patientName(person))} ${said.join(', and ')}.`
}

const isIllness = (findings: ReadonlyMap<string, PackedFinding>, id: string): boolean =>
  findings.get(id)?.kind === 'history' && /^known /.test(findings.get(id)?.name ?? '')

const cluesShown = 2

/** What the patient told of what brings it on or eases it, in those words. */
function clueOf(consultation: Pick<ConsultationCase, 'clues'>): string | null {
  const clues = (consultation.clues ?? []).slice(0, cluesShown)
  return clues.length === 0 ? null : `You told me: ${clues.map((clue) => `“${clue}”`).join(' and ')}.`
}

/** "..., 24 weeks pregnant,", which changes what everything else means. */
function pregnancyOf({ person: { pregnant, pregnancyWeeks } }: ConsultationCase): string {
  return pregnant !== true ? '' : pregnancyWeeks === null ? ', pregnant,' : `, ${pregnancyWeeks} weeks pregnant,`
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
