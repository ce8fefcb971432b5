import { expect, test } from 'vitest'
import { compareKnowledge } from './compare-knowledge.ts'
import type { ReferenceKnowledge } from './describe-knowledge.ts'

const condition: ReferenceKnowledge['conditions'][number] = {
  id: 'flu',
  name: 'Influenza',
  aliases: ['flu'],
  icd10: 'J11',
  system: 'infectious',
  summary: 'An infection.',
  commonness: { usual: 'common' },
  findings: { usual: ['fever', 'cough'], some: ['headache'] },
  discriminators: ['fever'],
  onset: ['hours'],
  durationDays: { from: 1, to: 7 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Rest.'],
  comeBack: ['it gets worse'],
  examination: [],
  presentation: '',
  sources: ['NHS: Flu'],
  examples: [],
  advice: null,
  adviceReviewed: null,
  from: [],
}
const finding: ReferenceKnowledge['findings'][number] = {
  id: 'fever',
  name: 'a fever',
  question: 'Do you have a fever?',
  why: 'It speaks for an infection.',
  examples: { present: ['I have a fever'] },
  area: 'general',
  parents: [],
}
const rule: ReferenceKnowledge['redFlags'][number] = {
  id: 'grave-fever',
  name: 'a grave fever',
  level: 'within-24-hours',
  all: ['fever', ['confusion', 'rash']],
  askWith: [],
  sources: ['NHS: Flu'],
  examples: { fires: [] },
  from: [],
}
const names = { fever: 'a fever', cough: 'a cough', headache: 'a headache', rash: 'a rash', confusion: 'confusion' }
const knowledge = (change: Partial<ReferenceKnowledge> = {}): ReferenceKnowledge => ({
  hash: 'a',
  conditions: [condition],
  findings: [finding],
  redFlags: [rule],
  names,
  lookedUp: { sources: 0, dated: 0, addressed: 0 },
  ...change,
})

test('a version differs in nothing from itself, nor by the order of its lists, patterns or examples', () => {
  const turned = { ...condition, findings: { some: ['headache'], usual: ['cough', 'fever'] }, aliases: ['the flu'] }
  const other = { ...finding, examples: { present: ['feverish'] } }
  expect(compareKnowledge(knowledge(), knowledge({ hash: 'b', conditions: [turned], findings: [other] }))).toEqual([])
})

test('what a condition means is told in sentences', () => {
  const next = { ...condition, triageFloor: 'appointment' as const, findings: { often: ['fever'], usual: ['cough'], rare: ['rash'] }, selfCare: ['Drink.'] }
  expect(compareKnowledge(knowledge(), knowledge({ conditions: [next] }))).toEqual([
    {
      kind: 'conditions',
      id: 'flu',
      name: 'Influenza',
      what: 'changed',
      sentences: ['The least urgent level while it is likely: appointment (before: self-care).', 'a fever: often (before: usual).', 'a headache: not listed (before: some).', 'a rash: rare (before: not listed).', 'What you can do: "Drink." is new.', 'What you can do: "Rest." is gone.'],
    },
  ])
})

test('rules of danger: another level, other signs, other people', () => {
  const next = { ...rule, level: 'ambulance' as const, all: ['fever', ['rash', 'confusion'], 'cough'], age: { toYears: 5 } }
  expect(compareKnowledge(knowledge(), knowledge({ redFlags: [next] }))[0]?.sentences).toEqual(['Level: ambulance (before: within-24-hours).', 'For: to 5 years (before: everybody).', 'All of: "a cough" is new.'])
})

test('what came and what went is named', () => {
  const other = { ...finding, id: 'cough', name: 'a cough', question: 'Do you cough?' }
  const found = compareKnowledge(knowledge(), knowledge({ findings: [other] }))
  expect(found.map(({ id, what }) => [id, what])).toEqual([
    ['cough', 'new'],
    ['fever', 'gone'],
  ])
})
