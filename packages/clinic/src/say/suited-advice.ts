import type { ConsultationCase } from '../case/case.ts'
import { adviseAbout, isChild } from '../judge/questions/address-patient.ts'
import { type AdviceLine, type AdviceScope, adviceGroups, type DailyTopic } from '../knowledge/advice-schema.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { Citation } from '../knowledge/sources.ts'
import { checkMedications } from '../medications/check-medications.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import { namedConditions } from '../records/named-conditions.ts'
import { suitableSteps } from './suitable-steps.ts'
import { toldConditions } from './told-conditions.ts'

/** The advice of one condition with only what is right for this patient, each line in words about him or her. */
export interface SuitedAdvice {
  home: readonly string[]
  doctor: readonly string[]
  antibiotics: string | null
  medicines: readonly string[]
  avoid: readonly string[]
  daily: Readonly<Partial<Record<DailyTopic, string>>>
  course: string
  /** Each completes "if ...". */
  doctorIf: readonly string[]
  callIf: readonly string[]
  sources: readonly Citation[]
}

const usualAge = 40
const usualChild = 5

/** In: the knowledge, the id of a condition and the case. Out: its advice suited to the patient; null where none is written yet. */
export function suitedAdvice(knowledge: KnowledgeIndex, condition: string, consultation: ConsultationCase): SuitedAdvice | null {
  const advice = knowledge.advice.get(condition)
  if (advice === undefined) return null
  const { person } = consultation
  const isKnown = knownOf(knowledge, consultation)
  const suits = (scope: AdviceScope) => suitsScope(scope, consultation, isKnown)
  const lines = (all: readonly AdviceLine[]) =>
    all.filter((line) => typeof line === 'string' || suits(line)).map((line) => adviseAbout(textOf(line), person))
  const offered = advice.medicines
    .filter(suits)
    .map(({ ingredient, text }) => ({ ingredient, text, refused: refusal(ingredient, consultation) }))
  const taken = offered.filter(({ refused }) => refused === null).map(({ text }) => text)
  const avoid = lines(advice.avoid)
  const refused = offered
    .filter(({ ingredient, refused: why }) => why !== null && !avoid.some((line) => line.toLowerCase().includes(ingredient)))
    .map(({ refused: why }) => why ?? '')
  return {
    home: suitableSteps(advice.home.filter((line) => typeof line === 'string' || suits(line)).map(textOf), consultation),
    doctor: lines(advice.doctor),
    antibiotics: advice.antibiotics === undefined ? null : adviseAbout(advice.antibiotics, person),
    medicines: suitableSteps(taken, consultation),
    avoid: [...avoid, ...refused],
    daily: Object.fromEntries(Object.entries(advice.daily).map(([topic, text]) => [topic, adviseAbout(text, person)])),
    course: adviseAbout(advice.expect.course, person),
    doctorIf: lines(advice.expect.doctorIf),
    callIf: lines(advice.expect.callIf),
    sources: advice.sources.map(({ source }) => source),
  }
}

const textOf = (line: AdviceLine): string => (typeof line === 'string' ? line : line.text)

/** Whether a line is for this patient: known findings, medicines, allergies, sex and age; what is unknown of sex or age rules nothing out. */
function suitsScope(scope: AdviceScope, { person }: ConsultationCase, isKnown: (id: string) => boolean): boolean {
  const { has, hasNot, sex, fromYears = 0, toYears = Number.POSITIVE_INFINITY } = scope
  if (sex !== undefined && person.sex !== null && person.sex !== sex) return false
  const age = person.ageYears ?? (isChild(person) ? usualChild : usualAge)
  if (age < fromYears || age >= toYears) return false
  if (hasNot?.flatMap(withGroup).some(isKnown)) return false
  return has === undefined || has.flatMap(withGroup).some(isKnown)
}

const withGroup = (id: string): readonly string[] => adviceGroups[id.replace(/^group:/, '')] ?? [id]

/** Answers whether an id of a scope is true of the patient. */
function knownOf(knowledge: KnowledgeIndex, consultation: ConsultationCase): (id: string) => boolean {
  const { observations, person, drugs, allergies, prose } = consultation
  const index = knownMedicines()
  const ingredients = new Set(drugs.flatMap((drug) => resolveMedicine(index, drug).ingredients))
  const named = new Set(namedConditions(knowledge, prose).map(({ condition }) => condition))
  return (id) => {
    const [kind, name] = id.split(':')
    if (name === undefined) return (id === 'pregnant' && person.pregnant === true) || isPresent(observations, id)
    if (kind === 'condition') return named.has(name) || isPresent(observations, `history-${name}`)
    if (kind === 'medicine') return ingredients.has(name)
    if (kind === 'class') return [...ingredients].some((ingredient) => index.classesOf.get(ingredient)?.has(name))
    return allergies.some((allergy) => allergy.toLowerCase().includes(name))
  }
}

function isPresent(observations: ConsultationCase['observations'], finding: string): boolean {
  return observations[finding]?.polarity === 'present'
}

/** Why an ingredient is not for this patient, as a sentence; null where the medicines' knowledge has nothing grave against it. */
function refusal(ingredient: string, consultation: ConsultationCase): string | null {
  const { person, drugs, allergies, prose } = consultation
  const index = knownMedicines()
  if (drugs.some((drug) => resolveMedicine(index, drug).ingredients.includes(ingredient)))
    return `${adviseAbout('You', person)} already take ${ingredient}: no more of it than the packet or the doctor says.`
  const { warnings } = checkMedications(index, {
    medications: [ingredient, ...drugs],
    allergies,
    conditions: toldConditions(consultation, prose),
    ageYears: person.ageYears,
    pregnant: person.pregnant,
  })
  const grave = warnings.find(({ interrupts, ingredients }) => interrupts && ingredients.includes(ingredient))
  return grave === undefined ? null : `No ${ingredient}. ${grave.effect}`
}
