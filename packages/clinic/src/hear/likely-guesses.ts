import type { GuessedMention, Mention, Understanding } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { Clause } from './clause.ts'
import { isFelt } from './felt-finding.ts'
import type { LearnedReader } from './learned/learned-reader.ts'
import { guessFeatures } from './learned/reading-features.ts'
import { describeReadings, isOwn, isTold } from './likely-readings.ts'

/**
 * From these shares on that a guess is told it is taken for told (docs/decisions/0046-words-in-passing.md): where little was read it says what the message
 * is about; where much was, or where it is grave, it has to be surer.
 */
const leastShare = 0.605
const leastShareBesideMuch = 0.7
const much = 3

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

const ofPlace: ReadonlySet<string> = new Set(['lower', 'upper', 'left', 'right', 'side', 'middle', 'top', 'bottom', 'part', 'area'])

/** "Inside my elbows" says where a rash is: the same words alone guess at no other finding. */
function isOnlyWhere({ start, end }: GuessedMention, mentions: readonly Mention[]): boolean {
  return mentions.some((read) => isOwn(read) && read.finding.endsWith('-site') && read.start <= start && end <= read.end)
}

const isOnlyPlace = ({ words }: GuessedMention) => words.every((word) => ofPlace.has(word))

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
    ({ finding }) =>
      (isPregnant || !presupposesPregnancy(index, finding, mentions)) &&
      [saysHeat, saysBurnt, saysHearing, saysItBleedsThere, saysBefore, saysFit].every((isSaid) => isSaid(finding, words)),
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
/** "A dry cough, 34, male": an age is no temperature. "My knee is hot": a warm place is no fever, and who feels hot has no high one. */
function saysHeat(finding: string, words: string): boolean {
  if (!finding.startsWith('fever')) return true
  return (finding === 'fever-high' ? wordsOfHighFever : wordsOfHeat).test(words.replace(hotPlace, ' '))
}

/** "Blisters on my ribs", "a burning rash": somebody is burnt by something hot or caustic, or says that he is. */
function saysBurnt(finding: string, words: string): boolean {
  return !/^burn(?:$|-large$)/.test(finding) || wordsOfBurning.test(words)
}

/** "Earache in my right ear": whether somebody hears is told in a word of hearing. */
function saysHearing(finding: string, words: string): boolean {
  return !finding.startsWith('hearing-loss') || wordsOfHearing.test(words)
}

/** "He bit his tongue at tea": a fit is told by what it looks like. */
function saysFit(finding: string, words: string): boolean {
  return !/^seizure/.test(finding) || wordsOfFit.test(words)
}

const wordsOfFit =
  /\b(?:fits?|fitting|fitted|seiz\w*|convuls\w*|epilep\w*|jerk\w*|shak\w*|shook|twitch\w*|stiff\w*|rigid|spasm\w*|tremb\w*|thrash\w*|foam\w*|froth\w*|eyes? (?:roll\w*|up|back)|roll\w*|unconscious\w*|unrespons\w*|passed out|black\w* out|blackout|collaps\w*|faint\w*|out of it|blank|star(?:e|es|ed|ing)|vacant|zon\w+ out|absen\w*|turn(?:ed)?|episode|attack|limp|blue|drop\w*|floor)\b/i

const wordsOfHearing =
  /\b(?:hear\w*|deaf\w*|muffl\w*|dull\w*|sounds?|noises?|volume|tv|telly|loud\w*|quiet\w*|silen\w*|under ?water|block\w*|bung\w*|plug\w*|listen\w*|catch what|voices?|wax\w*|stuffed|gone|lost)\b/i

/** "The mark on my shoulder bleeds": what bleeds is named, and it is not the womb. */
function saysItBleedsThere(finding: string, words: string): boolean {
  return !ofWomb.test(finding) || !bleedingPlace.test(words) || wordsOfWomb.test(words)
}

