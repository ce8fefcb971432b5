import type { VideoFacts } from './video-facts.ts'
import { walkIsoMedia } from './walk-iso-media.ts'
import { walkMatroska } from './walk-matroska.ts'
import type { Walker } from './walker.ts'

const matroskaMagic = 0x1a45dfa3
const isoMagic = 'ftyp'

/** Tells a recording's container by its first bytes and walks through it; `facts` holds what was seen so far at any time. */
export function* walkVideo(facts: VideoFacts): Walker {
  const start = yield { read: 4 }
  const first = new DataView(start.buffer).getUint32(0)
  if (first === matroskaMagic) return yield* walkMatroska(facts)
  const type = yield { read: 4 }
  if (Buffer.from(type).toString('latin1') === isoMagic) yield* walkIsoMedia(first, facts)
}
