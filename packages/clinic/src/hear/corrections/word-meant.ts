import { editDistance } from '../lexicon/edit-distance.ts'
import { plainWords } from '../plain-words.ts'
import type { Rewritten } from './rewrite-story.ts'

/** What says of a word that it was the wrong one; "I mean" argues, and "I think" guesses. */
const mark = String.raw`(?:(?:what )?i (?:actually |really )?me(?:a|)nt(?: to (?:say|type|write|put))?|meant to (?:say|type|write|put)|(?:that |it )?should (?:have )?(?:be|been|said|say|read)|(?:a )?typo|correction|auto ?correct\w*|(?:bloody |stupid )?predictive(?: text)?|(?:used |said |wrote |typed |its |that was |thats )?(?:the |a )?wrong (?:word|thing|term|name)|i (?:said|put|typed|wrote|spelt) (?:that|it) (?:all )?wrong|slip of the (?:tongue|finger|keyboard)|(?:ignore|scrap|strike|scratch|delete) (?:that|it|what i (?:said|wrote|put))(?: last (?:bit|one|message))?)`
const aside = '(?:no|nope|nah|sorry|oops+|whoops|wait|actually|hang on|hold on|haha|lol|ah|oh|um|erm|argh|my bad|god|omg|again)'
const lead = String.raw`(?:(?:its|it is|it was|thats|that is|there was|there is|just|actually|really|i said|i have|ive got|he has|hes got|she has|shes got)\s+)*`
const asides = String.raw`(?:${aside}\W+)*`
const phrase = '([a-z][a-z-]*(?: [a-z][a-z-]*){0,4})'
const ends = String.raw`(?:\W+${aside})*\W*$`
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`^\W*${asides}(?:${mark}\W+${asides}){1,3}${lead}${phrase}${ends}`),
  new RegExp(String.raw`^\W*${asides}${lead}${phrase}\W+(?:i me(?:a|)nt|typo|auto ?correct\w*|wrong word)${ends}`),
  /^\W*\*([a-z]+)\W*$|^\W*([a-z]{3,})\*\W*$/,
]
/** A guess at the cause, or how bad it is, puts no word right. */
const guessed =
  /\b(?:maybe|probably|prob|perhaps|might|may|could|think|hope|hoping|guess|reckon|sure|surely|must|likely|seems?|sounds?|suppose|want|wish|only|bit|little|slight(?:ly)?|mild(?:ly)?|better|gone|fine|ok|okay|nothing|not|no|never|so|bad|severe|worse)\b/
/** Whom it is about, and that something "hurts" after all, are put right elsewhere. */
const ofOthers =
  /^(?:(?:it|that|this|there|i|you|we) )|\b(?:me|myself|mother|father|mum|mom|dad|wife|husband|partner|son|daughter|brother|sister|baby|child|friend|gran\w*|nan|aunt\w*|uncle|niece|nephew|neighbou?r|mate|boy|girl)$/
const determiner = /^(?:my|his|her|their|our|the|a|an|some|that|this)$/
const possessive = /^(?:my|his|her|their|our)$/
const subject = /^(?:he|she|it|they|hes|shes|its|theyre)$/
/** Words that carry nothing of what is told. */
const small = new Set(
  'i im ive my his her their our the a an some that this these those he she it they hes shes its theyre we you there is are was were be been am has have had got get of on in at to by from with and or but so for all over up out down off just really very now still when while who which not no'.split(
    ' ',
  ),
)
const part =
  /^(?:head|back|neck|throat|stomach|tummy|belly|chest|knee|foot|feet|leg|tooth|ear|shoulder|hip|wrist|hand|arm|ankle|toe|jaw|eye|elbow|finger|thumb|heel|calf|thigh|nose|mouth|tongue|breast|face|cheek|shin|groin)s?$/
const joined = /^(head|back|stomach|belly|tummy|tooth|ear|neck|leg)aches?$/
const slip = 2
const shortest = 3
/** Up to this length one letter alone may be amiss. */
const shortWord = 4

interface Place {
  start: number
  end: number
}
interface Word extends Place {
  word: string
}

/** A word as it was meant: a slip of the finger, another part, person or thing, or perhaps another name for what was told. */
export interface WordMeant extends Rewritten {
  kind: Kind
}
type Kind = 'slip' | 'other' | 'name'

/**
 * "Sorry, I meant my shoe", "wrong word, it is heartburn": the story with the word as it was meant. In: the message, the story, and the words in which the
 * complaints were read in it. Out: null where the message puts no word right or nobody can say which one it means.
 */
export function wordMeant(words: string, prose: string, read: readonly string[]): WordMeant | null {
  const meant = meantIn(words)
  if (meant === null) return null
  for (const sentence of [...prose.matchAll(/[^.!?;\n]+/g)].reverse()) {
    const place = placeOf(sentence[0], meant, read)
    if (place === null) continue
    const { start, end, now, kind } = place
    const former = sentence[0].slice(start, end)
    if (plainWords(former) === now) return null
    const story = `${prose.slice(0, sentence.index + start)}${now}${prose.slice(sentence.index + end)}`
    return { story, former: former.toLowerCase(), now, rest: '', kind }
  }
  return null
}

/** The same where nothing was read in the story: what was meant stands for the sentence that was told last. */
export function storyMeant(words: string, prose: string): WordMeant | null {
  const [meant, sentence] = [meantIn(words), [...prose.matchAll(/[^.!?;\n]+/g)].at(-1)]
  if (meant === null || sentence === undefined) return null
  const [now, former] = [meant.replace(/^(?:an?|some) /, ''), sentence[0].trim()]
  return { story: prose.replace(former, now), former: former.toLowerCase(), now, rest: '', kind: 'name' }
}

