import { useCallback, useEffect, useRef } from 'react'

/** Gives out a signal for something that takes long: it is aborted by the next one, and when the component goes. */
export function useSignal(): () => AbortSignal {
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])
  return useCallback(() => {
    current.current?.abort()
    current.current = new AbortController()
    return current.current.signal
  }, [])
}
