import { codeWords, concept } from './fhir-concept.ts'
import { type Json, listOf, objectOf, textOf } from './json-tree.ts'
import { momentOf, numberOf, observationItem, pressureItem, type ReadItem } from './read-item.ts'

const systolic = '8480-6'
const diastolic = '8462-4'
const ucum = 'http://unitsofmeasure.org'

/** Value, unit and text of whatever form a value has. */
function observedValue(resource: Json): { value: number | null; unit: string | undefined; text: string | undefined } {
  const quantity = objectOf(resource.valueQuantity)
  const value = numberOf(quantity.value)
  // A code of another system than UCUM is a number to people.
  const isUcum = (textOf(quantity.system) ?? ucum) === ucum
  const unit = (isUcum ? textOf(quantity.code) : null) ?? textOf(quantity.unit) ?? undefined
  // "< 5" is no number: it stays what it says.
  const comparator = textOf(quantity.comparator)
  if (value !== null && comparator)
    return { value: null, unit: undefined, text: `${comparator} ${value} ${textOf(quantity.unit) ?? unit ?? ''}`.trim() }
  if (value !== null) return { value, unit, text: undefined }
  const whole = numberOf(resource.valueInteger)
  if (whole !== null) return { value: whole, unit: undefined, text: undefined }
  const said = concept(resource.valueCodeableConcept)
  const flag = typeof resource.valueBoolean === 'boolean' ? (resource.valueBoolean ? 'yes' : 'no') : undefined
  const text = textOf(resource.valueString) ?? said.text ?? said.codes[0]?.code ?? flag ?? inWords(resource)
  return { value: null, unit: undefined, text }
}

/** An amount as it is written: "5 mg/dL". */
function amountOf(value: unknown): string {
  const { value: number, unit, code } = objectOf(value)
  return [numberOf(number), textOf(unit) ?? textOf(code)].filter((part) => part !== null).join(' ')
}

/** Ranges, ratios and moments in words. */
function inWords({ valueRange, valueRatio, valueDateTime, valueTime }: Json): string | undefined {
  const [range, ratio] = [objectOf(valueRange), objectOf(valueRatio)]
  const [low, high] = [amountOf(range.low), amountOf(range.high)]
  if (low !== '' || high !== '') return [low && `>= ${low}`, high && `<= ${high}`].filter(Boolean).join(', ')
  const parts = [amountOf(ratio.numerator), amountOf(ratio.denominator)]
  if (parts.every((part) => part !== '')) return parts.join(' : ')
  return textOf(valueDateTime) ?? textOf(valueTime) ?? undefined
}

/** The number of a bound that is in the unit of the value, or in none. */
function boundOf(bound: unknown, unit: string | undefined): number | null {
  const { value, unit: written, code } = objectOf(bound)
  const own = [textOf(code), textOf(written)].flatMap((each) => each?.toLowerCase() ?? [])
  return own.length === 0 || unit === undefined || own.includes(unit.toLowerCase()) ? numberOf(value) : null
}

function isTold(resource: Json): boolean {
  const { value, text } = observedValue(resource)
  return value !== null || text !== undefined
}

/** An Observation as measured values and results; what is about a person's life (smoking, housing) is no part of a list. */
export function fhirObservations(resource: Json): (ReadItem | null)[] {
  const categories = listOf(resource.category).flatMap((each) => codeWords(each))
  if (categories.some((each) => each === 'social-history' || each === 'survey' || each === 'sdoh')) return []
  const date =
    momentOf(resource.effectiveDateTime) ?? momentOf(objectOf(resource.effectivePeriod).start) ?? momentOf(resource.effectiveInstant)
  const note =
    listOf(resource.note)
      .map((each) => textOf(objectOf(each).text))
      .find(Boolean) ?? undefined
  const parts = listOf(resource.component).map(objectOf)
  const partOf = (code: string) => parts.find((part) => concept(part.code).codes.some((each) => each.code === code))
  const [upper, lower] = [partOf(systolic), partOf(diastolic)]
  if (upper && lower) {
    const [first, second] = [observedValue(upper), observedValue(lower)]
    const pressure = pressureItem(first.value ?? undefined, second.value ?? undefined, first.unit, second.unit, date)
    if (pressure) return [pressure]
  }
  // A panel says nothing itself where its parts or its members do.
  const isPanel = parts.length > 0 || listOf(resource.hasMember).length > 0
  const told = isPanel ? [resource, ...parts].filter((each) => isTold(each)) : [resource]
  return told.map((each) => {
    const { text, codes } = concept(each.code)
    const range = objectOf(listOf(each.referenceRange)[0])
    const told = observedValue(each)
    return observationItem({
      name: text,
      codes,
      ...told,
      low: boundOf(range.low, told.unit),
      high: boundOf(range.high, told.unit),
      date,
      note,
    })
  })
}
