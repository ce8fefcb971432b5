import { type CrisisKind, crisisKinds } from '../../case/case.ts'
import { lastRead } from '../last-read.ts'
import type { Token } from '../lexicon/token.ts'
import type { Topic, TopicShare } from '../topics.ts'
import { boundaryShapes } from './boundary-features.ts'
import { clauseShapes } from './clause-features.ts'
import { featuresOf, wordsOf } from './features.ts'
import { type HeardMedicine, heardMedicines } from './heard-medicines.ts'
import { type HeardPatient, heardPatient } from './heard-patient.ts'
import { type FeatureGroup, type LinearModel, linearModel, shareOf } from './linear-model.ts'
import { medicineShapes } from './medicine-features.ts'
import { dangerHeads } from './message-heads.ts'
import { namedShapes, patientShapes } from './patient-features.ts'
import { type Plea, pleaFeatures } from './plea-features.ts'
import { createProposer, type Proposer } from './propose-findings.ts'
import { type LearnedClause, readClauses } from './read-clauses.ts'
import { readingShapes } from './reading-features.ts'
import { topicFeatures } from './topic-features.ts'
import { readWeights } from './weights-file.ts'

/** What the learned reader takes out of one message. All shares are calibrated, 0 to 1. */
export interface LearnedReading {
  /** The share that the message needs at least: an appointment, a doctor within 24 hours, an emergency department, an ambulance. */
  danger: readonly [appointment: number, day: number, hospital: number, ambulance: number]
  /** The likeliest kind of crisis, the share that there is any, and the share that it is certain and need not be asked about. */
  crisis: { kind: CrisisKind | null; probability: number; certain: number }
  /** Findings that are likely told, the likeliest first. */
  findings: readonly { finding: string; probability: number; text: string }[]
  /** The words that weighed most for danger or crisis, the heaviest first. */
  because: readonly string[]
}

/** What is taken where there is no learned reader. */
export const nothingLearned: LearnedReading = {
  danger: [0, 0, 0, 0],
  crisis: { kind: null, probability: 0, certain: 0 },
  findings: [],
  because: [],
}

/** The reader trained on the corpus (corpus/train); deterministic, pure. */
export interface LearnedReader {
  /** Of the weights it reads with. */
  hash: string
  message(words: string): LearnedReading
  /** The clauses of a message and what each does, heard after the doctor's line (null: nothing was asked). */
  clauses(words: string, asked: string | null): LearnedClause[]
  /** What the words of a message tell, in whatever words. */
  findings: Proposer
  /** The share that the words mean what the lexicon read in them. In: the features of the reading. */
  isMeant(reading: readonly FeatureGroup[]): number
  /** The share that what the words are like is told. In: the features of the guess. */
  isTold(guess: readonly FeatureGroup[]): number
  /** What a sentence says to a standing emergency, the likeliest kind first. In: its words. */
  pleas(tokens: readonly Token[]): Plea[]
  /** What a sentence asks, the likeliest topic first. In: its words. */
  topics(tokens: readonly Token[]): TopicShare[]
  /** Whom a first message is about. In: its words. */
  patientOf(tokens: readonly Token[]): HeardPatient
  /** How a message means the medicines that it names. In: its words and its text. */
  medicines(tokens: readonly Token[], text: string): readonly HeardMedicine[]
}

const crisisHead = dangerHeads.length
const certainHead = crisisHead + 1
const kindsFrom = certainHead + 1
/** The place of "needs a hospital" among the shares of danger. */
export const hospitalHead = 2
/** Below this share nothing needs explaining. */
const worthExplaining = 0.2

