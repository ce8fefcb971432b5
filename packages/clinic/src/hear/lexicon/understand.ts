import type { Mention, Person, Question, Understanding, VitalSigns } from '../../case/model.ts'
import { plainMention } from '../../case/plain-mention.ts'
import { vagueTimes } from '../../case/vague-times.ts'
import { rankingConstants } from '../../judge/constants.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import { answersForSelf } from '../answers-for-self.ts'
import { guessFindings, isTelling } from '../guess-findings.ts'
import type { LearnedReader } from '../learned/learned-reader.ts'
import { steadyText } from '../steady-text.ts'
import { isStartledEcho } from '../thrown-back-name.ts'
import { judgeLanguage } from './judge-language.ts'
import { measuredVitals } from './latest-vitals.ts'
import { readAnswer, readChosenItems } from './read-answer.ts'
import { isClockTime } from './read-clock-time.ts'
import { readCrisis } from './read-crisis.ts'
import { readDrugs } from './read-drugs.ts'
import { readAmountOfTime, readBareTime, readDuration } from './read-duration.ts'
import { readExperiencer } from './read-experiencer.ts'
import { readFrames } from './read-frames.ts'
import { readLabValues } from './read-lab-values.ts'
import { readMentions } from './read-mentions.ts'
import { readPerson } from './read-person.ts'
import { readSeverity } from './read-severity.ts'
import { readTokens } from './read-tokens.ts'
import type { Token } from './token.ts'
import { vitalFindings } from './vital-findings.ts'

/** What the consultation knows when the words are read. */
export interface UnderstandingContext {
  /** The question the words may answer. */
  pending: Question | null
  /** The complaints spoken of so far (finding ids), the newest last: what "it" and "the pain" may mean. */
  complaints: readonly string[]
  person: Person
  /** The patient's words so far. */
  prose?: string
  /** What was measured so far. */
  vitals?: VitalSigns
}

/** What of the learned reader hears findings in words of whatever kind, and whom a message is about. */
type Learned = Pick<LearnedReader, 'findings' | 'patientOf'>

/** Longer texts are read up to here. */
const longestText = 20_000

/**
 * Reads one message: findings, person, time, severity, vital signs, answers, crisis.
 * In: the index, the words as written, what the consultation knows, and the learned reader. Out: everything read; never throws.
 * Yes and no to the pending question stand in `answer` alone, the items of a checklist that were pointed at in `mentions`.
 */
export function understand(
  index: KnowledgeIndex,
  words: string,
  context: UnderstandingContext,
  learned: Learned | null = null,
): Understanding {
  const text = steadyText(words.slice(0, longestText))
  const { pending } = context
  const { tokens, experiencers, person, ofPatient, vitals, formerly, mentions } = readFindings(index, text, context, learned)
  const here = mentions.filter(
    ({ experiencer, temporality, polarity }) => experiencer === 'patient' && temporality === 'current' && polarity === 'present',
  )
  const isTold = (mention: Mention) => context.complaints.length === 0 || !isStartledEcho(mention, text)
  if (here.some((mention) => mention.finding === 'pregnant' && isTold(mention))) {
    person.pregnant = true
    person.sex = 'female'
  } else if (mentions.some(({ finding, polarity }) => finding === 'pregnant' && polarity === 'absent')) person.pregnant = false
  const drugs = readDrugs(tokens, text)
  const language = judgeLanguage(text, tokens, index.reader.spelling.isWord)
  const answer = readAnswer(text, pending)
  const proposed = learned?.findings.propose(tokens) ?? []
  return {
    mentions,
    guessed: guessFindings(text, tokens, index, experiencers, isStory(tokens, pending) ? proposed : []),
    proposed: proposed.map(({ finding, margin }) => ({ finding, margin })),
    person,
    durationDays: isBesideTheComplaint(pending, index) ? null : durationOf(ofPatient, mentions, pending, index, asksAgeOfOther(context)),
    onset: onsetOf(text, here),
    severity: readSeverity(text, pending?.slot === 'severity'),
    vitals,
    formerly,
    answer,
    isForeign: language.isForeign,
    isNonsense: language.isNonsense && mentions.length === 0 && answer === null,
    crisis: readCrisis(text),
    drugs,
    understoodShare: Number(language.share.toFixed(3)),
  }
}

/** The findings of some words alone, as `understand` reads them. */
export function findingsIn(index: KnowledgeIndex, words: string, context: UnderstandingContext): readonly Mention[] {
  return readFindings(index, steadyText(words.slice(0, longestText)), context).mentions
}

