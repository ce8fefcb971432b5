import { carouselInterval } from '@dr-ai/contract/limits'
import { useEffect, useState } from 'react'

/** Which of `count` cards is shown: the next one every three seconds, unless something holds it still. */
export function useCarousel(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isHeld, setHeld] = useState(false)
  const isStill = isPaused || isHeld
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picked card gets its full three seconds
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setShown((card) => (card + 1) % count), carouselInterval)
    return () => clearInterval(timer)
  }, [count, isStill, shown])
  return { shown, show: setShown, isPaused, setPaused, setHeld }
}
