import type { GuessedMention, Mention, Understanding } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { Clause } from './clause.ts'
import { isFelt } from './felt-finding.ts'
import { hospitalFindings } from './hospital-findings.ts'
import type { LearnedReader } from './learned/learned-reader.ts'
import { guessFeatures } from './learned/reading-features.ts'
import { describeReadings, isOwn, isTold } from './likely-readings.ts'
import { hasTellingWord } from './telling-words.ts'

/**
 * From these shares on that a guess is told it is taken for told (docs/decisions/0046-words-in-passing.md): where little was read it says what the message
 * is about; where much was, or where it is grave, it has to be surer.
 */
const leastShare = 0.605
const leastShareBesideMuch = 0.7
const much = 3
/** What sends to a hospital by itself is told in plain words; where it is only implied, the words as a whole speak for the danger (docs/decisions/0063-sayings-of-many-hands.md). */
const leastShareOfDanger = 0.85

/** What somebody has been through or takes is told in plain words; where it is only implied it has to be surer: a cold is no "cold in the last weeks". */
const leastShareOfBackground = 0.75

/** What a learned reader must know to judge guesses. */
export type GuessJudge = Pick<LearnedReader, 'isTold'>

/** Of what the words speak for, that which nothing else read in them: present and the patient's own. */
export function guessesOf(mentions: readonly Mention[], guessed: readonly GuessedMention[]): GuessedMention[] {
  const known = new Set(mentions.flatMap(({ finding }) => [finding, finding.split('.')[0]]))
  return guessed.filter((each) => {
    if (
      !isTold(each) ||
      known.has(each.finding) ||
      isOnlyWhere(each, mentions) ||
      isPlaceOfAnother(each, [...mentions, ...guessed.filter((other) => !isOnlyPlace(other))])
    )
      return false
    known.add(each.finding)
    return true
  })
}

const ofPlaceOrTime: ReadonlySet<string> = new Set(
  'lower upper left right side middle top bottom part area minute minutes hour hours day days week weeks month months year years night morning today yesterday'.split(
    ' ',
  ),
)

/** "Inside my elbows" says where a rash is: the same words alone guess at no other finding. */
function isOnlyWhere({ start, end }: GuessedMention, mentions: readonly Mention[]): boolean {
  return mentions.some((read) => isOwn(read) && read.finding.endsWith('-site') && read.start <= start && end <= read.end)
}

const isOnlyPlace = ({ words }: GuessedMention) => words.every((word) => ofPlaceOrTime.has(word) || /^\d+$/.test(word))

/** "Lower back, left side": a side of what was read says where it is, and is no belly of its own. */
function isPlaceOfAnother(guess: GuessedMention, mentions: readonly Mention[]): boolean {
  const { start, end } = guess
  return isOnlyPlace(guess) && mentions.some((read) => isOwn(read) && read.start >= start - 1 && read.end <= end)
}

/** The guesses of a message with the features of each. In: what was read beside them. */
export function describeGuesses(
  index: KnowledgeIndex,
  words: string,
  mentions: readonly Mention[],
  guesses: readonly GuessedMention[],
  clauses: readonly Clause[],
  proposed: Understanding['proposed'],
): { mention: GuessedMention; features: Uint32Array[] }[] {
  return describeReadings(index, words, guesses, mentions, clauses, proposed).map(({ mention, reading, message }) => ({
    mention,
    features: guessFeatures(reading, mention, message),
  }))
}

/** The guesses that are likely told. */
export function likelyGuesses(
  index: KnowledgeIndex,
  judge: GuessJudge,
  words: string,
  mentions: readonly Mention[],
  guesses: readonly GuessedMention[],
  clauses: readonly Clause[],
  proposed: Understanding['proposed'],
  isPregnant: boolean,
): GuessedMention[] {
  const possible = guesses.filter(
    ({ finding }) => (isPregnant || !presupposesPregnancy(index, finding, mentions)) && hasTellingWord(finding, words),
  )
  const felt = new Set(mentions.filter((each) => isTold(each) && isFelt(index, each.finding)).map(({ finding }) => finding)).size
  const likely = describeGuesses(index, words, mentions, possible, clauses, proposed)
    .filter(({ mention, features }) => judge.isTold(features) >= leastFor(index, mention.finding, felt))
    .map(({ mention }) => mention)
  return likely.filter((guess) => !isReadAlready(index, guess, mentions, likely))
}

/** Whether a finding is one of pregnancy while nobody said that there is one: "blood when I wipe". */
function presupposesPregnancy({ findings }: KnowledgeIndex, finding: string, mentions: readonly Mention[]): boolean {
  const isOfPregnancy = (id: string) => id === pregnant || findings.get(id)?.parents.includes(pregnant) === true
  if (findings.get(finding)?.only?.with !== pregnant && !isOfPregnancy(finding)) return false
  return !mentions.some((each) => isTold(each) && isOfPregnancy(each.finding))
}

const pregnant = 'pregnant'
/** "He threw up" says nothing of blood: a narrower form of what the same words tell is not in them. */
function isReadAlready(
  index: KnowledgeIndex,
  guess: GuessedMention,
  mentions: readonly Mention[],
  likely: readonly GuessedMention[],
): boolean {
  const shares = ({ start, end }: Mention) => start < guess.end && guess.start < end
  return [...mentions, ...likely].some((mention) => mention !== guess && shares(mention) && isFormOf(index, guess.finding, mention.finding))
}

/** Whether a finding is a narrower form of another, by however many steps. */
function isFormOf(index: KnowledgeIndex, finding: string, broader: string): boolean {
  return (index.findings.get(finding)?.parents ?? []).some((parent) => parent === broader || isFormOf(index, parent, broader))
}

function leastFor(index: KnowledgeIndex, finding: string, felt: number): number {
  if (hospitalFindings(index).alone.has(finding)) return leastShareOfDanger
  if (!isFelt(index, finding)) return leastShareOfBackground
  return felt >= much || index.findings.get(finding)?.grave === true ? leastShareBesideMuch : leastShare
}
