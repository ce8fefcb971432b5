import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'
import { isChild } from '../judge/questions/address-patient.ts'
import { crisisFindings } from '../knowledge/crisis-findings.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { namedConditions } from '../records/named-conditions.ts'
import { withAllergyTold } from './allergy-told.ts'
import { asksOfContact } from './asks-of-contact.ts'
import { type Act, type Clause, mayState, sentencesOf } from './clause.ts'
import { isCutShort } from './cut-short.ts'
import { withDoubtedPregnancy } from './doubted-pregnancy.ts'
import { withEnded } from './ended.ts'
import { isFelt } from './felt-finding.ts'
import { soundOf } from './frightened.ts'
import { withGlassTest } from './glass-test.ts'
import { hearChoice } from './hear-choice.ts'
import type { Hearing } from './hearing.ts'
import { claimedComplaint } from './illness-complaints.ts'
import { isAwake } from './is-awake.ts'
import { isStated } from './is-stated.ts'
import { lastRead } from './last-read.ts'
import { hospitalHead, type LearnedReader, type LearnedReading, nothingLearned } from './learned/learned-reader.ts'
import { echoedAndDenied, isWithin } from './lexicon/deny-what-was-echoed.ts'
import { plainIdioms } from './lexicon/plain-idioms.ts'
import { isSaidOtherwise, readCrisis } from './lexicon/read-crisis.ts'
import { readTokens } from './lexicon/read-tokens.ts'
import { type UnderstandingContext, understand } from './lexicon/understand.ts'
import { guessesOf, likelyGuesses } from './likely-guesses.ts'
import { isOwn, likelyReadings, takenAtTheirWord } from './likely-readings.ts'
import { withoutLongSinceBirth } from './long-since-birth.ts'
import { medicinesTold } from './medicines-told.ts'
import { withNamedOutright } from './named-outright.ts'
import { asFall, isOfAnotherSense, withPartNamed } from './of-another-sense.ts'
import { withStoolNamed } from './of-stool.ts'
import { withUrineNamed } from './of-urine.ts'
import { fitsNumber, inItsNumber } from './one-or-both.ts'
import { withoutNarrowed } from './only-narrowed.ts'
import { withSoreNamed } from './open-sore.ts'
import { canAnswer, ownAnswer } from './own-answer.ts'
import { lowMood, withOwnFeelings } from './own-feelings.ts'
import { personOfPatient } from './person-of-patient.ts'
import { withPregnancyTest } from './pregnancy-test.ts'
import { readAct } from './read-act.ts'
import { type QuickAnswer, readQuickReply } from './read-quick-reply.ts'
import { type SecondPerson, secondPerson } from './second-person.ts'
import { withSidesInTurn } from './sides-in-turn.ts'
import { isOfCarer, tellsWhoAlone } from './speakers-own.ts'
import { splitClauses } from './split-clauses.ts'
import { steadyText } from './steady-text.ts'
import { isStartledEcho, isThrownBackName } from './thrown-back-name.ts'
import { toldOfThePast, withPast } from './told-of-the-past.ts'
import { withWaterworks } from './with-waterworks.ts'

/**
 * Hears one message. In: the index, the learned reader (null: the lexicon alone), the words as given, what the consultation
 * knows, and the quick reply that was pressed, if one was. Out: clauses with their acts and every reading; facts stand only in clauses that may state some. Never throws.
 */
