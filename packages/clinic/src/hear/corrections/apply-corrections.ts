import type { ConsultationCase } from '../../case/case.ts'
import type { Observation, Person } from '../../case/model.ts'
import { undeniedComplaints } from '../../case/undenied-complaints.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { vitalFindings, youngBabyUntil } from '../lexicon/vital-findings.ts'
import { dropQualities } from '../observation-notes.ts'
import type { Correction } from './correction.ts'
import { withoutAge } from './number-corrections.ts'
import { onlySeen } from './swap-corrections.ts'

type Findings = ReadonlyMap<string, PackedFinding>

const women = /^(?:mother|mum|mom|sister|daughter|wife|grandmother|grandma|gran|nan|aunt|niece|girlfriend)$/
const men = /^(?:father|dad|brother|son|husband|grandfather|grandpa|grandad|uncle|nephew|boyfriend)$/
/** Rules that no correction of a fact takes back by itself. */
const ofItself = /^(?:crisis:|second-opinion$)/

/**
 * The case with what was put right. In: the case after the message, its corrections, and what the message says of the person. What is taken out leaves
 * nothing behind: no complaint, no pregnancy, no age of somebody else, no word of the story; the levels that rested on it fall when the case is judged.
 */
export function applyCorrections(
  merged: ConsultationCase,
  corrections: readonly Correction[],
  told: Partial<Person>,
  findings: Findings,
): ConsultationCase {
  const { traced: _, ...untraced } = merged
  return corrections.reduce((next, correction) => applied(next, correction, told, findings), untraced)
}

/** The case before a message that takes a complaint out, without it and with no question open: what the message tells is told in its place. */
export function withoutTaken(before: ConsultationCase, corrections: readonly Correction[]): ConsultationCase {
  const out = corrections.flatMap((each) => (each.kind === 'unsaid' ? each.findings : []))
  const complaints = before.complaints.filter((id) => !out.includes(id))
  return complaints.length === before.complaints.length ? before : { ...before, complaints, pending: null }
}

function applied(next: ConsultationCase, correction: Correction, told: Partial<Person>, findings: Findings): ConsultationCase {
  switch (correction.kind) {
    case 'person':
      return aboutOther(next, correction.relation, told)
    case 'unsaid':
      return withoutLikelihood(withoutDrugs(without(next, correction.findings), next, correction))
    case 'put-back':
      return withoutLikelihood(withBack(next, correction.findings))
    case 'allergy':
      return { ...without(next, ['history-medicine-allergy']), allergies: next.allergies.filter((each) => !correction.out.includes(each)) }
    case 'traced':
      return { ...next, traced: correction.findings }
    case 'time':
      return { ...next, durationDays: correction.days }
    case 'age':
      return withoutLikelihood(
        withoutRules({
          ...withoutBabyFever(next, correction.years),
          person: { ...next.person, ageYears: correction.years },
          prose: withoutAge(next.prose, next.person.ageYears),
        }),
      )
    case 'sex':
      return withoutRules({
        ...next,
        person: { ...next.person, sex: correction.sex, ...(correction.sex === 'male' && { pregnant: null, pregnancyWeeks: null }) },
      })
    case 'weeks':
      return withWeeks(next, correction.weeks)
    case 'number':
      return withoutLikelihood(withNumber(next, correction, findings))
    case 'side':
      return withPresent(
        without(
          next,
          correction.findings.map(([from]) => from),
        ),
        correction.findings.map(([, to]) => to),
      )
    case 'medicine':
      return withoutMedicine(next, correction)
    case 'replaced':
      return withoutLikelihood(withPresent(without(next, correction.out), correction.into, true))
    case 'changed':
      return withoutLikelihood(withoutDenied(next, correction.findings))
    default:
      return next
  }
}

