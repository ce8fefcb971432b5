import { useSyncExternalStore } from 'react'

/** A value that changes, and who is told of it. Its functions need no `this`. */
export interface Store<State> {
  get(): State
  set(next: State): void
  /** Out: how to be told no more. */
  subscribe(listener: () => void): () => void
}

/**
 * The one shape of everything outside of React that screens follow.
 * @param initial the value before the first change
 * @param whileWatched begins what feeds the store (a timer, a listener, a device) with its first subscriber; what it returns ends that with the last one
 */
export function createStore<State>(initial: State, whileWatched?: () => (() => void) | undefined): Store<State> {
  let state = initial
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      // The same function twice is two subscriptions.
      const own = () => listener()
      listeners.add(own)
      if (listeners.size === 1) end = whileWatched?.()
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return
        end?.()
        end = undefined
      }
    },
  }
}

/** The value of a store, in a component that follows it. */
export const useStore = <State>({ subscribe, get }: Pick<Store<State>, 'subscribe' | 'get'>): State =>
  useSyncExternalStore(subscribe, get, get)