export function hear(
  index: KnowledgeIndex,
  learned: LearnedReader | null,
  given: string,
  context: UnderstandingContext,
  pressed: QuickAnswer | null = null,
): Hearing {
  const words = withPartNamed(plainIdioms(steadyText(given)), context.complaints)
  const choice = readQuickReply(index.findings, context.pending, words, pressed)
  if (choice !== null) return hearChoice(choice, words)
  const past = toldOfThePast(words)
  const understood = understand(index, words, context, learned)
  const read = {
    ...understood,
    mentions: withoutNarrowed(
      words,
      withPast(understood.mentions, past).map((mention) => asFall(mention, words)),
      context,
    ),
    guessed: withPast(understood.guessed, past),
    // "Had an ulcer 2 years back": no time of what is told now.
    ...(past?.isOver === true && { durationDays: null }),
  }
  const ofNow = past === null ? words : `${words.slice(0, past.start)}${words.slice(past.end)}`
  const byLikeness = learned === null ? nothingLearned : soundOf(learned, ofNow)
  const cut = learned?.clauses(words, context.pending?.text ?? null) ?? splitClauses(words).map((span) => ({ ...span, acts: [] }))
  const echoed = echoedAndDenied(words)
  const spoken = cut
    .map((span, place) =>
      readAct(
        span,
        {
          mentions: read.mentions.filter(({ start }) => start >= span.start && start < span.end),
          pending: context.pending,
          namesDrug: read.drugs.some((drug) => span.text.toLowerCase().includes(drug.toLowerCase())),
          isFirst: place === 0,
          answer: read.answer,
          isForeign: read.isForeign,
          isNonsense: read.isNonsense,
        },
        span.acts,
      ),
    )
    .map((clause) => asEchoed(clause, echoed))
  const graver = learned === null ? byLikeness : graverOf(byLikeness, learned, words, spoken)
  const clauses = learned === null ? spoken : withSentences(index, learned, spoken, context.pending !== null)
  // "Od wczoraj" is no overdose: a short form counts in English alone.
  const spelt = read.isForeign ? read.mentions.filter(({ text }) => text.length > longestForeignAccident) : read.mentions
  const readable = spelt.map(inItsNumber)
  // "Not the baby, I have the fever": nobody second is spoken of.
  const isPutRight = read.person.relation === 'self' && context.person.relation !== 'self'
  const second =
    context.complaints.length === 0 || isPutRight
      ? null
      : secondPerson(clauses, readable, context.person, (finding) => isFelt(index, finding))
  const ofPatient = readable.filter((mention) => isOutside(mention, second))
  const isFact = (mention: Mention) =>
    isStated(index, mention, clauses, readable) &&
    !isAwake(mention, words, context, read.person.relation) &&
    !isFigureOfSpeech(mention, words, byLikeness) &&
    fitsNumber(mention) &&
    !isOfAnotherSense(mention, words) &&
    !isCutShort(mention, readable) &&
    !isOfCarer(mention, clauses, read.person.relation ?? context.person.relation) &&
    !(context.complaints.length > 0 && isStartledEcho(mention, words)) &&
    !(context.complaints.length > 0 && index.findings.get(mention.finding)?.grave !== true && isThrownBackName(mention, words))
  const relation = read.person.relation ?? context.person.relation
  // What the patient says is over is of an earlier time: no judge need doubt it.
  const stands = withEnded(index, words, withBase(index, ofPatient.filter(isFact), ofPatient, clauses), relation)
  const guessed =
    read.isForeign || read.answer !== null
      ? []
      : guessesOf(read.mentions, read.guessed).filter(
          (guess) =>
            crisisFindings[guess.finding]?.inWords !== true &&
            !context.complaints.includes(guess.finding) &&
            isOutside(guess, second) &&
            !isWithin(guess, echoed) &&
            isFact(guess),
        )
  const isPregnant = (read.person.pregnant ?? context.person.pregnant) === true
  const told =
    learned === null
      ? stands
      : [
          ...likelyReadings(index, learned, words, stands, clauses, read.proposed, {
            asked: takenAtTheirWord(context.pending, isPregnant),
            isInTalk: context.complaints.length > 0,
          }),
          ...likelyGuesses(index, learned, words, stands, guessed, clauses, read.proposed, isPregnant),
        ]
  told.push(...(read.isForeign ? [] : lowMood(index, clauses, told)))
  const named = withNamedOutright(index, words, clauses, told)
  const seen = withEnded(index, words, withOwnFeelings(index, clauses, named, relation, context.complaints), relation)
  const stated = seen.some(({ finding }) => isFelt(index, finding)) || asksOfContact(words) ? seen : [...seen, ...claimed(index, clauses)]
  const own = canAnswer(context.pending, clauses)
    ? ownAnswer(context.pending, words, read.answer, stated)
    : { answer: null, mentions: stated }
  const medicines = medicinesTold(index, learned, words, { ...read, clauses, mentions: own.mentions }, context.pending, relation)
  return {
    ...read,
    answer: own.answer,
    mentions: withAllergyTold(words, relation, onTheirTopic(index, words, context, medicines.mentions)),
    drugs: medicines.taken,
    notTaken: medicines.notTaken,
    guessed,
    clauses,
    choice: null,
    second,
    instead: null,
    person: personOfPatient(words, read.person, context.person, second),
    learned: graver,
  }
}

