import type { CaseState, DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import type { ReplyCourse } from '../doctor.ts'
import { createMask, type Mask } from './mask.ts'
import { deltaSender } from './send-deltas.ts'

/** One message of a patient, with what it is answered from. */
export interface Asked {
  mind: CaseState
  words: string
  context: DoctorContext
  course: ReplyCourse
}

/** What goes along with one reply on its way. */
export interface Underway {
  deadline: number
  send(text: string): void
  mask: Mask
  onUsage(tokens: number): void
  /** Characters of what the model has said as a listener. */
  heard: number
}

/** Begins a reply. `withLeft`: an answer with how much of the words left this server, where anything did. */
export function beginReply(
  { words, context, course }: Asked,
  timeout: number,
): Underway & { withLeft(answer: DoctorAnswer): DoctorAnswer } {
  let tokens = 0
  return {
    deadline: performance.now() + timeout,
    send: deltaSender(course.onText),
    mask: createMask([context.subject]),
    onUsage: (more) => {
      tokens += more
    },
    heard: 0,
    withLeft: (answer) => {
      if (tokens === 0) return answer
      return { ...answer, doctor: { ...answer.doctor, left: { words: words.trim().split(/\s+/).length, tokens } } }
    },
  }
}