/** What a message says that was meant; null where it puts no word right, guesses, or speaks of somebody else. */
function meantIn(words: string): string | null {
  const plain = plainWords(words)
  const match = patterns.map((pattern) => pattern.exec(plain)).find((each) => each !== null)
  const meant = match?.slice(1).find((each) => each !== undefined)
  return meant === undefined || guessed.test(meant) || ofOthers.test(meant) ? null : meant
}

/** Whether words carry something that can be quoted: "there's" does not. */
export function tellsSomething(text: string): boolean {
  return wordsOf(text).some(({ word }) => !small.has(word) && !/^(?:theres|thats)$/.test(word))
}

type Meant = Place & { now: string; kind: Kind }

function placeOf(sentence: string, meant: string, read: readonly string[]): Meant | null {
  const told = wordsOf(sentence)
  const now = meant.split(' ')
  return (
    bySpelling(told, now) ?? bySharedLead(told, now) ?? byDeterminer(told, now) ?? byReading(sentence, meant, read) ?? byKind(told, now)
  )
}

/** "Peg" for "leg". */
function bySpelling(told: readonly Word[], now: readonly string[]): Meant | null {
  const [last = ''] = now.slice(-1)
  const rest = now.slice(0, -1)
  if (last.length < shortest || !rest.every((word) => determiner.test(word))) return null
  const alike = told
    .filter(({ word }) => word.length >= shortest && !small.has(word) && word !== last)
    .map((each) => ({ ...each, distance: editDistance(each.word, last, slip) }))
    .filter(({ distance, word }) => distance <= mostOf(word, last))
    .sort((a, b) => a.distance - b.distance)
  const [found] = alike
  return found === undefined ? null : { start: found.start, end: found.end, now: last, kind: 'slip' }
}

const mostOf = (one: string, other: string): number => (Math.min(one.length, other.length) <= shortWord ? 1 : slip)

/** Whether one word is another with a letter or two amiss. */
export function isSlipOf(one: string, other: string): boolean {
  const most = mostOf(one, other)
  return editDistance(one, other, most) <= most
}

/** "He cant sleep" for "he cant breathe". */
function bySharedLead(told: readonly Word[], now: readonly string[]): Meant | null {
  for (let length = now.length - 1; length >= 2; length -= 1) {
    const at = told.findIndex((_, place) => now.slice(0, length).every((word, next) => told[place + next]?.word === word))
    const [first, last] = [told[at + length], told[at + now.length - 1]]
    if (at < 0 || first === undefined || last === undefined) continue
    const rest = now.slice(length).join(' ')
    return { start: first.start, end: last.end, now: rest, kind: 'name' }
  }
  return null
}

/** "His shoe" for "his foot", "the cat" for "she". */
function byDeterminer(told: readonly Word[], now: readonly string[]): Meant | null {
  const [first = '', ...noun] = now
  if (!determiner.test(first) || /^an?$|^some$/.test(first) || noun.length === 0 || noun.length > 2) return null
  const named = told.flatMap(({ word }, place) => {
    const next = told[place + 1]
    return determiner.test(word) && next !== undefined && !small.has(next.word) ? [{ owner: word, next }] : []
  })
  const owned = named.filter(({ owner }) => possessive.test(owner) && possessive.test(first))
  const parts = owned.filter(({ next }) => part.test(next.word))
  const one = [parts, owned, first === 'the' ? named : []].find((each) => each.length > 0)
  if (one !== undefined) {
    const [only] = one
    return one.length > 1 || only === undefined ? null : { start: only.next.start, end: only.next.end, now: noun.join(' '), kind: 'other' }
  }
  const who = told.find(({ word }) => subject.test(word))
  if (who === undefined) return null
  const isJoined = /s$/.test(who.word) && who.word !== 'its'
  return { start: who.start, end: who.end, now: isJoined || who.word === 'its' ? `${now.join(' ')} is` : now.join(' '), kind: 'other' }
}

/** "Heartburn" for the words in which a complaint was read. */
function byReading(sentence: string, wanted: string, read: readonly string[]): Meant | null {
  const meant = wanted.replace(/^(?:an?|some) /, '')
  const lower = sentence.toLowerCase()
  const places = read
    .filter((text) => text.length >= shortest)
    .map((text) => ({ start: lower.indexOf(text.toLowerCase()), length: text.length }))
    .filter(({ start }) => start >= 0)
  if (places.length === 0) return null
  const start = Math.min(...places.map((each) => each.start))
  const end = Math.max(...places.map((each) => each.start + each.length))
  return { start, end, now: meant, kind: 'name' }
}

/** Whether words name a part of the body that the words they stand for do not. */
export function namesOtherPart(former: string, now: string): boolean {
  const own = partsIn(now)
  const others = partsIn(former)
  return own.length > 0 && own.every((each) => !others.includes(each))
}

/** "Hand gel" for "acid", "joking" for "choking": the first word of its kind. */
function byKind(told: readonly Word[], now: readonly string[]): Meant | null {
  if (determiner.test(now[0] ?? '') || now.length > 2) return null
  const isDoing = now.at(-1)?.endsWith('ing') === true
  const found = told.find(({ word }) => !small.has(word) && word.endsWith('ing') === isDoing)
  return found === undefined ? null : { start: found.start, end: found.end, now: now.join(' '), kind: 'other' }
}

/** Whether words name a part of the body. */
export function namesPart(text: string): boolean {
  return partsIn(text).length > 0
}

function partsIn(text: string): string[] {
  return wordsOf(text)
    .map(({ word }) => joined.exec(word)?.[1] ?? word)
    .filter((word) => part.test(word))
    .map((word) => word.replace(/s$/, ''))
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(({ 0: word, index }) => ({
    word: plainWords(word),
    start: index,
    end: index + word.length,
  }))
}
