import { describe, expect, it } from 'vitest'
import { type ConsultationCase, newCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { loadClinic } from '../../testing/load-clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { buildKnowledgeBase, rankCase } from '../knowledge-base.ts'
import { confirmQuestion } from '../questions/choose-question.ts'
import { immediateRules, presenceTest } from './decide-triage.ts'
import { findingInDoubt, withDoubtfulRules } from './doubtful-rules.ts'

const pack = loadPack()
const base = buildKnowledgeBase(pack)
const empty = newCase({ ageYears: 30, sex: 'female' })

function blackStool(source: Observation['source']): ConsultationCase {
  const observation: Observation = {
    finding: 'stool-black',
    polarity: 'present',
    certain: true,
    temporality: 'current',
    source,
    text: 'my poo is black',
    turn: 1,
  }
  return { ...empty, observations: { 'stool-black': observation }, turns: 1 }
}

function spoken(told: ConsultationCase, hospital: number | null, before = empty, day = 0.5) {
  const now = hospital === null ? told : { ...told, need: { visit: 1, day: Math.max(day, hospital), hospital } }
  const ranking = rankCase(base, now)
  const isPresent = presenceTest(base.index, ranking.facts)
  return withDoubtfulRules(base.index, before, now, immediateRules(base.index, base.redFlags, now, isPresent), ranking)
}

describe('a rule that rests on a few words in a message that does not sound grave', () => {
  it('asks for a doctor within a day', () => {
    const held = spoken(blackStool('told'), 0.01)
    expect(held.length).toBeGreaterThan(0)
    expect(held.every(({ level, doubted }) => level === 'within-24-hours' && doubted)).toBe(true)
  })

  it('is asked back once, with the words it was read in', () => {
    const now = { ...blackStool('told'), held: spoken(blackStool('told'), 0.01) }
    const finding = findingInDoubt(base.index, now)
    expect(finding).toBe('stool-black')
    expect(confirmQuestion(base, now, finding)?.text).toContain('“my poo is black”')
    expect(findingInDoubt(base.index, { ...now, asked: ['stool-black'] })).toBe(null)
  })

  it.each(['answered', 'corrected', 'measured', 'document'] as const)('is in no doubt where it was %s', (source) => {
    expect(spoken(blackStool(source), 0.01).some(({ doubted }) => doubted)).toBe(false)
  })

  it('is in no doubt where the whole sounds grave, or nobody listens for it', () => {
    for (const hospital of [0.6, null]) expect(spoken(blackStool('told'), hospital).some(({ doubted }) => doubted)).toBe(false)
  })

  it('asks for a booked visit where the words hardly bear a doctor within a day either', () => {
    const held = spoken(blackStool('told'), 0.01, empty, 0.02)
    expect(held.every(({ level, doubted }) => level === 'appointment' && doubted)).toBe(true)
    expect(findingInDoubt(base.index, { ...blackStool('told'), held })).toBe('stool-black')
  })

  it('speaks in full where it was asked back, could not be denied, and the words leave room for it', () => {
    const now = { ...blackStool('told'), asked: ['stool-black'] }
    expect(spoken(now, 0.12).some(({ doubted }) => doubted)).toBe(false)
    expect(spoken(now, 0.01).every(({ doubted }) => doubted)).toBe(true)
  })

  it('stays as urgent as it was held before', () => {
    const before = { ...empty, held: spoken(blackStool('told'), 0.6) }
    expect(spoken(blackStool('told'), 0.01, before).some(({ doubted }) => doubted)).toBe(false)
  })
})

const clinic = loadClinic()

it('is not raised by "I don\'t know": neither to the question back nor to any other', () => {
  let turn = clinic.consult(clinic.newCase({ ageYears: 40, sex: 'male' }), 'our team was choking in the last quarter again, what a shame')
  for (let asked = 0; turn.reply.question !== null && turn.reply.kind !== 'verdict' && asked < 20; asked++)
    turn = clinic.consult(turn.case, "I don't know")
  expect(turn.reply.triage?.level ?? 'none').not.toMatch(/ambulance|emergency|24/)
})

it('doubts nothing that is told in grave words', () => {
  const levelOf = (words: string) => clinic.consult(clinic.newCase({ ageYears: 60, sex: 'male' }), words).reply.triage?.level
  expect(levelOf('I am choking on a bit of steak and can hardly get air')).toBe('ambulance')
  expect(levelOf('crushing chest pain going down my left arm and I am soaked in sweat')).toBe('ambulance')
})
