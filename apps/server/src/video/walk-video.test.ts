import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlayable, unknownVideo, type VideoFacts } from './video-facts.ts'
import { walkVideo } from './walk-video.ts'
import { driveWalker } from './walker.ts'

/** Walks through a file that arrives in pieces of the given size. */
function walk(file: Uint8Array, piece = file.length): VideoFacts {
  const facts = unknownVideo()
  const driven = driveWalker(walkVideo(facts))
  for (let start = 0; start < file.length; start += piece) driven.write(file.subarray(start, start + piece))
  return facts
}

const element = (id: string, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x10 | (body.length >> 24), body.length >> 16, body.length >> 8, body.length]),
    body,
  ])
}
const bytes = (...values: number[]): Buffer => Buffer.from(values)
const header = (type: string): Buffer => element('1a45dfa3', element('4286', bytes(1)), element('4282', Buffer.from(type)))
const track = (number: number, type: number): Buffer =>
  element('ae', element('d7', bytes(number)), element('73c5', bytes(9)), element('83', bytes(type)))
const block = (trackNumber: number, milliseconds: number): Buffer =>
  element('a3', bytes(0x80 | trackNumber, milliseconds >> 8, milliseconds & 0xff, 0x80), Buffer.alloc(20))
/** As a browser records it: a segment and clusters of unknown size, no duration. */
const unknownSize = '01ffffffffffffff'
const webm = (clusters: Buffer[], type = 'webm'): Buffer =>
  Buffer.concat([
    header(type),
    Buffer.from(`18538067${unknownSize}`, 'hex'),
    element('1549a966', element('2ad7b1', bytes(0x0f, 0x42, 0x40))),
    element('1654ae6b', track(1, 2), track(2, 1)),
    ...clusters.flatMap((cluster) => [Buffer.from(`1f43b675${unknownSize}`, 'hex'), cluster]),
  ])
const recording = webm([
  Buffer.concat([element('e7', bytes(0)), block(1, 0), block(2, 10), block(2, 510)]),
  Buffer.concat([element('e7', bytes(0x13, 0x88)), block(2, 10), block(1, 1_000)]),
])

const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body])
}
const words = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])))
const handler = (kind: string): Buffer => box('hdlr', words(0, 0), Buffer.from(kind), Buffer.alloc(13))
const mp4Track = (id: number, kind: string, samples: number): Buffer =>
  box(
    'trak',
    box('tkhd', words(0, 0, 0, id, 0, 0)),
    box(
      'mdia',
      box('mdhd', Buffer.alloc(24)),
      handler(kind),
      box('minf', box('stbl', box('stsz', words(0, 0, samples), Buffer.alloc(samples * 4)))),
    ),
  )
const movie = (...tracks: Buffer[]): Buffer => box('moov', box('mvhd', words(0, 0, 0, 1_000, 7_500), Buffer.alloc(80)), ...tracks)
const ftyp = (brand: string): Buffer => box('ftyp', Buffer.from(brand), words(0), Buffer.from(brand))
const mp4 = Buffer.concat([ftyp('isom'), box('mdat', Buffer.alloc(3_000)), movie(mp4Track(1, 'vide', 225), mp4Track(2, 'soun', 300))])
const fragmented = Buffer.concat([
  ftyp('iso5'),
  movie(mp4Track(1, 'vide', 0), mp4Track(2, 'soun', 0)),
  box(
    'moof',
    box('traf', box('tfhd', words(0, 1)), box('trun', words(0, 30), Buffer.alloc(8))),
    box('traf', box('tfhd', words(0, 2)), box('trun', words(0, 40), Buffer.alloc(8))),
  ),
  box('mdat', Buffer.alloc(500)),
])

const known: [string, Buffer, VideoFacts][] = [
  ['a browser’s webm', recording, { container: 'webm', hasPicture: true, hasSound: true, frames: 3, soundBlocks: 2, seconds: 6 }],
  [
    'the same, as Matroska',
    webm([Buffer.concat([element('e7', bytes(0)), block(2, 0)])], 'matroska'),
    { container: 'webm', hasPicture: true, hasSound: true, frames: 1, soundBlocks: 0, seconds: 0 },
  ],
  [
    'an mp4 with its index at the end',
    mp4,
    { container: 'mp4', hasPicture: true, hasSound: true, frames: 225, soundBlocks: 300, seconds: 7.5 },
  ],
  ['an mp4 in fragments', fragmented, { container: 'mp4', hasPicture: true, hasSound: true, frames: 30, soundBlocks: 40, seconds: 7.5 }],
]
for (const [name, file, facts] of known) {
  for (const piece of [file.length, 1, 7, 64]) {
    test(`${name} in pieces of ${piece} bytes is known for what it is`, () => expect(walk(file, piece)).toEqual(facts))
  }
}

const empty: [string, Buffer, 'webm' | 'mp4' | null][] = [
  ['a webm header alone', header('webm'), 'webm'],
  ['a webm header and noise', Buffer.concat([header('webm'), Buffer.from('ff00ff00ff00ff00ff00', 'hex')]), 'webm'],
  ['the first 200 bytes of a recording without a block', webm([]).subarray(0, 200), 'webm'],
  ['blocks of a track that nobody announced', webm([Buffer.concat([element('e7', bytes(0)), block(5, 0)])]), 'webm'],
  ['an mp4 without an index', Buffer.concat([ftyp('isom'), box('mdat', Buffer.alloc(100))]), 'mp4'],
  ['an mp4 cut off in its index', mp4.subarray(0, 3_060), 'mp4'],
  ['another document in the same container', header('nothing'), null],
  ['a photograph in an mp4’s container', ftyp('heic'), null],
  ['text', Buffer.from('no video at all, but words'), null],
  ['nothing', Buffer.alloc(0), null],
]
for (const [name, file, container] of empty) {
  test(`${name}: ${container ?? 'no video'}, nothing to play`, () => {
    const facts = walk(file)
    expect([facts.container, isPlayable(facts)]).toEqual([container, false])
  })
}

test('whatever comes, the walk ends and makes nothing up', () => {
  const starts = [Buffer.alloc(0), header('webm'), recording, mp4, ftyp('isom'), fragmented]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(400),
      fc.uint8Array({ maxLength: 600 }),
      fc.integer({ min: 1, max: 80 }),
      (start, cut, noise, piece) => {
        const facts = walk(Buffer.concat([start.subarray(0, cut), noise]), piece)
        expect(facts.seconds === null || facts.seconds >= 0).toBe(true)
        expect(facts.container !== null || !isPlayable(facts)).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a box that says it never ends costs nothing', () => {
  const endless = Buffer.concat([ftyp('isom'), words(1), Buffer.from('mdat'), Buffer.from('7fffffffffffffff', 'hex')])
  const facts = unknownVideo()
  const driven = driveWalker(walkVideo(facts))
  driven.write(endless)
  for (let piece = 0; piece < 1_000; piece++) driven.write(Buffer.alloc(10_000))
  expect(facts.container).toBe('mp4')
})
