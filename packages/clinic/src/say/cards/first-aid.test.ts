import { expect, test } from 'vitest'
import { sights } from '../../hear/sight-frames.ts'
import { ofSight } from '../../judge/levels/sight-rules.ts'
import { ofStrongTablets } from '../../judge/levels/strong-tablets.ts'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { withHelpers } from '../helpers.ts'
import { readingGrade } from '../reading-grade.ts'
import { chooseFirstAid } from './choose-first-aid.ts'
import { firstAidCards, generalFirstAid } from './first-aid-cards.ts'
import { firstAidSteps } from './first-aid-text.ts'
import { toldDangers } from './testing/told-dangers.ts'

const pack = loadPack()
const clinic = loadLexiconClinic()
const everyday = clinic.newCase({ country: 'GB' })
const cards = [...firstAidCards, generalFirstAid]

for (const [id, ways] of Object.entries(toldDangers))
  test(`the words find the card: ${id}`, () =>
    expect(
      ways.map((words) => {
        const relation = /baby|infant|newborn|months? old|weeks? old/.test(words)
          ? 'baby'
          : /toddler|child|girl|son|boy/.test(words)
            ? 'son'
            : 'self'
        return chooseFirstAid({ ...everyday, person: { ...everyday.person, relation } }, words).id
      }),
    ).toEqual([id, id, id]))

test('every card has three ways of being told', () =>
  expect(Object.keys(toldDangers).sort()).toEqual(firstAidCards.map(({ id }) => id).sort()))

const immediate = pack.redFlags.filter(({ level }) => level === 'ambulance' || level === 'emergency-department')
test('nearly every emergency rule leads to a card of its own', () => {
  const without = immediate.filter(({ id }) => !cards.some(({ rules }) => rules?.test(id))).map(({ id }) => id)
  expect(without.length / immediate.length, without.join(' ')).toBeLessThan(0.12)
})
test('every condition, finding and rule that a card names exists', () => {
  const conditions = new Set(pack.conditions.map(({ id }) => id))
  const findings = new Set(pack.findings.map(({ id }) => id))
  const unknown = cards.flatMap((card) => [
    ...(card.conditions ?? []).filter((id) => !conditions.has(id)),
    ...(card.findings ?? []).filter((id) => !findings.has(id)),
    ...(card.rules === undefined ||
    card.rules.test('life:no-breath') ||
    card.rules.test(ofStrongTablets) ||
    sights.some((sight) => card.rules?.test(`${ofSight}${sight}`)) ||
    pack.redFlags.some(({ id }) => card.rules?.test(id))
      ? []
      : [`rules of ${card.id}`]),
  ])
  expect(unknown).toEqual([])
})
for (const card of cards)
  test(`a card is short, plain and names its sources: ${card.id}`, () => {
    for (const relation of ['self', 'father'])
      for (const country of ['GB', 'US', 'AU', null]) {
        const { steps, doNot } = firstAidSteps(card, { ...everyday, country, person: { ...everyday.person, relation } })
        const reasons = card.reasons.map((each) => (typeof each === 'string' ? each : each.text))
        const text = [...steps, ...doNot, ...reasons, withHelpers(card.ahead ?? '', everyday)].join('\n')
        expect(readingGrade(text)).toBeLessThanOrEqual(6.5)
        expect(text).not.toMatch(/[{}]/)
        expect(steps.length + doNot.length).toBeLessThanOrEqual(9)
      }
    expect(card.sources.length).toBeGreaterThan(0)
  })

const aspirin = (profile: Parameters<typeof clinic.newCase>[0], words = 'a heavy weight on my chest and a cold sweat') => {
  const { reply } = clinic.consult(clinic.newCase(profile), words)
  return reply.parts.find(({ kind }) => kind === 'firstAid')?.text ?? ''
}
test('aspirin: by country, and not for everybody', () => {
  expect(aspirin({ country: 'GB', ageYears: 60, sex: 'male' })).toMatch(/300 mg/)
  expect(aspirin({ country: 'AU', ageYears: 60, sex: 'male' })).toMatch(/300 mg/)
  expect(aspirin({ country: 'US', ageYears: 60, sex: 'male' })).toMatch(/325 mg/)
  expect(aspirin({ country: 'US', ageYears: 60, sex: 'male', drugs: ['Apixaban'] })).not.toMatch(/[Cc]hew/)
  expect(aspirin({ country: 'GB', ageYears: 60, sex: 'male', allergies: ['Aspirin'] })).not.toMatch(/[Cc]hew/)
  expect(aspirin({ country: 'GB', ageYears: 12, sex: 'male' })).not.toMatch(/[Cc]hew/)
})
test('the card stands right under the level in the first emergency reply, and the question comes last', () => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), "my dad's face is drooping and he cannot lift his arm")
  expect(reply.parts.map(({ kind }) => kind)).toEqual(['level', 'firstAid', 'question'])
  expect(reply.text).toMatch(/999[\s\S]*First aid for a stroke[\s\S]*time when it began[\s\S]*Nothing to eat or drink/)
})
