import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 96
/** So much of what the bars leave free must show a long answer: else its beginning is brought up. */
const inSight = 0.75

const page = () => document.documentElement
const isNearEnd = () => page().scrollHeight - window.scrollY - window.innerHeight < nearEnd
const lastOf = (list: HTMLElement | null, selector: string) => [...(list?.querySelectorAll(selector) ?? [])].at(-1)
/** How much of the page lies from an element's top on. */
const heightFrom = (element: Element) => page().scrollHeight - element.getBoundingClientRect().top - window.scrollY
/** Where the screen begins under the bars that stick to its top. */
const startOf = (element: Element) => Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
const viewUnder = (element: Element) => window.innerHeight - startOf(element)
/** Where the bars at the foot begin, if they stick there. */
const endOfView = () =>
  Math.min(window.innerHeight, ...[...document.querySelectorAll('[data-dock]')].map((bar) => bar.getBoundingClientRect().top))

/** Whether an answer is in sight: all of it, or enough of it from its beginning on. */
function isInSight(answer: Element): boolean {
  const { top, bottom } = answer.getBoundingClientRect()
  const [start, end] = [startOf(answer), endOfView()]
  return top >= start && (bottom <= end || end - top >= (end - start) * inSight)
}

/**
 * Keeps the reader where they read, in a page that scrolls as a whole. What the reader sends goes to the top of the screen, with room below it, so
 * that the answer is read from its beginning; an answer moves nothing where its beginning is in sight. Who reads further up stays there.
 * @param list the conversation; @param room an empty element at its end that is made as high as that needs; @param newest what calls for a look:
 * the id of the last message; @param isMine whether the reader wrote it; @param isGreeting nothing has been said yet
 */
export function useReadingPosition(
  list: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
  { newest, isMine, isGreeting }: { newest: string; isMine: boolean; isGreeting: boolean },
) {
  const isFollowing = useRef(true)
  /** Where this hook has scrolled to. What still stands there was not scrolled by the reader, however much has come below meanwhile. */
  const ownPlace = useRef(0)
  const [hasUnseen, setUnseen] = useState(false)

  const settle = useCallback(() => {
    ownPlace.current = window.scrollY
    isFollowing.current = true
    setUnseen(false)
  }, [])

  /** The newest message: its beginning, or the end of the page where all of it is then in sight. */
  const toNewest = useCallback(() => {
    const last = lastOf(list.current, '[data-message]')
    if (last && heightFrom(last) > viewUnder(last)) last.scrollIntoView({ block: 'start' })
    else window.scrollTo(0, page().scrollHeight)
    settle()
  }, [list, settle])

  /** As high as it must be for the reader's last message to stand at the top; never emptied in between, which would scroll the page. */
  const fitRoom = useCallback(() => {
    const mine = lastOf(list.current, '[data-mine]')
    if (!mine || !room.current || !list.current) return mine
    const { top, bottom } = room.current.getBoundingClientRect()
    // A short conversation does not fill its list; what is free there is no height that the page has.
    const free = list.current.getBoundingClientRect().bottom - bottom
    const filled = heightFrom(mine) - (bottom - top) - free
    room.current.style.minHeight = `${Math.max(0, Math.floor(viewUnder(mine) - filled))}px`
    return mine
  }, [list, room])

  /** What was sent at the top, unless too little of its answer is then in sight: then the answer. */
  const placeAnswer = useCallback(
    (mine: Element | undefined) => {
      // A bar that came with the answer may lie over what was sent.
      if (ownPlace.current > 0) mine?.scrollIntoView({ block: 'start' })
      const answer = lastOf(list.current, '[data-message]')
      if (ownPlace.current === 0 || !answer || !isInSight(answer)) toNewest()
      else settle()
    },
    [list, toNewest, settle],
  )

  useEffect(() => {
    // A keyboard opens, a phone is turned: what was being read stays.
    const onResize = () => {
      const place = isFollowing.current ? ownPlace.current : 0
      const mine = fitRoom()
      if (place > 0) placeAnswer(mine)
    }
    const onScroll = () => {
      if (isNearEnd()) {
        isFollowing.current = true
        setUnseen(false)
      } else if (Math.abs(window.scrollY - ownPlace.current) > 1) isFollowing.current = false
    }
    window.addEventListener('resize', onResize)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('resize', onResize)
      window.removeEventListener('scroll', onScroll)
    }
  }, [fitRoom, placeAnswer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is what calls for it
  useLayoutEffect(() => {
    const mine = fitRoom()
    if (isGreeting) return
    if (isMine) {
      mine?.scrollIntoView({ block: 'start' })
      return settle()
    }
    if (!isFollowing.current) return setUnseen(true)
    placeAnswer(mine)
  }, [newest])

  return { toNewest, hasUnseen }
}
