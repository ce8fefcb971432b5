import type { AnalyzeDocumentResponse, DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { PatientFacts } from '@dr-ai/contract/schemas/patient-facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

type Patient = Awaited<ReturnType<typeof newPatient>>
const report = `Riverside Laboratory
Collected: 14 ${new Date().toLocaleString('en', { month: 'long' })} ${new Date().getFullYear()}
Test\tResult\tUnit\tReference range\tFlag
ALT\t88\tU/L\t5 - 45\tH
HbA1c\t8.1\t%\t4.0 - 5.6\tH
Potassium\t4.1\tmg/dL\t3.5 - 5.1
Comment: the liver looks fatty in the scan.
Allergies: Penicillin (rash)`

async function upload(
  patient: Patient,
  text = report,
  file = 'report.txt',
): Promise<Pick<AnalyzeDocumentResponse, 'document_id' | 'response' | 'findings' | 'stopped'>> {
  const { payload, headers } = form([{ name: 'document', file, bytes: text }])
  const answer = await server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...patient.headers } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const say = async (patient: Patient, message: string, more: object = {}) =>
  (await server.call('POST', '/api/chat', { message, ...more }, patient.headers)).json()

test('a question about a document is answered with values and passage, their page and that they are not confirmed', async () => {
  const patient = await newPatient()
  await upload(patient)
  const { response } = await say(patient, 'What does my report say about my liver?')
  expect(response).toMatch(/ALT of 88 U\/L on 14 \w+ \d{4} \(page 1 of report\.txt, not confirmed by you\): high, the report gives 5 - 45/)
  expect(response).toContain('the liver looks fatty in the scan')
  expect((await say(patient, 'What was my HbA1c?')).response).toContain('HbA1c of 8.1 %')
})

test('asked about a value, the doctor says how old it is: old ones say little of today, fresh ones ask for a doctor', async () => {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const asked = async (daysAgo: number): Promise<string> => {
    const patient = await newPatient()
    await upload(patient, `Collected: ${day(daysAgo)}\nPotassium\t6.1\tmmol/L\t3.5 - 5.1`)
    return (await say(patient, 'Is my potassium dangerous?')).response
  }
  const old = await asked(240)
  expect(old).toMatch(/potassium of 6\.1 mmol\/L \(8 months old\)/)
  expect(old).not.toMatch(/without a date|now, and take/)
  expect(await asked(2)).toMatch(/^\W*Go to an emergency department now/)
})

test('findings enter the case as observations of a document, and the doctor says so once', async () => {
  const patient = await newPatient()
  await upload(patient)
  const first = await say(patient, 'I am very thirsty and tired')
  expect(first.clinical.findings).toContainEqual(expect.objectContaining({ id: 'raised-hba1c', polarity: 'present', source: 'document' }))
  expect(first.response).toMatch(/From your documents I keep in mind:[\s\S]*your HbA1c of 8\.1 %/)
  expect((await say(patient, 'For two weeks')).response).not.toContain('From your documents')
})

test('the values of all documents come in one call, and only the patient’s own', async () => {
  const patient = await newPatient()
  const first = await upload(patient)
  await upload(patient, 'Discharge letter. Diagnoses: asthma', 'letter.txt')
  const second = await upload(patient, report.replace('88', '61'), 'newer.txt')
  const { documents } = (await server.call('GET', '/api/documents/results', undefined, patient.headers)).json()
  expect(documents.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
    [second.document_id, 'newer.txt'],
    [first.document_id, 'report.txt'],
  ])
  const values = documents.map(({ findings }: { findings: DocumentFinding[] }) => findings.map(({ name, value }) => [name, value]))
  expect(values[0]).toContainEqual(['ALT', '61'])
  expect(values.flat().map(([name]: string[]) => name)).not.toContain('Penicillin')
  const other = await newPatient()
  expect((await server.call('GET', '/api/documents/results', undefined, other.headers)).json().documents).toEqual([])
})

const bare = 'Collected: 3 March 2026\nHaemoglobin\t12.5\tg/dL'
const haemoglobin = async (patient: Patient, fields: { name: string; value: string }[] = []) => {
  const { payload, headers } = form([...fields, { name: 'document', file: 'blood.txt', bytes: bare }])
  const answer = await server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...patient.headers } })
  return answer.json().findings[0] as DocumentFinding
}

const about = (facts: PatientFacts) => [{ name: 'about', value: JSON.stringify(facts) }]

test('the usual range is the one of the patient’s sex and age, told with the file or in a consultation; unknown stays unknown', async () => {
  expect(await haemoglobin(await newPatient())).toMatchObject({ flag: null, range: { text: expect.stringContaining('either sex') } })
  expect(await haemoglobin(await newPatient(), about({ profile: { sex: 'male', ageYears: 52 } }))).toMatchObject({
    flag: 'low',
    range: { text: '13 to 17.5' },
  })
  const patient = await newPatient()
  await say(patient, 'I am a 34 year old woman and I am tired')
  expect(await haemoglobin(patient)).toMatchObject({ flag: 'normal', range: { text: '12 to 15.5' } })
})

