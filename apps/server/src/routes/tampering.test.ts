import { createHmac, hkdfSync } from 'node:crypto'
import { auditKeyPurpose, verifyAudit } from '@dr-ai/contract/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEntry, countUnseenTampering, foundIn, meddlings, type TestPatient, trailOf } from '../testing/meddle-with-rows.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const signerOf = ({ id, secret }: TestPatient) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, id, auditKeyPurpose, 32))
  return async (text: string) => createHmac('sha256', key).update(text).digest('base64url')
}
const foundBy = async (patient: TestPatient) => foundIn(await trailOf(server, patient))

for (const [name, meddle] of Object.entries(meddlings))
  test(`${name} is found, named once, and the chain stays whole`, async () => {
    const patient = await newPatient()
    for (const diagnosis of ['Flu', 'Cold']) await addEntry(server, patient, diagnosis)
    expect(await foundBy(patient)).toEqual([])
    const told = await meddle(server, patient)
    expect(await foundBy(patient)).toEqual([told])
    const entries = await trailOf(server, patient)
    expect(foundIn(entries)).toHaveLength(1)
    expect(await verifyAudit(entries, signerOf(patient), null)).toMatchObject({ kind: 'whole' })
    await addEntry(server, patient, 'Eczema')
    expect(await foundBy(patient)).toHaveLength(1)
  })

test('of many meddlings none stays unseen, by the patient or by records verify', { timeout: 120_000 }, async () => {
  expect(await countUnseenTampering(12)).toEqual({ unseen: 0, untold: 0, unverified: 0 })
})

test('the next turn on a rolled-back consultation does not hide it', async () => {
  const patient = await newPatient()
  await meddlings['an earlier version of a consultation']?.(server, patient)
  await server.call('POST', '/api/chat', { message: 'and my neck is stiff' }, patient.headers)
  expect(await foundBy(patient)).toHaveLength(1)
})

test('a row does not open under another time', async () => {
  const patient = await newPatient()
  const told = await meddlings['a row with another time']?.(server, patient)
  const { damaged } = (await server.call('GET', '/api/history', undefined, patient.headers)).json()
  expect(damaged).toEqual([told?.record])
})
