/** Milliseconds: nobody has begun to speak, and somebody has stopped. The first is patient, the second must not cut people off. */
export const notStartedAfter = 20_000
export const finishedAfter = 2_200

/** A conversation without hands: wait for words, hear them out, answer, and wait again. */
export type HandsFree = 'off' | 'waiting' | 'hearing' | 'answering'

export type HandsFreeEvent =
  | { type: 'on' }
  | { type: 'off' }
  /** Words came, open or final. */
  | { type: 'heard' }
  /** The timer of the present phase has run out. */
  | { type: 'timer' }
  /** The doctor has answered and finished speaking. */
  | { type: 'answered' }

export interface HandsFreeStep {
  phase: HandsFree
  /** What is to be done now: send what was heard, or give up waiting. */
  effect: 'send' | 'give up' | null
}

/** The next phase and what it asks for; pure. */
export function handsFreeStep(phase: HandsFree, event: HandsFreeEvent): HandsFreeStep {
  const to = (next: HandsFree, effect: HandsFreeStep['effect'] = null): HandsFreeStep => ({ phase: next, effect })
  switch (event.type) {
    case 'on':
      return to(phase === 'off' ? 'waiting' : phase)
    case 'off':
      return to('off')
    case 'heard':
      return to(phase === 'waiting' ? 'hearing' : phase)
    case 'timer':
      if (phase === 'waiting') return to('off', 'give up')
      return phase === 'hearing' ? to('answering', 'send') : to(phase)
    case 'answered':
      return to(phase === 'answering' ? 'waiting' : phase)
  }
}

/** The timer that runs in a phase, in milliseconds; null where none does. Words start it anew. */
export function handsFreeTimer(phase: HandsFree): number | null {
  return phase === 'waiting' ? notStartedAfter : phase === 'hearing' ? finishedAfter : null
}
