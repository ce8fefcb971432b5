import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkFetcher } from '../../apps/server/src/health-links/fetch-link.ts'
import { type LinkFiles, startFakeLinkServer } from '../../apps/server/src/testing/fake-link-server.ts'
import { form, newPatient, serve, type TestServer } from '../../apps/server/src/testing/serve.ts'
import { type AskLink, openHealthLink } from '../../apps/web/src/features/health-record/health-link.ts'
import { readLink } from '../../apps/web/src/session/read-link.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve({ fetchLink: createLinkFetcher({ isAllowed: (address) => address === '127.0.0.1', allowsPlain: true }) })
})
afterAll(() => server.close())

const key = randomBytes(32)
const fhir = 'application/fhir+json'
const condition = (text: string) => JSON.stringify({ resourceType: 'Condition', code: { text } })

/** A file as the guide seals it: compact JWE, `dir`, A256GCM. */
function sealed(text: string, { zip = false, cty = fhir, by = key } = {}): string {
  const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', cty, ...(zip && { zip: 'DEF' }) })).toString('base64url')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', by, nonce).setAAD(Buffer.from(header))
  const content = Buffer.concat([cipher.update(zip ? deflateRawSync(text) : text), cipher.final()])
  return [header, '', nonce, content, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.')
}

/** What a link of another server holds when it is opened as the browser does, and what it was told. */
async function opened(files: LinkFiles, { flag = '', passcode = null as string | null, exp = 0, path = '/list' } = {}) {
  const other = await startFakeLinkServer(files)
  const payload = { url: other.url + path, key: key.toString('base64url'), ...(flag && { flag }), ...(exp && { exp }) }
  const link = readLink(`https://viewer.example/#shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`)
  if (!link) throw new Error('no link')
  const patient = await newPatient()
  const ask: AskLink = async (question) => (await server.call('POST', '/api/record/health-link', question, patient.headers)).json()
  const outcome = await openHealthLink(link, { recipient: 'Ada', passcode }, ask)
  await other.close()
  return { outcome, seen: other.seen, patient, link }
}

test('what a link holds, in its list and at the addresses of its files, comes as proposals with their source', async () => {
  const { outcome, seen, patient } = await opened(
    {
      passcode: 'rowan',
      embedded: [{ contentType: fhir, content: sealed(condition('Asthma')) }],
      located: [{ contentType: `${fhir};fhirVersion=4.0.1`, content: sealed(condition('Gout'), { zip: true }) }],
    },
    { flag: 'LP', passcode: 'rowan' },
  )
  if (outcome.kind !== 'files') throw new Error(outcome.sentence)
  for (const file of outcome.files) {
    const { payload, headers } = form([{ name: 'record', file: file.name, bytes: await file.text() }])
    await server.inject({ method: 'POST', url: '/api/record/import', payload, headers: { ...headers, ...patient.headers } })
  }
  const { items } = (await server.call('GET', '/api/record/items', undefined, patient.headers)).json()
  expect(items.map(({ name, review }: { name: string; review: string }) => [name, review]).sort()).toEqual([
    ['Asthma', 'proposed'],
    ['Gout', 'proposed'],
  ])
  expect(JSON.stringify(items)).toContain('health link of 127.0.0.1')
  expect(JSON.stringify(seen)).not.toContain(key.toString('base64url'))
})

test('a link of one file is asked for it alone; a health card in it is one', async () => {
  const card = JSON.stringify({ verifiableCredential: ['a.b.c'] })
  const { outcome, seen } = await opened({ direct: sealed(card, { cty: 'application/smart-health-card' }) }, { flag: 'U', path: '/direct' })
  expect(outcome).toMatchObject({ kind: 'files', files: [{ name: 'health link of 127.0.0.1.smart-health-card' }] })
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /direct?recipient=Ada'])
})

test.each<[string, LinkFiles, Parameters<typeof opened>[1], RegExp]>([
  ['a wrong passcode', { passcode: 'rowan' }, { flag: 'P', passcode: 'elm' }, /not right\. 2 tries are left/],
  ['a link that expired', {}, { exp: 1_000 }, /has expired/],
  ['a link that was revoked', {}, { path: '/gone' }, /no longer open/],
  ['another key', { embedded: [{ contentType: fhir, content: sealed('{}', { by: randomBytes(32) }) }] }, {}, /could not be opened/],
  [
    'nothing that is read',
    { embedded: [{ contentType: 'application/smart-api-access', content: sealed('{}') }] },
    {},
    /nothing that I can read/,
  ],
])('%s is said as what it is', async (_, files, terms, sentence) => {
  const { outcome } = await opened(files, terms)
  expect(outcome.kind === 'files' ? '' : outcome.sentence).toMatch(sentence)
})
