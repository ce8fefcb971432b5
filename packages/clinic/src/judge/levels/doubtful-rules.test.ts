import { describe, expect, it } from 'vitest'
import { type ConsultationCase, newCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { createClinic } from '../../clinic.ts'
import { loadLearned, loadPack } from '../../testing/load-pack.ts'
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

function spoken(now: ConsultationCase, hospital: number | null, before = empty) {
  const isPresent = presenceTest(base.index, rankCase(base, now).facts)
  return withDoubtfulRules(base.index, before, now, immediateRules(base.redFlags, now, isPresent), hospital)
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

  it('stays as urgent as it was held before', () => {
    const before = { ...empty, held: spoken(blackStool('told'), 0.6) }
    expect(spoken(blackStool('told'), 0.01, before).some(({ doubted }) => doubted)).toBe(false)
  })
})

it('doubts nothing that is told in grave words', () => {
  const clinic = createClinic(pack, { learned: loadLearned() })
  const levelOf = (words: string) => clinic.consult(clinic.newCase({ ageYears: 60, sex: 'male' }), words).reply.triage?.level
  expect(levelOf('I am choking on a bit of steak and can hardly get air')).toBe('ambulance')
  expect(levelOf('crushing chest pain going down my left arm and I am soaked in sweat')).toBe('ambulance')
})
