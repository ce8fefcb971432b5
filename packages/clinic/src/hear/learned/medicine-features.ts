import type { Token } from '../lexicon/token.ts'
import { bucketOf, hashOf, mix } from './features.ts'
import type { FeatureGroup, GroupShape } from './linear-model.ts'
import { cueOf, sayingsAround, third } from './medicine-sayings.ts'
import { personOf } from './person-words.ts'

/** How a message means a medicine that it names, of the patient whom it is about. */
export const medicineStatuses = ['taken', 'former', 'denied', 'asked', 'other', 'bad'] as const
export type MedicineStatus = (typeof medicineStatuses)[number]

/** What stands close by; the part between two stops in which it stands, with those beside it; the sentence with those beside it. */
export const medicineShapes: readonly GroupShape[] = [
  { weight: 2, byRarity: false },
  { weight: 1.5, byRarity: false },
  { weight: 1, byRarity: true },
]

const wordsAround = 4
/** Words of the sentence, and of those beside it, that are looked at on either side. */
const reach = 14
/** Medicines and what joins them, gone back over to the word that a list hangs on. */
const joint = /^(?:and|or|plus|with|also|@drug|#|mg|mcg|ml|the|a|an|some|my|his|her)$/
const wordsOfHead = 3
const most = 3
const hashSeed = 83

/**
 * What is said around a medicine, wherever the message names it. In: the message's words, the places of this medicine's words, those of all
 * medicines, and whether the message asks something (a question mark) in the sentence of each place. Out: three groups (`medicineShapes`).
 */
export function medicineFeatures(
  tokens: readonly Token[],
  own: readonly number[],
  all: ReadonlySet<number>,
  isAsked: (sentence: number) => boolean,
  text: string,
): FeatureGroup[] {
  const forms = tokens.map((token, at) => formOf(token, all.has(at)))
  const near = new Set<string>()
  const parts = new Set<string>()
  const wide = new Set<string>()
  for (const [turn, place] of own.entries()) {
    for (const feature of around(tokens, forms, place)) near.add(feature)
    for (const feature of partsAround(tokens, forms, place)) parts.add(feature)
    for (const feature of sentences(tokens, forms, place)) wide.add(feature)
    const said = sayingsAround(tokens[place], text)
    const asked = isAsked(tokens[place]?.sentence ?? 0)
    near.add(`sayings ${said.join(' ')}`)
    for (const [at, saying] of said.entries()) {
      near.add(`saying ${saying}`).add(`saying ${saying} ${asked}`)
      for (const other of said.slice(at + 1)) near.add(`both ${saying} ${other}`)
    }
    for (const feature of verbsAround(tokens, forms, place)) near.add(feature)
    near.add(`asked ${isAsked(tokens[place]?.sentence ?? 0)}`)
    near.add(`turn ${Math.min(turn, 1)}`)
  }
  for (const feature of ofWhole(forms, own, all)) near.add(feature)
  return [bucketsOf(near), bucketsOf(parts), bucketsOf(wide)]
}

function formOf(token: Token, isMedicine: boolean): string {
  if (isMedicine) return '@drug'
  const person = personOf(token)
  if (person !== null) return `@${person.kind}`
  return /^\d/.test(token.word) ? '#' : token.word
}

function around(tokens: readonly Token[], forms: readonly string[], place: number): string[] {
  const at = (step: number): string => {
    const between = tokens.slice(Math.min(place, place + step) + 1, Math.max(place, place + step) + 1)
    const isCut = between.some(({ before }) => before === 'sentence')
    return isCut ? '|' : (forms[place + step] ?? '<')
  }
  const soft = (step: number): string => (tokens[place + step]?.before === 'none' ? '' : ',')
  const features = [`x ${at(-1)} ${at(1)}`, `w ${tokens[place]?.word ?? ''}`, `s ${soft(0)} ${soft(1)}`]
  for (let step = 1; step <= wordsAround; step++) {
    features.push(`-${step} ${at(-step)}`, `+${step} ${at(step)}`)
    features.push(`-${step}b ${at(-step - 1)} ${at(-step)}`, `+${step}b ${at(step)} ${at(step + 1)}`)
  }
  features.push(`-t ${at(-3)} ${at(-2)} ${at(-1)}`, `+t ${at(1)} ${at(2)} ${at(3)}`)
  const head = headOf(tokens, forms, place)
  for (let step = 0; step < wordsOfHead; step++) features.push(`h${step} ${head[step] ?? '<'}`)
  features.push(`hb ${head[1] ?? '<'} ${head[0] ?? '<'}`, `ht ${head[2] ?? '<'} ${head[1] ?? '<'} ${head[0] ?? '<'}`)
  return features
}

/** The words before the list in which a medicine stands, the nearest first. */
function headOf(tokens: readonly Token[], forms: readonly string[], place: number): string[] {
  let from = place - 1
  while (from >= 0 && joint.test(forms[from] ?? '') && tokens[from + 1]?.before !== 'sentence') from -= 1
  const head: string[] = []
  for (let at = from; at >= 0 && head.length < wordsOfHead && tokens[at + 1]?.before !== 'sentence'; at--) head.push(forms[at] ?? '<')
  return head
}

const verbs = new Set(['take', 'begin', 'stop', 'react', 'offer'])
const modals = /^(?:can|could|should|would|will|may|might|shall|must|if|do|does|did|is|are|to|need|want|wants)$/
const denials = /^(?:not|never|no|without|nor|neither|nobody|nothing)$/
const subjects = /^(?:i|we|you|he|she|they|it|@(?!drug).*)$/
const beforeVerb = 4

/** The nearest verbs of taking on either side in the sentence, each with who does it, whether it is denied, and whether it is only possible. */
function verbsAround(tokens: readonly Token[], forms: readonly string[], place: number): string[] {
  const sentence = tokens[place]?.sentence
  const isVerb = (at: number): boolean => tokens[at]?.sentence === sentence && verbs.has(cueOf(forms[at] ?? '') ?? '')
  const said = (name: string, at: number): string[] => {
    const form = forms[at] ?? ''
    const read = forms
      .slice(Math.max(0, at - beforeVerb), at)
      .filter((_, step) => tokens[Math.max(0, at - beforeVerb) + step]?.sentence === sentence)
    const doer = read.findLast((each) => subjects.test(each)) ?? 'none'
    const who = /^(?:i|we)$/.test(doer) ? 'i' : doer
    const isDenied = read.some((each) => denials.test(each))
    const modal = read.find((each) => modals.test(each)) ?? 'none'
    const cue = cueOf(form)
    return [
      `${name} ${cue} ${who}`,
      `${name} ${cue} ${who} ${isDenied} ${modal}`,
      `${name} ${form} ${isDenied} ${modal === 'none'}`,
      `${name} ${form} ${who} ${isDenied}`,
      `${name} ${cue} ${isDenied} ${modal}`,
    ]
  }
  let left = place - 1
  while (left >= Math.max(0, place - reach) && !isVerb(left)) left -= 1
  let right = place + 1
  while (right < Math.min(tokens.length, place + reach) && !isVerb(right)) right += 1
  const [isLeft, isRight] = [isVerb(left), isVerb(right)]
  return [...(isLeft ? said('vl', left) : ['vl none']), ...(isRight ? said('vr', right) : ['vr none'])]
}

const breaking = /^(?:but|then|because|cos|cause|though|although|except|and)$/
const partsBeside = 2

/** The parts of a message between stops and joining words around a place, the own one first. */
function partsAround(tokens: readonly Token[], forms: readonly string[], place: number): string[] {
  const opens = (at: number): boolean =>
    tokens[at]?.before !== 'none' || (breaking.test(forms[at] ?? '') && forms[at + 1] !== '@drug' && forms[at - 1] !== '@drug')
  const startOf = (at: number): number => {
    let from = at
    while (from > 0 && !opens(from) && at - from < reach) from -= 1
    return from
  }
  const endOf = (at: number): number => {
    let to = at + 1
    while (to < tokens.length && !opens(to) && to - at < reach) to += 1
    return to
  }
  const features: string[] = []
  const [start, end] = [startOf(place), endOf(place)]
  const add = (name: string, from: number, to: number): void => {
    const read = forms.slice(from, to)
    const heard = [...new Set(read.flatMap((form) => cueOf(form) ?? []))].sort()
    features.push(`${name} all ${heard.join(' ')}`, ...heard.map((cue) => `${name} ${cue}`))
    for (const form of read) features.push(`${name} w ${form}`)
  }
  add('own before', start, place)
  add('own behind', place + 1, end)
  let from = start
  for (let step = 1; step <= partsBeside && from > 0; step++) {
    const to = from
    from = startOf(to - 1)
    add(`-${step}${tokens[to]?.before === 'sentence' ? 's' : ''}`, from, to)
  }
  let to = end
  for (let step = 1; step <= partsBeside && to < tokens.length; step++) {
    const next = endOf(to)
    add(`+${step}${tokens[to]?.before === 'sentence' ? 's' : ''}`, to, next)
    to = next
  }
  const nearest = (range: readonly string[]): string[] => range.flatMap((form) => cueOf(form) ?? []).slice(0, 3)
  const left = nearest(forms.slice(Math.max(0, place - reach), place).reverse())
  const right = nearest(forms.slice(place + 1, place + 1 + reach))
  features.push(
    `l ${left[0]}`,
    `l2 ${left[1]} ${left[0]}`,
    `l3 ${left[2]} ${left[1]} ${left[0]}`,
    `r ${right[0]}`,
    `r2 ${right[0]} ${right[1]}`,
    `lr ${left[0]} ${right[0]}`,
    `l2r ${left[1]} ${left[0]} ${right[0]}`,
  )
  return features
}

function sentences(tokens: readonly Token[], forms: readonly string[], place: number): string[] {
  const own = tokens[place]?.sentence ?? 0
  const features: string[] = []
  for (let at = Math.max(0, place - reach); at < Math.min(tokens.length, place + reach + 1); at++) {
    if (at === place) continue
    const side = at < place ? 'b' : 'a'
    const sentence = tokens[at]?.sentence ?? 0
    const whose = sentence === own ? 'o' : Math.abs(sentence - own) === 1 ? 'n' : null
    if (whose === null) continue
    const next = tokens[at + 1]?.sentence === sentence && at + 1 !== place ? (forms[at + 1] ?? '>') : '>'
    features.push(`${whose}${side} ${forms[at]}`, `${whose}${side}2 ${forms[at]} ${next}`)
  }
  const first = tokens.findIndex(({ sentence }) => sentence === own)
  features.push(`first ${forms[first] ?? ''}`, `first2 ${forms[first] ?? ''} ${forms[first + 1] ?? ''}`)
  const subject = forms.slice(first, place).findLast((form) => form === 'i' || form === 'my' || third.test(form) || /^@(?!drug)/.test(form))
  return [...features, `subject ${subject ?? 'none'}`]
}

function ofWhole(forms: readonly string[], own: readonly number[], all: ReadonlySet<number>): string[] {
  const count = (pattern: RegExp): number => Math.min(most, forms.filter((form) => pattern.test(form)).length)
  const persons = forms.filter((form) => /^@(?!drug)/.test(form))
  return [
    `drugs ${Math.min(most, all.size)}`,
    `length ${forms.length < 4 ? forms.length : forms.length < 9 ? 'short' : forms.length < 25 ? 'middle' : 'long'}`,
    `i ${count(/^(?:i|my|me)$/)} he ${count(third)}`,
    `persons ${persons.slice(0, most).join(' ')}`,
    `open ${forms.slice(0, 2).join(' ')}`,
    `open ${forms.slice(0, most).join(' ')}`,
    `bare ${forms.length === own.length}`,
  ]
}

const bucketsOf = (features: Iterable<string>): FeatureGroup =>
  Uint32Array.from(new Set(Array.from(features, (feature) => bucketOf(mix(hashSeed, hashOf(feature)))))).sort()
