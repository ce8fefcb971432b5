/** A JSON object of unknown form. */
export type Json = { readonly [name: string]: unknown }

const nothing: Json = {}

/** The value as an object; an empty one for anything else. */
export function objectOf(value: unknown): Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : nothing
}

/** Items of one list that are looked at. */
const longestList = 200_000

/** The value as a list: itself, a list of the one value, or none. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.length > longestList ? value.slice(0, longestList) : value
  return value === undefined || value === null ? [] : [value]
}

/** The value as text that is not blank; null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
