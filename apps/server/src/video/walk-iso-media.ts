import type { VideoFacts } from './video-facts.ts'
import type { Walker } from './walker.ts'

/** Boxes that hold boxes (ISO 14496-12). */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'])
/** Pictures in the same container; no video. */
const pictureBrands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1', 'crx '])
const headerBytes = 8

/**
 * Walks an mp4 file whose first size and type (`ftyp`) have been read: tracks, their number of samples, the length. Also for
 * recordings in fragments, as browsers make them.
 */
export function* walkIsoMedia(firstSize: number, facts: VideoFacts): Walker {
  if (firstSize < 16 || firstSize > 4_096) return
  const brand = Buffer.from(yield { read: 4 }).toString('latin1')
  yield { skip: firstSize - headerBytes - 4 }
  if (pictureBrands.has(brand)) return
  facts.container = 'mp4'
  const tracks: Tracks = { handlers: new Map(), current: 0 }

  while (true) {
    const header = yield { read: headerBytes }
    const type = Buffer.from(header.subarray(4)).toString('latin1')
    if (!/^[\w ©-]{4}$/.test(type)) return
    let size = new DataView(header.buffer).getUint32(0) - headerBytes
    if (size + headerBytes === 0) return
    if (size + headerBytes === 1) size = Number(new DataView((yield { read: 8 }).buffer).getBigUint64(0)) - headerBytes - 8
    if (size < 0) return
    if (containers.has(type)) continue

    const box = boxes[type]
    if (box && size >= box.bytes) {
      const head = yield { read: box.bytes }
      yield { skip: size - box.bytes }
      box.take(new DataView(head.buffer), facts, tracks)
    } else {
      yield { skip: size }
    }
  }
}

/** Which kind of track has which number, and which one the boxes are about. */
interface Tracks {
  handlers: Map<number, string>
  current: number
}

/** The boxes that are read: how many of their first bytes, and what those say. */
const boxes: Readonly<Record<string, { bytes: number; take(view: DataView, facts: VideoFacts, tracks: Tracks): void }>> = {
  mvhd: {
    bytes: 32,
    take(view, facts) {
      const isLong = view.getUint8(0) === 1
      const scale = view.getUint32(isLong ? 20 : 12)
      const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
      if (scale > 0 && duration > 0 && duration < 0xffffffff) facts.seconds = duration / scale
    },
  },
  tkhd: {
    bytes: 24,
    take(view, _, tracks) {
      tracks.current = view.getUint32(view.getUint8(0) === 1 ? 20 : 12)
    },
  },
  hdlr: {
    bytes: 12,
    take(view, facts, tracks) {
      const handler = Buffer.from(view.buffer, view.byteOffset + 8, 4).toString('latin1')
      // Handlers of metadata boxes say nothing of a track.
      if (tracks.current !== 0 && !tracks.handlers.has(tracks.current)) tracks.handlers.set(tracks.current, handler)
      facts.hasPicture ||= handler === 'vide'
      facts.hasSound ||= handler === 'soun'
    },
  },
  stsz: { bytes: 12, take: (view, facts, tracks) => countSamples(view.getUint32(8), facts, tracks) },
  tfhd: {
    bytes: 8,
    take(view, _, tracks) {
      tracks.current = view.getUint32(4)
    },
  },
  trun: { bytes: 8, take: (view, facts, tracks) => countSamples(view.getUint32(4), facts, tracks) },
}

function countSamples(samples: number, facts: VideoFacts, { handlers, current }: Tracks): void {
  const handler = handlers.get(current)
  if (handler === 'vide') facts.frames += samples
  if (handler === 'soun') facts.soundBlocks += samples
}
