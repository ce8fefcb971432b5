import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { CrisisKind } from '../src/case/case.ts'
import type { Act } from '../src/hear/clause.ts'
import type { Topic } from '../src/hear/topics.ts'
import type { TriageLevel } from '../src/knowledge/schema.ts'

/** What every row says of itself; README.md explains the fields. */
interface Row {
  id: string
  hand: string
  register: string
  english: string
  text: string
}

/** A first message, or a harmless one that tempts: the lowest and the highest level that fit, and whether somebody is in crisis. */
export interface MessageRow extends Row {
  kind: 'first' | 'harmless'
  levels: readonly [lowest: TriageLevel, highest: TriageLevel]
  crisis: { kind: CrisisKind; grade: 'certain' | 'possible' } | null
  /** "+fever" has it, "-fever" has it not, "o+fever": somebody else has it. */
  facts: readonly string[]
  /** The same, by a hand that went through every finding the reader has for the words; null where no second hand has been. */
  secondFacts: readonly string[] | null
}

/** What either hand says that a message tells, in the signs of its facts. */
export function toldByEither({ facts, secondFacts }: Pick<MessageRow, 'facts' | 'secondFacts'>): ReadonlySet<string> {
  return new Set([...facts, ...(secondFacts ?? [])])
}

/** One reply in the middle of a consultation, cut into clauses. */
export interface TurnRow extends Row {
  kind: 'turn'
  asked: string
  clauses: readonly { act: Act; text: string; facts: readonly string[] }[]
}

/** How a second hand cuts an open turn, and what it says each clause does. */
export interface SecondTurnRow {
  id: string
  hand: string
  clauses: readonly { act: Act; text: string }[]
}

/** What a second hand says of an open message: README.md explains the fields. */
export interface SecondHandRow {
  id: string
  hand: string
  facts: readonly string[]
}

/** A message that tempts to facts it does not tell. To measure by, not learned from: README.md explains the fields. */
export interface TemptingRow {
  id: string
  /** What it tempts with: somebody else's illness, one that is past, a figure of speech ... */
  kind: string
  text: string
  /** What it tells, in the signs of a message's facts; of several findings with strokes between them any one. */
  facts: readonly string[]
  /** What must not be taken for present. */
  tempts: readonly string[]
}

/** A message whose hand named every fact it tells or denies: README.md explains the fields. */
export interface WholeRow extends Row {
  facts: readonly string[]
}

/** A talk of several messages, with what a good answer to some of them holds: README.md explains the fields. */
export interface TalkRow {
  id: string
  hand: string
  kind: 'pushback' | 'crisis' | 'shift' | 'question' | 'correction' | 'lookalike'
  turns: readonly string[]
  expect: readonly {
    /** After which message, counted from 1. */
    after: number
    levels: readonly [lowest: TriageLevel | null, highest: TriageLevel | null]
    reply: string
    never: string
  }[]
}

/** What somebody says who was just told to call an ambulance or to go to hospital: README.md explains the fields. */
export interface PleaRow {
  id: string
  hand: string
  text: string
  /** Kinds of pushes in their order; none where it is news, an answer or beside the point. */
  kinds: readonly string[]
  about: string
}

/** A question as patients type it: README.md explains the fields. */
export interface QuestionRow {
  id: string
  hand: string
  text: string
  topics: readonly Topic[]
}

/** What somebody says in the middle of a talk or to open it, in whatever words: README.md explains the fields. */
export interface RemarkRow {
  id: string
  hand: string
  opens?: true
  /** What the doctor had just asked. */
  asked: string | null
  text: string
}

/** A question asked back after a story: README.md explains the fields. */
export interface AskedRow {
  id: string
  hand: string
  /** The messages before it, and the question. */
  turns: readonly string[]
  ask: string
  /** What kind of answer is wanted: whether one may, how long, when, where, whether it is this or that. */
  kind: string
  /** An expression of which an answer to the point holds something, and expressions that none of them holds. */
  wants: string
  never: readonly string[]
}

/** What a hand says of the findings that were read in an open message of the corpus: README.md explains the fields. */
export interface JudgedRow {
  id: string
  hand: string
  text: string
  /** Whether it opens a talk; any other stands in the middle of one. */
  isOpening: boolean
  /** The findings that the message tells of the patient, and those that only its words were like. */
  told: readonly string[]
  untold: readonly string[]
}

/** A fact that may be told by any of several findings ("+a/b"), as those facts: "+a", "+b". */
export function eachOf(fact: string): string[] {
  const sign = /^o?[+-]/.exec(fact)?.[0] ?? ''
  return fact
    .slice(sign.length)
    .split('/')
    .map((finding) => sign + finding)
}

export interface Corpus {
  messages: readonly MessageRow[]
  turns: readonly TurnRow[]
}

/** The four fifths of the corpus that may be read and learned from, in the order of the files. */
export function readCorpus(): Corpus {
  const { messages, turns } = parted([
    ...rowsOf(textOf('first.jsonl')),
    ...rowsOf(textOf('harmless.jsonl')),
    ...rowsOf(textOf('turns.jsonl')),
  ])
  const second = new Map(readSecondHand().map(({ id, facts }) => [id, facts]))
  return { messages: messages.map((row) => ({ ...row, secondFacts: second.get(row.id) ?? null })), turns }
}

