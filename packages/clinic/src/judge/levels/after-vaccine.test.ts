import { describe, expect, it } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const levelOf = (words: string) => clinic.levelOf(clinic.consult(clinic.newCase({ country: 'GB' }), words).case)

describe('a low fever within two days of a vaccine in somebody well is no emergency', () => {
  it.each([
    ['my baby is 4 months, had her jabs yesterday, temp 38.1 today, feeding and smiling', [null, 'appointment']],
    ['my lb had his 16 week injections yesterday and is running 38.2. still taking bottles and smiling', [null, 'appointment']],
    ['covid jab yesterday and now fever 38.4, aches, chills, 33 f', [null, 'appointment', 'within-24-hours']],
    ['my 12 week old had vaccines this morning and has a temp of 38.3 now, feeding well', ['within-24-hours']],
    ['10 week old, first jabs yesterday, 38.2 tonight, feeding well and alert', ['within-24-hours']],
  ])('%s', (words, levels) => expect(levels).toContain(levelOf(words)))

  it.each([
    '7 week old baby temp 38.4, jabs yesterday',
    '7 week old, 38.4, jabs tomorrow',
    '10 week old, jabs last week, temp 38.4 today, feeding well',
    '10 weeks old, jabs yesterday, temp 38.6, not feeding and sleepy',
    '5 months, jabs yesterday, temp 38.2 but she is floppy and wont wake for feeds',
    '4 month old vaccinated yesterday, temp 38.3, breathing fast and ribs sucking in',
    '5 months, jabs this morning, face swollen and wheezing',
    'jabs yesterday, 5 months, temp 38 and had a fit',
    '1 year old, MMR yesterday, rash that does not fade under a glass, temp 38.4',
  ])('not before eight weeks, after more days, or with a sign of danger: %s', (words) =>
    expect(['emergency-department', 'ambulance']).toContain(levelOf(words)),
  )
})

describe('vital signs that were all measured say how grave a fast breath is', () => {
  const told = '68 m with COPD, 4 days of cough with yellow phlegm, fever. BP 132/78, pulse 94, breathing rate 22, temp 38.6'
  it('together of low risk: a doctor within a day', () => expect(levelOf(`${told}, SpO2 93%`)).toBe('within-24-hours'))
  it('one not measured, or one far from normal: a hospital', () => {
    expect(levelOf(told)).toBe('emergency-department')
    expect(levelOf(`${told}, SpO2 86%`)).toMatch(/emergency-department|ambulance/)
  })
})

it('a stomach upset that keeps its drinks down is not told to drink nothing', () => {
  const first = clinic.consult(
    clinic.newCase({ country: 'GB' }),
    'my 3 year old has vomiting and diarrhoea since last night, keeps sips of water down, weed this morning',
  )
  expect(clinic.levelOf(first.case)).not.toBe('emergency-department')
  expect(clinic.consult(first.case, 'what can he have to eat and drink?').reply.text).not.toMatch(/[Nn]othing to eat/)
  expect(levelOf('my 3 year old is vomiting green bile, belly swollen and hard, no poo or wind for 2 days')).toMatch(
    /emergency-department|ambulance/,
  )
})