/** What was read, completed by what the talk is about: the urine that is cloudy, the blood on the paper, a glass, a pregnancy, a side. */
function onTheirTopic(index: KnowledgeIndex, words: string, context: UnderstandingContext, read: readonly Mention[]): Mention[] {
  const prose = context.prose ?? ''
  const ofWater = isChild(context.person) ? read : withWaterworks(words, context.complaints, read)
  const ofUrine = withUrineNamed(words, context.complaints, withSoreNamed(words, ofWater))
  const ofStool = withStoolNamed(words, context.complaints, prose, ofUrine)
  const tested = withPregnancyTest(words, context, withGlassTest(words, ofStool))
  const ofBirth = withoutLongSinceBirth(words, prose, withDoubtedPregnancy(words, tested))
  return withSidesInTurn(index.findings, words, ofBirth.map(asDoubted))
}

/** "Pregnant?? I'm 67" asks nothing. */
function asEchoed(clause: Clause, echoed: ReturnType<typeof echoedAndDenied>): Clause {
  return clause.act.startsWith('ask-') && isWithin(clause, echoed) ? { ...clause, act: 'denial' } : clause
}

/** A stool that is only called dark may be one of iron or of blackberries: whether it is black like tar is asked. */
function asDoubted(mention: Mention, _: number, all: readonly Mention[]): Mention {
  const isBlack = all.some(({ finding, text }) => finding === 'stool-black' && /black|tar|sticky|coal|treacle/i.test(text))
  return mention.finding === 'stool-black' && !isBlack && /\bdark/i.test(mention.text) ? { ...mention, certain: false } : mention
}

/** "What do you mean? It's my chest, like a bag of cement": a question back takes no danger from what is told. */
function graverOf(whole: LearnedReading, learned: LearnedReader, words: string, clauses: readonly Clause[]): LearnedReading {
  const telling = clauses.filter(({ act }) => act !== 'ask-why')
  if (telling.length === 0 || telling.length === clauses.length) return whole
  const told = learned.message(telling.map(({ start, end }) => words.slice(start, end)).join(' '))
  return (told.danger[hospitalHead] ?? 0) > (whole.danger[hospitalHead] ?? 0)
    ? { ...whole, danger: told.danger, because: told.because }
    : whole
}

/** The clauses with what their sentences ask, and in a reply with what they say to an emergency, should one stand. */
function withSentences(index: KnowledgeIndex, learned: LearnedReader, clauses: readonly Clause[], isReply: boolean): Clause[] {
  // Whoever says a sentence again and again asks it once. "I'm 34, a woman" asks about nothing.
  const tokensOf = lastRead((words: string) => readTokens(words, index), clauses.length)
  const topicsOf = lastRead(
    (words: string) => (tellsWhoAlone(words) ? [] : learned.topics(tokensOf(words)).slice(0, topicsKept)),
    clauses.length,
  )
  const pleasOf = lastRead((words: string) => learned.pleas(tokensOf(words)), clauses.length)
  return sentencesOf(clauses).flatMap((places) => {
    const sentence = places.map((place) => clauses[place] as Clause)
    const words = sentence.map(({ text }) => text).join(' ')
    // "That list is wrong, please correct" asks nothing of an emergency.
    const isOfRecord = sentence.some(({ act, text }) => act === 'correction' && ofRecord.test(text))
    // "No numbness between the legs" refuses nothing.
    const isDenial = sentence.every(({ act, text }) => act === 'denial' && /\w\s+\w/.test(text) && !speaksOfHelp.test(text))
    const pleas = isReply ? { pleas: isOfRecord || isDenial ? [] : pleasOf(words) } : {}
    return sentence.map((clause) => ({ ...clause, ...pleas, topics: topicsOf(words) }))
  })
}

