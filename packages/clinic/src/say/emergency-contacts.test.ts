import { expect, test } from 'vitest'
import { emergencyNumbers } from '../knowledge/emergency-numbers.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const countries = Object.entries(emergencyNumbers)
const inCrisis = (country: string | null) => clinic.consult(clinic.newCase({ country }), 'I want to kill myself').reply

test('the numbers of at least 60 countries are known, each a dialable one', () => {
  expect(countries.filter(([, { ambulance }]) => ambulance !== null).length).toBeGreaterThanOrEqual(60)
  for (const [code, { ambulance, helplines }] of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    if (ambulance !== null) expect(ambulance).toMatch(/^\d{2,5}$/)
    for (const { name, phone } of helplines) expect(`${name} ${phone}`).toMatch(/^\S.* [\d+(][\d\s()+-]{1,20}$/)
  }
})

test('the crisis reply of every country shows its own numbers', () => {
  for (const [code, { ambulance, helplines }] of countries) {
    const { text, crisis } = inCrisis(code)
    expect(text).toContain(`call ${ambulance ?? '112 or 911'}`)
    expect(crisis?.emergencyNumber).toBe(ambulance ?? '112 or 911')
    for (const { phone } of helplines) expect(text).toContain(phone)
    if (helplines.length === 0) expect(text).toContain('find a helpline')
  }
})

// The public lists name different numbers for the ambulance of Ghana, Guyana, Latvia and Slovakia.
for (const country of [null, 'XX', 'GH', 'GY', 'LV', 'SK'])
  test(`where no number is sure (${country}) 112 or 911 is shown and how to find a helpline`, () => {
    expect(inCrisis(country).text).toMatch(/call 112 or 911[\s\S]*find a helpline/)
  })
