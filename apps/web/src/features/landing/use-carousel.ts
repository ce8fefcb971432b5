import { carouselInterval } from '@dr-ai/contract/limits'
import { useState } from 'react'
import { createStore, type Store, useStore } from '../../store/create-store.ts'
import { follow } from '../../store/follow.ts'

interface CarouselView {
  shown: number
  isPaused: boolean
  /** A pointer or the focus is on it. */
  isHeld: boolean
}

/** Which of `count` cards is shown: the next one every three seconds, unless something holds it still. */
export function useCarousel(count: number) {
  const [carousel] = useState(() => createCarousel(count))
  return { ...carousel, ...useStore(carousel.view) }
}

function createCarousel(count: number) {
  const isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches
  const view: Store<CarouselView> = createStore<CarouselView>({ shown: 0, isPaused, isHeld: false }, () =>
    // A picked card gets its full three seconds.
    follow(
      [view],
      () => [view.get().isPaused || view.get().isHeld, view.get().shown] as const,
      (isStill, shown) => {
        if (isStill) return
        const timer = setTimeout(() => set({ shown: (shown + 1) % count }), carouselInterval)
        return () => clearTimeout(timer)
      },
    ),
  )
  const set = (change: Partial<CarouselView>) => view.set({ ...view.get(), ...change })
  return {
    view,
    show: (shown: number) => set({ shown }),
    setPaused: (isPaused: boolean) => set({ isPaused }),
    setHeld: (isHeld: boolean) => set({ isHeld }),
  }
}
