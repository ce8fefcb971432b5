import { expect, test, vi } from 'vitest'
import { newPatient, serve } from '../testing/serve.ts'

test('alive and ready are two things', async () => {
  const server = await serve()
  expect((await server.call('GET', '/healthz')).json()).toEqual({ status: 'ok' })
  expect((await server.call('GET', '/readyz')).statusCode).toBe(200)
  await server.records.close()
  const late = await server.call('GET', '/readyz')
  expect([late.statusCode, late.json().checks]).toEqual([503, { records: false }])
  expect((await server.call('GET', '/healthz')).statusCode).toBe(200)
  await server.close()
})

test('however many ask whether it is ready, the records are tried once for all who wait', async () => {
  const server = await serve()
  const check = vi.spyOn(server.records, 'check')
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.call('GET', '/readyz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(check.mock.calls.length).toBeLessThan(10)
  await server.call('GET', '/readyz')
  expect(check.mock.calls.length).toBeGreaterThan(1)
  await server.close()
})

test('metrics count answers by route, with no id and no word', async () => {
  const server = await serve()
  const { headers, id } = await newPatient()
  await server.call('POST', '/api/chat', { message: 'I have a qzxheadache' }, headers)
  await server.call('DELETE', '/api/history/qzxentry', undefined, headers)
  const { body, headers: answered } = await server.call('GET', '/metrics')
  expect(answered['content-type']).toContain('text/plain')
  expect(body).toMatch(/dr_ai_request_seconds_count\{method="POST",route="\/api\/chat",status="200"\} 1/)
  expect(body).toMatch(/route="\/api\/history\/:id",status="404"/)
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toMatch(/qzx/)
  expect(body).not.toContain(id)
  await server.close()
})

const token = 'a token long enough'.replaceAll(' ', '-')
const askers: [string, Record<string, string>, string | null, number][] = [
  ['this machine', {}, null, 200],
  ['somebody behind a proxy', { 'x-forwarded-for': '203.0.113.9' }, null, 401],
  ['somebody behind a silent proxy that keeps the public name', { host: 'doctor.example.org' }, null, 401],
  ['whoever has the token', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` }, token, 200],
  ['a wrong token', { authorization: `Bearer ${token}x` }, token, 401],
  ['a token where none is set', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` }, null, 401],
]
for (const [who, headers, metricsToken, status] of askers) {
  test(`metrics for ${who}: ${status}`, async () => {
    const server = await serve({ metricsToken, network: { publicOrigin: 'https://doctor.example.org' } })
    expect((await server.call('GET', '/metrics', undefined, headers)).statusCode).toBe(status)
    await server.close()
  })
}
