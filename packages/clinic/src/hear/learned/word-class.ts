import { hashOf } from './features.ts'

/** The small words of English by what they do in a sentence; a few words stand for thousands of places. */
const smallWords: readonly (readonly [kind: string, words: string])[] = [
  ['subject', 'i im ive id ill we were weve you youre he hes she shes they theyre it its there theres u'],
  ['pointer', 'this that thats these those'],
  ['owner', 'my your his her our their me him them us'],
  ['article', 'a an the some any no each every another other'],
  ['joint', 'and or but so because cos coz plus although though except if when while since until till then than'],
  [
    'place',
    'of in on at to for with from by about after before into over under off up down out around near without between through during',
  ],
  ['form of be', 'is are am was were be been being isnt arent wasnt aint'],
  [
    'helping verb',
    'do does did have has had can could will would should shall may might must dont doesnt didnt cant couldnt wont wouldnt havent hasnt',
  ],
  ['question word', 'what whats when where which who whos why how hows'],
  ['yes or no', 'yes yeah yep no nope nah ok okay sure'],
  ['courtesy', 'please thanks thank ta cheers sorry hello hi bye'],
  ['denial', 'not never none nothing nobody'],
  ['adverb', 'just only also really very so too now again still already even maybe quite pretty always sometimes'],
]
const kinds = new Map(smallWords.flatMap(([kind, words]) => words.split(' ').map((word) => [word, hashOf(kind)])))
const endings: readonly (readonly [RegExp, number])[] = ['ing', 'ed', 'ly', 's'].map((ending) => [
  new RegExp(`[a-z]{2}${ending}$`),
  hashOf(`-${ending}`),
])
const [number, other, none] = [hashOf('number'), hashOf('other'), hashOf('no word')]

/** What sort of word the levelled words of a token are, as a hash: a small word by its kind, a number, or a word by its ending. */
export function wordClass([word]: readonly string[]): number {
  if (word === undefined) return none
  if (word.startsWith('#')) return number
  return kinds.get(word) ?? endings.find(([ending]) => ending.test(word))?.[1] ?? other
}
