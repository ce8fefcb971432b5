import { useState } from 'react'
import { createStore, useStore } from '../store/create-store.ts'

/** Gives out a signal for something that takes long: it is aborted by the next one, and when the component goes. */
export function useSignal(): () => AbortSignal {
  const [{ store, give }] = useState(createGiver)
  useStore(store)
  return give
}

function createGiver() {
  let current: AbortController | null = null
  const store = createStore(null, () => () => current?.abort())
  return {
    store,
    give() {
      current?.abort()
      current = new AbortController()
      return current.signal
    },
  }
}
