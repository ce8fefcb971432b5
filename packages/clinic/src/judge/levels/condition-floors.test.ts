import { describe, expect, it } from 'vitest'
import { type ConsultationCase, newCase } from '../../case/case.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { buildKnowledgeBase, rankCase } from '../knowledge-base.ts'
import { firedConditionFloors } from './condition-floors.ts'
import { presenceTest } from './decide-triage.ts'

const base = buildKnowledgeBase(loadPack())

function caseOf(findings: readonly string[], source: 'told' | 'answered' = 'told'): ConsultationCase {
  const observations = Object.fromEntries(
    findings.map((finding) => [
      finding,
      { finding, polarity: 'present' as const, certain: true, temporality: 'current' as const, source, text: finding, turn: 1 },
    ]),
  )
  return { ...newCase({ ageYears: 30, sex: 'female' }), observations, turns: 1 }
}

function floors(now: ConsultationCase) {
  const ranking = rankCase(base, now)
  return firedConditionFloors(base.index, now, ranking, presenceTest(base.index, ranking.facts))
}

const appendicitis = ['abdominal-pain.right-lower', 'abdominal-pain.migrating', 'fever', 'nausea', 'appetite-loss']

describe('the floor of a likely cause', () => {
  it('stands where the words as a whole bear it, or nobody listened to them', () => {
    for (const need of [undefined, { visit: 1, day: 0.9, hospital: 0.6 }])
      expect(floors({ ...caseOf(appendicitis), ...(need && { need }) }).some(({ level }) => level === 'emergency-department')).toBe(true)
  })

  it('asks for no more than the words bear where it rests on them alone', () => {
    const calm = floors({ ...caseOf(appendicitis), need: { visit: 0.9, day: 0.02, hospital: 0.01 } })
    expect(calm.length).toBeGreaterThan(0)
    expect(calm.every(({ level }) => level === 'appointment')).toBe(true)
    const urgent = floors({ ...caseOf(appendicitis), need: { visit: 0.9, day: 0.6, hospital: 0.01 } })
    expect(urgent.some(({ level }) => level === 'within-24-hours')).toBe(true)
    expect(urgent.some(({ level }) => level === 'emergency-department')).toBe(false)
  })

  it('is not lowered where it rests on answers', () => {
    const now = { ...caseOf(appendicitis, 'answered'), need: { visit: 0.9, day: 0.02, hospital: 0.01 } }
    expect(floors(now).some(({ level }) => level === 'emergency-department')).toBe(true)
  })

  it('rests on no old illness or medicine alone, nor on the same thing told twice', () => {
    expect(floors(caseOf(['history-atrial-fibrillation', 'takes-blood-thinner']))).toEqual([])
    expect(floors(caseOf(['pregnant', 'pregnancy-second-half']))).toEqual([])
    expect(floors(caseOf(['chills', 'rigors'])).filter(({ rule }) => rule === 'conditions:together')).toEqual([])
  })
})
