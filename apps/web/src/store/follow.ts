import type { Store } from './create-store.ts'

type End = (() => void) | undefined

/**
 * Does something for as long as the same values hold, outside of any screen: begins with what `read` gives, and whenever one of the sources changes
 * any of these values, ends and begins anew.
 * @param start what is done with the values; what it returns ends it
 * @returns how to stop for good
 */
export function follow<Values extends readonly unknown[]>(
  sources: readonly Pick<Store<unknown>, 'subscribe'>[],
  read: () => readonly [...Values],
  start: (...values: Values) => End,
): () => void {
  let values: readonly unknown[] | null = null
  let end: End
  const look = () => {
    const next = read()
    if (values !== null && next.every((value, place) => Object.is(value, values?.[place]))) return
    values = next
    end?.()
    end = start(...next)
  }
  const stops = sources.map(({ subscribe }) => subscribe(look))
  look()
  return () => {
    for (const stop of stops) stop()
    end?.()
    end = undefined
  }
}
