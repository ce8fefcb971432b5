import { concept } from './fhir-concept.ts'
import { type Json, listOf, objectOf, textOf } from './json-tree.ts'
import { momentOf, numberOf, observationItem, pressureItem, type ReadItem } from './read-item.ts'

const systolic = '8480-6'
const diastolic = '8462-4'

/** Value, unit and text of whatever form a value has. */
function observedValue(resource: Json): { value: number | null; unit: string | undefined; text: string | undefined } {
  const quantity = objectOf(resource.valueQuantity)
  const value = numberOf(quantity.value)
  const unit = textOf(quantity.code) ?? textOf(quantity.unit) ?? undefined
  // "< 5" is no number: it stays what it says.
  const comparator = textOf(quantity.comparator)
  if (value !== null && comparator)
    return { value: null, unit: undefined, text: `${comparator} ${value} ${textOf(quantity.unit) ?? unit ?? ''}`.trim() }
  if (value !== null) return { value, unit, text: undefined }
  const whole = numberOf(resource.valueInteger)
  if (whole !== null) return { value: whole, unit: undefined, text: undefined }
  const said = concept(resource.valueCodeableConcept)
  const flag = typeof resource.valueBoolean === 'boolean' ? (resource.valueBoolean ? 'yes' : 'no') : undefined
  return { value: null, unit: undefined, text: textOf(resource.valueString) ?? said.text ?? said.codes[0]?.code ?? flag }
}

/** An Observation as measured values and results; what is about a person's life (smoking, housing) is no part of a list. */
export function fhirObservations(resource: Json): (ReadItem | null)[] {
  const categories = listOf(resource.category).flatMap((each) => concept(each).codes.map(({ code }) => code))
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
  return [resource, ...parts].map((each) => {
    const { text, codes } = concept(each.code)
    const range = objectOf(listOf(each.referenceRange)[0])
    return observationItem({
      name: text,
      codes,
      ...observedValue(each),
      low: numberOf(objectOf(range.low).value),
      high: numberOf(objectOf(range.high).value),
      date,
      note,
    })
  })
}
