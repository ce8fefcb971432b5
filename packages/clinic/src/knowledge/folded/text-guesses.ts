/**
 * Guesses the next bit of a text by what followed the same letters before (a mixing of contexts, after lpaq): five contexts and the last place that looked
 * alike each say how likely a one is, and those that were right of late count more. Whole numbers alone, so that each machine reads what another wrote.
 */
export interface TextGuesses {
  /** The share of a one among 4,096. */
  share(): number
  learn(bit: number): void
}

/** How sure a guess is: a share of 4,096 as a logit of 256 steps a unit, and back. */
const [leastLogit, mostLogit, shares] = [-2_047, 2_047, 4_096]
const shareOfLogit = shareTable()
const logitOfShare = logitTable()

/** The logistic function in steps of a half, lpaq's, and straight lines between. */
function shareTable(): Int16Array {
  const knots = [1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094]
  return Int16Array.from({ length: shares }, (_, at) => {
    const [knot, rest] = [at >> 7, at & 127]
    return ((knots[knot] ?? 0) * (128 - rest) + (knots[knot + 1] ?? 0) * rest + 64) >> 7
  })
}

function logitTable(): Int16Array {
  const table = new Int16Array(shares).fill(mostLogit)
  let share = 0
  for (let logit = leastLogit; logit <= mostLogit; logit++) {
    const reached = shareOfLogit[logit + shares / 2] as number
    table.fill(logit, share, reached + 1)
    share = Math.max(share, reached + 1)
  }
  return table
}

/** Places of each context, as a power of two: the last letter, two, three, five, and the word so far. Sixteen side by side serve the bits of half a letter. */
const placeBits = [17, 20, 21, 21, 21]
const contexts = placeBits.length
const voices = contexts + 1
const half = 4
const places = placeBits.reduce((sum, bits) => sum + (1 << bits), 0)
const firstPlace = Int32Array.from(placeBits, (_, context) => placeBits.slice(0, context).reduce((sum, bits) => sum + (1 << bits), 0))
const halves = Int32Array.from(placeBits, (bits) => (1 << (bits - half)) - 1)
/** A guess counts so many bits fully before it only follows. */
const mostSeen = 127
const rates = Int32Array.from({ length: mostSeen + 1 }, (_, seen) => Math.floor(65_536 / (seen + 1.6)))
const [evenGuess, sureGuess] = [32_768, 65_535]
const [firstVoice, learning] = [22_938, 7]
/** A place that looked alike: found again by its last six letters, believed from five on, counted up to 31. */
const [foundBits, leastAlike, mostAlike, shownAlike] = [18, 5, 32, 31]
const knots = 33

