import { expect, test } from 'vitest'
import { type ConsultationCase, newCase } from '../case/case.ts'
import { loadIndex } from '../testing/load-clinic.ts'
import { readingGrade } from './reading-grade.ts'
import { type SuitedAdvice, suitedAdvice } from './suited-advice.ts'

const knowledge = loadIndex()

/** A case that knows these findings. */
function having(profile: Parameters<typeof newCase>[0], ...findings: string[]): ConsultationCase {
  const observed = findings.map((finding) => [
    finding,
    { finding, polarity: 'present', certain: true, temporality: 'current', source: 'told', text: finding, turn: 1 } as const,
  ])
  return { ...newCase(profile), observations: Object.fromEntries(observed) }
}

const adviceFor = (condition: string, consultation: ConsultationCase): SuitedAdvice => {
  const advice = suitedAdvice(knowledge, condition, consultation)
  if (advice === null) throw new Error(`no advice for ${condition}`)
  return advice
}
const adult = { ageYears: 45, sex: 'female' } as const

test('an anti-inflammatory is offered to the healthy, and to nobody whom it can harm', () => {
  expect(adviceFor('gout', having(adult)).medicines.join(' ')).toContain('ibuprofen')
  for (const risk of ['history-kidney-disease', 'history-ulcer', 'history-asthma', 'takes-blood-thinner', 'history-heart-failure'])
    expect(adviceFor('gout', having(adult, risk)).medicines.join(' '), risk).not.toContain('ibuprofen')
  expect(adviceFor('migraine', having({ ...adult, pregnant: true })).medicines.join(' ')).not.toContain('ibuprofen')
  expect(adviceFor('migraine', having({ ...adult, drugs: ['Eliquis'] })).medicines.join(' ')).not.toContain('ibuprofen')
  expect(adviceFor('migraine', having({ ...adult, allergies: ['ibuprofen'] })).medicines.join(' ')).not.toContain('Ibuprofen')
})

test('what to avoid is said to whom it concerns, and to nobody else', () => {
  expect(adviceFor('gout', having(adult)).avoid.join(' ')).not.toMatch(/kidneys|ulcer|thinner|heart failure/)
  expect(adviceFor('gout', having(adult, 'history-kidney-disease')).avoid.join(' ')).toContain('weak kidneys')
  expect(adviceFor('migraine', having(adult)).avoid.join(' ')).not.toContain('combined pill')
  expect(adviceFor('migraine', having(adult, 'aura-visual')).avoid.join(' ')).toContain('combined pill')
})

test('whoever an anti-inflammatory is withheld from is told why, before what is for everybody', () => {
  const risks = [
    'history-kidney-disease',
    'history-ulcer',
    'takes-blood-thinner',
    'history-heart-failure',
    'history-heart-attack',
    'history-stroke',
    'history-liver-disease',
    'history-ibd',
  ]
  const offering = [...knowledge.advice].filter(([, { medicines }]) => medicines.some(({ ingredient }) => ingredient === 'ibuprofen'))
  const silent = offering.flatMap(([condition, { medicines }]) =>
    risks
      .filter((risk) => {
        const advice = adviceFor(
          condition,
          having({ ...adult, ageYears: Math.min(40, Math.max(...medicines.map(({ toYears = 40 }) => toYears - 1))) }, risk),
        )
        return !/ibuprofen|anti-inflammator/i.test(advice.avoid.slice(0, 2).join(' '))
      })
      .map((risk) => `${condition}: ${risk}`),
  )
  expect(offering.length).toBeGreaterThan(50)
  expect(silent).toEqual([])
  expect(adviceFor('ankle-sprain', having({ ageYears: 70, sex: 'female' })).avoid[0]).toContain('from 65 on')
  expect(adviceFor('ankle-sprain', having(adult)).avoid.join(' ')).not.toMatch(/Avoid ibuprofen|from 65 on/)
})

test('what the medicines themselves forbid stands before what is for everybody', () => {
  const { avoid } = adviceFor('gout', having({ ...adult, drugs: ['bendroflumethiazide'] }))
  const forbidden = avoid.findIndex((line) => /ibuprofen/i.test(line))
  expect(forbidden).toBeGreaterThanOrEqual(0)
  expect(forbidden).toBeLessThan(avoid.findIndex((line) => line.startsWith('Avoid alcohol')))
})

test('who is dry and takes lithium is told to call today', () => {
  for (const condition of ['viral-gastroenteritis', 'bacterial-gastroenteritis', 'food-poisoning']) {
    expect(adviceFor(condition, having(adult, 'takes-lithium')).doctor.join(' '), condition).toContain('lithium')
    expect(adviceFor(condition, having(adult)).doctor.join(' '), condition).not.toContain('lithium')
  }
})

test('who takes a medicine already is not told to take it', () => {
  const advice = adviceFor('cystitis', having({ ...adult, drugs: ['Panadol'] }))
  expect(advice.medicines.join(' ')).not.toContain('paracetamol')
  expect(advice.avoid.join(' ')).toContain('already take paracetamol')
})

test('shingles: why soon, and more for a weak immune system', () => {
  expect(adviceFor('herpes-zoster', having(adult)).doctor.join(' ')).toMatch(/72 hours/)
  expect(adviceFor('herpes-zoster', having(adult)).doctor.join(' ')).not.toContain('weak immune system')
  expect(adviceFor('herpes-zoster', having(adult, 'takes-chemotherapy')).doctor.join(' ')).toContain('weak immune system')
})

test('the words are about the one who is ill', () => {
  const toddler = having({ ageYears: 3, relation: 'son' })
  const advice = adviceFor('chickenpox', toddler)
  expect(advice.doctor.join(' ')).toContain('Healthy children')
  expect([...advice.home, ...advice.medicines, ...advice.doctorIf].join(' ')).not.toMatch(/\byou\b/)
})

test('all advice is easy to read', () => {
  const names = knowledge.pack.conditions.map(({ name }) => name.toLowerCase())
  const medicines = [...knowledge.advice.values()].flatMap((advice) => advice.medicines.map(({ ingredient }) => ingredient))
  const hard = [...knowledge.advice.keys()].filter((condition) => {
    const { home, doctor, medicines: shelf, avoid, daily, course, doctorIf, callIf } = adviceFor(condition, having(adult))
    const text = [...home, ...doctor, ...shelf, ...avoid, ...Object.values(daily), course, ...doctorIf, ...callIf].join('\n')
    return readingGrade(text, [...names, ...medicines]) > 7
  })
  expect(hard).toEqual([])
})

test('what was done already is neither proposed nor a condition', () => {
  const telling = (prose: string) => ({ ...having(adult), prose })
  const before = adviceFor('iron-deficiency-anaemia', telling('I am tired all the time'))
  expect(before.avoid.join(' ')).toContain('before the blood test')
  const after = adviceFor('iron-deficiency-anaemia', telling('My ferritin was 6 last week. I am a vegetarian'))
  expect([...after.home, ...after.doctor, ...after.avoid, ...after.doctorIf].join(' ')).not.toMatch(
    /before the blood test|red meat|tested within|not had a blood test/,
  )
  expect(after.doctor.join(' ')).toContain('Take the result along')
  expect(adviceFor('dental-abscess', telling('The dentist drained it on Monday')).doctor.join(' ')).not.toMatch(/See a dentist today/)
  const cut = adviceFor('laceration', telling('My tetanus is up to date. They put five stitches in'))
  expect([...cut.home, ...cut.doctor].join(' ')).not.toMatch(/tetanus|gape/)
})
