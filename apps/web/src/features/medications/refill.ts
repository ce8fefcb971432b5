import type { Session } from '../../session/create-session.ts'
import type { Medication } from '../../session/medication.ts'

const usualPack = 30

/** What one click adds: as much as the last time, or a usual pack. */
export function refillSize({ refills }: Pick<Medication, 'refills'>): number {
  return refills?.at(-1)?.pills ?? usualPack
}

/** Adds a pack to the stock and to the log, and takes a known repeat off the prescription. Out: how to take it back. */
export async function refill(
  session: Pick<Session, 'keep'>,
  { id, isStockUnknown = false, ...medication }: Medication,
  at: Date,
): Promise<() => Promise<unknown>> {
  const pills = refillSize(medication)
  const entry = { at: at.toISOString(), pills }
  let repeats = 0
  await session.keep<Medication>('medications', id, (current) => {
    if (!current) return current
    repeats = current.repeatsLeft ? 1 : 0
    const counted = { ...current, stock: current.stock + pills, isStockUnknown: false, refills: [...(current.refills ?? []), entry] }
    return repeats === 0 ? counted : { ...counted, repeatsLeft: (current.repeatsLeft ?? 0) - repeats }
  })
  return () =>
    session.keep<Medication>('medications', id, (current) => {
      if (!current?.refills?.some((each) => each.at === entry.at)) return current
      return {
        ...current,
        stock: Math.max(0, current.stock - pills),
        isStockUnknown,
        refills: current.refills.filter((each) => each.at !== entry.at),
        ...(repeats > 0 && { repeatsLeft: (current.repeatsLeft ?? 0) + repeats }),
      }
    })
}
