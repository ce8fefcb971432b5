import { expect, it } from 'vitest'
import { acts } from '../src/hear/clause.ts'
import { topics } from '../src/hear/topics.ts'
import { compareLevels } from '../src/judge/levels/level-order.ts'
import { type TriageLevel, triageLevels } from '../src/knowledge/schema.ts'
import { loadPack } from '../src/testing/load-pack.ts'
import { foreignLines, levelled } from './foreign-lines.ts'
import {
  isSealed,
  type MessageRow,
  readAsked,
  readCorpus,
  readJudged,
  readQuestions,
  readRemarks,
  readSealed,
  readSecondHand,
  readSecondTurns,
  readTalks,
  readTempting,
  readTemptingToLearn,
  readWhole,
  type TurnRow,
} from './read-corpus.ts'

const open = readCorpus()
const sealed = readSealed()
const messages = [...open.messages, ...sealed.messages]
const turns = [...open.turns, ...sealed.turns]
const rows: readonly (MessageRow | TurnRow)[] = [...messages, ...turns]
const registers = ['plain', 'terse', 'dictated', 'misspelt', 'rambling', 'selfdiag', 'relative', 'child', 'calm']
const englishes = ['US', 'UK', 'IE', 'AU', 'IN', 'NG', 'ZA', 'L2', 'ANY']
const crisisKinds = ['self-harm', 'harm-to-others', 'abuse', 'overdose', 'poisoning', 'psychosis']

/** Only ids are named: the words of a sealed row are never shown. */
const idsWhere = <R extends { id: string }>(list: readonly R[], isWrong: (row: R) => boolean) => list.filter(isWrong).map(({ id }) => id)

