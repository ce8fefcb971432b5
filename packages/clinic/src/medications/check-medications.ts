import type { CautionRule, InteractionSeverity } from '../knowledge/medicines/schema.ts'
import { type MedicineIndex, normaliseName } from './medicine-knowledge.ts'
import { type ResolvedMedicine, resolveMedicine } from './resolve-medicine.ts'

export interface MedicationCheckInput {
  /** Names as the patient wrote them. */
  medications: readonly string[]
  allergies?: readonly string[]
  /** Conditions of the patient's profile, in plain words. */
  conditions?: readonly string[]
  ageYears?: number | null
  pregnant?: boolean | null
  breastfeeding?: boolean | null
}

export interface MedicationWarning {
  rule: string
  kind: 'interaction' | 'duplicate' | 'allergy' | 'pregnancy' | 'breastfeeding' | 'age' | 'condition'
  severity: InteractionSeverity
  /** The names as the patient wrote them. */
  medications: readonly string[]
  ingredients: readonly string[]
  effect: string
  advice: string
  sources: readonly string[]
  /** Whether to stop the patient before they go on; cautions are shown without. */
  interrupts: boolean
}

export interface MedicationCheck {
  warnings: readonly MedicationWarning[]
  /** Names that we do not know; nothing is said about them. */
  unknown: readonly ResolvedMedicine[]
  resolved: readonly ResolvedMedicine[]
}

const severityOrder: Record<InteractionSeverity, number> = { contraindicated: 0, serious: 1, caution: 2 }

/**
 * Everything known to us that speaks against a list of medicines for this person, the worst first.
 * No warning means "no interaction known to us", and nothing more.
 */
export function checkMedications(index: MedicineIndex, input: MedicationCheckInput): MedicationCheck {
  const resolved = [...new Set(input.medications)].map((name) => resolveMedicine(index, name))
  const warnings = [
    ...pairsOf(resolved).flatMap(([first, second]) => [...interactions(index, first, second), ...duplicates(index, first, second)]),
    ...resolved.flatMap((medicine) => [...allergies(index, medicine, input.allergies ?? []), ...cautions(index, medicine, input)]),
  ]
  return {
    warnings: warnings.sort((a, b) => severityOrder[a.severity] - severityOrder[b.severity]),
    unknown: resolved.filter((medicine) => medicine.ingredients.length === 0),
    resolved,
  }
}

function pairsOf(medicines: readonly ResolvedMedicine[]): [ResolvedMedicine, ResolvedMedicine][] {
  return medicines.flatMap((first, place) =>
    medicines.slice(place + 1).map((second): [ResolvedMedicine, ResolvedMedicine] => [first, second]),
  )
}

/** Whether an ingredient is one of the names or in one of the classes ("class:nsaid"). */
function isAmong(index: MedicineIndex, ingredient: string, entries: readonly string[]): boolean {
  return entries.some((entry) => (entry.startsWith('class:') ? index.classesOf.get(ingredient)?.has(entry.slice(6)) : entry === ingredient))
}

interface Rule {
  id: string
  severity: InteractionSeverity
  effect: string
  advice: string
  sources: readonly string[]
}

function warn(
  kind: MedicationWarning['kind'],
  rule: Rule,
  medications: readonly string[],
  ingredients: readonly string[],
): MedicationWarning {
  const { id, severity, effect, advice, sources } = rule
  return { rule: id, kind, severity, medications, ingredients, effect, advice, sources, interrupts: severity !== 'caution' }
}

/** The worst rule for each pair of ingredients; one warning says it once. */
function interactions(index: MedicineIndex, first: ResolvedMedicine, second: ResolvedMedicine): MedicationWarning[] {
  const worst = new Map<string, MedicationWarning>()
  for (const a of first.ingredients) {
    for (const b of second.ingredients) {
      if (a === b) continue
      for (const rule of index.knowledge.interactions) {
        const [left, right] = rule.between
        const applies = (isAmong(index, a, left) && isAmong(index, b, right)) || (isAmong(index, b, left) && isAmong(index, a, right))
        const known = worst.get(`${a}+${b}`)
        if (applies && (!known || severityOrder[rule.severity] < severityOrder[known.severity]))
          worst.set(`${a}+${b}`, warn('interaction', rule, [first.name, second.name], [a, b]))
      }
    }
  }
  return [...worst.values()]
}

