import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server of a health link was told. */
export interface ToldLinkServer {
  method: string
  path: string
  headers: Readonly<Record<string, unknown>>
  body: string
}

export interface FakeLinkServer {
  url: string
  seen: ToldLinkServer[]
  close(): Promise<void>
}

export interface LinkFiles {
  passcode?: string
  /** Sealed files by their types: those that the list holds itself, and those that it gives the address of. */
  embedded?: readonly { contentType: string; content: string }[]
  located?: readonly { contentType: string; content: string }[]
  /** The one sealed file of a link that is none of a list. */
  direct?: string
}

/** Another server that speaks SMART Health Links (STU1), on this machine; `/far` sends whoever comes to somewhere else, `/long` does not end. */
export async function startFakeLinkServer({ passcode, embedded = [], located = [], direct = '' }: LinkFiles): Promise<FakeLinkServer> {
  const seen: ToldLinkServer[] = []
  let attempts = 3
  let url = ''
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const { pathname, search } = new URL(request.url ?? '', 'http://here')
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ method, path: pathname + search, headers, body })
    const answer = (status: number, content: string, type = 'application/json') => {
      response.writeHead(status, { 'content-type': type })
      response.end(content)
    }
    if (pathname === '/far') {
      response.writeHead(302, { location: `${url}/secret` })
      return response.end()
    }
    if (pathname === '/long') {
      response.writeHead(200)
      return response.write('x')
    }
    if (pathname === '/much') return answer(200, 'x'.repeat(9_000_000))
    const file = /^\/file\/(\d+)$/.exec(pathname)
    if (method === 'GET' && file) return answer(200, located[Number(file[1])]?.content ?? '', 'application/jose')
    if (method === 'GET' && pathname === '/direct') return answer(200, direct, 'application/jose')
    if (method !== 'POST' || pathname !== '/list') return answer(404, '')
    if (passcode !== undefined && JSON.parse(body).passcode !== passcode) {
      attempts -= 1
      return answer(401, JSON.stringify({ remainingAttempts: attempts }))
    }
    const files = [
      ...embedded.map(({ contentType, content }) => ({ contentType, embedded: content })),
      ...located.map(({ contentType }, number) => ({ contentType, location: `${url}/file/${number}` })),
    ]
    return answer(200, JSON.stringify({ files }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    seen,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
