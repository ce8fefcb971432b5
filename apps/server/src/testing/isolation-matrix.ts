import { type EndpointName, endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import { calls } from '@dr-ai/contract/schemas/calls'
import type { LightMyRequestResponse } from 'fastify'
import { form, newPatient, type TestServer } from './serve.ts'

/** In every text of the victim's record: an answer to somebody else that holds it is a leak. */
export const marker = 'xylophone-marker'

export interface IsolationCell {
  call: EndpointName
  way: string
  /** What may be answered. Reading what is one's own (nothing) is no breach; a row named by its id must not be found. */
  statuses: readonly number[]
  attempt(): Promise<LightMyRequestResponse>
}

export interface IsolationMatrix {
  victim: Awaited<ReturnType<typeof newPatient>>
  documentId: string
  cells: IsolationCell[]
}

/** Whether a cell's answer gave away, or did, what it must not. */
export function isLeak({ statuses }: IsolationCell, answer: LightMyRequestResponse): boolean {
  return !statuses.includes(answer.statusCode) || answer.body.includes(marker)
}

/** The calls that act for a patient, as far as this server answers them. */
export function guardedCalls({ app }: TestServer): EndpointName[] {
  return (Object.keys(calls) as EndpointName[]).filter(
    (name) => calls[name].patient && app.hasRoute({ method: endpoints[name].method, url: endpoints[name].path }),
  )
}

const bodies: Partial<Record<EndpointName, object>> = {
  chat: { message: 'I have a headache' },
  analyzeHistory: { messages: [] },
  addHistory: { diagnosis: { diagnosis: 'Planted' } },
  correctFinding: { finding: 'headache', polarity: 'absent' },
  reviewDocument: { reviews: [] },
  addItems: { items: [{ kind: 'allergy', name: 'Planted' }] },
  reviewItems: { review: 'rejected', import_id: 'none' },
  restoreRows: { collection: 'history', rows: [] },
  askHealthLink: { address: 'https://planted.example/x', ask: 'file', recipient: 'Planted' },
  createLink: { content: 'a..b.c.d', holds: ['Planted'] },
  createAccess: { holder: 'Planted', scopes: ['medications'] },
  shareMedications: { shared: { name: null, at: '2026-11-23T10:00:00Z', medications: [], doses: [] } },
  keepReminders: { endpoint: 'https://push.example/x', keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }, minutes: [] },
  keepDeviceRows: { rows: [{ id: 'A'.repeat(43), version: 0, sealed: 'planted' }] },
  openPairing: { id: 'A'.repeat(43) },
  answerPairing: { answer: 'planted' },
  stopReminders: { endpoint: 'https://push.example/x' },
  adoptRecord: { secret: 'A'.repeat(43) },
}
const forms: Partial<Record<EndpointName, Parameters<typeof form>[0][number]>> = {
  analyzeDocument: { name: 'document', file: 'a.txt', bytes: 'planted' },
  importRecord: { name: 'record', file: 'a.json', bytes: '{"resourceType":"Condition","code":{"text":"planted"}}' },
  restoreFile: { name: 'document', file: 'a.txt', bytes: 'planted' },
  transcribe: { name: 'audio', file: 'a.webm', bytes: 'planted' },
  analyzeVideo: { name: 'video', file: 'a.webm', bytes: Buffer.from('1a45dfa3874282847765626d', 'hex') },
}

/** What a call must be told beside the patient, before anybody looks whose it is. */
const queries: Partial<Record<EndpointName, string>> = { listRows: 'collection=history' }
const fields: Partial<Record<EndpointName, { name: string; value: string }[]>> = { restoreFile: [{ name: 'id', value: 'none' }] }

/** Every call that touches a record x every way to come to it without the right to, against a victim whose record holds the marker. */
export async function isolationMatrix(server: TestServer): Promise<IsolationMatrix> {
  const [victim, stranger] = [await newPatient(), await newPatient()]
  const post = async (url: string, body: object) => (await server.call('POST', url, body, victim.headers)).json()
  const entry = await post('/api/history/add', { diagnosis: { diagnosis: marker } })
  const chat = await post('/api/chat', { message: `I have a headache ${marker}` })
  const upload = form([{ name: 'document', file: `${marker}.txt`, bytes: marker }])
  const sent = { payload: upload.payload, headers: { ...upload.headers, ...victim.headers } }
  const document = (await server.inject({ method: 'POST', url: '/api/document/analyze', ...sent })).json()
  const ids: Partial<Record<EndpointName, string>> = { deleteHistory: entry._id }
  for (const name of ['viewConsultation', 'correctFinding', 'deleteConsultation'] as const) ids[name] = chat.consultation_id
  for (const name of ['viewDocument', 'downloadDocument', 'showPage', 'reviewDocument', 'deleteDocument'] as const)
    ids[name] = document.document_id

  const offByOne = `${victim.secret.slice(0, -1)}${victim.secret.endsWith('A') ? 'B' : 'A'}`
  const own = [200, 400, 404, 415, 503]
  const ways: [way: string, headers: Record<string, string>, userId: string | null, statuses: readonly number[]][] = [
    ['no secret, the id named', {}, victim.id, [401]],
    ['a broken secret', { authorization: 'Bearer not-a-secret' }, victim.id, [401]],
    ['another scheme', { authorization: `Basic ${victim.secret}` }, victim.id, [401]],
    ['the secret in a cookie', { cookie: `secret=${victim.secret}` }, victim.id, [401]],
    ['a secret one letter off', { authorization: `Bearer ${offByOne}` }, victim.id, [403]],
    ['another patient’s secret, the id named', stranger.headers, victim.id, [403]],
    ['a forged id of the right form', {}, `p_${'a'.repeat(26)}`, [401]],
    ['another patient’s secret alone', stranger.headers, null, own],
    ['no secret and no id', {}, null, own],
    ['no secret and the victim’s fingerprint as a plain id', {}, victim.id.slice(2), own],
    ['no secret and the id in capitals', {}, victim.id.toUpperCase(), own],
  ]
  const cells = guardedCalls(server).flatMap((call) =>
    ways.map(
      ([way, headers, userId, statuses]): IsolationCell => ({
        call,
        way,
        statuses: statuses === own && ids[call] ? [404] : statuses,
        attempt: () => attempt(server, { call, id: ids[call] ?? 'none', headers, userId }),
      }),
    ),
  )
  return { victim, documentId: document.document_id, cells }
}

interface Attempt {
  call: EndpointName
  id: string
  headers: Record<string, string>
  userId: string | null
}

function attempt(server: TestServer, { call, id, headers, userId }: Attempt): Promise<LightMyRequestResponse> {
  const { method } = endpoints[call]
  const url = endpointPath(call, { id })
  if ('form' in calls[call]) {
    const file = forms[call] ?? { name: 'audio', file: 'a.webm', bytes: 'planted' }
    const { payload, headers: formHeaders } = form([
      file,
      ...(fields[call] ?? []),
      ...(userId === null ? [] : [{ name: 'user_id', value: userId }]),
    ])
    return server.inject({ method, url, payload, headers: { ...formHeaders, ...headers } })
  }
  const body = bodies[call]
  const query = [queries[call], userId === null || body ? null : `user_id=${encodeURIComponent(userId)}`].filter(Boolean).join('&')
  return server.call(
    method,
    query === '' ? url : `${url}?${query}`,
    body && { ...body, ...(userId !== null && { user_id: userId }) },
    headers,
  )
}
