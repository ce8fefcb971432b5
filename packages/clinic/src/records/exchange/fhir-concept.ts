import { listOf, objectOf, textOf } from './json-tree.ts'
import { type Code, codeOf } from './read-item.ts'
import { saysNothing } from './says-nothing.ts'

/** Codes by which a list says that there is nothing to list (International Patient Summary; SNOMED CT). */
const nothingKnown = /^(?:no-(?:medication|allergy|problem|immunization|procedure|known)\S*|716186003|160245001|1287211007|787481004)$/

/** Text and codes of a CodeableConcept. */
export function concept(value: unknown): { text: string | undefined; codes: Code[]; isNothing: boolean } {
  const tree = objectOf(value)
  const codings = listOf(tree.coding).map(objectOf)
  const codes = codings.flatMap(({ system, code }) => codeOf(system, code) ?? [])
  const text = textOf(tree.text) ?? codings.map(({ display }) => textOf(display)).find(Boolean)
  return {
    text: text ?? undefined,
    codes,
    isNothing: codeWords(value).some((code) => nothingKnown.test(code)) || saysNothing(text ?? undefined),
  }
}

/** The codes of a CodeableConcept as they are written, of whatever system and of none: for the few words of a status or a category. */
export function codeWords(value: unknown): string[] {
  return listOf(objectOf(value).coding).flatMap((coding) => textOf(objectOf(coding).code) ?? [])
}
