import { listOf, objectOf, textOf } from './json-tree.ts'
import { type Code, codeOf, saysNothing } from './read-item.ts'

/** Codes by which a list says that there is nothing to list (International Patient Summary; SNOMED CT). */
const nothingKnown = /^(?:no-(?:medication|allergy|problem|immunization|procedure|known)\S*|716186003|160245001|1287211007|787481004)$/

/** Text and codes of a CodeableConcept. */
export function concept(value: unknown): { text: string | undefined; codes: Code[]; isNothing: boolean } {
  const tree = objectOf(value)
  const codings = listOf(tree.coding).map(objectOf)
  const codes = codings.flatMap(({ system, code }) => codeOf(system, code) ?? [])
  const text = textOf(tree.text) ?? codings.map(({ display }) => textOf(display)).find(Boolean)
  return { text: text ?? undefined, codes, isNothing: codes.some(({ code }) => nothingKnown.test(code)) || saysNothing(text ?? undefined) }
}
