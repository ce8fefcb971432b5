import type { Mention, Understanding } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { Clause } from './clause.ts'
import { isFelt } from './felt-finding.ts'
import { hospitalFindings } from './hospital-findings.ts'
import { hashOf, wordsOf } from './learned/features.ts'
import type { LearnedReader } from './learned/learned-reader.ts'
import { messageFeatures, type Reading, readingFeatures, wordsAround } from './learned/reading-features.ts'
import { surroundingsOf } from './learned/surroundings.ts'
import type { UnderstandingContext } from './lexicon/understand.ts'

/**
 * Below these shares that the words mean what the lexicon read in them, nothing is read (docs/decisions/0046-words-in-passing.md, 0054-readings-judged-one-by-one.md). What is grave, what
 * needs an ambulance by itself without being felt, and what a number says has to be much less likely.
 */
const leastLikely = 0.48
/** What a rule needs that sends to a hospital is believed sooner: unread it reassures. */
const leastLikelyInRule = 0.4
const leastLikelyGrave = 0.2
/** What is said to put something right is seldom said of anything else. */
const leastLikelyToPutRight = 0.2
/** Once a complaint stands, more is said in passing, and what goes unread can still be asked: of hands' judgements 3 of 100 told fall with 9 of 100 untold. */
const leastLikelyInTalk = 0.58

/** What a learned reader must know for a second look. */
export type ReadingJudge = Pick<LearnedReader, 'isMeant'>

/** The readings of a message that a second look makes sense of, present and the patient's own, with the features of each. */
export function readingsOf(
  index: KnowledgeIndex,
  words: string,
  mentions: readonly Mention[],
  clauses: readonly Clause[],
  proposed: Understanding['proposed'],
): { mention: Mention; features: Uint32Array[] }[] {
  return describeReadings(index, words, mentions.filter(isTold), mentions, clauses, proposed).map(({ mention, reading, message }) => ({
    mention,
    features: readingFeatures(reading, message),
  }))
}

/** What stands for and against each of some mentions, beside all that was read in the message. */
export function describeReadings<Each extends Mention>(
  index: KnowledgeIndex,
  words: string,
  mentions: readonly Each[],
  read: readonly Mention[],
  clauses: readonly Clause[],
  proposed: Understanding['proposed'],
): { mention: Each; reading: Reading; message: Uint32Array }[] {
  if (mentions.length === 0) return []
  const hashes = wordsOf(words).map(hashOf)
  const told = read.filter(isTold)
  const denied = new Set(read.filter((each) => each.polarity === 'absent' && each.experiencer === 'patient').map(({ finding }) => finding))
  const margins = new Map(proposed.map(({ finding, margin }, rank) => [finding, { margin, rank }]))
  const byKind = new Map<string, Uint32Array>()
  return mentions.map((mention) => {
    const kind = index.findings.get(mention.finding)?.kind ?? ''
    const message = byKind.get(kind) ?? messageFeatures(hashes, kind)
    byKind.set(kind, message)
    const clause = clauses.find(({ start, end }) => mention.start >= start && mention.start < end)
    const others = told.filter((other) => other !== mention)
    const reading: Reading = {
      finding: mention.finding,
      kind,
      ...wordsAround(words, mention.start, mention.end),
      certain: mention.certain,
      act: clause?.act ?? null,
      others: [...new Set(others.map(({ finding }) => finding))],
      surroundings: surroundingsOf(words, mention.start, mention.end),
      isDenied: denied.has(mention.finding),
      proposed: margins.get(mention.finding) ?? null,
      sharing: others.filter(({ start, end }) => start < mention.end && mention.start < end).length,
    }
    return { mention, reading, message }
  })
}

/**
 * The second look: takes out what the words hardly mean, and what hangs on it. In: what was read; `asked`, the findings of the open question,
 * which are answered in any words; `isInTalk`, whether a complaint stands already. Out: the mentions that stand, in their order.
 */
export function likelyReadings(
  index: KnowledgeIndex,
  judge: ReadingJudge,
  words: string,
  mentions: readonly Mention[],
  clauses: readonly Clause[],
  proposed: Understanding['proposed'],
  { asked, isInTalk }: { asked: readonly string[]; isInTalk: boolean },
): Mention[] {
  const unlikely = new Set(
    readingsOf(index, words, mentions, clauses, proposed)
      .filter(({ mention }) => !asked.includes(mention.finding))
      .filter(
        ({ mention, features }) =>
          judge.isMeant(features) < (isInTalk && putsRight(mention, clauses) ? leastLikelyToPutRight : leastFor(index, mention, isInTalk)),
      )
      .map(({ mention }) => mention),
  )
  if (unlikely.size === 0) return [...mentions]
  const baseOf = (finding: string) => index.findings.get(finding)?.base ?? finding
  const standing = new Set(mentions.filter((mention) => isTold(mention) && !unlikely.has(mention)).map(({ finding }) => finding))
  const fallen = new Set([...unlikely].map(({ finding }) => finding).filter((finding) => !standing.has(finding)))
  return mentions.filter((mention) => !unlikely.has(mention) && !(isSlot(mention) && isOwn(mention) && fallen.has(baseOf(mention.finding))))
}

/** What is said to put something right, or because it has changed, is not said in passing. */
function putsRight({ start }: Mention, clauses: readonly Clause[]): boolean {
  const act = clauses.find((clause) => start >= clause.start && start < clause.end)?.act
  return act === 'correction' || act === 'change'
}

function leastFor(index: KnowledgeIndex, { finding, text }: Mention, isInTalk: boolean): number {
  const known = index.findings.get(finding)
  const isNumber = known?.kind === 'result' && /\d/.test(text)
  const isGrave = known?.grave === true || (!isFelt(index, finding) && hospitalFindings(index).ambulanceAlone.has(finding))
  if (isNumber || isGrave) return leastLikelyGrave
  if (isInTalk) return leastLikelyInTalk
  return hospitalFindings(index).inRule.has(finding) ? leastLikelyInRule : leastLikely
}

/** Present, now, and the patient's own. */
export function isOwn({ polarity, experiencer, temporality }: Mention): boolean {
  return polarity === 'present' && experiencer === 'patient' && temporality === 'current'
}

function isSlot({ finding }: Mention): boolean {
  return finding.includes('.')
}

/** Present, the patient's own, and no quality of another finding. */
export function isTold(mention: Mention): boolean {
  return isOwn(mention) && !isSlot(mention)
}

/** Before eclampsia the eyes see spots and the belly hurts under the ribs (NICE NG133: Hypertension in pregnancy). */
const signsOfPreeclampsia = ['flashes', 'aura-visual', 'floaters', 'vision-blurred']

/** What needs no second look: what was asked for, and in a pregnancy the signs that nobody may miss. */
export function takenAtTheirWord(pending: UnderstandingContext['pending'], isPregnant: boolean): readonly string[] {
  return [...(pending?.findings ?? []), ...(isPregnant ? signsOfPreeclampsia : [])]
}
