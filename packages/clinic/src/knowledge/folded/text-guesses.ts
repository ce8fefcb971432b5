import { wholeShare } from '../../hear/learned/range-coder.ts'
import { bounded, logitOf, mostLogit, shareOf } from './logits.ts'
import { createTextTrail, trailContexts } from './text-trail.ts'

/**
 * Guesses the next bit of a text by what followed the same letters before (a mixing of contexts, after lpaq and paq8): each context says how likely a one is
 * by the share of ones it met and by its last bits, the place that looked alike says what came there, and those that were right of late count more.
 */
export interface TextGuesses {
  /** The share of a one among 32,768. */
  share(): number
  learn(bit: number): void
}

/** Places of each context, as a power of two; a short text needs fewer for each of its letters. Sixteen side by side serve the bits of half a letter: the first says whose they are. */
const mostPlaceBits = Uint8Array.from({ length: trailContexts }, (_, context) => [16, 20][context] ?? 22)
/** The first contexts have room for all of theirs; of the others two that meet at one place take turns, and the one that was met least gives way. */
const firstShared = 2
const [placeBitsOfLetter, half] = [5, 4]
/** A place holds the share of ones, how many bits it met, and the last seven of them behind a one. */
const [shareFrom, countFrom, byteMask, bytes] = [16, 8, 255, 256]
const unmet = (1 << (shareFrom + 14)) | 1
/** A share counts so many bits fully before it only follows. */
const mostMet = 127
const firstPart = 1.3
const rates = Int32Array.from({ length: mostMet + 1 }, (_, met) => Math.floor(65_536 / (met + firstPart)))
/** The share of ones after the same last bits, in 22 bits, and how slowly it follows. */
const [pastBits, pastRate] = [22, 7]
const logitBits = 12
const logits = Float32Array.from({ length: 1 << logitBits }, (_, at) => logitOf((at + 0.5) / (1 << logitBits)))

/** Two voices for each context and two for the place that looked alike; in three sets, by the letter so far, the letter before, and the word. */
const voices = 2 * trailContexts + 2
const [firstVoice, learning] = [0.2, 0.006]
/** How slowly the three sets learn which of them is to be believed, by the letter so far. */
const [sets, setLearning] = [3, 0.003]
const [letterKinds, beforeKinds, wordKinds] = [3 * bytes, 8 * bytes, 8 * 8 * 32]
const [longAlike, longestAlike, alikeRate, firstAlike] = [16, 31, 0.01, 0.75]
/** The last word on a guess goes by the letter so far, and by it and the two letters before: in steps of half a logit, with straight lines between. */
const [knots, perLogit, lastBits, lastRate] = [33, 2, 10, 0.02]
const leastShare = 4

