import { expect, test } from 'vitest'
import { newCase } from '../../case/case.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { weights } from '../constants.ts'
import { buildKnowledgeBase } from '../knowledge-base.ts'
import { observation } from '../testing/case-parts.ts'
import { rankConditions } from './rank-conditions.ts'
import { buildReasoningIndex } from './reasoning-index.ts'

const pack = loadPack()
const { index, lexical } = buildKnowledgeBase(pack)
const told = { 'chest-pain': observation('chest-pain'), breathless: observation('breathless') }
const people = [newCase(), newCase({ ageYears: 30, sex: 'female', pregnant: true }), newCase({ ageYears: 70, sex: 'male' })]
const onsets = [null, 'sudden', 'weeks'] as const
const cases = people.flatMap((each) => onsets.map((onset) => ({ ...each, observations: told, onset, durationDays: onset && 2 })))

test('what is kept of one ranking says nothing in the next: another person, another onset, other weights', () => {
  const others = { ...weights, commonness: weights.commonness * 2 }
  const fresh = () => buildReasoningIndex(pack.findings, pack.conditions, pack.redFlags)
  const ofItsOwn = cases.map((each) => rankConditions(fresh(), lexical, each, weights).ranked)
  for (const [place, each] of cases.entries()) {
    rankConditions(index, lexical, each, others)
    expect(rankConditions(index, lexical, each, weights).ranked).toEqual(ofItsOwn[place])
  }
  expect(new Set(ofItsOwn.map((ranked) => JSON.stringify(ranked.slice(0, 5)))).size).toBe(cases.length)
})

test('of conditions as likely as each other, those that cannot be among them, the one whose id comes first stands first', () => {
  const { ranked } = rankConditions(index, lexical, { ...newCase({ ageYears: 70, sex: 'male' }), observations: told }, weights)
  const impossible = ranked.filter(({ probability }) => probability === 0).map(({ condition }) => condition)
  expect(impossible.length).toBeGreaterThan(10)
  expect(impossible).toEqual(impossible.toSorted((a, b) => a.localeCompare(b)))
})

test('likeness of prose adds no more than its clamp, whatever is written', () => {
  const bare = newCase({ ageYears: 40, sex: 'female' })
  const [condition] = pack.conditions
  const prose = `${condition?.name} ${condition?.examples.map(({ text }) => text).join(' ')} `.repeat(20)
  const scoreOf = (likenessClamp: number) => {
    const { ranked } = rankConditions(index, lexical, { ...bare, prose }, { ...weights, likenessClamp })
    return ranked.find((entry) => entry.condition === condition?.id)?.probability ?? 0
  }
  // Within the softmax nothing can gain more in odds than the clamp allows over no likeness at all.
  const odds = (share: number) => share / (1 - share)
  const gained = Math.log(odds(scoreOf(weights.likenessClamp)) / odds(scoreOf(0)))
  expect(gained).toBeGreaterThan(0)
  expect(gained).toBeLessThanOrEqual(weights.likenessClamp / weights.temperature + 1e-9)
})

test('a cause that likeness of the words carries says so, and one that findings carry does not', () => {
  const ill = { fever: observation('fever'), cough: observation('cough') }
  const base = { ...newCase({ ageYears: 30, sex: 'male' }), observations: ill }
  const silent = rankConditions(index, lexical, base, weights).ranked
  expect(silent.some(({ isCarriedByWords }) => isCarriedByWords)).toBe(false)
  const carried = pack.conditions.slice(0, 60).flatMap(({ id, examples }) => {
    const { ranked } = rankConditions(index, lexical, { ...base, prose: examples.map(({ text }) => text).join(' ') }, weights)
    return ranked.slice(0, 3).filter(({ condition, isCarriedByWords }) => condition === id && isCarriedByWords)
  })
  expect(carried.length).toBeGreaterThan(0)
})

test('a cause whose defining feature is denied falls behind one that fits, and silence about it takes nothing', () => {
  const case_ = {
    ...newCase({ ageYears: 30, sex: 'female' }),
    observations: { dizziness: observation('dizziness'), nausea: observation('nausea'), insomnia: observation('insomnia') },
  }
  const shareOf = (observations: typeof case_.observations) =>
    rankConditions(index, lexical, { ...case_, observations }, weights).ranked.find(
      ({ condition }) => condition === 'antidepressant-discontinuation',
    )?.probability ?? 0
  const denied = { ...observation('medicine-stopped-suddenly'), polarity: 'absent' as const }
  const stopped = shareOf({
    ...case_.observations,
    'medicine-stopped-suddenly': observation('medicine-stopped-suddenly'),
  } as typeof case_.observations)
  const silent = shareOf(case_.observations)
  expect(stopped).toBeGreaterThan(silent)
  expect(shareOf({ ...case_.observations, 'medicine-stopped-suddenly': denied } as typeof case_.observations)).toBeLessThan(silent / 20)
})
