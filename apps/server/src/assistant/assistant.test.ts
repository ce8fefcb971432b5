import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'
import { tools } from './tools.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await serve()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** The command itself, as an assistant starts it. */
function start(token: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/assistant.ts'), address], {
    env: { ...process.env, DR_AI_TOKEN: token },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let id = 0
  return {
    async ask(method: string, params?: object) {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })}\n`)
      const { value } = await lines.next()
      return JSON.parse(String(value))
    },
    tell: (line: string) => child.stdin.write(`${line}\n`),
    async end() {
      child.stdin.end()
      const [code] = await once(child, 'exit')
      return code
    },
  }
}
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

test('an assistant reads what its token shows, and is told in words what it may not', async () => {
  const { headers } = await newPatient()
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Migraine' } }, headers)
  const shared = {
    name: null,
    at: '2026-11-23T08:00:00Z',
    medications: [{ id: 'm1', name: 'Warfarin', dosage: '3 mg', schedule: 'Daily', notes: '', isActive: true }],
    doses: [],
  }
  await server.call('POST', '/api/access/medications', { shared }, headers)
  const body = { holder: 'Assistant', scopes: ['history', 'medications'], expiresAt: soon() }
  const { token, access } = (await server.call('POST', '/api/access', body, headers)).json()
  const assistant = start(token)
  const hello = await assistant.ask('initialize', {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 't', version: '1' },
  })
  expect(hello.result).toMatchObject({ protocolVersion: '2025-03-26', capabilities: { tools: {} } })
  assistant.tell('{"jsonrpc":"2.0","method":"notifications/initialized"}')
  const { result } = await assistant.ask('tools/list')
  expect(result.tools.map(({ name }: { name: string }) => name)).toEqual([
    'get_medications',
    'get_results',
    'get_history',
    'get_documents',
    'check_medicines',
  ])
  const call = async (name: string, input = {}) => (await assistant.ask('tools/call', { name, arguments: input })).result
  expect((await call('get_history')).content[0].text).toContain('Migraine')
  expect(await call('get_documents')).toMatchObject({
    isError: true,
    content: [{ text: 'This token does not show that part of the record.' }],
  })
  const check = JSON.parse((await call('check_medicines', { medicines: ['Ibuprofen'] })).content[0].text)
  expect(check.checked).toEqual(['Ibuprofen', 'Warfarin'])
  expect(JSON.stringify(check)).toMatch(/bleed/i)
  await server.call('DELETE', `/api/access/${access.id}`, undefined, headers)
  expect((await call('get_history')).content[0].text).toMatch(/revoked/)
  expect(await assistant.end()).toBe(0)
})

test('what is no request, no method, no tool or no input is answered by its code, and the next one is heard', async () => {
  const assistant = start(`dra_${'A'.repeat(43)}`)
  expect((await assistant.ask('resources/list')).error.code).toBe(-32_601)
  expect((await assistant.ask('tools/call', { name: 'delete_everything' })).error.code).toBe(-32_602)
  expect((await assistant.ask('tools/call', { name: '__proto__' })).error.code).toBe(-32_602)
  expect((await assistant.ask('tools/call', { name: 'check_medicines', arguments: { medicines: [] } })).error.code).toBe(-32_602)
  assistant.tell('not json')
  expect((await assistant.ask('ping')).error.code).toBe(-32_700)
  expect((await assistant.ask('tools/call', { name: 'get_history', arguments: {} })).result).toEqual({})
  await assistant.end()
})

test('no tool writes', () => expect(Object.keys(tools).filter((name) => !/^(get|check)_/.test(name))).toEqual([]))