/** A child that turns out to be older has no young baby's fever. */
function withoutBabyFever(consultation: ConsultationCase, years: number): ConsultationCase {
  const { 'infant-fever-under-3-months': fever, ...observations } = consultation.observations
  if (fever === undefined || years < youngBabyUntil) return consultation
  return { ...consultation, observations, complaints: consultation.complaints.filter((id) => id !== fever.finding) }
}

function aboutOther(consultation: ConsultationCase, relation: string, told: Partial<Person>): ConsultationCase {
  const sex = women.test(relation) ? 'female' : men.test(relation) ? 'male' : (told.sex ?? null)
  return {
    ...consultation,
    person: { ...consultation.person, relation, ageYears: told.ageYears ?? null, sex, pregnant: null, pregnancyWeeks: null },
    asked: consultation.asked.filter((id) => id !== 'person'),
    held: consultation.held.filter(({ assumed }) => assumed !== true),
  }
}

/** Rules that rest on who the patient is are judged anew. */
function withoutRules(consultation: ConsultationCase): ConsultationCase {
  return { ...consultation, held: consultation.held.filter(({ rule, provisional }) => provisional === true || ofItself.test(rule)) }
}

/** Another week, and with it another part of the pregnancy. */
function withWeeks(consultation: ConsultationCase, weeks: number): ConsultationCase {
  const { observations, person } = consultation
  const former = Object.keys(observations).filter((id) => /^pregnancy-(?:second-half|first-trimester)$/.test(id))
  const stage = weeks >= 20 ? 'pregnancy-second-half' : weeks < 13 ? 'pregnancy-first-trimester' : null
  const next = withoutRules({ ...without(consultation, former), person: { ...person, pregnant: true, pregnancyWeeks: weeks } })
  return stage === null ? next : withPresent(next, [stage])
}

/** What was only likely is judged anew on what is left of the story. */
function withoutLikelihood(consultation: ConsultationCase): ConsultationCase {
  return { ...consultation, held: consultation.held.filter(({ provisional, rule }) => provisional !== true && rule !== 'verdict') }
}

function without(consultation: ConsultationCase, findings: readonly string[]): ConsultationCase {
  const observations: Record<string, Observation> = {}
  for (const [id, observation] of Object.entries(consultation.observations)) if (!findings.includes(id)) observations[id] = observation
  const isPregnancy = findings.includes('pregnant')
  return {
    ...consultation,
    observations,
    withdrawn: [...new Set([...(consultation.withdrawn ?? []), ...findings])],
    complaints: consultation.complaints.filter((id) => id in observations),
    held: consultation.held.filter(({ findings: evidence }) => evidence.length === 0 || evidence.some((id) => id in observations)),
    prose: withoutWords(consultation, findings),
    ...(isPregnancy && { person: { ...consultation.person, pregnant: null, pregnancyWeeks: null } }),
  }
}

/** A medicine that was never taken goes with what was put down of it. */
function withoutDrugs(
  next: ConsultationCase,
  { observations }: ConsultationCase,
  { findings, drugs = [] }: Extract<Correction, { kind: 'unsaid' }>,
): ConsultationCase {
  const words = findings.filter((id) => id.startsWith('takes-')).map((id) => observations[id]?.text.toLowerCase() ?? '')
  const isOut = (drug: string) => drugs.includes(drug) || words.some((text) => text.includes(drug.toLowerCase()))
  return { ...next, drugs: next.drugs.filter((drug) => !isOut(drug)) }
}

/** The story without the words of these facts; with a colour that was mistaken goes all that sounded grave around it. */
function withoutWords({ prose, observations }: ConsultationCase, findings: readonly string[]): string {
  if (findings.some((id) => onlySeen.has(id) && observations[id]?.polarity === 'present')) return ''
  return findings.reduce((text, id) => {
    const words = observations[id]?.text ?? ''
    return words.length < 3 ? text : text.replaceAll(words, '…')
  }, prose)
}

