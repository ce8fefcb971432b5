import type { StoredItem } from '@dr-ai/contract/schemas/health-items'

/** "A blood pressure of 184 over 112", "A temperature of 38.5 °C": a measured value as the beginning of a sentence. */
export function spokenVital({
  name,
  measure,
  value,
  second,
  unit,
}: Pick<StoredItem, 'name' | 'measure' | 'value' | 'second' | 'unit'>): string {
  if (value === undefined) return name
  const spoken = name.charAt(0).toLowerCase() + name.slice(1)
  if (measure === 'blood-pressure' && second !== undefined) return `A ${spoken} of ${value} over ${second}`
  const article = /^[aeiou]/.test(spoken) ? 'An' : 'A'
  return `${article} ${spoken} of ${value}${unit ? (unit.startsWith('/') ? '' : ' ') + unit : ''}`
}
