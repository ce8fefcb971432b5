import { expect, test } from 'vitest'
import { checkKnowledge } from './check-knowledge.ts'
import type { KnowledgeSources } from './knowledge-sources.ts'
import type { Condition, Finding, RedFlag } from './schema.ts'

const finding: Finding = {
  name: 'pain in the chest',
  kind: 'symptom',
  aliases: ['<pain> + <chest>'],
  question: 'Do you have pain in your chest?',
  why: 'It can come from the heart.',
  slots: ['side'],
  background: 'occasional',
  examples: { present: ['My chest hurts.'] },
}

const sourcesWith = (changed: Partial<Record<'findings' | 'conditions' | 'redFlags' | 'advice', unknown>>): KnowledgeSources => ({ findings: [{ path: 'findings/heart.ts', entries: { 'chest-pain': finding } }], conditions: [], redFlags: [], advice: [], ...changed }) as KnowledgeSources

const texts = (sources: KnowledgeSources): string =>
  checkKnowledge(sources)
    .map(({ text }) => text)
    .join('\n')

test('has nothing to say about a sound finding', () => {
  expect(checkKnowledge(sourcesWith({}))).toEqual([])
})

test('names an alias on two findings on both of them', () => {
  const complaints = checkKnowledge(sourcesWith({ findings: [{ path: 'findings/heart.ts', entries: { 'chest-pain': finding, angina: finding } }] }))
  expect(complaints.map(({ entry }) => entry).sort()).toEqual(['angina', 'chest-pain'])
})

const badAliases: readonly [alias: string, complaint: string][] = [
  ['<paiin> chest', 'no class <paiin>'],
  ['pain (chest', 'not closed'],
  ['no fever', 'begins with a negation'],
  ['+ chest', 'words on both sides'],
]

test('says what is wrong with an alias', () => {
  for (const [alias, complaint] of badAliases) {
    expect(texts(sourcesWith({ findings: [{ path: 'findings/heart.ts', entries: { 'chest-pain': { ...finding, aliases: [alias] } } }] })), alias).toContain(complaint)
  }
})

test('finds unknown ids, impossible children and missing fields of a condition, however half-written', () => {
  const condition: Partial<Condition> = { id: 'angina', system: 'respiratory', findings: { always: ['chest-pain.left', 'chest-pain.sharp', 'chest-pains'] }, discriminators: ['cough'] }
  const said = texts(sourcesWith({ conditions: [{ path: 'conditions/cardiovascular/heart-pain.ts', condition }] }))
  for (const complaint of ["not the file's name", 'not the folder', "'chest-pains' stands in no findings file", "does not list the dimension 'character'", 'only 3 findings', 'at least 3 discriminators', "discriminator 'cough'", 'durationDays', 'presentation is missing']) {
    expect(said).toContain(complaint)
  }
  expect(said).not.toContain("'chest-pain.left'")
})

test('checks red flags', () => {
  const rule: Partial<RedFlag> = { id: 'heart', name: 'crushing chest pain', level: 'ambulance', all: [['chest-pain.crush']] }
  const said = texts(sourcesWith({ redFlags: [{ path: 'red-flags/heart.ts', rules: [rule] }] }))
  for (const complaint of ["'crush' is no slot value", 'askWith is missing', 'examples.fires', 'sources are missing']) expect(said).toContain(complaint)
})

test('checks advice: ids, sentences, doses, ingredients, sources', () => {
  const advice = {
    home: ['rest'],
    doctor: [{ text: 'A scan may help.', has: ['chest-pains', 'class:nsaids', 'condition:angina', 'medicine:wafarin'] }],
    medicines: [{ ingredient: 'brufen', text: 'Take 400 mg.' }],
    avoid: [],
    daily: { swimming: 'Do not swim.' },
    expect: { course: 'It passes.', doctorIf: ['It lasts.'], callIf: [] },
    sources: [{ source: 'Blog: Pain', lookedUp: 'yesterday' }],
    reviewed: null,
  }
  const said = texts(sourcesWith({ advice: [{ path: 'advice/heart.ts', entries: { heartache: advice } }] }))
  for (const complaint of [
    'the id of no condition',
    "'rest' is no sentence",
    "'chest-pains' stands in no findings file",
    'no such class',
    'no such condition',
    "'wafarin' is no ingredient",
    "'brufen' is no ingredient",
    'names a dose',
    'daily.swimming',
    'does not complete "if ..."',
    'organisation is not in',
    'lookedUp is null or a date',
  ]) {
    expect(said).toContain(complaint)
  }
})
