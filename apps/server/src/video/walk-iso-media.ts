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
  const handlers = new Map<number, string>()
  let trackId = 0
  let samples = 0

  const count = (handler: string | undefined, number: number): void => {
    if (handler === 'vide') facts.frames += number
    if (handler === 'soun') facts.soundBlocks += number
  }

  while (true) {
    const header = yield { read: headerBytes }
    const type = Buffer.from(header.subarray(4)).toString('latin1')
    if (!/^[\w ©-]{4}$/.test(type)) return
    let size = new DataView(header.buffer).getUint32(0) - headerBytes
    if (size + headerBytes === 0) return
    if (size + headerBytes === 1) size = Number(new DataView((yield { read: 8 }).buffer).getBigUint64(0)) - headerBytes - 8
    if (size < 0) return
    if (containers.has(type)) continue

    if (type === 'mvhd' && size >= 32) {
      const view = new DataView((yield { read: 32 }).buffer)
      yield { skip: size - 32 }
      const isLong = view.getUint8(0) === 1
      const scale = view.getUint32(isLong ? 20 : 12)
      const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
      if (scale > 0 && duration > 0 && duration < 0xffffffff) facts.seconds = duration / scale
    } else if (type === 'tkhd' && size >= 24) {
      const view = new DataView((yield { read: 24 }).buffer)
      yield { skip: size - 24 }
      trackId = view.getUint32(view.getUint8(0) === 1 ? 20 : 12)
    } else if (type === 'hdlr' && size >= 12) {
      const handler = Buffer.from((yield { read: 12 }).subarray(8)).toString('latin1')
      yield { skip: size - 12 }
      // Handlers of metadata boxes say nothing of a track.
      if (trackId !== 0 && !handlers.has(trackId)) handlers.set(trackId, handler)
      facts.hasPicture ||= handler === 'vide'
      facts.hasSound ||= handler === 'soun'
    } else if (type === 'stsz' && size >= 12) {
      samples = new DataView((yield { read: 12 }).buffer).getUint32(8)
      yield { skip: size - 12 }
      count(handlers.get(trackId), samples)
    } else if (type === 'tfhd' && size >= 8) {
      trackId = new DataView((yield { read: 8 }).buffer).getUint32(4)
      yield { skip: size - 8 }
    } else if (type === 'trun' && size >= 8) {
      samples = new DataView((yield { read: 8 }).buffer).getUint32(4)
      yield { skip: size - 8 }
      count(handlers.get(trackId), samples)
    } else {
      yield { skip: size }
    }
  }
}
