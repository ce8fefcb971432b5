import type { Understanding } from '../../case/model.ts'
import { afterBirthFrames, sleeplessAfterBirth } from './crisis/after-birth.ts'
import { commandedFrames } from './crisis/commanded.ts'
import type { CrisisFrame } from './crisis/crisis-frame.ts'
import { endOfRopeFrames } from './crisis/end-of-rope.ts'
import { isHardlyPoisonous } from './crisis/hardly-poisonous.ts'
import { injuryOfOneselfFrames } from './crisis/injury-of-oneself.ts'
import { leaveTakingFrames } from './crisis/leave-taking.ts'
import { meansAtHandFrames } from './crisis/means-at-hand.ts'
import { missingTablets } from './crisis/missing-tablets.ts'
import { overdoseAndPoisonFrames } from './crisis/overdose-and-poison.ts'
import { preparationFrames } from './crisis/preparations.ts'
import { fromAbove, psychosisFrames } from './crisis/psychosis.ts'
import { selfHarmFrames } from './crisis/self-harm.ts'
import { violenceFrames } from './crisis/violence.ts'

type Crisis = NonNullable<Understanding['crisis']>

/** What threatens the body first, then what threatens life by the own hand, then by others. */
const frames: readonly CrisisFrame[] = [
  ...commandedFrames,
  ...overdoseAndPoisonFrames,
  missingTablets,
  fromAbove,
  ...meansAtHandFrames,
  ...selfHarmFrames,
  ...preparationFrames,
  ...leaveTakingFrames,
  ...injuryOfOneselfFrames,
  ...violenceFrames,
  ...endOfRopeFrames,
  ...afterBirthFrames,
  sleeplessAfterBirth,
  ...psychosisFrames,
]

/** Only so much of a message is read for it. */
const longest = 6000

const denied =
  /\b(?:no|not|never|dont|doesnt|didnt|isnt|arent|wasnt|werent|havent|hasnt|hadnt|without|deny|denies|denied|denying|neither|nor|wouldnt|wont|no history of|free of|negative for)\b(?! (?:sure|know|see|stop|think i (?:can|could|ll)|care|just|only|even|long|matter|wonder|want to (?:be|live|go|wake)|to be))[^,]{0,35}$/
const turns = /\b(?:but|however|although|though|except|and i|and now|and (?:im|am|want|wanna|going|gonna|will|ill)|because|so i)\b/g
const over =
  /\b(?:\d+ years ago|years ago|as a (?:teen\w*|child|kid)|in the past|when i was (?:\d+|young\w*|a|little|at)|used to|in my (?:teens|twenties|thirties)|back in (?:19|20)\d\d|in (?:19|20)\d\d|history of|long ago|decades? ago|back then|growing up|previous (?:attempts?|episodes?)|had once)\b/
const overForYears =
  /\b(?:(?:\d\d?|two|three|four|five|ten|twenty|many|several) years ago|years ago|when i was (?:\d+|a (?:child|kid|teen\w*)|young\w*|little)|in my (?:teens|twenties|thirties)|as a (?:teen\w*|child|kid)|back in (?:19|20)\d\d|in (?:19|20)\d\d)\b/
const present =
  /\b(?:now|again|still|lately|today|tonight|last night|yesterday|this (?:week|morning|evening|time)|back|these days|right now|recently|came back|at the moment)\b/
const told =
  /\b(?:film|movie|novel|(?:doing|did|in|wrote|writing|rehears\w*) (?:a|the|our|the school) play|school play|juliet|episode|netflix|song|lyrics|podcast|documentary|the news|essay|thesis|article|research|statistics|(?<!\b(?:no|not|not a|arent|isnt|aint) )(?:joke|joking)|figure of speech|just kidding|drama|tv show|in the (?:book|game|series|play)|character|my dissertation|hypothetically|hypothetical|prevention|awareness|how common|why do (?:people|some)|what percentage)\b/
const laughing = /\b(?:lo(?:lo)*l+|lmao+|haha+|hehe|rofl|jk)\b|[😂🤣😅😆]/u
const relative =
  /\b(?:uncle|aunt|grand(?:father|mother|dad|pa|ma)|cousin|colleague|neighbou?r|celebrity|actor|singer|friend of a friend|(?:my|his|her) (?:father|mother|dad|mum|mom|brother|sister|friend|husband|wife|son|daughter) (?:\w+ )?(?:died|killed|took (?:his|her)|committed|hanged|shot|passed))\b[^.]{0,40}$/