/** Makes the reader out of the bytes that `npm run train` wrote. Throws where they are of another format or damaged. */
export function createLearnedReader(bytes: Uint8Array): LearnedReader {
  const { hash, models, findings } = readWeights(bytes)
  const modelOf = (name: string, shapes?: Parameters<typeof linearModel>[1]) => {
    const weights = models[name]
    if (weights === undefined) throw new Error("The learned reader's weights are incomplete.")
    return linearModel(weights, shapes)
  }
  const messages = modelOf('messages')
  const boundaries = modelOf('boundaries', boundaryShapes)
  const acts = modelOf('acts', clauseShapes)
  const readings = modelOf('readings', readingShapes)
  const guesses = modelOf('guesses', readingShapes)
  const pleas = modelOf('pleas')
  const topics = modelOf('topics')
  const patients = modelOf('patients', patientShapes)
  const named = modelOf('named', namedShapes)
  const medicines = modelOf('medicines', medicineShapes)
  return {
    hash,
    message: lastRead((words) => readMessage(messages, words)),
    clauses: (words, asked) => readClauses(boundaries, acts, words, asked),
    findings: createProposer(findings),
    isMeant: (reading) => shareOf(readings.score(reading)[0] ?? 0),
    isTold: (guess) => shareOf(guesses.score(guess)[0] ?? 0),
    pleas: (tokens) => sharesOf(pleas, pleaFeatures(tokens)).map(({ head, share }) => ({ kind: head, share })),
    topics: (tokens) => sharesOf(topics, topicFeatures(tokens)).map(({ head, share }) => ({ topic: head as Topic, share })),
    patientOf: (tokens) => heardPatient(patients, named, tokens),
    medicines: (tokens, text) => heardMedicines(medicines, tokens, text),
  }
}

/** The heads of a model that shares a whole among them, the likeliest first. */
function sharesOf(model: LinearModel, features: readonly FeatureGroup[]): { head: string; share: number }[] {
  const powers = model.score(features).map(Math.exp)
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return model.heads.map((head, place) => ({ head, share: (powers[place] ?? 0) / whole })).sort((a, b) => b.share - a.share)
}

function readMessage(model: LinearModel, words: string): LearnedReading {
  const { words: wordGroup, letters } = featuresOf(words)
  const shares = model.score([wordGroup, letters]).map(shareOf)
  const at = (head: number) => shares[head] ?? 0
  // More urgent levels are never likelier than less urgent ones.
  const danger: [number, number, number, number] = [at(0), at(1), at(2), at(3)]
  for (let head = 1; head < danger.length; head++) danger[head] = Math.min(danger[head] ?? 0, danger[head - 1] ?? 0)
  const crisis = crisisOf(at)
  const head = crisis.probability > danger[2] ? crisisHead : hospitalHead
  return {
    danger,
    crisis,
    findings: [],
    because: Math.max(crisis.probability, danger[2]) >= worthExplaining ? heaviestWords(model, words, head) : [],
  }
}

/** A poisoning by accident has a head of its own; of the others the likeliest kind is named. */
function crisisOf(at: (head: number) => number): LearnedReading['crisis'] {
  const poisoning = at(kindsFrom + crisisKinds.indexOf('poisoning'))
  const other = at(crisisHead)
  const probability = Math.max(poisoning, other)
  const shareOfKind = (kind: CrisisKind) => (kind === 'poisoning' ? 0 : at(kindsFrom + crisisKinds.indexOf(kind)))
  const likeliest = crisisKinds.reduce((best, each) => (shareOfKind(each) > shareOfKind(best) ? each : best))
  return { kind: poisoning > other ? 'poisoning' : likeliest, probability, certain: Math.min(probability, at(certainHead)) }
}

const wordsShown = 3

/** The words that speak loudest for a head: by their own weight and that of their letters. */
function heaviestWords(model: LinearModel, text: string, head: number): string[] {
  const weightOf = (word: string): number => {
    const { words, letters } = featuresOf(word)
    const own = words.reduce((sum, bucket) => sum + model.weightOf(bucket, head), 0)
    const spelt = letters.reduce((sum, bucket) => sum + model.weightOf(bucket, head), 0)
    return own + spelt / Math.sqrt(letters.length || 1)
  }
  return [...new Set(wordsOf(text))]
    .filter((word) => /^[a-z]{3}/.test(word))
    .map((word) => ({ word, weight: weightOf(word) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, wordsShown)
    .map(({ word }) => word)
}
