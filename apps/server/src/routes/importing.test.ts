import { deflateRawSync } from 'node:zlib'
import type { HealthItem, ImportRecordResponse } from '@dr-ai/contract/schemas/health-items'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeZip } from '../../../../bench/documents/write-zip.ts'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

type Headers = Record<string, string>

async function bring(headers: Headers, name: string, bytes: Uint8Array | string, told?: object[]) {
  const sent = form([{ name: 'record', file: name, bytes }, ...(told ? [{ name: 'told', value: JSON.stringify(told) }] : [])])
  return server.inject({ method: 'POST', url: '/api/record/import', payload: sent.payload, headers: { ...sent.headers, ...headers } })
}
const list = async (headers: Headers): Promise<HealthItem[]> =>
  (await server.call('GET', '/api/record/items', undefined, headers)).json().items
const bundle = (...resources: object[]) =>
  JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) })
const asthma = { resourceType: 'Condition', code: { text: 'Asthma' } }
const statement = (text: string) => ({ resourceType: 'MedicationStatement', status: 'active', medicationCodeableConcept: { text } })

test('a file proposes, the patient accepts by group, and what contradicts the record stays open', async () => {
  const { headers } = await newPatient()
  await server.call('POST', '/api/record/items', { items: [{ kind: 'medication', name: 'Lisinopril', dosage: '10 mg' }] }, headers)
  const answer = (
    await bring(headers, 'hospital.json', bundle(asthma, asthma, statement('Lisinopril 20 mg'), statement('Metformin')))
  ).json() as ImportRecordResponse
  expect(answer).toMatchObject({
    formats: ['FHIR'],
    groups: [
      { kind: 'problem', proposed: 1 },
      { kind: 'medication', proposed: 2, conflicts: 1 },
    ],
    duplicates: 1,
  })
  expect(answer.response).toBe(
    'I found 1 problem, 2 medications in hospital.json. Nothing counts until you accept it. 1 thing was in your record already. 1 says something else than your record: please look at each.',
  )
  const review = { review: 'accepted', import_id: answer.import_id }
  expect((await server.call('POST', '/api/record/items/review', review, headers)).json()).toMatchObject({ changed: 2, left: 1 })
  const items = await list(headers)
  expect(
    items
      .filter((item) => item.review === 'accepted')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Asthma', 'Lisinopril', 'Metformin'])
  const open = items.find((item) => item.review === 'proposed')
  expect(open).toMatchObject({
    name: 'Lisinopril 20 mg',
    source: { kind: 'file', name: 'hospital.json' },
    conflict: expect.stringContaining('10 mg'),
  })
  await server.call('POST', '/api/record/items/review', { review: 'rejected', ids: [open?.id] }, headers)
  expect((await list(headers)).find(({ name }) => name === 'Lisinopril')).toMatchObject({ dosage: '10 mg', source: { kind: 'own' } })
  expect(await list(headers)).toHaveLength(3)
})

test('the same file again proposes nothing, and what the browser keeps counts as known', async () => {
  const { headers } = await newPatient()
  const told = [{ kind: 'medication', name: 'metformin', dosage: '500 mg' }]
  expect(
    (await bring(headers, 'a.ndjson', `${JSON.stringify(asthma)}\n${JSON.stringify(statement('Metformin 500 mg'))}\n`, told)).json(),
  ).toMatchObject({ duplicates: 1 })
  expect((await bring(headers, 'a.ndjson', JSON.stringify(asthma))).json()).toMatchObject({ groups: [], duplicates: 1 })
})

test('an archive is read part by part', async () => {
  const { headers } = await newPatient()
  const apple =
    '<!DOCTYPE HealthData><HealthData><Record type="HKQuantityTypeIdentifierBodyMass" sourceName="a" unit="kg" startDate="2026-01-02 07:00:00 +0100" endDate="x" value="80"/></HealthData>'
  const zip = writeZip([
    ['apple_health_export/export.xml', apple],
    ['apple_health_export/export_cda.xml', '<ClinicalDocument/>'],
    ['apple_health_export/clinical-records/Condition-1.json', JSON.stringify(asthma)],
    ['apple_health_export/workout-routes/route.gpx', 'no record'],
  ])
  expect((await bring(headers, 'export.zip', zip)).json()).toMatchObject({
    formats: ['Apple Health', 'FHIR'],
    groups: [{ kind: 'problem' }, { kind: 'vital' }],
  })
})

test('a health card is unpacked', async () => {
  const { headers } = await newPatient()
  const content = {
    vc: {
      credentialSubject: {
        fhirBundle: JSON.parse(
          bundle({
            resourceType: 'Immunization',
            status: 'completed',
            vaccineCode: { text: 'COVID-19' },
            occurrenceDateTime: '2021-03-01',
          }),
        ),
      },
    },
  }
  const token = `eyJh.${deflateRawSync(JSON.stringify(content)).toString('base64url')}.sig`
  expect((await bring(headers, 'card.smart-health-card', JSON.stringify({ verifiableCredential: [token] }))).json()).toMatchObject({
    formats: ['health card'],
    groups: [{ kind: 'immunisation', proposed: 1 }],
  })
})

test('a file that cannot be read gets a sentence, and nothing is kept', async () => {
  const { headers } = await newPatient()
  const answer = await bring(headers, 'a.xml', '<ClinicalDocument><component>')
  expect([answer.statusCode, answer.json().error.message]).toEqual([422, expect.stringMatching(/^[A-Z].+\.$/)])
  expect(await list(headers)).toEqual([])
})
