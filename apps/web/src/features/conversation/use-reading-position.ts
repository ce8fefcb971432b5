import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 96

const isNearEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd

/**
 * Keeps the reader where they read: a new message is brought into view only for who was at the end, and a long one by its beginning.
 * @param newest the id of the last message; @param isMine whether the reader wrote it
 */
export function useReadingPosition(list: RefObject<HTMLElement | null>, newest: string | undefined, isMine: boolean) {
  const isAtEnd = useRef(true)
  /** Where this hook has scrolled to. What still stands there was not scrolled by the reader, however much has come below meanwhile. */
  const ownPlace = useRef(0)
  const [hasUnseen, setUnseen] = useState(false)

  const onScroll = useCallback(() => {
    const element = list.current
    if (!element) return
    if (isNearEnd(element)) {
      isAtEnd.current = true
      setUnseen(false)
    } else if (Math.abs(element.scrollTop - ownPlace.current) > 1) isAtEnd.current = false
  }, [list])

  const toEnd = useCallback(() => {
    const element = list.current
    if (!element) return
    const last = element.querySelector('[data-message]:last-of-type') ?? null
    const height = last?.getBoundingClientRect().height ?? 0
    if (last && height > element.clientHeight - nearEnd) last.scrollIntoView({ block: 'start' })
    else element.scrollTop = element.scrollHeight
    ownPlace.current = element.scrollTop
    isAtEnd.current = isNearEnd(element)
    setUnseen(false)
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is what calls for it
  useLayoutEffect(() => {
    if (isAtEnd.current || isMine) toEnd()
    else setUnseen(true)
  }, [newest])

  return { onScroll, toEnd, hasUnseen }
}
