import { avatarBlink, avatarSpeakingPulse } from '@dr-ai/contract/limits'

export interface AvatarMotion {
  /** Ends all movement; the eyes are open and the mouth is closed then. */
  stop(): void
}

/**
 * Lets the face blink at random intervals and, while it speaks, pulse its mouth.
 * @param random chance, 0 to 1
 */
export function startAvatarMotion(
  isSpeaking: boolean,
  { onBlink, onMouth }: { onBlink: (isShut: boolean) => void; onMouth: (isOpen: boolean) => void },
  random: () => number,
): AvatarMotion {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  function after(wait: number, run: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, wait)
    timers.add(timer)
  }
  function blinkLater() {
    after(avatarBlink.interval + random() * avatarBlink.jitter, () => {
      onBlink(true)
      after(avatarBlink.length, () => onBlink(false))
      blinkLater()
    })
  }
  function pulseLater() {
    after(avatarSpeakingPulse.interval, () => {
      onMouth(true)
      after(avatarSpeakingPulse.length, () => onMouth(false))
      pulseLater()
    })
  }
  blinkLater()
  if (isSpeaking) pulseLater()
  return {
    stop() {
      for (const timer of timers) clearTimeout(timer)
      onBlink(false)
      onMouth(false)
    },
  }
}
