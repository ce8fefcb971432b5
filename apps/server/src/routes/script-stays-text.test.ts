import { expect, test } from 'vitest'
import { form, newPatient, serve } from '../testing/serve.ts'

const script = '<img src=x onerror=alert(1)><script>alert(2)</script>'

test('script in any field or name is answered as data, never as a page', async () => {
  const server = await serve()
  const { headers } = await newPatient()
  const { consultation_id } = (
    await server.call('POST', '/api/chat', { message: `I have a headache ${script}`, on_behalf_of: 'x' }, headers)
  ).json()
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: script, symptoms: [script] } }, headers)
  const upload = form([{ name: 'document', file: `${script.replaceAll('"', '')}.txt`, bytes: script }])
  const { document_id } = (
    await server.inject({
      method: 'POST',
      url: '/api/document/analyze',
      payload: upload.payload,
      headers: { ...upload.headers, ...headers },
    })
  ).json()
  const answers = await Promise.all(
    [
      '/api/history',
      '/api/consultations',
      `/api/consultations/${consultation_id}`,
      '/api/documents',
      `/api/documents/${document_id}`,
      `/api/${encodeURIComponent(script)}`,
      `/api/history/add?x=${encodeURIComponent(script)}`,
    ].map((url) => server.call('GET', url, undefined, { ...headers, accept: 'text/html' })),
  )
  for (const answer of answers)
    expect([answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
      'application/json; charset=utf-8',
      'nosniff',
    ])
  expect((await server.call('GET', '/api/history', undefined, headers)).json().history[0].diagnosis).toBe(script)

  const file = await server.call('GET', `/api/documents/${document_id}/file`, undefined, headers)
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
  expect(file.headers['content-type']).toMatch(/^text\/plain/)
  for (const url of [`/${encodeURIComponent(script)}`, `/docs?${encodeURIComponent(script)}`, `/safeguards/${encodeURIComponent(script)}`])
    expect((await server.call('GET', url, undefined, { accept: 'text/html' })).body).not.toContain('onerror=alert')
  await server.close()
})
