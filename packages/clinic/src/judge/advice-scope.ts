import type { ConsultationCase } from '../case/case.ts'
import { type AdviceLine, type AdviceScope, adviceGroups } from '../knowledge/advice-schema.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { isToldTopic, toldTopics } from '../knowledge/told-topics.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import { namedConditions } from '../records/named-conditions.ts'
import { adviceConstants } from './constants.ts'
import { isChild } from './questions/address-patient.ts'

const { usualAge, usualChild } = adviceConstants

/** Answers whether a line with this scope is for the patient of a case: known findings, medicines, allergies, sex and age; what is unknown rules nothing out. */
export function scopeTest(knowledge: KnowledgeIndex, consultation: ConsultationCase): (scope: AdviceScope) => boolean {
  const isKnown = knownOf(knowledge, consultation)
  return (scope) => suitsScope(scope, consultation, isKnown)
}

/** The words of a line of advice. */
export function textOf(line: AdviceLine): string {
  return typeof line === 'string' ? line : line.text
}

/** How old the patient is taken to be where nobody told. */
export function likelyAge({ person }: ConsultationCase): number {
  return person.ageYears ?? (isChild(person) ? usualChild : usualAge)
}

function suitsScope(scope: AdviceScope, consultation: ConsultationCase, isKnown: (id: string) => boolean): boolean {
  const { person, observations } = consultation
  const { has, hasNot, notDenied, sex, fromYears = 0, toYears = Number.POSITIVE_INFINITY } = scope
  if (sex !== undefined && person.sex !== null && person.sex !== sex) return false
  const age = likelyAge(consultation)
  if (age < fromYears || age >= toYears) return false
  if (hasNot?.flatMap(withGroup).some(isKnown) || notDenied?.some((id) => observations[id]?.polarity === 'absent')) return false
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
    if (kind === 'told') return isToldTopic(name) && toldTopics[name].test(prose)
    if (kind === 'condition') return named.has(name) || isPresent(observations, `history-${name}`)
    if (kind === 'medicine') return ingredients.has(name)
    if (kind === 'class') return [...ingredients].some((ingredient) => index.classesOf.get(ingredient)?.has(name))
    return allergies.some((allergy) => allergy.toLowerCase().includes(name))
  }
}

function isPresent(observations: ConsultationCase['observations'], finding: string): boolean {
  return observations[finding]?.polarity === 'present'
}