/** The facts of open messages as a second hand coded them, blind to the first. */
export function readSecondHand(): readonly SecondHandRow[] {
  return rowsIn(textOf('second-hand.jsonl'))
}

/** Open turns as a second hand cut and named them, blind to the first: to know how far two hands agree, not to learn from. */
export function readSecondTurns(): readonly SecondTurnRow[] {
  return rowsIn(textOf('second-turns.jsonl'))
}

/** The sealed fifth: for totals only. No row of it is printed, read or learned from. */
export function readSealed(): Corpus {
  return parted(rowsOf(unzipped('sealed.jsonl.gz')))
}

/**
 * The messages that tempt: those that may be read, those that nobody reads, those of another hand, which may be read too, and a tenth of the findings
 * of the hands whose other messages are learned from.
 */
export function readTempting(): Record<'open' | 'sealed' | 'others' | 'held', readonly TemptingRow[]> {
  return {
    open: rowsIn(textOf('tempting.jsonl')),
    sealed: rowsIn(unzipped('tempting-sealed.jsonl.gz')),
    others: rowsIn(textOf('tempting-others.jsonl')),
    held: rowsIn(textOf('tempting-held.jsonl')),
  }
}

/** A sentence of the knowledge itself with the levels that fit it. */
export interface KnowledgeRow {
  text: string
  levels: readonly [lowest: TriageLevel, highest: TriageLevel]
}

/** The knowledge's own sentences as they stood when they were last taken. */
export function readKnowledgeRows(): readonly KnowledgeRow[] {
  return rowsIn(textOf('knowledge-rows.jsonl'))
}

/** Takes the knowledge's sentences anew. */
export function writeKnowledgeRows(rows: readonly KnowledgeRow[]): void {
  writeFileSync(join(import.meta.dirname, 'knowledge-rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

/** Messages that tempt and their twins that tell what they seem to, by other hands than those to measure by: to learn from. */
export function readTemptingToLearn(): readonly TemptingRow[] {
  return rowsIn(textOf('tempting-twins.jsonl'))
}

/** Messages of hands that were asked for findings seldom told and for denials in people's own words, each fact named: to measure by, not learned from. */
export function readWhole(): readonly WholeRow[] {
  return rowsIn(textOf('told-and-denied.jsonl'))
}

/** Talks of two hands with the level that fits each message: to measure and to read by, not learned from. */
export function readTalks(): readonly TalkRow[] {
  return rowsIn(textOf('talks.jsonl'))
}

/** Questions asked back in the middle of a talk, with what an answer to the point holds: to measure and to mend by, not learned from. */
export function readAsked(): readonly AskedRow[] {
  return rowsIn(textOf('asked-in-context.jsonl'))
}

/** What is said to an emergency: to learn from. */
export function readPleas(): readonly PleaRow[] {
  return rowsIn(textOf('pleas.jsonl'))
}

/** What is asked, in whatever words: to learn from. */
export function readQuestions(): readonly QuestionRow[] {
  return rowsIn(textOf('questions.jsonl'))
}

/** Lines that open talks or stand in their middle, whose words are a finding's, told or not: what was read in them is judged (readJudged). */
export function readRemarks(): readonly RemarkRow[] {
  return rowsIn(textOf('remarks.jsonl'))
}

/** Messages with what was read in them, judged by hands: to learn from, and a tenth kept apart to measure by. */
export function readJudged(): Record<'learned' | 'held', readonly JudgedRow[]> {
  const remarks = readRemarks()
  const texts = new Map([...readQuestions(), ...readPleas(), ...readCorpus().turns, ...remarks].map(({ id, text }) => [id, text]))
  const opening = new Set(remarks.filter(({ opens }) => opens === true).map(({ id }) => id))
  const rowsOf = (name: string) =>
    rowsIn<JudgedRow>(textOf(name)).map((row) => ({ ...row, text: texts.get(row.id) ?? '', isOpening: opening.has(row.id) }))
  return { learned: rowsOf('judged-readings.jsonl'), held: rowsOf('judged-held.jsonl') }
}

const sealedPart = 5

/** Whether the row of this id belongs to the sealed fifth. */
export function isSealed(id: string): boolean {
  return Number.parseInt(id.slice(0, 8), 16) % sealedPart === 0
}

export function textOf(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

function unzipped(name: string): string {
  return gunzipSync(readFileSync(join(import.meta.dirname, name))).toString('utf8')
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '')
}

/** One JSON object a line. */
export function rowsIn<Row>(text: string): Row[] {
  return linesOf(text).map((line) => JSON.parse(line))
}

function rowsOf(text: string): (MessageRow | TurnRow)[] {
  return rowsIn<MessageRow | TurnRow>(text).map((row) => (row.kind === 'turn' ? row : { ...row, secondFacts: null }))
}

function parted(rows: readonly (MessageRow | TurnRow)[]): Corpus {
  return { messages: rows.filter((row) => row.kind !== 'turn'), turns: rows.filter((row) => row.kind === 'turn') }
}