/** In: room for the letters, which are written into it as they are learned. */
export function createTextGuesses(letters: Uint8Array): TextGuesses {
  const guesses = new Uint16Array(places).fill(evenGuess)
  const seen = new Uint8Array(places)
  const voice = new Int32Array(3 * 256 * voices).fill(firstVoice)
  const logits = new Int32Array(voices)
  const slots = new Int32Array(contexts)
  const bases = new Int32Array(contexts)
  const hashes = new Int32Array(contexts)
  const found = new Int32Array(1 << foundBits)
  const alikeGuesses = new Uint16Array(2 * (shownAlike + 1)).fill(49_152)
  const last = Uint16Array.from({ length: 1_024 * knots }, (_, at) => (shareOfLogit[Math.max(leastLogit, Math.min(mostLogit, ((at % knots) - 16) * 128)) + shares / 2] as number) * 16)
  let [at, letter, bits] = [0, 1, 8]
  let [four, eight, word] = [0, 0, 0]
  let [alike, length] = [0, 0]
  let [voicesFrom, alikeSlot, mixed, lastSlot] = [0, -1, 0, 0]

  const hashContexts = (): void => {
    hashes[0] = Math.imul((four & 0xff) + 1, 0x9e3779b1)
    hashes[1] = Math.imul((four & 0xffff) + 0x10001, 0x9e3779b1)
    hashes[2] = Math.imul((four & 0xffffff) + 0x3000002, 0x9e3779b1)
    hashes[3] = Math.imul((Math.imul(four, 0x2f0b4c47) ^ (eight & 0xff)) + 3, 0x9e3779b1)
    hashes[4] = Math.imul((Math.imul(word, 0x2f0b4c47) ^ Math.imul(four & 0xff, 77)) + 4, 0x9e3779b1)
  }
  const findPlaces = (): void => {
    const begun = bits === half ? Math.imul(letter, 0x85ebca6b) : 0
    for (let context = 0; context < contexts; context++) {
      const hash = Math.imul((hashes[context] as number) ^ begun, 0xc2b2ae35)
      bases[context] = (firstPlace[context] as number) + (((hash ^ (hash >>> 15)) & (halves[context] as number)) << half)
    }
  }
  /** After a whole letter: what the next one is guessed by. */
  const step = (): void => {
    if (length > 0 && letters[alike] === (letter & 255)) {
      length++
      alike++
    } else length = 0
    letters[at++] = letter
    eight = (eight << 8) | (four >>> 24)
    four = (four << 8) | (letter & 255)
    const small = letter & 255 & ~32
    word = small >= 65 && small <= 90 ? Math.imul(word + (letter & 255), 0x2f0b4c47) : 0
    const key = (Math.imul(four, 0x9e3779b1) ^ Math.imul(eight & 0xffff, 0x7f4a7c15)) >>> (32 - foundBits)
    if (length === 0) {
      alike = found[key] as number
      while (length < mostAlike && length < alike && letters[alike - 1 - length] === letters[at - 1 - length]) length++
      if (length < leastAlike) length = 0
    }
    found[key] = at
  }
  hashContexts()

  return {
    share() {
      if (bits === 8 || bits === half) findPlaces()
      const low = bits > half ? letter : (1 << (half - bits)) | (letter & ((1 << (half - bits)) - 1))
      voicesFrom = ((length === 0 ? 0 : length < 16 ? 1 : 2) * 256 + letter) * voices
      let sum = 0
      for (let context = 0; context < contexts; context++) {
        const slot = (bases[context] as number) + low
        slots[context] = slot
        const logit = seen[slot] === 0 ? 0 : (logitOfShare[(guesses[slot] as number) >> 4] as number)
        logits[context] = logit
        sum += logit * (voice[voicesFrom + context] as number)
      }
      alikeSlot = -1
      logits[contexts] = 0
      if (length > 0) {
        const next = (letters[alike] as number) | 256
        if (next >> bits === letter) {
          alikeSlot = 2 * Math.min(shownAlike, length) + ((next >> (bits - 1)) & 1)
          const logit = logitOfShare[(alikeGuesses[alikeSlot] as number) >> 4] as number
          logits[contexts] = logit
          sum += logit * (voice[voicesFrom + contexts] as number)
        }
      }
      const logit = Math.max(leastLogit, Math.min(mostLogit, Math.floor(sum / 65_536)))
      mixed = shareOfLogit[logit + shares / 2] as number
      const [knot, rest] = [(logit + shares / 2) >> 7, (logit + shares / 2) & 127]
      const slot = (letter | ((four & 3) << 8)) * knots + knot
      lastSlot = rest >= 64 ? slot + 1 : slot
      const corrected = ((last[slot] as number) * (128 - rest) + (last[slot + 1] as number) * rest) >> 11
      return Math.max(1, Math.min(shares - 2, (mixed + 3 * corrected) >> 2))
    },
    learn(bit) {
      const target = bit === 1 ? sureGuess : 0
      const error = ((bit << 12) - mixed) * learning
      for (let each = 0; each < voices; each++) {
        const place = voicesFrom + each
        voice[place] = (voice[place] as number) + (((logits[each] as number) * error + 0x2000) >> 14)
      }
      for (let context = 0; context < contexts; context++) {
        const slot = slots[context] as number
        const count = seen[slot] as number
        const guess = guesses[slot] as number
        guesses[slot] = guess + (((target - guess) * (rates[count] as number)) >> 16)
        if (count < mostSeen) seen[slot] = count + 1
      }
      if (alikeSlot >= 0) alikeGuesses[alikeSlot] = (alikeGuesses[alikeSlot] as number) + ((target - (alikeGuesses[alikeSlot] as number)) >> 6)
      last[lastSlot] = (last[lastSlot] as number) + ((target - (last[lastSlot] as number)) >> 6)
      letter = (letter << 1) | bit
      bits--
      if (bits > 0) return
      step()
      letter = 1
      bits = 8
      hashContexts()
    },
  }
}
