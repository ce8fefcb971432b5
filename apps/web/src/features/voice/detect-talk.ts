/** Levels in dB of full scale. Quieter than this is no talking into the microphone. */
const quietest = -45
/** Louder than this is talking, whatever leaks from the loudspeaker. */
const surely = -28
/** Talking is this much louder than what was heard at the beginning of the doctor's words: the echo that the browser has left over. */
const overEcho = 9
/** Seconds at the beginning in which the echo is learnt. */
const learning = 0.5
/** Talking fills this share of the last seconds: a cough or a click does not. */
const span = 0.4
const share = 0.6

export interface TalkDetector {
  /** One level and its time in seconds since listening began. Out: whether somebody talks over the doctor. */
  add(seconds: number, level: number): boolean
}

/** Tells a person's voice from the doctor's own that comes back out of the loudspeaker. */
export function createTalkDetector(): TalkDetector {
  const early: number[] = []
  let recent: { seconds: number; isLoud: boolean }[] = []
  return {
    add(seconds, level) {
      if (seconds < learning) early.push(level)
      const echo = [...early].sort((a, b) => a - b)[Math.floor(early.length / 2)] ?? quietest
      const threshold = Math.min(surely, Math.max(quietest, echo + overEcho))
      recent = [...recent, { seconds, isLoud: level > threshold }].filter((each) => each.seconds > seconds - span)
      const isLongEnough = seconds >= learning && seconds - (recent[0]?.seconds ?? seconds) > span * 0.8
      return isLongEnough && recent.filter((each) => each.isLoud).length / recent.length >= share
    },
  }
}

/** In: samples (-1 to 1). Out: their level in dB of full scale. */
export function levelOf(samples: Float32Array): number {
  let energy = 0
  for (const sample of samples) energy += sample * sample
  return 10 * Math.log10(energy / Math.max(1, samples.length) + 1e-12)
}
