import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const adopt = async (who: { headers: Record<string, string> }, secret: string) =>
  server.call('POST', '/api/patient/adopt', { secret }, who.headers)
const get = async (who: { headers: Record<string, string> }, url: string) => (await server.call('GET', url, undefined, who.headers)).json()

test('what was said, uploaded and saved before logging in is taken over once, and the other record stays as it was', async () => {
  const [visitor, account] = [await newPatient(), await newPatient()]
  const chat = (await server.call('POST', '/api/chat', { message: 'My left knee hurts' }, visitor.headers)).json()
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Sprain' } }, visitor.headers)
  const { payload, headers } = form([{ name: 'document', file: 'a.txt', bytes: 'Haemoglobin 14.1 g/dL' }])
  const sent = { payload, headers: { ...headers, ...visitor.headers } }
  const document = (await server.inject({ method: 'POST', url: '/api/document/analyze', ...sent })).json()
  await server.call('POST', '/api/chat', { message: 'I have a sore throat' }, account.headers)

  for (let attempt = 0; attempt < 2; attempt++)
    expect((await adopt(account, visitor.secret)).json()).toEqual({ success: true, consultations: 1, documents: 1, entries: 1 })

  expect((await get(account, '/api/history')).history.map((each: { diagnosis: string }) => each.diagnosis)).toEqual(['Sprain'])
  const { consultations } = await get(account, '/api/consultations')
  expect(consultations).toHaveLength(2)
  expect(consultations.find((each: { id: string }) => each.id === chat.consultation_id).open).toBe(false)
  const { messages } = await get(account, `/api/consultations/${chat.consultation_id}`)
  expect(messages.map((each: { content: string }) => each.content)).toEqual(['My left knee hurts', chat.response])
  expect((await get(account, `/api/documents/${document.document_id}`)).text.join()).toContain('Haemoglobin')
  expect((await get(visitor, `/api/consultations/${chat.consultation_id}`)).messages).toHaveLength(2)

  const next = await server.call('POST', '/api/chat', { message: 'yes', consultation_id: chat.consultation_id }, account.headers)
  expect(next.json().consultation_id).toBe(chat.consultation_id)
})

test('without both secrets nothing is taken over', async () => {
  const [visitor, account] = [await newPatient(), await newPatient()]
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Sprain' } }, visitor.headers)
  expect((await adopt({ headers: {} }, visitor.secret)).json().entries).toBe(1)
  expect((await adopt(account, visitor.id)).statusCode).toBe(400)
  expect((await adopt(account, account.secret)).statusCode).toBe(400)
  expect((await adopt(account, `${visitor.secret.slice(0, -1)}${visitor.secret.endsWith('A') ? 'B' : 'A'}`)).json().entries).toBe(0)
  expect((await get(account, '/api/history')).history).toEqual([])
})

test('after a new secret the whole record is under it, its lists too, and nothing under the former one', async () => {
  const [former, next] = [await newPatient(), await newPatient()]
  const chat = (await server.call('POST', '/api/chat', { message: 'My left knee hurts' }, former.headers)).json()
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Sprain' } }, former.headers)
  await server.call('POST', '/api/record/items', { items: [{ kind: 'allergy', name: 'Penicillin' }] }, former.headers)
  expect((await adopt(next, former.secret)).statusCode).toBe(200)
  expect((await server.call('DELETE', '/api/patient', undefined, former.headers)).statusCode).toBe(200)
  expect((await get(next, '/api/record/items')).items.map(({ name }: { name: string }) => name)).toEqual(['Penicillin'])
  expect((await get(next, '/api/history')).history).toHaveLength(1)
  expect((await get(next, `/api/consultations/${chat.consultation_id}`)).messages).toHaveLength(2)
  expect(JSON.stringify((await server.call('GET', '/api/history', undefined, former.headers)).json())).not.toContain('Sprain')
  expect((await server.call('GET', `/api/consultations/${chat.consultation_id}`, undefined, former.headers)).statusCode).toBe(404)
})