const speaksOfHelp =
  /\b(?:go|going|hospital|ambulance|call|ring|999|911|112|000|want|wo ?n['’]?t|will not|need|doctor|gp|come|leave|can['’]?t|cannot|help|them|refus\w*|thanks|thank you|way|stay|home|car|one|nobody|money|time|point|better|gone|fine|ok|okay|now|any ?more)\b/i
const ofRecord = /\b(?:correct|list|record|notes?|summary|take out|remove|delete)\b/i

/** Less likely topics than these few decide nothing. */
const topicsKept = 5

const notMeant: ReadonlySet<Act> = new Set(['figurative', 'hypothetical'])

/** "At night" is no vomiting at night where the vomiting itself is only imagined: a quality falls with what it is of. */
function withBase(index: KnowledgeIndex, standing: readonly Mention[], read: readonly Mention[], clauses: readonly Clause[]): Mention[] {
  const actAt = (at: number) => clauses.find(({ start, end }) => at >= start && at < end)?.act ?? 'fact'
  const isUnmeant = (mention: Mention) => mention.polarity === 'present' && (!isOwn(mention) || notMeant.has(actAt(mention.start)))
  const unmeant = new Set(read.filter(isUnmeant).map(({ finding }) => finding))
  const told = new Set(standing.filter(isOwn).map(({ finding }) => finding))
  return standing.filter((mention) => {
    const base = index.findings.get(mention.finding)?.base ?? mention.finding
    // "Much better" makes no thought of another year one of today.
    return (
      base === mention.finding || mention.polarity !== 'present' || told.has(base) || !(unmeant.has(base) || crisisFindings[base]?.inWords)
    )
  })
}

function isOutside({ start }: Mention, second: SecondPerson | null): boolean {
  return second === null || start < second.start || start >= second.end
}

const sentences = /[^.!?;\n]+/g

/** "I cut myself shaving", "a film about suicide": the words of a crisis without one. */
function isFigureOfSpeech({ finding, start }: Mention, words: string, { crisis }: LearnedReading): boolean {
  const told = crisisFindings[finding.split('.')[0] ?? finding]
  if (told?.inWords !== true) return false
  const { kind } = told
  const sentence = [...words.matchAll(sentences)].find((each) => start >= each.index && start < each.index + each[0].length)
  if (crisis.kind === kind && crisis.probability >= surelyMeant) return false
  const isUnheard = kind === 'abuse' && crisis.kind !== null && crisis.probability < unheardBelow && readCrisis(words) === null
  return isUnheard || isSaidOtherwise(kind, sentence?.[0] ?? words)
}

/** From this share on the learned reader hears a crisis, whatever figure of speech the words are in. */
const surelyMeant = 0.8
/** Below this share the learned reader hears nothing at all of a crisis; where no frame does either, one word alone makes none: "work is suffocating me". */
const unheardBelow = 0.05

/** Words of up to so many letters are alike in many languages. */
const longestForeignAccident = 4

/** Whether any clause of the message does this. */
export function does({ clauses }: Pick<Hearing, 'clauses'>, ...wanted: readonly Act[]): boolean {
  return clauses.some(({ act }) => wanted.includes(act))
}

/** "I think I have flu": the symptom that goes by the name, as probable. */
function claimed(index: KnowledgeIndex, clauses: readonly Clause[]): Mention[] {
  return clauses
    .filter(({ act }) => mayState(act) || act === 'opinion')
    .flatMap(({ text, start }) =>
      namedConditions(index, text).flatMap((named): Mention[] => {
        const finding = claimedComplaint(text, index.conditions.get(named.condition) ?? {}, named)
        if (finding === null || !index.findings.has(finding)) return []
        const place = { text: text.slice(named.start, named.end), start: start + named.start, end: start + named.end }
        return [plainMention(finding, place, { certain: false })]
      }),
    )
    .slice(0, 1)
}
