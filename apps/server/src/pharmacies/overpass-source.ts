import { Failure } from '../http/failure.ts'
import { kilometresBetween } from './distance.ts'
import type { KnownPharmacy, PharmacySource, Place, Point } from './pharmacy-source.ts'
import { pharmacyOf, placeNameOf, sizeOf, type Tags } from './read-tags.ts'

interface Element {
  lat?: number
  lon?: number
  center?: Point
  tags?: Tags
}

/** Metres searched around the point, widened once where nothing was there. */
const radii = [5_000, 25_000]
const defaultTimeOut = 10_000
const keptFor = 3_600_000
const keptAnswers = 500
/** Decimals of a coordinate that leave this server: about 100 metres, enough to find a pharmacy. */
const sentDecimals = 3

/**
 * An Overpass server (https://wiki.openstreetmap.org/wiki/Overpass_API). Only a rounded point or a place's name goes there, never the medicine.
 * Answers are kept for an hour; a server that is late or out of order is a Failure.
 */
export function createOverpassSource(url: string, { timeOut = defaultTimeOut, now = Date.now } = {}): PharmacySource {
  const kept = new Map<string, { until: number; elements: Promise<Element[]> }>()

  async function fetchElements(query: string): Promise<Element[]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json', 'User-Agent': 'Dr. AI pharmacy search' },
      body: new URLSearchParams({ data: query }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeOut),
    }).catch((error: Error) => {
      if (error.name === 'TimeoutError') throw new Failure('timed-out', 'The pharmacy server took too long.')
      throw new Failure('busy', 'The pharmacy server cannot be reached.', { retryAfter: 60 })
    })
    if (!response.ok) throw new Failure('busy', 'The pharmacy server does not answer now.', { retryAfter: 60 })
    const answer = (await response.json().catch(() => null)) as { elements?: unknown; remark?: unknown } | null
    // A run-time error comes as status 200 with a remark.
    if (!Array.isArray(answer?.elements) || (answer.elements.length === 0 && typeof answer.remark === 'string'))
      throw new Failure('busy', 'The pharmacy server does not answer now.', { retryAfter: 60 })
    return answer.elements as Element[]
  }

  function ask(query: string): Promise<Element[]> {
    const known = kept.get(query)
    if (known && known.until > now()) return known.elements
    const elements = fetchElements(query)
    kept.delete(query)
    kept.set(query, { until: now() + keptFor, elements })
    elements.catch(() => kept.delete(query))
    for (const oldest of kept.keys()) if (kept.size > keptAnswers) kept.delete(oldest)
    return elements
  }

  return {
    attribution: '© OpenStreetMap contributors',
    isReady: () => true,
    async nearest(point, limit) {
      const [lat, lon] = [point.lat, point.lon].map((degrees) => degrees.toFixed(sentDecimals))
      for (const radius of radii) {
        const query = `[out:json][timeout:${Math.ceil(timeOut / 1_000)}];nwr["amenity"="pharmacy"](around:${radius},${lat},${lon});out center tags 200;`
        const found = (await ask(query)).flatMap((element) => toPharmacy(element) ?? [])
        if (found.length > 0) return found.sort((a, b) => kilometresBetween(point, a) - kilometresBetween(point, b)).slice(0, limit)
      }
      return []
    },
    async findPlace(words) {
      const name = words.split(',')[0]?.trim() ?? ''
      if (name === '') return null
      const spellings = [...new Set([name, titleCase(name)])].map((each) => `node["place"]["name"="${escaped(each)}"];`)
      const elements = await ask(`[out:json][timeout:${Math.ceil(timeOut / 1_000)}];(${spellings.join('')});out tags center 50;`)
      const places = elements.flatMap((element) => toPlace(element) ?? [])
      return places.sort((a, b) => b.size - a.size)[0]?.place ?? null
    },
    anywhere: async () => null,
    close: () => kept.clear(),
  }
}

const pointOf = ({ lat, lon, center }: Element): Point | null => center ?? (lat === undefined || lon === undefined ? null : { lat, lon })

function toPharmacy(element: Element): KnownPharmacy | null {
  const point = pointOf(element)
  return point && pharmacyOf(element.tags ?? {}, point)
}

function toPlace(element: Element): { place: Place; size: number } | null {
  const point = pointOf(element)
  const name = placeNameOf(element.tags ?? {})
  return point && name ? { place: { name, lat: point.lat, lon: point.lon }, size: sizeOf(element.tags ?? {}) } : null
}

const escaped = (text: string): string => text.replace(/[\\"]/g, '\\$&').replace(/[\n\r\t]/g, ' ')
const titleCase = (text: string): string => text.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
