import type { PacketLimit } from './medicine-checker.ts'

/** How many doses a day a packet's limit allows; null where the dosage is not in milligrams, or one dose is already too much. */
export function packetDoses(
  { maximumMilligramsPerDay }: Pick<PacketLimit, 'maximumMilligramsPerDay'>,
  dosage: string,
  pills: number,
): number | null {
  const [, amount, unit] = /^\s*(\d+(?:[.,]\d+)?)\s*(mg|g)\b/i.exec(dosage) ?? []
  if (!amount || !unit) return null
  const milligrams = Number(amount.replace(',', '.')) * (unit.toLowerCase() === 'g' ? 1_000 : 1) * pills
  const doses = Math.floor(maximumMilligramsPerDay / milligrams)
  return doses >= 1 && Number.isFinite(doses) ? doses : null
}
