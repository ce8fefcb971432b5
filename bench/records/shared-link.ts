import { isDeepStrictEqual } from 'node:util'
import type { CreateLinkRequest } from '@dr-ai/contract/schemas/links'
import { SHLViewer } from 'kill-the-clipboard'
import { newPatient, serve, type TestServer } from '../../apps/server/src/testing/serve.ts'
import { buildIps } from '../../apps/web/src/features/fhir/build-ips.ts'
import { handOut, type LinkTerms } from '../../apps/web/src/features/sharing/hand-out.ts'

type Patient = Awaited<ReturnType<typeof newPatient>>

/** A summary as a patient hands it out. */
export function sampleSummary(): string {
  let count = 0
  const makeId = () => `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`
  const about = {
    patientId: 'p_sample',
    name: 'Sample Patient',
    profile: { ageYears: 47, sex: 'female' as const, pregnant: null, conditions: ['Asthma'], allergies: [] },
  }
  const record = { ...about, entries: [], medications: [], tasks: [], documents: [], items: [] }
  return JSON.stringify(buildIps(record, { at: new Date('2026-11-23T12:00:00Z'), makeId }))
}

/** Hands a summary out as the browser does. */
export function handOutOf(server: TestServer, patient: Patient, text: string, terms: Partial<LinkTerms> = {}) {
  const createLink = async (body: CreateLinkRequest) => {
    const answer = await server.call('POST', '/api/links', body, patient.headers)
    if (answer.statusCode !== 200) throw new Error(`createLink: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  return handOut(
    createLink,
    { text, holds: ['Problems: 1'] },
    { passcode: null, expiresAt: null, isOneTime: false, ...terms },
    'http://localhost:4300',
  )
}

/** Opens a link with an implementation of the standard that is not ours; it asks this server through its own `fetch`, from a page elsewhere. */
export function otherReader(server: TestServer, address: string): SHLViewer {
  const ask = async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const answer = await server.inject({
      method: method as 'GET' | 'POST',
      url: new URL(url).pathname,
      headers: { ...(headers as Record<string, string>), origin: 'https://viewer.example', 'sec-fetch-site': 'cross-site' },
      ...(typeof body === 'string' && { payload: body }),
    })
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': String(answer.headers['content-type']) } })
  }
  return new SHLViewer({ shlinkURI: address, fetch: ask })
}

/** 1 where another implementation reads a link of ours whole, in the answer itself and by the address of its file; 0 where it does not. */
export async function measureSecondReader(): Promise<0 | 1> {
  const server = await serve()
  try {
    const text = sampleSummary()
    const { address } = await handOutOf(server, await newPatient(), text, { passcode: 'rowan tree' })
    const asked = { recipient: 'Dr Example', passcode: 'rowan tree' }
    const embedded = await otherReader(server, address).resolveSHL(asked)
    const located = await otherReader(server, address).resolveSHL({ ...asked, embeddedLengthMax: 10 })
    const isRead = [embedded, located].every(({ fhirResources }) => isDeepStrictEqual(fhirResources, [JSON.parse(text)]))
    return isRead ? 1 : 0
  } finally {
    await server.close()
  }
}
