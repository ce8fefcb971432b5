import type { ConsultationCase } from '../../case/case.ts'
import type { Mention } from '../../case/model.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { relatives } from '../../hear/lexicon/experiencer-words.ts'
import { statedResults } from '../../hear/lexicon/stated-results.ts'
import { stemsOf } from '../../hear/lexicon/stems.ts'
import { unreadWords } from '../../hear/unread-words.ts'
import { levelConstants } from '../constants.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { isChild } from '../questions/address-patient.ts'

const { mostWordsHeardOut, mostWordsOfResults } = levelConstants

/** What somebody has or takes, and what happened once, is no complaint by itself. */
const background: ReadonlySet<string> = new Set(['history', 'risk', 'medication', 'result'])

/** What may stand beside a complaint without adding to it: when, how long, on which side, and that it is taken. */
const beside: ReadonlySet<string> = new Set(
  'yesterday today tonight morning night evening afternoon lately recently always sometimes usually bit take taking tablet tablets pill pills think maybe hi hiya hey hello again doctor please help gone passed stopped over woke waking wake left right side sides both bad nasty since day days week weeks hour hours month months monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun weekend lunch breakfast dinner tea lunchtime once twice'.split(
    ' ',
  ),
)
/** What stands around a result; how bad the number itself is says the table of laboratory limits. */
const ofResults: ReadonlySet<string> = new Set(
  'blood test tests result results came come back level levels letter report shows showed says said told nurse surgery clinic lab high low bit little slightly'.split(
    ' ',
  ),
)
/** "Warfarin for my heart": what a medicine is for is no complaint. */
const purpose =
  /\bfor (?:my|his|her|the|a|an) [a-z]+(?: (?:pressure|rhythm|rate|clot|clots|disease|problem|condition|failure|pain|sugar))?/g

/** What leads to such a word and says nothing without it. */
const feeling = String.raw`(?:,? ?\b(?:and|but|so|then) )?(?:\b(?:i|I|he|she|He|She)(?:['’]m| am| is)? (?:just )?(?:feels?|felt|feeling)(?: (?:a bit|so|very|really|all|quite))? )?\b`

/** "And I feel floofy": a word that stands in no list is asked back, and its letters tell of no danger. */
export function withoutUnreadWords({ knowledge }: KnowledgeBase, words: string): string {
  return unreadWords(knowledge, words).reduce((rest, word) => rest.replace(new RegExp(`${feeling}${word}\\b`, 'u'), ' '), words)
}

/** What of a mention counts here. */
export type ReadMention = Pick<Mention, 'finding' | 'polarity' | 'text' | 'experiencer'>

/**
 * Whether a message is a few words that the lexicon has read to the last one ("I fell and my wrist hurts"), and of what: a complaint, or only what
 * somebody has or takes ("I take warfarin"). Null for anything else. Where nothing is unread, what the learned reader hears beyond the rules is the
 * company that such words keep in the corpus, where three of ten messages are emergencies (docs/decisions/0036-a-few-plain-words.md).
 */
export function plainStory(
  base: KnowledgeBase,
  { prose, person }: ConsultationCase,
  mentions: readonly ReadMention[],
): 'complaint' | 'background' | null {
  const told = mentions.filter(({ polarity, experiencer }) => polarity === 'present' && experiencer !== 'other')
  // A child's few words are heard as before: a child gets worse faster, and somebody else speaks for it. But a fever alone, past the first year, is asked about first (NICE NG143).
  const isFeverAlone = (person.ageYears ?? 0) >= 1 && told.every(({ finding }) => finding === 'fever')
  const isBackground = told.every(({ finding }) => background.has(base.findings.get(finding)?.kind ?? ''))
  const results = isBackground ? statedResults(prose) : []
  if (
    told.length === 0 ||
    (isChild(person) && !isFeverAlone) ||
    prose.trim().split(/\s+/).length > (results.length > 0 ? mostWordsOfResults : mostWordsHeardOut)
  )
    return null
  let rest = prose.toLowerCase()
  // "Headache since yesterday and I feel sick" goes before the headache in it.
  const read = [...results, ...mentions].map(({ text }) => text.toLowerCase()).sort((a, b) => b.length - a.length)
  for (const text of read) rest = rest.replace(text, ' ')
  rest = withoutUnreadWords(base, rest)
  if (isBackground) rest = rest.replaceAll(purpose, ' ')
  const isBeside = (word: string) => beside.has(word) || relatives.has(word) || (results.length > 0 && ofResults.has(word))
  const unread = rest.split(/[^\p{L}']+/u).filter((word) => !isBeside(word))
  if (stemsOf(unread.join(' ')).length > 0) return null
  return isBackground ? 'background' : 'complaint'
}

/** What may stand between the parts of a complaint that was read ("the pain goes from my back into my leg"). */
const between: ReadonlySet<string> = new Set(
  'pain pains ache aches hurt hurts go goes going run runs come comes coming from into down really very cramp cramps crampy'.split(' '),
)

/**
 * Whether the words of a grown-up's short complaint were all read, what stands between its parts left aside; what was read in words that overlap takes
 * them all. Not of injuries: what happened is in no name of a finding.
 */
export function isReadWhole(base: KnowledgeBase, { prose, person }: ConsultationCase, { mentions }: Hearing): boolean {
  if (isChild(person) || mentions.length === 0 || prose.trim().split(/\s+/).length > mostWordsHeardOut) return false
  if (mentions.some(({ finding, polarity }) => polarity !== 'present' || ofInjury.test(finding))) return false
  const letters = prose.toLowerCase().split('')
  for (const { text } of mentions) {
    const start = prose.toLowerCase().indexOf(text.toLowerCase())
    if (start >= 0) letters.fill(' ', start, start + text.length)
  }
  const unread = withoutUnreadWords(base, letters.join('')).split(/[^\p{L}']+/u)
  return stemsOf(unread.filter((word) => !beside.has(word) && !between.has(word)).join(' ')).length === 0
}
const ofInjury = /injur|fall|fell|wound|bite|burn|poison|overdose|accident|hit/
