import { useMemo } from 'react'
import { createStore, useStore } from '../../store/create-store.ts'
import { startAvatarMotion } from './avatar-motion.ts'

interface Motion {
  isBlinking: boolean
  isMouthOpen: boolean
}

/** The moving parts of the face: eyes that blink, a mouth that speaks. Still where the patient wants less motion. */
export function useAvatarMotion(isSpeaking: boolean): Motion {
  return useStore(useMemo(() => createMotion(isSpeaking), [isSpeaking]))
}

const still: Motion = { isBlinking: false, isMouthOpen: false }

function createMotion(isSpeaking: boolean) {
  const motion = createStore(still, () => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)')
    const onBlink = (isBlinking: boolean) => motion.set({ ...motion.get(), isBlinking })
    const onMouth = (isMouthOpen: boolean) => motion.set({ ...motion.get(), isMouthOpen })
    let stop: (() => void) | undefined
    const begin = () => {
      stop?.()
      stop = wish.matches ? undefined : startAvatarMotion(isSpeaking, { onBlink, onMouth }, Math.random).stop
    }
    begin()
    wish.addEventListener('change', begin)
    return () => {
      wish.removeEventListener('change', begin)
      stop?.()
    }
  })
  return motion
}
