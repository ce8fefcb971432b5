import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const say = async (message: string, more: object = {}, headers: Record<string, string> = {}) => {
  const answer = await server.call('POST', '/api/chat', { message, ...more }, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const view = async (id: string, headers: Record<string, string> = {}, query = '') =>
  (await server.call('GET', `/api/consultations/${id}${query}`, undefined, headers)).json()
const list = async (headers: Record<string, string>) =>
  (await server.call('GET', '/api/consultations', undefined, headers)).json().consultations

test('a consultation goes on from message to message, and its memory with it', async () => {
  const { headers, id } = await newPatient()
  const first = await say('I have a headache', { user_id: id }, headers)
  const second = await say('I am 40 years old and female', { user_id: id }, headers)
  expect(second.consultation_id).toBe(first.consultation_id)
  expect(second.clinical.findings.map((finding: { id: string }) => finding.id)).toEqual(
    expect.arrayContaining(first.clinical.findings.map((finding: { id: string }) => finding.id)),
  )
  const { consultation, messages } = await view(first.consultation_id, headers)
  expect(messages.map(({ type, content }: { type: string; content: string }) => [type, content])).toEqual([
    ['user', 'I have a headache'],
    ['ai', first.response],
    ['user', 'I am 40 years old and female'],
    ['ai', second.response],
  ])
  expect(consultation).toMatchObject({ id: first.consultation_id, complaint: 'I have a headache', messages: 4, open: true })
})

test('two patients, and one without a name, have each their own consultation', async () => {
  const [one, two] = [await newPatient(), await newPatient()]
  const ids = [
    (await say('My back hurts', {}, one.headers)).consultation_id,
    (await say('My back hurts', {}, two.headers)).consultation_id,
    (await say('My back hurts')).consultation_id,
    (await say('My back hurts', { user_id: 'somebody' })).consultation_id,
  ]
  expect(new Set(ids).size).toBe(4)
})

test('a message sent twice is answered once', async () => {
  const { headers } = await newPatient()
  const message_id = randomUUID()
  const first = await say('I have a sore throat', { message_id }, headers)
  const again = await say('I have a sore throat', { message_id, new_consultation: true }, headers)
  expect(again).toEqual(first)
  expect(first.message_id).toBe(message_id)
  expect((await view(first.consultation_id, headers)).messages).toHaveLength(2)
})

test('a message sent ten times at once is answered once', async () => {
  const { headers } = await newPatient()
  const message_id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => say('I have a sore throat', { message_id }, headers)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect((await view(answers[0].consultation_id, headers)).messages).toHaveLength(2)
})

test('the same message id of two patients is two messages', async () => {
  const [one, two] = [await newPatient(), await newPatient()]
  const [a, b] = [
    await say('I cough', { message_id: 'same' }, one.headers),
    await say('My knee hurts', { message_id: 'same' }, two.headers),
  ]
  expect(a.consultation_id).not.toBe(b.consultation_id)
})

test('different messages at once all count, each on the case the one before has left', async () => {
  const { headers } = await newPatient()
  await say('I feel unwell', {}, headers)
  const answers = await Promise.all(['I cough', 'I have a fever', 'my knee hurts', 'I feel sick'].map((words) => say(words, {}, headers)))
  const { messages, consultation } = await view(answers[0].consultation_id, headers)
  expect(messages).toHaveLength(10)
  expect(consultation.messages).toBe(10)
})

test('a new consultation is opened on demand and becomes the open one; an older one can be gone on with', async () => {
  const { headers } = await newPatient()
  const first = await say('I cough', {}, headers)
  const second = await say('My knee hurts', { new_consultation: true }, headers)
  expect(second.consultation_id).not.toBe(first.consultation_id)
  expect((await say('since yesterday', {}, headers)).consultation_id).toBe(second.consultation_id)
  expect((await list(headers)).map(({ id, open }: { id: string; open: boolean }) => [id, open])).toEqual([
    [second.consultation_id, true],
    [first.consultation_id, false],
  ])
  await say('the cough is worse', { consultation_id: first.consultation_id }, headers)
  expect((await list(headers)).map(({ id, open }: { id: string; open: boolean }) => [id, open])).toEqual([
    [first.consultation_id, true],
    [second.consultation_id, false],
  ])
})

test('asking for another person opens another consultation', async () => {
  const { headers } = await newPatient()
  const mine = await say('I cough', {}, headers)
  const hers = await say('She has a fever', { on_behalf_of: 'daughter', profile: { ageYears: 3, sex: 'female' } }, headers)
  expect(hers.consultation_id).not.toBe(mine.consultation_id)
  expect((await say('and a rash', { on_behalf_of: 'daughter' }, headers)).consultation_id).toBe(hers.consultation_id)
})

test('a deleted consultation is gone with its messages, and the next message opens a new one', async () => {
  const { headers } = await newPatient()
  const older = await say('My knee hurts', {}, headers)
  const { consultation_id } = await say('I cough', { new_consultation: true }, headers)
  expect((await server.call('DELETE', `/api/consultations/${consultation_id}`, undefined, headers)).json()).toEqual({ success: true })
  expect((await server.call('GET', `/api/consultations/${consultation_id}`, undefined, headers)).statusCode).toBe(404)
  expect((await server.call('DELETE', `/api/consultations/${consultation_id}`, undefined, headers)).statusCode).toBe(404)
  const next = await say('I feel sick', {}, headers)
  expect([older.consultation_id, consultation_id]).not.toContain(next.consultation_id)
})

test('a corrected finding changes what the doctor knows', async () => {
  const { headers } = await newPatient()
  const { consultation_id, clinical } = await say('I have a headache and a fever', {}, headers)
  const [finding] = clinical.findings
  const corrected = await server.call(
    'POST',
    `/api/consultations/${consultation_id}/findings`,
    { finding: finding.id, polarity: 'absent' },
    headers,
  )
  expect(corrected.statusCode).toBe(200)
  expect(corrected.json().clinical.findings).toContainEqual(
    expect.objectContaining({ id: finding.id, polarity: 'absent', source: 'corrected' }),
  )
  const unknown = await server.call(
    'POST',
    `/api/consultations/${consultation_id}/findings`,
    { finding: 'no-such-finding', polarity: 'absent' },
    headers,
  )
  expect(unknown.statusCode).toBe(404)
})

test('a long consultation is viewed page by page, the newest page first', async () => {
  const { headers } = await newPatient()
  let id = ''
  for (const number of [1, 2, 3, 4, 5]) id = (await say(`message ${number}`, {}, headers)).consultation_id
  const newest = await view(id, headers, '?limit=2')
  const asked = (page: { messages: { type: string; content: string }[] }) =>
    page.messages.filter(({ type }) => type === 'user').map(({ content }) => content)
  expect(asked(newest)).toEqual(['message 4', 'message 5'])
  const before = await view(id, headers, `?limit=2&before=${newest.earlier}`)
  expect(asked(before)).toEqual(['message 2', 'message 3'])
  const oldest = await view(id, headers, `?limit=2&before=${before.earlier}`)
  expect([asked(oldest), oldest.earlier]).toEqual([['message 1'], null])
})

test('fewer than two messages are no conversation to analyse', async () => {
  for (const messages of [[], [{ type: 'user', content: 'I have a headache' }]]) {
    const answer = await server.call('POST', '/api/chat/analyze-history', { messages, user_id: null })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: false, diagnoses: [], error: expect.any(String) }])
  }
})

test('a greeting yields no diagnosis', async () => {
  const messages = [
    { type: 'ai', content: 'Hello! How can I help you today?', timestamp: new Date().toISOString() },
    { type: 'user', content: 'Hello', timestamp: new Date().toISOString(), isVideo: false, isVideoAnalysis: null },
  ]
  expect((await server.call('POST', '/api/chat/analyze-history', { messages })).json()).toEqual({
    success: true,
    diagnoses: [],
    error: null,
  })
})

test('other words under the id of an answered message are refused, not lost behind the old answer', async () => {
  const server = await serve()
  const { id: user_id, headers } = await newPatient()
  const say = (message: string) => server.call('POST', '/api/chat', { message, user_id, message_id: 'the-same' }, headers)
  const first = await say('I have a headache')
  expect((await say('I have a headache')).json().response).toBe(first.json().response)
  const other = await say('crushing chest pain now')
  expect([other.statusCode, other.json().error.code]).toEqual([409, 'different-message'])
  await server.close()
})
