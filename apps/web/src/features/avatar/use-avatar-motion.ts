import { useEffect, useState, useSyncExternalStore } from 'react'
import { startAvatarMotion } from './avatar-motion.ts'

const stillness = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const query = matchMedia(stillness)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The moving parts of the face: eyes that blink, a mouth that speaks. Still where the patient wants less motion. */
export function useAvatarMotion(isSpeaking: boolean) {
  const isStill = useSyncExternalStore(
    subscribe,
    () => matchMedia(stillness).matches,
    () => true,
  )
  const [isBlinking, onBlink] = useState(false)
  const [isMouthOpen, onMouth] = useState(false)
  useEffect(() => {
    if (!isStill) return startAvatarMotion(isSpeaking, { onBlink, onMouth }, Math.random).stop
  }, [isStill, isSpeaking])
  return { isBlinking, isMouthOpen }
}