function duplicates(index: MedicineIndex, first: ResolvedMedicine, second: ResolvedMedicine): MedicationWarning[] {
  const same = first.ingredients.filter((ingredient) => second.ingredients.includes(ingredient))
  if (same.length > 0) {
    const rule: Rule = {
      id: 'same-ingredient',
      severity: 'serious',
      effect: `Both contain ${same.join(' and ')}. Together you may take too much.`,
      advice: 'Take only one of them unless your doctor told you to take both.',
      sources: ['NHS: Medicines information'],
    }
    return [warn('duplicate', rule, [first.name, second.name], same)]
  }
  for (const [id, drugClass] of Object.entries(index.knowledge.classes)) {
    const inClass = (medicine: ResolvedMedicine): string | undefined =>
      medicine.ingredients.find((ingredient) => index.classesOf.get(ingredient)?.has(id))
    const a = inClass(first)
    const b = inClass(second)
    if (!drugClass.warnWhenDoubled || !a || !b) continue
    const rule: Rule = {
      id: `same-class-${id}`,
      severity: 'serious',
      effect: `Both are ${drugClass.name}. Two of a kind together are rarely meant.`,
      advice: 'Ask your doctor or pharmacist whether you should take both.',
      sources: drugClass.sources,
    }
    return [warn('duplicate', rule, [first.name, second.name], [a, b])]
  }
  return []
}

function allergies(index: MedicineIndex, medicine: ResolvedMedicine, stated: readonly string[]): MedicationWarning[] {
  for (const allergy of stated.map(normaliseName).filter(Boolean)) {
    const named = resolveMedicine(index, allergy).ingredients
    const same = medicine.ingredients.filter((ingredient) => named.includes(ingredient))
    if (same.length > 0) {
      const rule: Rule = {
        id: 'same-ingredient-allergy',
        severity: 'contraindicated',
        effect: `You named an allergy to ${allergy}. This medicine contains it.`,
        advice: 'Do not take it. Call the prescriber or a pharmacist.',
        sources: ['NICE: Drug allergy: diagnosis and management'],
      }
      return [warn('allergy', rule, [medicine.name], same)]
    }
    for (const rule of index.knowledge.allergies) {
      const hit = medicine.ingredients.filter((ingredient) => isAmong(index, ingredient, rule.medicines))
      if (hit.length > 0 && rule.named.some((name) => hasWords(allergy, name))) return [warn('allergy', rule, [medicine.name], hit)]
    }
  }
  return []
}

function cautions(index: MedicineIndex, medicine: ResolvedMedicine, person: MedicationCheckInput): MedicationWarning[] {
  return index.knowledge.cautions.flatMap((rule) => {
    const hit = medicine.ingredients.filter((ingredient) => isAmong(index, ingredient, rule.medicines))
    return hit.length > 0 && appliesTo(rule, person) ? [warn(kindOf(rule), rule, [medicine.name], hit)] : []
  })
}

function kindOf({ when }: CautionRule): MedicationWarning['kind'] {
  if (when.pregnant) return 'pregnancy'
  if (when.breastfeeding) return 'breastfeeding'
  return when.conditions ? 'condition' : 'age'
}

/** Every given field must hold; what is not known about the person does not hold. */
function appliesTo({ when }: CautionRule, person: MedicationCheckInput): boolean {
  const age = person.ageYears ?? null
  if (when.pregnant && person.pregnant !== true) return false
  if (when.breastfeeding && person.breastfeeding !== true) return false
  if (when.fromYears !== undefined && (age === null || age < when.fromYears)) return false
  if (when.toYears !== undefined && (age === null || age >= when.toYears)) return false
  const stated = (person.conditions ?? []).map(normaliseName)
  return !when.conditions || when.conditions.some((condition) => stated.some((each) => hasWords(each, normaliseName(condition))))
}

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)
