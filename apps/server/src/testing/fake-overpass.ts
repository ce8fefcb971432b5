import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { kilometresBetween } from '../pharmacies/distance.ts'
import type { MapObject } from './pharmacy-extract.ts'

export interface FakeOverpass {
  url: string
  /** The queries that came, in Overpass QL. */
  queries: string[]
  /** What it does instead of answering: a status, silence, an error inside a good answer, or no JSON. */
  trouble: number | 'silence' | 'remark' | 'page' | null
  close(): Promise<void>
}

/** An Overpass server on loopback that understands the two shapes of query we send, over a map of its own. */
export async function startFakeOverpass(objects: readonly MapObject[]): Promise<FakeOverpass> {
  const fake: FakeOverpass = { url: '', queries: [], trouble: null, close: async () => undefined }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const query = new URLSearchParams(body).get('data') ?? ''
      fake.queries.push(query)
      if (fake.trouble === 'silence') return
      if (typeof fake.trouble === 'number') return void response.writeHead(fake.trouble).end('rate_limited')
      if (fake.trouble === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')
      const elements = fake.trouble === 'remark' ? [] : answer(query, objects)
      const remark = fake.trouble === 'remark' ? { remark: 'runtime error: Query timed out' } : {}
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          version: 0.6,
          generator: 'Overpass API',
          osm3s: { copyright: 'OpenStreetMap contributors' },
          elements,
          ...remark,
        }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter`
  fake.close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return fake
}

function answer(query: string, objects: readonly MapObject[]): unknown[] {
  if (!query.startsWith('[out:json][timeout:')) throw new Error(`not understood: ${query}`)
  const around =
    /^\[out:json\]\[timeout:\d+\];nwr\["amenity"="pharmacy"\]\(around:(\d+),(-?[\d.]+),(-?[\d.]+)\);out center tags \d+;$/.exec(query)
  if (around) {
    const [radius, lat, lon] = around.slice(1).map(Number) as [number, number, number]
    return objects
      .filter((each) => each.tags.amenity === 'pharmacy' && kilometresBetween({ lat, lon }, each) * 1_000 <= radius)
      .map(element)
  }
  const names = [...query.matchAll(/node\["place"\]\["name"="((?:[^"\\]|\\.)*)"\];/g)].map((match) => match[1]?.replace(/\\(.)/g, '$1'))
  if (names.length === 0) throw new Error(`not understood: ${query}`)
  return objects.filter((each) => each.tags.place && names.includes(each.tags.name)).map(element)
}

function element({ lat, lon, tags, isWay }: MapObject, index: number): unknown {
  return isWay ? { type: 'way', id: index, center: { lat, lon }, tags } : { type: 'node', id: index, lat, lon, tags }
}