/** What a steadied text tells of findings, and whom it tells it of. */
function readFindings(index: KnowledgeIndex, text: string, context: UnderstandingContext, learned: Learned | null = null) {
  const { pending, complaints, person: known } = context
  const tokens = readTokens(text, index)
  const isOwnAnswer = answersForSelf(text, context)
  const isFirst = complaints.length === 0
  const heard = isFirst ? learned?.patientOf(tokens) : null
  const experiencers = readExperiencer(tokens, isOwnAnswer ? 'self' : known.relation, isFirst, heard)
  const topics = isBesideTheComplaint(pending, index)
    ? []
    : [...askedAlone(pending), ...[...complaints].reverse()].map((id) => index.findings.get(id)?.base ?? id)
  const framesOf = readFrames(tokens)
  const ownText = without(text, tokens, (at) => experiencers.of[at] !== 'patient')
  const ofPatient = without(text, tokens, (at) => experiencers.describesOtherAt.has(at))
  const person = readPerson(ofPatient, known, isOwnAnswer ? 'self' : experiencers.onBehalfOf, pending, ownText)
  const ownNow = without(text, tokens, (at) => framesOf(at).has('past') || experiencers.of[at] !== 'patient')
  const { vitals, formerly } = measuredVitals(ownNow, ownText, context.vitals)
  const told = readMentions(text, tokens, index, experiencers, topics)
  const ageYears = person.ageYears ?? known.ageYears
  const tested = {
    sex: person.sex ?? known.sex,
    ageYears,
    pregnant: person.pregnant ?? (told.some(isOwnPregnancy) ? true : known.pregnant),
  }
  const read = addChosenItems(text, pending, addNumbers(ownNow, vitals, tested, told, index))
  const mentions =
    ageYears !== null && ageYears > rankingConstants.fertileYears.to ? read.filter((mention) => !isOwnPregnancy(mention)) : read
  return { tokens, experiencers, person, ofPatient, vitals, formerly, mentions }
}

/** The finding a question is about; none where it names several: "since he woke up" after a list says nothing of the fever that heads it. */
function askedAlone(pending: Question | null): readonly string[] {
  return pending === null || pending.kind === 'checklist' ? [] : pending.findings.slice(0, 1)
}

/** The text with blanks in the place of some of its tokens. */
function without(text: string, tokens: readonly Token[], isLeftOut: (at: number) => boolean): string {
  const parts: string[] = []
  let reached = 0
  for (const [at, { start, end }] of tokens.entries()) {
    if (start < reached || !isLeftOut(at)) continue
    parts.push(text.slice(reached, start), ' '.repeat(end - start))
    reached = end
  }
  return parts.join('') + text.slice(reached)
}

/** With so many telling words a message says something as a whole; a reply to a question needs more. */
const wordsOfStory = 3
const wordsOfStoryInReply = 8

/** "None of these" and "since Tuesday" speak for nothing of their own: the heads have learned from whole messages. */
function isStory(tokens: readonly Token[], pending: Question | null): boolean {
  return tokens.filter(isTelling).length >= (pending === null ? wordsOfStory : wordsOfStoryInReply)
}

/** The answer to "do you smoke?" says nothing of the cough: "for six months" is no duration of it. */
function isBesideTheComplaint(pending: Question | null, index: KnowledgeIndex): boolean {
  const kinds = (pending?.findings ?? []).map((id) => index.findings.get(id)?.kind)
  return pending?.kind !== 'open' && kinds.length > 0 && kinds.every((kind) => kind !== 'symptom' && kind !== 'sign')
}

function isOwnLungDisease({ finding, polarity, experiencer }: Mention): boolean {
  return finding === 'history-copd' && polarity === 'present' && experiencer === 'patient'
}

const isOwnPregnancy = ({ finding, polarity, experiencer, temporality }: Mention): boolean =>
  finding === 'pregnant' && polarity === 'present' && experiencer === 'patient' && temporality === 'current'

/** Who measures his sugars has diabetes: what is a little over the limit of others is none of its findings. */
const ownSugars = /\b(?:my|his|her) (?:blood )?(?:sugars|bms?|readings)\b/i
const ofDiabetes = /^(?:history-diabetes|takes-(?:insulin|antidiabetic))/

