import { describe, expect, it, test } from 'vitest'
import { type ConsultationCase, newCase } from '../../case/case.ts'
import { type AdviceLine, adviceGroups } from '../../knowledge/advice-schema.ts'
import { urgencyOf } from '../../knowledge/asked-urgency.ts'
import { triageLevels } from '../../knowledge/schema.ts'
import { suitedAdvice } from '../../say/suited-advice.ts'
import { loadClinic } from '../../testing/load-clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { scopeTest } from '../advice-scope.ts'
import { buildKnowledgeBase, rankCase } from '../knowledge-base.ts'
import { compareLevels } from './level-order.ts'
import { verdictTriage } from './verdict-triage.ts'

const pack = loadPack()
const base = buildKnowledgeBase(pack)
const floors = new Map(pack.conditions.map(({ id, triageFloor }) => [id, triageFloor]))
const entries = [...base.knowledge.advice]
const linesOf = (all: readonly AdviceLine[]) => all.map((line) => (typeof line === 'string' ? { text: line } : line))

/** A patient for whom a line is meant, as far as its scope can be told by age, sex and findings. */
function caseFor(line: Exclude<AdviceLine, string>): ConsultationCase {
  const has = (line.has ?? []).flatMap((id) => adviceGroups[id.replace(/^group:/, '')] ?? [id]).filter((id) => !id.includes(':'))
  const observations = Object.fromEntries(
    has.slice(0, 1).map((finding) => [
      finding,
      {
        finding,
        polarity: 'present' as const,
        certain: true,
        temporality: 'current' as const,
        source: 'told' as const,
        text: finding,
        turn: 1,
      },
    ]),
  )
  const age = line.fromYears ?? (line.toYears === undefined ? 40 : line.toYears / 2)
  return { ...newCase({ ageYears: age, sex: line.sex ?? 'female', pregnant: has[0] === 'pregnant' }), observations, turns: 1 }
}

describe('a verdict and its advice', () => {
  it('has no line for everybody that asks for more than the least level of its condition', () => {
    const above = entries.flatMap(([condition, { home, doctor, avoid }]) =>
      [...home, ...doctor, ...avoid].filter(
        (line) => typeof line === 'string' && compareLevels(urgencyOf(line) ?? 'self-care', floors.get(condition) ?? 'self-care') > 0,
      ),
    )
    expect(above).toEqual([])
  })

  it('rises to what the advice about a likely leader asks of this very patient', () => {
    const asked = entries.flatMap(([condition, { doctor }]) =>
      linesOf(doctor).flatMap((line) => {
        const level = Object.keys(line).length > 1 ? urgencyOf(line.text) : null
        return level === null ? [] : [{ condition, line, level }]
      }),
    )
    expect(asked.length).toBeGreaterThan(40)
    for (const { condition, line, level } of asked) {
      const consultation = caseFor(line)
      if (!scopeTest(base.knowledge, consultation)(line)) continue
      const ranking = rankCase(base, consultation)
      const leader = {
        condition,
        probability: 0.4,
        reasonsFor: [{ finding: 'malaise', weight: 1 }],
        reasonsAgainst: [],
      }
      const { decision } = verdictTriage(base, consultation, { ...ranking, ranked: [leader as never] })
      expect(compareLevels(decision.level, level), line.text).toBeGreaterThanOrEqual(0)
    }
  })

  it('shows no line beside a level that is lower than the line asks for, and every one beside its own', () => {
    for (const [condition, advice] of entries)
      for (const line of linesOf([...advice.home, ...advice.doctor, ...advice.avoid]))
        for (const level of triageLevels) {
          const shown = suitedAdvice(base.knowledge, condition, caseFor(line), level)
          const all = [...(shown?.home ?? []), ...(shown?.doctor ?? []), ...(shown?.avoid ?? [])]
          for (const each of all) expect(compareLevels(urgencyOf(each) ?? level, level), `${condition}: ${each}`).toBeLessThanOrEqual(0)
        }
  })
})

test.each([
  ['Have this looked at by a doctor today.', 'within-24-hours'],
  ['With weak bones it needs a check at once.', 'within-24-hours'],
  ['Go to a hospital now, even without pain.', 'emergency-department'],
  ['If it bleeds again, see a doctor today.', null],
  ['Do not stop these tablets all at once.', null],
  ['Rinse it at once with water.', null],
  ['A doctor may look at it once.', null],
  ['A pharmacist can help from today on; see a doctor when it lasts.', null],
])('the urgency of "%s" is %s', (text, level) => {
  expect(urgencyOf(text)).toBe(level)
})

const clinic = loadClinic()
/** The level of the verdict after a story, where everything asked is denied. */
function verdictOf(...turns: readonly string[]) {
  let consultation = clinic.newCase({ country: 'GB' })
  let level: string | null = null
  for (const words of [...turns, 'no', 'no', 'no', 'sum it up now please']) {
    const { case: next, reply } = clinic.consult(consultation, words)
    consultation = next
    level = reply.triage?.level ?? level
  }
  return level
}

test.each([
  ['I am a woman of 51. Out of nowhere my heart pounds, I shake, sweat and cannot get air, ten minutes and it is over'],
  ['at 58 I now get sudden spells: hammering heart, trembling, short of breath, then nothing. I am a man'],
])('a first attack that looks like panic is seen within a day from 40 on: %s', (words) => {
  expect(verdictOf(words)).toMatch(/^(?:within-24-hours|emergency-department|ambulance)$/)
})

test('at 24 the same story may wait for an appointment', () => {
  expect(
    verdictOf(
      'I am a woman of 24. Out of nowhere my heart pounds, I shake and sweat in shops, ten minutes and it is over, for two years now',
    ),
  ).toMatch(/^(?:appointment|self-care)$/)
})
