import { useState } from 'react'
import { createStore, useStore } from '../store/create-store.ts'

type Asked<Answer> = { kind: 'waiting' } | { kind: 'failed' } | { kind: 'here'; answer: Answer }

/** What a call answers, asked when its screen opens; set it anew where it has changed, or ask again. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): [Asked<Answer>, (answer: Answer) => void, () => Promise<void>] {
  const [{ store, again }] = useState(() => askable(ask))
  const asked = useStore(store)
  return [asked, (answer) => store.set({ kind: 'here', answer }), again]
}

function askable<Answer>(ask: () => Promise<Answer>) {
  let newest = 0
  const again = async () => {
    const mine = ++newest
    const next: Asked<Answer> = await ask().then(
      (answer) => ({ kind: 'here', answer }),
      () => ({ kind: 'failed' }),
    )
    // Who has gone meanwhile, or asked anew, is told nothing.
    if (mine === newest) store.set(next)
  }
  const store = createStore<Asked<Answer>>({ kind: 'waiting' }, () => {
    void again()
    return () => void newest++
  })
  return { store, again }
}
