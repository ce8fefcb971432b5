import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import type { Doctor, Sight } from '../doctor/doctor.ts'
import type { FileReceiver } from '../http/read-form.ts'
import { isPlayable, type VideoFacts } from './video-facts.ts'

/** What became of showing a recording to an outside model. */
export type Showing =
  | { kind: 'not asked for' | 'nobody can look' | 'too large' | 'not in an emergency' | 'no answer' }
  | { kind: 'seen'; sight: Sight }

/** A recording while its call lasts, for an outside model that may be allowed to look at it. */
export interface ShownVideo extends FileReceiver {
  /**
   * Shows it, once, where the patient allows it. In: the doctor's answer to what was said, if anything was: in an emergency
   * nothing leaves the machine and nobody is waited for.
   */
  show(allowed: { isAllowed: boolean; answer: Clinical['kind'] | null; onLook: () => void }): Promise<Showing>
}

/** Bytes are held only as far as this doctor can be shown them: none at all where it cannot see. */
export function createShownVideo(doctor: Pick<Doctor, 'mostShown' | 'look'>, facts: VideoFacts): ShownVideo {
  const most = Math.max(doctor.mostShown('video/webm'), doctor.mostShown('video/mp4'))
  let held: Uint8Array[] = []
  let bytes = 0
  let showing: Promise<Showing> | null = null

  async function look(onLook: () => void): Promise<Showing> {
    const mediaType = `video/${facts.container}`
    if (doctor.mostShown(mediaType) === 0) return { kind: 'nobody can look' }
    if (bytes > doctor.mostShown(mediaType)) return { kind: 'too large' }
    onLook()
    const sight = await doctor.look({ kind: 'video', bytes: Buffer.concat(held), mediaType })
    return sight ? { kind: 'seen', sight } : { kind: 'no answer' }
  }

  return {
    write: (chunk) => {
      bytes += chunk.length
      if (bytes <= most) held.push(chunk)
      else held = []
    },
    show: async ({ isAllowed, answer, onLook }) => {
      if (!isAllowed || !isPlayable(facts)) return { kind: 'not asked for' }
      if (answer === 'emergency' || answer === 'crisis') return { kind: 'not in an emergency' }
      showing ??= look(onLook)
      return showing
    },
  }
}