it('has rows of the right form, each under its own id', () => {
  expect(
    idsWhere(
      rows,
      (row) =>
        !/^[0-9a-f]{12}$/.test(row.id) ||
        !/^h\d+$/.test(row.hand) ||
        !registers.includes(row.register) ||
        !englishes.includes(row.english) ||
        row.text.trim() === '',
    ),
  ).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

it('gives each message levels in order and a known crisis', () => {
  expect(
    idsWhere(
      messages,
      ({ levels, crisis, kind }) =>
        !levels.every((level) => triageLevels.includes(level)) ||
        compareLevels(levels[0], levels[1]) > 0 ||
        (crisis !== null && !crisisKinds.includes(crisis.kind)) ||
        (kind === 'harmless' && crisis !== null),
    ),
  ).toEqual([])
})

it('cuts each turn into clauses with known acts, whose words are the turn', () => {
  expect(
    idsWhere(
      turns,
      ({ asked, text, clauses }) =>
        asked.trim() === '' ||
        clauses.length === 0 ||
        clauses.map((clause) => clause.text).join(' ') !== text ||
        !clauses.every(({ act }) => acts.includes(act)),
    ),
  ).toEqual([])
})

it('names findings of the knowledge alone', () => {
  const known = new Set(loadPack().findings.map(({ id }) => id))
  const factsOf = (row: MessageRow | TurnRow) => (row.kind === 'turn' ? row.clauses.flatMap(({ facts }) => facts) : row.facts)
  const isUnknown = (fact: string) => !/^o?[+-]/.test(fact) || !known.has(fact.replace(/^o?[+-]/, ''))
  expect(idsWhere(rows, (row) => factsOf(row).some(isUnknown))).toEqual([])
})

it('has a second hand code open messages once each, with findings of the knowledge', () => {
  const second = readSecondHand()
  const known = new Set(loadPack().findings.map(({ id }) => id))
  const opened = new Set(open.messages.map(({ id }) => id))
  expect(second.filter(({ id, hand }) => !opened.has(id) || !/^s\d+$/.test(hand))).toEqual([])
  expect(new Set(second.map(({ id }) => id)).size).toBe(second.length)
  expect(second.filter(({ facts }) => facts.some((fact) => !/^o?[+-]/.test(fact) || !known.has(fact.replace(/^o?[+-]/, ''))))).toEqual([])
})

it('is harmless for at least a half', () => {
  const dangerous: readonly TriageLevel[] = ['emergency-department', 'ambulance']
  const harmless = messages.filter(({ levels, crisis }) => crisis === null && !dangerous.includes(levels[1]))
  expect(harmless.length / messages.length).toBeGreaterThanOrEqual(0.5)
})

it('seals a fifth by the hash of the id, and only that', () => {
  expect(idsWhere([...open.messages, ...open.turns], ({ id }) => isSealed(id))).toEqual([])
  expect(idsWhere([...sealed.messages, ...sealed.turns], ({ id }) => !isSealed(id))).toEqual([])
  expect((sealed.messages.length + sealed.turns.length) / rows.length).toBeCloseTo(0.2, 1)
})

it('holds no sentence of the sets that measure it', () => {
  const foreign = foreignLines()
  expect(idsWhere(rows, ({ text }) => foreign.has(levelled(text)))).toEqual([])
})

it('has second cuts only of open turns, each once, in their words and with known acts', () => {
  const second = readSecondTurns()
  const textOf = new Map(open.turns.map(({ id, text }) => [id, text]))
  expect(new Set(second.map(({ id }) => id)).size).toBe(second.length)
  expect(
    second
      .filter(
        ({ id, hand, clauses }) =>
          !/^s\d+$/.test(hand) ||
          clauses.map(({ text }) => text).join(' ') !== textOf.get(id) ||
          !clauses.every(({ act }) => acts.includes(act)),
      )
      .map(({ id }) => id),
  ).toEqual([])
})

it('has messages whose hands named all they tell, each once, with findings of the knowledge and no sentence of another set', () => {
  const whole = readWhole()
  const known = new Set(loadPack().findings.map(({ id }) => id))
  expect(new Set([...whole, ...rows].map(({ id }) => id)).size).toBe(whole.length + rows.length)
  expect(
    idsWhere(
      whole,
      ({ id, hand, register, english, facts }) =>
        !/^[0-9a-f]{12}$/.test(id) ||
        !/^w\d+$/.test(hand) ||
        !registers.includes(register) ||
        !englishes.includes(english) ||
        facts.some((fact) => !/^o?[+-]/.test(fact)) ||
        facts.flatMap((fact) => fact.replace(/^o?[+-]/, '').split('/')).some((finding) => !known.has(finding)),
    ),
  ).toEqual([])
  const foreign = foreignLines()
  expect(idsWhere(whole, ({ text }) => foreign.has(levelled(text)))).toEqual([])
})

it('has questions, each under its own id with topics of the list, eight or more rows of each, and no sentence of another set', () => {
  const questions = readQuestions()
  const known = new Set<string>(topics)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  expect(
    idsWhere(
      questions,
      ({ id, hand, topics: own }) =>
        !/^[0-9a-f]{12}$/.test(id) || !/^a\d+$/.test(hand) || own.length === 0 || own.some((topic) => !known.has(topic)),
    ),
  ).toEqual([])
  for (const topic of topics) expect(questions.filter((row) => row.topics.includes(topic)).length, topic).toBeGreaterThan(8)
  const foreign = foreignLines()
  expect(idsWhere(questions, ({ text }) => foreign.has(levelled(text)))).toEqual([])
})

it('has messages that tempt, each under its own id, half of them sealed, with findings of the knowledge and no sentence of another set', () => {
  const tempting = readTempting()
  const all = [...tempting.open, ...tempting.sealed, ...tempting.others, ...tempting.held, ...readTemptingToLearn()]
  const known = new Set(loadPack().findings.map(({ id }) => id))
  const isOdd = (id: string) => Number.parseInt(id.slice(0, 8), 16) % 2 === 1
  expect(new Set([...all, ...rows].map(({ id }) => id)).size).toBe(all.length + rows.length)
  expect(idsWhere(tempting.open, ({ id }) => !isOdd(id))).toEqual([])
  expect(idsWhere(tempting.sealed, ({ id }) => isOdd(id))).toEqual([])
  expect(
    idsWhere(all, ({ facts, tempts }) => {
      const named = facts.flatMap((fact) => fact.replace(/^o?[+-]/, '').split('/'))
      return facts.some((fact) => !/^o?[+-]/.test(fact)) || [...named, ...tempts].some((finding) => !known.has(finding))
    }),
  ).toEqual([])
  const foreign = foreignLines()
  expect(idsWhere(all, ({ text }) => foreign.has(levelled(text)))).toEqual([])
})

it('has readings judged one by one, each row of a known open text and no row in both parts, with findings of the knowledge on one side alone', () => {
  const { learned, held } = readJudged()
  const questions = new Set(readQuestions().map(({ id }) => id))
  const all = [...learned, ...held]
  const known = new Set(loadPack().findings.map(({ id }) => id))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(
    idsWhere(all, ({ id, text, told, untold }) => {
      const isUnknown = [...told, ...untold].some((finding) => !known.has(finding.split('.')[0] ?? ''))
      return (
        isUnknown ||
        text === '' ||
        told.some((finding) => untold.includes(finding)) ||
        told.length + untold.length === 0 ||
        (isSealed(id) && questions.has(id))
      )
    }),
  ).toEqual([])
})

it('has remarks, each once, of which something was judged', () => {
  const remarks = readRemarks()
  const judged = new Set([...readJudged().learned, ...readJudged().held].map(({ id }) => id))
  expect(new Set(remarks.map(({ id }) => id)).size).toBe(remarks.length)
  expect(idsWhere(remarks, ({ id, hand, text }) => !judged.has(id) || !/^u\d+$/.test(hand) || text.trim() === '')).toEqual([])
  const foreign = foreignLines()
  expect(idsWhere(remarks, ({ text }) => foreign.has(levelled(text)))).toEqual([])
})

it('has talks, each under its own id, whose expectations stand after one of their messages with levels in order', () => {
  const talks = readTalks()
  expect(new Set(talks.map(({ id }) => id)).size).toBe(talks.length)
  expect(
    idsWhere(talks, ({ turns: said, expect: expected }) =>
      expected.some(
        ({ after, levels: [lowest, highest] }) =>
          after < 1 || after > said.length || (lowest !== null && highest !== null && compareLevels(lowest, highest) > 0),
      ),
    ),
  ).toEqual([])
})

it('has questions asked back after a story, each under its own id, with an expression for what is wanted and for what must not come', () => {
  const asked = readAsked()
  expect(() => asked.map(({ wants, never }) => [wants, ...never].map((form) => new RegExp(form, 'i')))).not.toThrow()
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
  expect(
    idsWhere(
      asked,
      ({ turns: said, ask, wants, never }) => said.length === 0 || ask.trim() === '' || never.some((form) => form === '' || form === wants),
    ),
  ).toEqual([])
})
