import { bodyParts } from '../lexicon/said-of-body.ts'
import type { Token } from '../lexicon/token.ts'
import { bucketOf, hashOf, mix } from './features.ts'
import type { FeatureGroup, GroupShape } from './linear-model.ts'
import { personOf } from './person-words.ts'

/** Its words with their neighbours, and how it speaks of persons. */
export const patientShapes: readonly GroupShape[] = [
  { weight: 1, byRarity: true },
  { weight: 1, byRarity: false },
]
export const namedShapes: readonly GroupShape[] = [{ weight: 1, byRarity: false }]

/** So many words tell whom a message is about; what comes after is the rest of the story. */
const wordsRead = 70
const wordsOpening = 4
/** Words on either side of a person who is named. */
const wordsAround = 3
/** More of a kind count alike. */
const most = 3
const ofLength = { step: 8, most: 5 }
const mostPlaces = 6
const hashSeed = 71

const pronoun = /^(?:his|her|him|he|she|my|me|i|mine|our|we|us|they|them|their|your|you)$/
const person = /^@(?!part)/

/** The form of a word: persons, parts of the body and numbers by their kind, all else in base form. */
function formOf(token: Token): string {
  const named = personOf(token)
  if (named !== null) return `@${named.kind}`
  if (/^\d/.test(token.word)) return '#'
  if (bodyParts.has(token.lemma)) return '@part'
  return pronoun.test(token.word) ? token.word : token.lemma
}

const bucketsOf = (features: Iterable<string>): FeatureGroup =>
  Uint32Array.from(new Set(Array.from(features, (feature) => bucketOf(mix(hashSeed, hashOf(feature)))))).sort()

/** What a message says of whom it is about. In: its words. Out: two groups (`patientShapes`). Time grows with the first words alone. */
export function patientFeatures(tokens: readonly Token[]): FeatureGroup[] {
  const read = withoutFright(tokens.slice(0, wordsRead))
  const forms = read.map(formOf)
  return [bucketsOf(neighboursIn(read, forms)), bucketsOf(mannerOf(forms))]
}

const frights: ReadonlySet<string> = new Set('frightened scared worried terrified panicking frantic desperate afraid beside'.split(' '))
const wordsOfFright = 4

/** Without "I'm so frightened": who is afraid for somebody says so as who is ill says it. */
function withoutFright(tokens: readonly Token[]): Token[] {
  const left = new Set<number>()
  for (const [at, { word }] of tokens.entries()) {
    if (!frights.has(word)) continue
    const start = tokens.findLastIndex((token, place) => place < at && place >= at - wordsOfFright && token.word === 'i')
    const isOne = start >= 0 && /^(?:am|was|are|feel)$/.test(tokens[start + 1]?.word ?? '')
    if (isOne) for (let place = start; place <= at; place++) left.add(place)
  }
  return tokens.filter((_, place) => !left.has(place))
}

function neighboursIn(tokens: readonly Token[], forms: readonly string[]): string[] {
  const words: string[] = []
  for (let at = 0; at <= forms.length; at++) {
    const further = forms[at - 2] ?? '<'
    const before = tokens[at]?.before === 'sentence' ? '<' : (forms[at - 1] ?? '<')
    const form = forms[at] ?? '>'
    words.push(`1 ${form}`, `2 ${before} ${form}`)
    if (at > 1) words.push(`3 ${further} ${before} ${form}`)
  }
  return words
}

function mannerOf(forms: readonly string[]): string[] {
  const count = (pattern: RegExp) => Math.min(most, forms.filter((form) => pattern.test(form)).length)
  const owns = (owner: RegExp) => forms.some((form, at) => form === '@part' && owner.test(forms[at - 1] ?? ''))
  const [i, he, she, persons] = [
    count(/^(?:i|me|myself)$/),
    count(/^(?:he|him|his|himself)$/),
    count(/^(?:she|her|hers|herself)$/),
    count(person),
  ]
  return [
    `i ${i}`,
    `my ${count(/^(?:my|mine)$/)}`,
    `he ${he}`,
    `she ${she}`,
    `they ${count(/^(?:they|them|their)$/)}`,
    `person ${persons}`,
    `length ${Math.min(ofLength.most, Math.floor(forms.length / ofLength.step))}`,
    `owner ${owns(/^my$/)} ${owns(/^(?:his|her)$/)}`,
    `i ${i} he ${he} she ${she} person ${persons}`,
    `open ${forms.slice(0, 2).join(' ')}`,
    `open ${forms.slice(0, most).join(' ')}`,
    ...forms.slice(0, wordsOpening).map((form, at) => `at ${at} ${form}`),
  ]
}

/** What is said around somebody who is named, to tell whether it is the patient. In: the words of the message and the place. Out: one group. */
export function namedFeatures(tokens: readonly Token[], place: number): FeatureGroup[] {
  const read = tokens.slice(0, wordsRead)
  const forms = read.map(formOf)
  const at = (step: number) => forms[place + step] ?? '<'
  const isCut = (step: number) =>
    read.slice(Math.min(place, place + step) + 1, Math.max(place, place + step) + 1).some(({ before }) => before === 'sentence')
  const steps = Array.from({ length: wordsAround }, (_, step) => [-step - 1, step + 1]).flat()
  const [before, behind] = [forms.slice(0, place), forms.slice(place)]
  const count = (some: readonly string[]) => Math.min(most, some.filter((form) => person.test(form)).length)
  return [
    bucketsOf([
      `w ${tokens[place]?.lemma ?? ''}`,
      `f ${at(0)}`,
      ...steps.map((step) => `${step} ${isCut(step) ? '|' : at(step)}`),
      `b ${at(-2)} ${at(-1)}`,
      `n ${at(1)} ${at(2)}`,
      `x ${at(-1)} ${at(0)} ${at(1)}`,
      `p ${Math.min(mostPlaces, place)}`,
      `s ${Math.min(most, tokens[place]?.sentence ?? 0)}`,
      `k ${count(forms)} ${count(before)}`,
      `i ${before.some((form) => form === 'i' || form === 'my')} ${behind.includes('i')}`,
      `pro ${behind.some((form) => /^(?:he|she|his|her|him)$/.test(form))}`,
      `end ${place === forms.length - 1 || tokens[place + 1]?.before !== 'none'}`,
    ]),
  ]
}

const third = /^(?:he|him|his|himself|she|her|hers|herself|they|them|their)$/
const unitOfAge = /^(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|yo|y\/o)$/

/** Whether a message names or points to anybody but its writer, or tells an age: nobody else can be heard where none is. In: its words. */
export function mayTellOfAnother(tokens: readonly Token[]): boolean {
  return tokens
    .slice(0, wordsRead)
    .some(
      (token, at) =>
        personOf(token) !== null ||
        third.test(token.word) ||
        /^\d+(?:yo|yr|m|mo)$/.test(token.word) ||
        (/^(?:\d+|[a-z]+)$/.test(token.word) && unitOfAge.test(tokens[at + 1]?.word ?? '')),
    )
}

/** Where persons are named among the words that are read. */
export function personsIn(tokens: readonly Token[]): number[] {
  return tokens.slice(0, wordsRead).flatMap((token, place) => (personOf(token) === null ? [] : [place]))
}
