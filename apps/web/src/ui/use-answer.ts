import { useEffect, useState } from 'react'

type Asked<Answer> = { kind: 'waiting' } | { kind: 'failed' } | { kind: 'here'; answer: Answer }

/** What a call answers, asked once for the dialog that shows it. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): [Asked<Answer>, (answer: Answer) => void] {
  const [state, setState] = useState<Asked<Answer>>({ kind: 'waiting' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    let isCurrent = true
    ask().then(
      (answer) => isCurrent && setState({ kind: 'here', answer }),
      () => isCurrent && setState({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return [state, (answer) => setState({ kind: 'here', answer })]
}
