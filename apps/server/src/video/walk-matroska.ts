import type { VideoFacts } from './video-facts.ts'
import type { Walker, Want } from './walker.ts'

/** Element ids (RFC 9559). Containers are entered; what they hold is read as it comes, so that an unknown size does no harm. */
const containers = new Set([0x18538067, 0x1f43b675, 0x1654ae6b, 0x1549a966, 0xa0])
const trackEntry = 0xae
const docType = 0x4282
const timestampScale = 0x2ad7b1
const trackNumber = 0xd7
const trackType = 0x83
const clusterTimestamp = 0xe7
const blocks = new Set([0xa3, 0xa1])
const documentTypes = ['webm', 'matroska']
/** A time span in which a recording can lie; a broken block's time does not count. */
const longestRecording = 86_400

/**
 * Walks a webm file whose first id (the EBML header's) has been read: document type, tracks, and the blocks with their times. A
 * browser's recording has no duration in its header: it is taken from the blocks.
 */
export function* walkMatroska(facts: VideoFacts): Walker {
  const headerSize = yield* readSize()
  if (headerSize === null) return
  const state: Recording = {
    nanosecondsPerTick: 1_000_000,
    clusterTicks: 0,
    earliest: Number.POSITIVE_INFINITY,
    latest: 0,
    types: new Map(),
    track: { number: null, type: null },
  }

  while (true) {
    const id = yield* readId()
    if (id === null) return
    const size = yield* readSize()
    if (size === null) return
    if (id === trackEntry) state.track = { number: null, type: null }
    if (containers.has(id) || id === trackEntry) continue
    if (size === 'unknown') return

    if (blocks.has(id) && size > 4) {
      const block = yield { read: 4 }
      yield { skip: size - 4 }
      if (facts.container === null) return
      countBlock(block, facts, state)
    } else if (size <= 8 && [docType, timestampScale, trackNumber, trackType, clusterTimestamp].includes(id)) {
      takeValue(id, yield { read: size }, facts, state)
    } else {
      yield { skip: size }
    }
  }
}

/** What the elements so far said of the recording. */
interface Recording {
  nanosecondsPerTick: number
  clusterTicks: number
  earliest: number
  latest: number
  types: Map<number, number>
  track: { number: number | null; type: number | null }
}

/** Counts one block and takes its time. */
function countBlock(block: Uint8Array, facts: VideoFacts, state: Recording): void {
  const type = state.types.get((block[0] ?? 0) & 0x7f)
  if (type === 1) facts.frames += 1
  else if (type === 2) facts.soundBlocks += 1
  else return
  const ticks = state.clusterTicks + new DataView(block.buffer).getInt16(1)
  const seconds = (ticks * state.nanosecondsPerTick) / 1e9
  if (seconds < 0 || seconds > longestRecording) return
  state.earliest = Math.min(state.earliest, seconds)
  state.latest = Math.max(state.latest, seconds)
  facts.seconds = state.latest - state.earliest
}

/** Takes the value of one element; a track is known by its number and its type together. */
function takeValue(id: number, value: Uint8Array, facts: VideoFacts, state: Recording): void {
  const { track, types } = state
  if (id === docType && documentTypes.includes(textOf(value))) facts.container = 'webm'
  if (id === timestampScale) state.nanosecondsPerTick = numberOf(value) || state.nanosecondsPerTick
  if (id === clusterTimestamp) state.clusterTicks = numberOf(value)
  if (id === trackNumber) track.number = numberOf(value)
  if (id === trackType) track.type = numberOf(value)
  if ((id === trackNumber || id === trackType) && track.number !== null && track.type !== null) {
    types.set(track.number, track.type)
    facts.hasPicture ||= track.type === 1
    facts.hasSound ||= track.type === 2
  }
}

/** An element's id of one to four bytes; null where there is none. */
function* readId(): Generator<Want, number | null, Uint8Array> {
  const [first = 0] = yield { read: 1 }
  const length = Math.clz32(first) - 23
  if (length > 4) return null
  return numberOf(Uint8Array.of(first, ...(yield { read: length - 1 })))
}

/** An element's size of one to eight bytes; all ones stand for unknown. */
function* readSize(): Generator<Want, number | 'unknown' | null, Uint8Array> {
  const [first = 0] = yield { read: 1 }
  const length = Math.clz32(first) - 23
  if (length > 8) return null
  const rest = yield { read: length - 1 }
  const head = first & (0xff >> length)
  if (head === 0xff >> length && rest.every((byte) => byte === 0xff)) return 'unknown'
  const size = numberOf(Uint8Array.of(head, ...rest))
  return Number.isSafeInteger(size) ? size : null
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0)
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1').replace(/\0+$/, '')
}