/** In: room for the letters, which are written into it as they are learned. */
export function createTextGuesses(text: Uint8Array): TextGuesses {
  const trail = createTextTrail(text)
  const placeBits = mostPlaceBits.map((most) => Math.min(most, placeBitsOfLetter + text.length.toString(2).length))
  const places = placeBits.reduce((sum, bits) => sum + (1 << bits), 0)
  const firstPlace = Int32Array.from(placeBits, (_, context) => placeBits.slice(0, context).reduce((sum, bits) => sum + (1 << bits), 0))
  const halves = Int32Array.from(placeBits, (bits) => (1 << (bits - half)) - 1)
  const held = new Int32Array(places).fill(unmet)
  const shareOfPast = new Int32Array(trailContexts * bytes).fill(1 << (pastBits - 1))
  const voice = new Float64Array((letterKinds + beforeKinds + wordKinds) * voices).fill(firstVoice)
  const said = new Float64Array(voices)
  const [slots, bases] = [new Int32Array(trailContexts), new Int32Array(trailContexts)]
  const trust = new Float64Array(bytes * sets).fill(1 / sets)
  const alikeShares = new Float64Array(64).fill(firstAlike)
  const last = Float32Array.from({ length: (bytes + (1 << lastBits)) * knots }, (_, at) => shareOf((at % knots) / perLogit - mostLogit))
  let [letter, bits] = [1, 8]
  let [fromLetter, fromBefore, fromWord] = [0, 0, 0]
  let [byLetter, byBefore, byWord, byAll] = [0.5, 0.5, 0.5, 0.5]
  let [saidFirst, saidSecond, saidThird] = [0, 0, 0]
  let [alikeSlot, alikeBit, lastByLetter, lastByThree] = [-1, 0, 0, 0]

  /** Where the bits of a context are held, or will be: at its place or at the one beside it. */
  const placeOf = (from: number, place: number, whose: number): number => {
    const one = from + place
    if (held[one] === whose) return one
    const other = from + (place ^ (1 << half))
    if (held[other] === whose) return other
    const metOfOne = ((held[one + 1] as number) >> countFrom) & byteMask
    const metOfOther = ((held[other + 1] as number) >> countFrom) & byteMask
    const taken = metOfOne <= metOfOther ? one : other
    held[taken] = whose
    for (let at = taken + 1; at < taken + (1 << half); at++) held[at] = unmet
    return taken
  }
  const findPlaces = (): void => {
    const begun = bits === half ? Math.imul(letter, 0x85ebca6b) : 0
    for (let context = 0; context < trailContexts; context++) {
      const hash = Math.imul((trail.hashes[context] as number) ^ begun, 0xc2b2ae35)
      const place = ((hash ^ (hash >>> 15)) & (halves[context] as number)) << half
      bases[context] = context < firstShared ? (firstPlace[context] as number) + place : placeOf(firstPlace[context] as number, place, (hash >>> half) | 1)
    }
  }
  const hearContexts = (): void => {
    const low = bits > half ? letter : (1 << (half - bits)) | (letter & ((1 << (half - bits)) - 1))
    for (let context = 0; context < trailContexts; context++) {
      const slot = (bases[context] as number) + low
      const now = held[slot] as number
      slots[context] = slot
      said[2 * context] = ((now >> countFrom) & byteMask) === 0 ? 0 : (logits[now >> (shareFrom + 3)] as number)
      said[2 * context + 1] = logits[(shareOfPast[bytes * context + (now & byteMask)] as number) >> (pastBits - logitBits)] as number
    }
  }
  const hearAlike = (): void => {
    alikeSlot = -1
    said[voices - 2] = 0
    said[voices - 1] = 0
    const length = trail.alike()
    const next = trail.nextAlike() | bytes
    if (length === 0 || next >> bits !== letter) return
    alikeSlot = length
    alikeBit = (next >> (bits - 1)) & 1
    const right = alikeShares[length] as number
    const share = alikeBit === 1 ? right : 1 - right
    said[voices - 2] = logitOf(share)
    said[voices - 1] = 2 * share - 1
  }
  const findVoices = (): void => {
    const length = trail.alike()
    const kind = length === 0 ? 0 : length < longAlike ? 1 : 2
    fromLetter = (kind * bytes + letter) * voices
    fromBefore = (letterKinds + (trail.four() & byteMask) * 8 + bits - 1) * voices
    fromWord = (letterKinds + beforeKinds + (trail.letters() * 32 + Math.min(longestAlike, length)) * 8 + bits - 1) * voices
  }
  /** What the guess was when the last word had been the same. */
  const corrected = (logit: number): number => {
    const place = (logit + mostLogit) * perLogit
    const knot = Math.min(knots - 2, Math.floor(place))
    const rest = place - knot
    const three = (Math.imul(trail.four() & 0xffff, 0x9e3779b1) >>> (32 - lastBits)) ^ (Math.imul(letter, 0x3d4d51cb) & ((1 << lastBits) - 1))
    const one = letter * knots + knot
    const other = (bytes + three) * knots + knot
    const nearer = rest >= 0.5 ? 1 : 0
    lastByLetter = one + nearer
    lastByThree = other + nearer
    return ((last[one] as number) + (last[other] as number)) * (1 - rest) + ((last[one + 1] as number) + (last[other + 1] as number)) * rest
  }

  return {
    share() {
      if (bits === 8 || bits === half) findPlaces()
      hearContexts()
      hearAlike()
      findVoices()
      let first = 0
      let second = 0
      let third = 0
      for (let each = 0; each < voices; each++) {
        const logit = said[each] as number
        first += logit * (voice[fromLetter + each] as number)
        second += logit * (voice[fromBefore + each] as number)
        third += logit * (voice[fromWord + each] as number)
      }
      first = bounded(first)
      second = bounded(second)
      third = bounded(third)
      byLetter = shareOf(first)
      byBefore = shareOf(second)
      byWord = shareOf(third)
      const from = letter * sets
      const mixed = bounded(first * (trust[from] as number) + second * (trust[from + 1] as number) + third * (trust[from + 2] as number))
      byAll = shareOf(mixed)
      saidFirst = first
      saidSecond = second
      saidThird = third
      const share = Math.round(((2 * shareOf(mixed) + corrected(mixed)) * (wholeShare + 1)) / 4)
      return Math.max(leastShare, Math.min(wholeShare - leastShare, share))
    },
    learn(bit) {
      const ofLetter = (bit - byLetter) * learning
      const ofBefore = (bit - byBefore) * learning
      const ofWord = (bit - byWord) * learning
      for (let each = 0; each < voices; each++) {
        const logit = said[each] as number
        voice[fromLetter + each] = (voice[fromLetter + each] as number) + ofLetter * logit
        voice[fromBefore + each] = (voice[fromBefore + each] as number) + ofBefore * logit
        voice[fromWord + each] = (voice[fromWord + each] as number) + ofWord * logit
      }
      const from = letter * sets
      const ofAll = (bit - byAll) * setLearning
      trust[from] = (trust[from] as number) + ofAll * saidFirst
      trust[from + 1] = (trust[from + 1] as number) + ofAll * saidSecond
      trust[from + 2] = (trust[from + 2] as number) + ofAll * saidThird
      const target = bit === 1 ? wholeShare : 0
      for (let context = 0; context < trailContexts; context++) {
        const slot = slots[context] as number
        const now = held[slot] as number
        const share = now >> shareFrom
        const met = (now >> countFrom) & byteMask
        const past = now & byteMask
        const further = (past << 1) | bit
        held[slot] = ((share + (((target - share) * (rates[met] as number)) >> 16)) << shareFrom) | (Math.min(mostMet, met + 1) << countFrom) | (further > byteMask ? (further & (byteMask >> 1)) | ((byteMask + 1) >> 1) : further)
        const ofPast = bytes * context + past
        shareOfPast[ofPast] = (shareOfPast[ofPast] as number) + (((bit << pastBits) - (shareOfPast[ofPast] as number)) >> pastRate)
      }
      if (alikeSlot >= 0) alikeShares[alikeSlot] = (alikeShares[alikeSlot] as number) + ((alikeBit === bit ? 1 : 0) - (alikeShares[alikeSlot] as number)) * alikeRate
      last[lastByLetter] = (last[lastByLetter] as number) + (bit - (last[lastByLetter] as number)) * lastRate
      last[lastByThree] = (last[lastByThree] as number) + (bit - (last[lastByThree] as number)) * lastRate
      letter = (letter << 1) | bit
      bits--
      if (bits > 0) return
      trail.step(letter & byteMask)
      letter = 1
      bits = 8
    },
  }
}
