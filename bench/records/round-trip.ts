import { isDeepStrictEqual } from 'node:util'
import { endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import { form, newPatient, serve, type TestServer } from '../../apps/server/src/testing/serve.ts'
import { readFolder, writeFolder } from '../../apps/web/src/features/taking-along/folder.ts'
import {
  type AskForRows,
  gatherRecord,
  type KeptRow,
  readTakenRecord,
  restoreRecord,
  type TakenRecord,
} from '../../apps/web/src/features/taking-along/taken-record.ts'

type Patient = Awaited<ReturnType<typeof newPatient>>

/** The calls of the browser, made to a server in this process. */
function asking(server: TestServer, patient: Patient): AskForRows {
  const ask = async (
    name: Parameters<AskForRows>[0],
    {
      body,
      query,
      parameters,
    }: { body?: unknown; query?: Readonly<Record<string, string | number | undefined>>; parameters?: Readonly<Record<string, string>> },
  ) => {
    const given = Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
    const url = `${endpointPath(name, parameters)}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
    const { method } = endpoints[name]
    const sent = body instanceof FormData ? await formOf(body) : null
    const answer = await (sent
      ? server.inject({ method, url, payload: sent.payload, headers: { ...sent.headers, ...patient.headers } })
      : server.call(method, url, body as object | undefined, patient.headers))
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
    return name === 'downloadDocument' ? new Blob([new Uint8Array(answer.rawPayload)]) : answer.json()
  }
  return ask as AskForRows
}

async function formOf(data: FormData) {
  const file = data.get('document') as Blob
  return form([
    { name: 'id', value: String(data.get('id')) },
    { name: 'document', file: 'document', bytes: new Uint8Array(await file.arrayBuffer()) },
  ])
}

const items = [
  { kind: 'problem', name: 'Asthma', codes: [{ system: 'http://snomed.info/sct', code: '195967001' }], date: '2001' },
  { kind: 'allergy', name: 'Penicillin', reaction: 'Hives', severity: 'moderate' },
  { kind: 'medication', name: 'Salbutamol', dosage: '100 micrograms', frequency: 'As needed' },
  { kind: 'immunisation', name: 'Influenza', date: '2025-10-01' },
  { kind: 'procedure', name: 'Appendectomy', date: '1959-04' },
  { kind: 'family', name: 'Type 2 diabetes', relation: 'mother' },
  { kind: 'result', name: 'HbA1c', value: 5.6, unit: '%', low: 4, high: 6, date: '2026-05-01' },
  { kind: 'vital', name: 'Blood pressure', measure: 'blood-pressure', value: 132, second: 84, unit: 'mmHg', date: '2026-11-20T08:00:00Z' },
  { kind: 'vital', name: 'Temperature', measure: 'temperature', value: 98.6, unit: '°F', from: 'chat' },
]
const vault: KeptRow[] = [
  { collection: 'medications', id: 'm1', value: { id: 'm1', name: 'Lisinopril', stock: 3, schedule: { kind: 'clock', times: ['08:00'] } } },
  { collection: 'profile', id: 'profile', value: { ageYears: 47, sex: 'female', conditions: ['Κεφαλαλγία'], allergies: [] } },
  { collection: 'identity', id: 'patient', value: { secret: 'never' } },
]

/** A record with something of everything. */
async function fill(server: TestServer, patient: Patient): Promise<void> {
  const post = (url: string, body: object) => server.call('POST', url, body, patient.headers)
  await Promise.all(
    Array.from({ length: 130 }, (_, entry) => post('/api/history/add', { diagnosis: { diagnosis: `Cold ${entry}`, confidence: 0.5 } })),
  )
  const first = (await post('/api/chat', { message: 'I have had a headache for two days' })).json()
  await post('/api/chat', { message: 'no', consultation_id: first.consultation_id })
  await post('/api/chat', { message: 'My knee hurts', new_consultation: true })
  const sent = form([{ name: 'document', file: 'lab ä.txt', bytes: 'Sodium 140 mmol/L (135 - 145)\nPotassium 5.9 mmol/L (3.5 - 5.1)' }])
  await server.inject({
    method: 'POST',
    url: '/api/document/analyze',
    payload: sent.payload,
    headers: { ...sent.headers, ...patient.headers },
  })
  await post('/api/record/items', { items })
}

export interface RoundTrip {
  rows: number
  /** Rows and files that are missing or otherwise after they came back. */
  loss: number
  /** Rows that a second import would have added. */
  twice: number
  hasSecret: boolean
}

/** Takes a whole record out of one server as a folder, puts it into another, and compares what is there with what there was. */
export async function measureRoundTrip(): Promise<RoundTrip> {
  const [from, into] = [await serve(), await serve()]
  try {
    const [owner, other] = [await newPatient(), await newPatient()]
    await fill(from, owner)
    const taken = await gatherRecord(asking(from, owner), vault, new Date())
    const files: Record<string, Uint8Array> = {}
    for (const { path, file } of taken.documents) files[path] = new Uint8Array(await file.arrayBuffer())
    const zip = writeFolder({ 'record.json': JSON.stringify(taken.record) }, files)
    const folder = readFolder(zip)
    const record = folder && readTakenRecord(folder.text('record.json') ?? '')
    if (!folder || !record) throw new Error('The folder cannot be read.')
    await restoreRecord(asking(into, other), record, folder.bytes)
    const again = await restoreRecord(asking(into, other), record, folder.bytes)
    const back = await gatherRecord(asking(into, other), record.vault, new Date())
    return {
      rows: Object.values(taken.record.rows).flat().length,
      loss: differences(taken.record, back.record) + (await differentFiles(taken.documents, back.documents)),
      twice: again.restored,
      hasSecret: JSON.stringify(record).includes('never'),
    }
  } finally {
    await from.close()
    await into.close()
  }
}

function differences(before: TakenRecord, after: TakenRecord): number {
  const collections = new Set([...Object.keys(before.rows), ...Object.keys(after.rows)])
  const rows = [...collections].flatMap((collection) => {
    const back = new Map((after.rows[collection] ?? []).map((row) => [row.id, row]))
    return (before.rows[collection] ?? []).filter((row) => !isDeepStrictEqual(row, back.get(row.id)))
  })
  return rows.length + (isDeepStrictEqual(before.vault, after.vault) ? 0 : 1)
}

type Documents = Awaited<ReturnType<typeof gatherRecord>>['documents']

async function differentFiles(before: Documents, after: Documents): Promise<number> {
  const bytes = (documents: Documents) =>
    Promise.all(documents.map(async ({ path, file }) => `${path} ${Buffer.from(await file.arrayBuffer()).toString('base64')}`))
  const back = new Set(await bytes(after))
  return (await bytes(before)).filter((each) => !back.has(each)).length
}
