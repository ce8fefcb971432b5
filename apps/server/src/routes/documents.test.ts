import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDocumentReader, readerBounds } from '../reading/read-document.ts'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

type Patient = Awaited<ReturnType<typeof newPatient>>
const upload = (patient: Patient, file: string, bytes: Uint8Array | string, fields: { name: string; value: string }[] = []) => {
  const { payload, headers } = form([...fields, { name: 'document', file, bytes }])
  return server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...patient.headers } })
}
const get = (patient: Patient, url: string) => server.call('GET', url, undefined, patient.headers)

test('a text document is kept, read, listed, downloaded as it came, and really deleted', async () => {
  const patient = await newPatient()
  const text = 'HbA1c 8.1 % on 3 March\nDr. Müller'
  const { response, document_id, pages, findings } = (await upload(patient, 'résumé %22lab%22.txt', text)).json()
  expect(pages).toBe(1)
  expect(findings).toMatchObject([{ kind: 'lab', name: 'HbA1c', value: '8.1', unit: '%', page: 1, review: 'unconfirmed' }])
  expect(response).toContain('résumé')
  expect((await get(patient, '/api/documents')).json().documents).toEqual([
    {
      id: document_id,
      name: 'résumé "lab".txt',
      type: 'text/plain',
      bytes: Buffer.byteLength(text),
      pages: 1,
      addedAt: expect.any(String),
      findings: 1,
      unconfirmed: 1,
    },
  ])
  expect((await get(patient, `/api/documents/${document_id}`)).json()).toMatchObject({ text: [text], response })
  const file = await get(patient, `/api/documents/${document_id}/file`)
  expect([file.body, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    text,
    'text/plain',
    expect.stringMatching(/^attachment; filename\*=UTF-8''r%C3%A9sum%C3%A9/),
  ])
  expect((await server.call('DELETE', `/api/documents/${document_id}`, undefined, patient.headers)).json()).toEqual({ success: true })
  for (const url of [`/api/documents/${document_id}`, `/api/documents/${document_id}/file`])
    expect((await get(patient, url)).statusCode).toBe(404)
  expect(await server.records.usage(patient.id)).toMatchObject({ rows: 0, bytes: 0 })
})

test('a picture without a word in it is kept, and the answer says so', async () => {
  const patient = await newPatient()
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const { response, document_id } = (await upload(patient, 'scan.png', png)).json()
  expect(response).toMatch(/found no words in it/)
  expect((await get(patient, `/api/documents/${document_id}/file`)).rawPayload.equals(png)).toBe(true)
})

test('fields may come after the file, and the id among them counts', async () => {
  const patient = await newPatient()
  const { payload, headers } = form([
    { name: 'document', file: 'a.txt', bytes: 'words' },
    { name: 'upload_id', value: 'u1' },
    { name: 'user_id', value: patient.id },
  ])
  const send = (more: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...more } })
  expect((await send(patient.headers)).statusCode).toBe(200)
  expect((await send({})).statusCode).toBe(401)
  expect((await send((await newPatient()).headers)).statusCode).toBe(403)
})

test('exactly 10 MB pass', async () => {
  const patient = await newPatient()
  const answer = await upload(patient, 'large.txt', Buffer.alloc(10_485_760, 'word '))
  expect(answer.statusCode).toBe(200)
  expect((await get(patient, `/api/documents/${answer.json().document_id}/file`)).rawPayload).toHaveLength(10_485_760)
})

test('an upload whose answer was lost is sent again, and kept once', async () => {
  const patient = await newPatient()
  const send = (id: string) => upload(patient, 'lab.txt', 'HbA1c 8.1 %', [{ name: 'upload_id', value: id }])
  const first = (await send('u1')).json()
  expect((await send('u1')).json()).toEqual(first)
  const together = await Promise.all([send('u2'), send('u2')])
  expect(together[0]?.json()).toEqual(together[1]?.json())
  expect((await send('u3')).json().document_id).not.toBe(first.document_id)
  expect((await get(patient, '/api/documents')).json().documents).toHaveLength(3)
})

test('the refusals are the description’s sentences', async () => {
  const patient = await newPatient()
  expect((await upload(patient, 'scan.txt', Buffer.alloc(10_485_761, 'a'))).json().error.message).toBe(
    'File scan.txt is too large. Maximum size is 10MB',
  )
  expect((await upload(patient, 'photo.gif', Buffer.from('GIF89a'))).json().error.message).toMatch(/^File type .+ is not supported$/)
})

test('a review of what was not read there is refused', async () => {
  const patient = await newPatient()
  const { document_id } = (await upload(patient, 'a.txt', 'words')).json()
  const review = (reviews: object[]) => server.call('POST', `/api/documents/${document_id}/review`, { reviews }, patient.headers)
  expect((await review([])).json().document.id).toBe(document_id)
  expect((await review([{ id: 'none', review: 'accepted' }])).statusCode).toBe(404)
})

test('where more come than can be read or wait, one is told when to come again, and nothing of it is kept', async () => {
  const busy = await serve({ read: createDocumentReader({ ...readerBounds, readers: 1, waiting: 1 }) })
  const patient = await newPatient()
  const answers = await Promise.all(
    ['a.txt', 'b.txt', 'c.txt'].map((file) => {
      const { payload, headers } = form([{ name: 'document', file, bytes: 'Sodium 140 mmol/L' }])
      return busy.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...headers, ...patient.headers } })
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 503])
  const refused = answers.find(({ statusCode }) => statusCode === 503)
  expect([refused?.json().error.code, Number(refused?.headers['retry-after'])]).toEqual(['busy', 10])
  expect((await busy.call('GET', '/api/documents', undefined, patient.headers)).json().documents).toHaveLength(2)
  await busy.close()
})

test('documents and results come page by page where a page is asked for, the newest first', async () => {
  const patient = await newPatient()
  for (const number of [1, 2, 3]) await upload(patient, `report ${number}.txt`, `HbA1c ${number}.1 %`)
  for (const url of ['/api/documents', '/api/documents/results']) {
    const first = (await get(patient, `${url}?limit=2`)).json()
    expect(first.documents.map(({ name }: { name: string }) => name)).toEqual(['report 3.txt', 'report 2.txt'])
    const rest = (await get(patient, `${url}?limit=2&before=${first.next_before}`)).json()
    expect([rest.documents.map(({ name }: { name: string }) => name), rest.next_before]).toEqual([['report 1.txt'], undefined])
    expect((await get(patient, url)).json().documents).toHaveLength(3)
    expect((await get(patient, `${url}?limit=100000`)).statusCode).toBe(400)
    expect((await get(patient, `${url}?before=nonsense`)).statusCode).toBe(400)
  }
})

test('looking where nothing is leaves nothing: a secret that nobody has used before makes no patient', async () => {
  const patient = await newPatient()
  for (const url of ['/api/documents', '/api/documents/results', '/api/history', '/api/consultations', '/api/items'])
    expect([url, (await get(patient, url)).statusCode, await server.records.lastLink(patient.id)]).toEqual([url, expect.any(Number), null])
})