/**
 * Danger to life by one's own or another's hand, by poison, or by a mind that has lost its footing. Affirmed, or possible (to be
 * asked about once, kindly); null when nothing of it is said, or it is denied, over, told of a film, or an idiom.
 */
export function readCrisis(words: string): Crisis | null {
  const text = plain(words.slice(0, longest))
  const sentences = text.split(/(?<=[.!?;\n])\s*/).filter((sentence) => sentence !== '')
  let possible: Crisis | null = null
  for (const frame of frames) {
    const found = readFrame(frame, frame.isAcrossMessage ? [text] : sentences)
    if (found?.certainty === 'affirmed') return found
    possible ??= found
  }
  return possible
}

/**
 * Whether words that name a crisis plainly mean something else: told of a film, or in a setting that a frame of the kind leaves out ("cut myself
 * shaving", "would rather die than"). In: the kind, and the sentence. Never so where another frame hears a crisis in it.
 */
export function isSaidOtherwise(kind: Crisis['kind'], sentence: string): boolean {
  if (kind === 'poisoning' && isHardlyPoisonous(sentence)) return true
  if (readCrisis(sentence) !== null) return false
  const text = plain(sentence.slice(0, longest))
  if (told.test(text) || (kind === 'harm-to-others' && laughing.test(text))) return true
  const plainly = frames.filter((frame) => frame.kind === kind && frame.certainty === 'affirmed' && frame.isOwnNegation !== true)
  return plainly.some((frame) => frame.unless?.test(text) === true && frame.cues.some((each) => each.test(text)))
}

function readFrame(frame: CrisisFrame, sentences: readonly string[]): Crisis | null {
  for (const sentence of sentences) {
    const first = frame.cues[0]?.exec(sentence)
    if (!first || !frame.cues.every((each) => each.test(sentence)) || frame.unless?.test(sentence)) continue
    if (frame.kind === 'abuse' && isLikened(sentence, first)) continue
    const certainty = certaintyOf(frame, sentence, first.index)
    if (certainty !== null)
      return { kind: frame.kind, certainty, text: sentence, ...(frame.level === undefined ? {} : { level: frame.level }) }
  }
  return null
}

/** "Like someone hit me with a bat", "as if I had been beaten up": a picture of a pain, not of a deed. */
function isLikened(sentence: string, { index, 0: words }: RegExpExecArray): boolean {
  return /\b(?:like|as if|as though)\W+(?:ive |i |id |have |had |been |just )*$/.test(sentence.slice(0, index)) && unknownDoer.test(words)
}

const unknownDoer =
  /^(?:someone|somebody|a (?:\w+ )?(?:man|guy|gang|bloke|lad|group|horse)|they|ive been|id been|i had been|i have been|i got)\b/

/** What remains of a frame in its sentence: denied, over and told things are none; a laughing one is asked about. */
function certaintyOf(frame: CrisisFrame, sentence: string, at: number): Crisis['certainty'] | null {
  const before = afterTheTurn(sentence.slice(0, at))
  if (!frame.isOwnNegation && denied.test(before)) return null
  if (frame.isHard && overForYears.test(sentence) && !present.test(sentence.replace(/\b(?:im|i am) \d+ now\b/, ''))) return null
  if (frame.isHard && frame.kind !== 'abuse')
    return told.test(sentence) || /\bwhat (?:happens|if|would)\b/.test(before) ? null : frame.certainty
  if (told.test(sentence) || relative.test(before)) return null
  if (over.test(sentence)) return present.test(sentence) ? 'possible' : null
  if (laughing.test(sentence)) return null
  return frame.certainty
}

/** "Not depressed but I want to die": what stands before the turn denies nothing behind it. */
function afterTheTurn(before: string): string {
  const last = [...before.matchAll(turns)].at(-1)
  return last === undefined ? before : before.slice(last.index + last[0].length)
}

/** Lower case, no apostrophes, single spaces; sentence marks and commas stay, and a colon ends a thought. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/\bo\.?d\.?['’](?:d|ed)\b/g, 'overdosed')
    .replace(/['’‘`´]/g, '')
    .replace(/\.(?=\d)/g, 'p')
    .replace(/:(?=\s)/g, ';')
    .replace(/[^\p{L}\p{N}\p{Emoji_Presentation}.,!?;\n&%/-]+/gu, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
}