function withPresent(consultation: ConsultationCase, findings: readonly string[], isComplaint = false): ConsultationCase {
  const observations: Record<string, Observation> = { ...consultation.observations }
  for (const finding of findings)
    observations[finding] = {
      finding,
      polarity: 'present',
      certain: true,
      temporality: 'current',
      source: 'corrected',
      text: observations[finding]?.text ?? '',
      turn: consultation.turns,
    }
  const bases = findings.map((id) => id.split('.')[0] ?? id)
  const complaints =
    isComplaint || consultation.complaints.length === 0 ? [...new Set([...bases, ...consultation.complaints])] : consultation.complaints
  return { ...consultation, observations, complaints }
}

/** What was told and denied or taken out by mistake, as it was told; what was taken out is what the patient came for. */
function withBack(consultation: ConsultationCase, findings: readonly string[]): ConsultationCase {
  const { withdrawn = [] } = consultation
  const isOut = findings.some((id) => withdrawn.includes(id))
  return { ...withPresent(consultation, findings, isOut), withdrawn: withdrawn.filter((id) => !findings.includes(id)) }
}

function withNumber(
  consultation: ConsultationCase,
  { sign, value }: Extract<Correction, { kind: 'number' }>,
  findings: Findings,
): ConsultationCase {
  const observations: Record<string, Observation> = { ...consultation.observations }
  // A blood pressure is two numbers, told anew together.
  const { systolic, diastolic } = consultation.vitals
  const anew = sign === 'systolic' || sign === 'diastolic' ? { systolic, diastolic, [sign]: value } : { [sign]: value }
  for (const { finding, isPresent } of vitalFindings(anew, consultation.person.ageYears))
    if (findings.has(finding))
      observations[finding] = {
        finding,
        polarity: isPresent ? 'present' : 'absent',
        certain: true,
        temporality: 'current',
        source: 'corrected',
        text: `${sign} ${value}`,
        turn: consultation.turns,
      }
  const complaints = undeniedComplaints(consultation, observations)
  return { ...consultation, observations, complaints, vitals: { ...consultation.vitals, [sign]: value } }
}

/** Another medicine of its kind is taken all the same: "not warfarin, apixaban" denies no blood thinner. */
function withoutMedicine(consultation: ConsultationCase, { out, into }: Extract<Correction, { kind: 'medicine' }>): ConsultationCase {
  const observations: Record<string, Observation> = { ...consultation.observations }
  const isNow = ({ turn, polarity }: Observation) => turn === consultation.turns && polarity === 'present'
  const isOfOtherKind = Object.entries(observations).some(([id, observation]) => id.startsWith('takes-') && isNow(observation))
  for (const [id, observation] of Object.entries(observations))
    if (
      into !== null &&
      !isOfOtherKind &&
      id.startsWith('takes-') &&
      observation.turn === consultation.turns &&
      observation.polarity === 'absent'
    )
      observations[id] = { ...observation, polarity: 'present', source: 'told' }
  const complaints = undeniedComplaints(consultation, observations)
  return { ...consultation, observations, complaints, drugs: consultation.drugs.filter((drug) => drug.toLowerCase() !== out.toLowerCase()) }
}

/** What is now denied is no complaint any more, and is marked as put right, so that what rested on it falls. */
function withoutDenied(consultation: ConsultationCase, findings: readonly string[]): ConsultationCase {
  const observations: Record<string, Observation> = { ...consultation.observations }
  for (const id of findings) {
    const observation = observations[id]
    if (observation !== undefined) observations[id] = { ...observation, source: 'corrected' }
    if (observation?.polarity === 'absent') dropQualities(observations, id)
  }
  const isDenied = (id: string) => observations[id]?.polarity === 'absent'
  const notPregnant = findings.includes('pregnant') && isDenied('pregnant')
  return {
    ...consultation,
    observations,
    complaints: undeniedComplaints(consultation, observations),
    prose: withoutWords(consultation, findings.filter(isDenied)),
    ...(notPregnant && { person: { ...consultation.person, pregnant: false, pregnancyWeeks: null } }),
  }
}