/** Stated numbers become findings and outrank what the words around them said of the same finding. */
function addNumbers(
  text: string,
  vitals: VitalSigns,
  person: Pick<Person, 'sex' | 'ageYears' | 'pregnant'>,
  told: readonly Mention[],
  index: KnowledgeIndex,
): Mention[] {
  const start = Math.max(0, text.search(/\d/))
  const signs = vitalFindings(vitals, person.ageYears, told.some(isOwnLungDisease), person.pregnant === true).map(
    ({ finding, isPresent, sign }) => ({
      finding,
      isPresent,
      text: `${sign} ${vitals[sign]}`,
      start,
    }),
  )
  const isDiabetic = ownSugars.test(text) || told.some(({ finding }) => ofDiabetes.test(finding))
  const read = [...signs, ...readLabValues(text, person)].filter(
    ({ finding }) => index.findings.has(finding) && !(isDiabetic && finding === 'raised-glucose'),
  )
  const measured = new Set(read.map(({ finding }) => finding))
  const others = told.filter(
    ({ finding, experiencer, temporality }) => !measured.has(finding) || experiencer !== 'patient' || temporality !== 'current',
  )
  const mentions = read.map(({ finding, isPresent, ...each }) =>
    plainMention(finding, { text: each.text, start: each.start, end: each.start }, { polarity: isPresent ? 'present' : 'absent' }),
  )
  return [...others, ...mentions]
}

function addChosenItems(text: string, pending: Question | null, mentions: readonly Mention[]): Mention[] {
  const chosen = readChosenItems(text, pending)
    .flatMap((item) => pending?.findings[item] ?? [])
    .filter((finding) => !mentions.some((mention) => mention.finding === finding))
    .map((finding) => plainMention(finding, { text, start: 0, end: text.length }))
  return [...mentions, ...chosen]
}

/** "How old is your baby?" - "3 months" tells an age. */
function asksAgeOfOther({ pending, person }: UnderstandingContext): boolean {
  return (pending?.slot === 'age' || pending?.id === 'person') && person.relation !== 'self'
}

/** How long the present complaint has lasted; a time told right after a history ("asthma for 10 years") is not it. */
function durationOf(
  text: string,
  mentions: readonly Mention[],
  pending: Question | null,
  index: KnowledgeIndex,
  isAge: boolean,
): number | null {
  if (pending?.slot === 'duration')
    return readDuration(text)?.days ?? readAmountOfTime(text) ?? readBareTime(text) ?? (isClockTime(text) ? vagueTimes.earlier : null)
  if (pending !== null && !isAge) {
    const bare = readBareTime(text)
    if (bare !== null) return bare
  }
  for (const { sentence, offset } of sentencesOf(text)) {
    const read = readDuration(sentence)
    if (read === null) continue
    const nearest = mentions
      .filter(({ start, end }) => start >= offset && end <= offset + sentence.length && start < offset + read.start)
      .at(-1)
    const kind = nearest === undefined ? 'symptom' : index.findings.get(nearest.finding)?.kind
    if (
      nearest?.experiencer !== 'family' &&
      nearest?.temporality !== 'past' &&
      (kind === 'symptom' || kind === 'sign' || kind === 'measurement')
    )
      return read.days
  }
  return null
}

function sentencesOf(text: string): { sentence: string; offset: number }[] {
  return [...text.matchAll(/[^.!?;\n]+(?:\.\d[^.!?;\n]*)*/g)].map((match) => ({ sentence: match[0], offset: match.index }))
}

function onsetOf(text: string, here: readonly Mention[]): Understanding['onset'] {
  if (
    here.some(({ finding }) => finding.endsWith('.sudden')) ||
    /\b(?:sudden(?:ly)?|abrupt(?:ly)?|out of (?:the blue|nowhere)|all at once|within (?:seconds|minutes))\b/i.test(text)
  )
    return 'sudden'
  if (/\b(?:over|within|in)\s+(?:a |the )?(?:few|couple of|several|last few|past few)?\s*hours\b/i.test(text)) return 'hours'
  if (/\b(?:over|within|in)\s+(?:a |the )?(?:few|couple of|several|last few|past few)\s*days\b/i.test(text)) return 'days'
  if (/\b(?:over|within|in)\s+(?:a |the )?(?:few|couple of|several|last few|past few)\s*weeks\b/i.test(text)) return 'weeks'
  return /\b(?:gradual(?:ly)?|slowly|little by little|over time|insidious(?:ly)?|crept up|bit by bit)\b/i.test(text) ? 'gradual' : null
}