test('what somebody asks for another person says nothing about the patient', async () => {
  const patient = await newPatient()
  await say(patient, 'My son has a fever', { on_behalf_of: 'my son', profile: { sex: 'male', ageYears: 6 } })
  expect(await haemoglobin(patient)).toMatchObject({ flag: null })
})

test('what is accepted is told as confirmed, what is corrected has its new value, what is rejected is gone', async () => {
  const patient = await newPatient()
  const { document_id, findings } = await upload(patient)
  const id = (name: string) => findings.find((finding) => finding.name === name)?.id
  const reviews = [
    { id: id('ALT'), review: 'accepted' },
    { id: id('HbA1c'), review: 'corrected', value: '7.1' },
    { id: id('Penicillin'), review: 'rejected' },
  ]
  const view = (await server.call('POST', `/api/documents/${document_id}/review`, { reviews }, patient.headers)).json()
  expect(view.findings.map(({ name, review }: DocumentFinding) => [name, review])).toEqual([
    ['ALT', 'accepted'],
    ['HbA1c', 'corrected'],
    ['Potassium', 'unconfirmed'],
  ])
  const { response } = await say(patient, 'What does my report say about my liver?')
  expect(response).toMatch(/ALT of 88 U\/L on [^(]+\(page 1 of report\.txt\)/)
  expect((await say(patient, 'What was my HbA1c?')).response).toContain('HbA1c of 7.1 %')
  expect((await say(patient, 'Which allergies does my report name?')).response).not.toContain('Penicillin')
})

test('a unit that does not fit is shown and refused, and counts for nothing', async () => {
  const patient = await newPatient()
  const { findings, response } = await upload(patient)
  expect(findings.find(({ name }) => name === 'Potassium')).toMatchObject({
    value: '4.1',
    unit: 'mg/dL',
    refused: true,
    flag: null,
    code: null,
  })
  expect(response).toContain('I do not use one value')
})

test('a deleted document is gone from the rows, from answers and from the doctor’s memory of consultations', async () => {
  const patient = await newPatient()
  const { document_id } = await upload(patient)
  const { consultation_id } = await say(patient, 'I am very thirsty and tired')
  await server.call('DELETE', `/api/documents/${document_id}`, undefined, patient.headers)
  for (const collection of ['document', 'document-text', 'document-file'])
    expect(await server.records.read(patient.id, collection, document_id)).toBeNull()
  const after = await say(patient, 'What does my report say about my liver?', { consultation_id })
  expect(after.response).not.toMatch(/88|ALT|report\.txt/)
  expect(after.clinical.findings.filter(({ source }: { source: string }) => source === 'document')).toEqual([])
})

test('another person the patient asks for has none of the patient’s documents', async () => {
  const patient = await newPatient()
  await upload(patient)
  const { clinical, response } = await say(patient, 'My son is very thirsty and tired', { on_behalf_of: 'son', new_consultation: true })
  expect(clinical.findings.filter(({ source }: { source: string }) => source === 'document')).toEqual([])
  expect(response).not.toContain('From your documents')
})

const uploadAbout = async (patient: Patient, bytes: string, facts: PatientFacts) => {
  const { payload, headers } = form([...about(facts), { name: 'document', file: 'paper.txt', bytes }])
  return (
    await server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...patient.headers } })
  ).json()
}

test('a paper is checked against the medicines, allergies and illnesses that came beside it, without any consultation before', async () => {
  const script = 'Medications\nIbuprofen 400 mg tablets three times a day'
  const { warnings } = await uploadAbout(await newPatient(), script, { medications: [{ name: 'Warfarin' }], allergies: ['aspirin'] })
  expect(warnings.map(({ medications }: { medications: string[] }) => medications.join(' + '))).toContain('Ibuprofen + Warfarin')
  const blood = `Collected: 3 March 2026\nTest\tResult\tUnit\tReference range\nUric acid\t7.4\tmg/dL\t3.5 - 7.2`
  const { findings } = await uploadAbout(await newPatient(), blood, { profile: { conditions: ['Gout'] } })
  expect(findings[0].meaning).toContain('You have gout')
})

test('in pregnancy the usual range is that of pregnancy, and what a value means too', async () => {
  const { findings } = await uploadAbout(await newPatient(), bare.replace('12.5', '10.2'), {
    profile: { sex: 'female', ageYears: 31, pregnant: true },
  })
  expect(findings[0]).toMatchObject({
    range: { text: expect.stringContaining('pregnancy') },
    meaning: expect.stringContaining('You are pregnant'),
  })
})

test('what a letter stopped is told with the paper, whenever it is opened', async () => {
  const patient = await newPatient()
  const { document_id, stopped } = await upload(
    patient,
    'Medications on discharge\nAmlodipine 5 mg once daily\nStopped: ramipril 5 mg (cough)',
    'letter.txt',
  )
  expect(stopped).toEqual([{ name: 'ramipril', page: 1, snippet: expect.stringContaining('cough') }])
  expect((await server.call('GET', `/api/documents/${document_id}`, undefined, patient.headers)).json().stopped).toEqual(stopped)
})
