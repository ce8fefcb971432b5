import type { Question } from '../../case/model.ts'
import { questionConstants } from '../constants.ts'
import { type Addressee, addressPatient } from './address-patient.ts'
import { openOptions } from './closed-options.ts'

/** A part of the body that somebody names without saying what is wrong with it. */
interface Place {
  id: string
  name: string
  words: RegExp
  /** What most often brings people to a doctor there, in plain words, by finding. */
  options: readonly (readonly [finding: string, label: string])[]
}

const { wordsOfPlaceAnswer } = questionConstants
const idPrefix = 'complaint:'

const limb = (pain: string): Place['options'] => [
  [pain, 'It hurts'],
  ['skin-swelling', 'It is swollen'],
  ['numbness-leg-foot', 'It is numb'],
  ['rash', 'A rash'],
  ['skin-lump', 'A lump'],
]
const skinOf: Place['options'] = [
  ['rash', 'A rash'],
  ['skin-itch', 'It itches'],
  ['skin-lump', 'A lump'],
  ['skin-redness', 'It is red'],
]

const places: readonly Place[] = [
  {
    id: 'chest',
    name: 'chest',
    words: /\bchest\b/i,
    options: [
      ['chest-pain', 'It hurts'],
      ['chest-tightness', 'It is tight or heavy'],
      ['breathless', 'I am short of breath'],
      ['palpitations', 'My heart races or thumps'],
      ['cough', 'A cough'],
    ],
  },
  {
    id: 'ear',
    name: 'ear',
    words: /\bears?\b/i,
    options: [
      ['ear-pain', 'It hurts'],
      ['hearing-loss', 'I hear less'],
      ['ear-fullness', 'It is blocked'],
      ['tinnitus', 'Ringing'],
      ['ear-discharge', 'Something comes out of it'],
      ['ear-itch', 'It itches'],
    ],
  },
  {
    id: 'eye',
    name: 'eye',
    words: /\beyes?\b/i,
    options: [
      ['eye-pain', 'It hurts'],
      ['eye-redness', 'It is red'],
      ['vision-blurred', 'I see less well'],
      ['eye-itch', 'It itches'],
      ['eye-discharge', 'It is sticky'],
    ],
  },
  {
    id: 'nose',
    name: 'nose',
    words: /\bnose\b/i,
    options: [
      ['nose-blocked', 'It is blocked'],
      ['nose-runny', 'It runs'],
      ['nosebleed', 'It bleeds'],
    ],
  },
  {
    id: 'breast',
    name: 'breast',
    words: /\bbreasts?\b/i,
    options: [
      ['breast-lump', 'A lump'],
      ['breast-pain', 'It hurts'],
      ['nipple-discharge', 'Something comes out of the nipple'],
    ],
  },
  { id: 'foot', name: 'foot', words: /\b(?:foot|feet)\b/i, options: limb('foot-pain') },
  { id: 'leg', name: 'leg', words: /\blegs?\b/i, options: limb('leg-pain') },
  { id: 'hand', name: 'hand', words: /\bhands?\b/i, options: limb('hand-pain').filter(([finding]) => finding !== 'numbness-leg-foot') },
  { id: 'arm', name: 'arm', words: /\barms?\b/i, options: limb('arm-pain').filter(([finding]) => finding !== 'numbness-leg-foot') },
  { id: 'skin', name: 'skin', words: /\bskin\b/i, options: skinOf },
]

/** The one part of the body that a message names; null where it names none or several. */
function placeNamed(words: string): Place | null {
  const named = places.filter(({ words: own }) => own.test(words))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** "Something is wrong with my foot": what it is, in the words people use. Null where no part, or more than one, is named. */
export function placeQuestion(words: string, person: Addressee): Question | null {
  const place = placeNamed(words)
  if (place === null) return null
  return {
    id: `${idPrefix}${place.id}`,
    kind: 'open',
    slot: 'complaint',
    findings: [],
    text: addressPatient(
      words.trim().split(/\s+/).length > wordsOfPlaceAnswer
        ? `I may not have caught all of that. Which of these comes closest, for your ${place.name}?`
        : `What is it about your ${place.name}?`,
      person,
    ),
    why: 'I need to know what is wrong before I can help.',
    options: openOptions(place.options.map(([id, label]) => ({ id, label }))),
  }
}

/** The answer to such a question with the part before it: "it's gone all tight" becomes "my chest, it's gone all tight". */
export function withPlaceAsked(words: string, pending: Question | null): string {
  const asked = places.find(({ id }) => pending?.id === `${idPrefix}${id}`)
  if (asked === undefined || words.trim().split(/\s+/).length > wordsOfPlaceAnswer || places.some(({ words: own }) => own.test(words)))
    return words
  return `my ${asked.name}: ${words}`
}