const ofWomb = /^(?:vaginal-bleeding|bleeding-in-pregnancy|postmenopausal-bleeding)/
const bleedingPlace =
  /\b(?:moles?|marks?|spots?|freckles?|lumps?|bumps?|warts?|scabs?|gums?|nose|tooth|teeth|tongue|lips?|ears?|scalp|fingers?|thumbs?|nails?|shins?|toes?|cuts?|wounds?|grazes?|bites?)\b/i
const wordsOfWomb =
  /\b(?:period\w*|vagina\w*|vulva\w*|womb|uter\w*|down (?:there|below)|spotting|pads?|tampons?|liners?|menstr\w*|menopaus\w*|pregnan\w*|sex|intercourse|knickers|pants|underwear|coil|pill|smear|cervi\w*|wip(?:e|ed|ing)|cycle|weeks?|miscarr\w*|baby|flow|clots?|discharge)\b/i

/** "A cold for 3 days" is the illness of now: one of the last weeks is told by a word of an earlier time. */
function saysBefore(finding: string, words: string): boolean {
  return (finding !== 'recent-viral-illness' && finding !== 'recent-infection') || wordsOfBefore.test(words)
}

const wordsOfBefore =
  /\b(?:ago|last (?:week|month|fortnight)|weeks?|month|before|after|following|previous\w*|recent\w*|recover\w*|(?:got|getting|get) over|just (?:had|been)|earlier|then)\b/i

const wordsOfBurning =
  /\b(?:burn(?:t|ed|s)?|scald\w*|scorch\w*|singe\w*|fire|flames?|kettle|hot|boil\w*|steam|oven|iron|stove|hob|grill|bbq|barbecue|pan|pot|oil|fat|wax|acid|bleach|caustic|cement|chemical\w*|cleaner|petrol|kerosene|gas|cooker|explo\w+|exhaust|radiator|lighter|match(?:es)?|firework\w*|electric\w*|shock|straighteners?|tongs|tea|coffee|soup|water)\b/i

const wordsOfHighFever =
  /\b(?:high|sky|spik\w+|boil\w*|burn\w*|bak\w+|roast\w*|cook\w*|radiator|furnace|oven|\d\d\.\d|39|4[0-2]|10[2-6])\b/i
const wordsOfHeat =
  /\b(?:fever\w*|feverish|temp\w*|thermometer|hot|heat|burn\w*|boil\w*|bak\w+|roast\w*|sweat\w*|shiver\w*|chill\w*|cold|clammy|flush\w*|degrees?|\d\d\.\d)\b|°/i
const limb =
  'knees?|foot|feet|toes?|legs?|calf|calves|ankles?|hands?|fingers?|thumbs?|arms?|elbows?|wrists?|shoulders?|hips?|joints?|breasts?|boobs?|ears?|balls?|testicles?|scars?|wounds?|cuts?|skin|lumps?|spots?'
const hotPlace = new RegExp(
  String.raw`\b(?:${limb})\b(?: +(?:hurts?|aches?|is|are|feels?|was|gets?|got|has|gone|all|so|very|really|and|red|swollen|sore|to touch|to the touch))*[ ,]+(?:hot|warm|burning|cold|boiling)\b|\b(?:hot|warm|burning|cold)(?:[ ,]+(?:and|red|swollen|sore|painful))*[ ,]+(?:${limb})\b`,
  'gi',
)

/** "He threw up" says nothing of blood: a narrower form of what the same words tell is not in them. */
function isReadAlready(
  index: KnowledgeIndex,
  guess: GuessedMention,
  mentions: readonly Mention[],
  likely: readonly GuessedMention[],
): boolean {
  const parents = index.findings.get(guess.finding)?.parents ?? []
  const shares = ({ start, end }: Mention) => start < guess.end && guess.start < end
  return [...mentions, ...likely].some((mention) => mention !== guess && shares(mention) && parents.includes(mention.finding))
}

function leastFor(index: KnowledgeIndex, finding: string, felt: number): number {
  if (!isFelt(index, finding)) return leastShareOfBackground
  return felt >= much || index.findings.get(finding)?.grave === true ? leastShareBesideMuch : leastShare
}
