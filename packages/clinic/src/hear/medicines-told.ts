import type { Mention, Question } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { Clause } from './clause.ts'
import { asksToBegin, isNoLongerTaken, isStoppedJustNow, isTaken } from './is-taken.ts'
import type { HeardMedicine } from './learned/heard-medicines.ts'
import type { LearnedReader } from './learned/learned-reader.ts'
import { readTokens } from './lexicon/read-tokens.ts'
import { saysMine } from './speakers-own.ts'

/** What a message tells of the medicines that it names. */
export interface MedicinesTold {
  /** Those that the patient takes, as they are written. */
  taken: readonly string[]
  /** Those that the patient does not take, in lower case: stopped, denied, not borne, or somebody else's. */
  notTaken: readonly string[]
  mentions: readonly Mention[]
}

interface Read {
  drugs: readonly string[]
  mentions: readonly Mention[]
  clauses: readonly Clause[]
}

/**
 * From which margin of the learned reader on a medicine is taken (`HeardMedicine`): at once; where what is said around it says so too; in answer to what
 * medicines there are; and below which one that was stopped or denied is put down as absent. Chosen on messages that a hand wrote and nothing was learned from (docs/decisions/0057-how-a-medicine-is-meant-is-learned.md).
 */
const marginOf = { sure: 0, likely: -1, answered: -2, over: -2.5 } as const

/**
 * Reads how a message means the medicines that it names: taken, stopped, denied, asked about, somebody else's, or not borne. In: the knowledge, the learned
 * reader (null: the words around decide alone), the message with what was read in it, the open question, and who is ill.
 */
export function medicinesTold(
  index: KnowledgeIndex,
  learned: LearnedReader | null,
  words: string,
  { drugs, mentions, clauses }: Read,
  pending: Question | null,
  relation: string,
): MedicinesTold {
  const isNamed = drugs.length > 0 || mentions.some(({ finding }) => finding.startsWith('takes-'))
  const heard = learned === null || !isNamed ? [] : learned.medicines(readTokens(words, index), words)
  const of = (name: string) => heard.find((each) => each.name.toLowerCase() === name.toLowerCase())
  const least = pending?.slot === 'medications' ? marginOf.answered : marginOf.likely
  const isSaid = (drug: string): boolean => isTaken(drug, clauses) && !isOnlyWished(words, drug)
  const isTakenNow = (drug: string): boolean => {
    if (asksToBegin(drug, words)) return false
    const margin = of(drug)?.margin ?? marginOf.likely
    return margin >= marginOf.sure ? !isOnlyWished(words, drug) : margin >= least && isSaid(drug)
  }
  return {
    taken: relation !== 'self' && saysMine(clauses) ? [] : drugs.filter(isTakenNow),
    notTaken: heard
      .filter((each) => isNotTaken(each) && !(relation !== 'self' && isOfSpeaker(each.name, clauses)))
      .map(({ name }) => name.toLowerCase()),
    mentions: mentions.flatMap((mention) => asMeant(mention, words, heard)),
  }
}

const isNotTaken = ({ status, margin }: HeardMedicine): boolean => margin < marginOf.likely && status !== 'asked' && status !== 'taken'

/** "Not me on the apixaban, she is", of a mother: what whoever writes does not take says nothing of the patient. */
function isOfSpeaker(name: string, clauses: readonly Clause[]): boolean {
  const clause = clauses.find(({ text }) => text.toLowerCase().includes(name.toLowerCase()))
  return clause !== undefined && /\b(?:i|me|i['’]?m|mine|myself)\b/i.test(clause.text)
}

/** "I stopped Eliquis two weeks back" tells of no blood thinner; "should I take mum's Eliquis" tells nothing of it. */
function asMeant(mention: Mention, words: string, heard: readonly HeardMedicine[]): Mention[] {
  if (!mention.finding.startsWith('takes-') || mention.polarity !== 'present') return [mention]
  if (isStoppedJustNow(mention.text, words)) return [mention]
  if (asksToBegin(mention.text, words)) return []
  const medicine = heard.find(({ name }) => mention.text.toLowerCase().includes(name.toLowerCase()))
  const isOver = isNoLongerTaken(mention.text, words)
  const isGone = medicine !== undefined && medicine.margin < marginOf.over && /^(?:former|denied)$/.test(medicine.status)
  if (isOver || isGone) return [{ ...mention, polarity: 'absent' }]
  return medicine !== undefined && medicine.margin < marginOf.likely ? [] : [mention]
}

/** "Can I take ibuprofen with warfarin?", "the leaflet says not to take ibuprofen": asked for or warned of, not taken. */
function isOnlyWished(words: string, drug: string): boolean {
  const name = drug.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    String.raw`\b(?:can|could|may|should|shall|can['’]?t|couldn['’]?t)\s+(?:not\s+)?(?:\w+\s+){1,2}(?:take|have|use|give\s+\w+|try|get)\s+(?:(?!with\b)\w+\s+){0,2}${name}\b|^\W*(?:and|or|what about|how about)\s+${name}\W*$|\bhow (?:much|many|often|long|soon)\s+(?:until |before |does |do |will )?(?:of )?${name}\b|^\W*${name}[^.!]{0,12}\b(?:when|how|ok|safe)\b|\b(?:not (?:to )?(?:have|take|use)|(?:avoid|leave out|say(?:s|ing)? no|no))\s+(?:any\s+)?${name}\b`,
    'i',
  ).test(words)
}
