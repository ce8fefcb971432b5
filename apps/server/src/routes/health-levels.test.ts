import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const vital = (measure: string, value: number, unit: string, rest: object = {}) => ({
  kind: 'vital',
  name: measure,
  measure,
  value,
  unit,
  date: hoursAgo(0.5),
  ...rest,
})
const pressure = (value: number, second: number) => vital('blood-pressure', value, 'mmHg', { second })

/** What the doctor says to words, beside measured values that the patient has entered. */
async function heard(items: object[], message: string, rest: object = {}): Promise<{ answer: ChatResponse; level: string | undefined }> {
  const { headers } = await newPatient()
  const entered = await server.call('POST', '/api/record/items', { items }, headers)
  expect(entered.statusCode).toBeLessThan(300)
  const answer: ChatResponse = (await server.call('POST', '/api/chat', { message, ...rest }, headers)).json()
  return { answer, level: answer.clinical?.triage?.level }
}
const now = ['ambulance', 'emergency-department']
const grownUp = { profile: { ageYears: 58, sex: 'male' } }

// Royal College of Physicians: NEWS2. 7 points and more are an emergency; none of these signs says so by itself.
const signs = (breaths: number, oxygen: number, pulse: number, temperature: number, [systolic, diastolic]: readonly [number, number]) => [
  vital('breathing-rate', breaths, '/min'),
  vital('oxygen', oxygen, '%'),
  vital('pulse', pulse, '/min'),
  vital('temperature', temperature, '°C'),
  pressure(systolic, diastolic),
]
const newsOfSeven = signs(22, 94, 114, 38.4, [108, 64])
const newsOfNone = signs(16, 97, 76, 37.1, [124, 78])

test('NEWS2: entered signs that score 7 together are an emergency, each of them alone and usual ones are none', async () => {
  expect(now).toContain((await heard(newsOfSeven, 'I feel unwell and have a cough', grownUp)).level)
  for (const items of [newsOfNone, ...newsOfSeven.map((one) => [one])])
    expect(now).not.toContain((await heard(items, 'I feel unwell and have a cough', grownUp)).level)
})

test('hypoglycaemia: an entered blood glucose under 3 mmol/L is an emergency, in mg/dL too; one of yesterday and a usual one are none', async () => {
  const diabetic = { profile: { ageYears: 34, sex: 'female' } }
  const words = 'I feel a bit shaky'
  expect(now).toContain((await heard([vital('glucose', 2.6, 'mmol/L')], words, diabetic)).level)
  expect(now).toContain((await heard([vital('glucose', 46, 'mg/dL')], words, diabetic)).level)
  expect(now).not.toContain((await heard([vital('glucose', 2.6, 'mmol/L', { date: hoursAgo(26) })], words, diabetic)).level)
  expect(now).not.toContain((await heard([vital('glucose', 5.4, 'mmol/L')], words, diabetic)).level)
})

test('hypertensive emergency: an entered 212 over 124 with a sign of harm is one, without it care within a day, and 142 over 84 is neither', async () => {
  expect(now).toContain((await heard([pressure(212, 124)], 'I have a headache and my vision is blurred', grownUp)).level)
  expect(now).toContain((await heard([pressure(212, 124)], 'I have chest pain', grownUp)).level)
  expect((await heard([pressure(212, 124)], 'I have a runny nose', grownUp)).level).toBe('within-24-hours')
  expect(now).not.toContain((await heard([pressure(142, 84)], 'I have a mild headache', grownUp)).level)
})

test('fever in a baby: an entered 38.3 under 3 months is an emergency, and at four years it is not', async () => {
  const baby = { patient_relation: 'daughter', profile: { ageYears: 0.15, sex: 'female' } }
  const child = { patient_relation: 'daughter', profile: { ageYears: 4, sex: 'female' } }
  const fever = [vital('temperature', 38.3, '°C')]
  expect(now).toContain((await heard(fever, 'She has a runny nose', baby)).level)
  expect(now).not.toContain((await heard(fever, 'She has a runny nose', child)).level)
})
