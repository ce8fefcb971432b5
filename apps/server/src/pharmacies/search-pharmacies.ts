import type { SearchPharmaciesQuery, SearchPharmaciesResponse } from '@dr-ai/contract/schemas/service'
import { Failure } from '../http/failure.ts'
import { distanceText, kilometresBetween } from './distance.ts'
import type { KnownPharmacy, PharmacySource, Place, Point } from './pharmacy-source.ts'

const shown = 10

/**
 * Pharmacies near a point or a typed place, from the first source that knows any. Nobody knows prices or stock: both stay null.
 *
 * @throws Failure `not-configured` without a source, `not-found` where no source knows the place, `invalid-input` where nobody said
 * where and no source can do without, and whatever the last source failed with.
 */
export async function searchPharmacies(
  sources: readonly PharmacySource[],
  query: SearchPharmaciesQuery,
): Promise<SearchPharmaciesResponse> {
  const ready = sources.filter((source) => source.isReady())
  if (ready.length === 0) throw new Failure('not-configured', 'This server has no source of pharmacies.')
  const place = await placeOf(ready, query)
  const { source, pharmacies } = place ? await nearestOf(ready, place.point) : await anywhereOf(ready)
  return {
    data: {
      results: pharmacies.map((pharmacy) => describe(pharmacy, place?.point ?? null)),
      attribution: source.attribution,
      ...(place?.name && { place: place.name }),
    },
  }
}

async function placeOf(
  sources: readonly PharmacySource[],
  { lat, lon, near }: SearchPharmaciesQuery,
): Promise<{ point: Point; name: string | null } | null> {
  if (lat !== undefined && lon !== undefined) return { point: { lat, lon }, name: null }
  if (!near?.trim()) return null
  const found = await firstAnswer(sources, (source) => source.findPlace(near))
  if (!found) throw new Failure('not-found', 'This place is not known here. Try a larger town nearby.')
  const { name, ...point }: Place = found.answer
  return { point, name }
}

async function nearestOf(
  sources: readonly PharmacySource[],
  point: Point,
): Promise<{ source: PharmacySource; pharmacies: KnownPharmacy[] }> {
  const found = await firstAnswer(sources, async (source) => {
    const pharmacies = await source.nearest(point, shown)
    return pharmacies.length > 0 ? pharmacies : null
  })
  return found ? { source: found.source, pharmacies: found.answer } : { source: sources[0] as PharmacySource, pharmacies: [] }
}

async function anywhereOf(sources: readonly PharmacySource[]): Promise<{ source: PharmacySource; pharmacies: KnownPharmacy[] }> {
  const found = await firstAnswer(sources, (source) => source.anywhere(shown))
  if (!found) throw new Failure('invalid-input', 'Say where: lat and lon, or near.')
  return { source: found.source, pharmacies: found.answer }
}

/** The first source that has an answer. A failing source is passed over while another can still answer. */
async function firstAnswer<Answer>(
  sources: readonly PharmacySource[],
  ask: (source: PharmacySource) => Promise<Answer | null>,
): Promise<{ source: PharmacySource; answer: Answer } | null> {
  let failure: unknown = null
  for (const source of sources) {
    try {
      const answer = await ask(source)
      if (answer !== null) return { source, answer }
    } catch (error) {
      failure = error
    }
  }
  if (failure !== null) throw failure
  return null
}

function describe(
  { name, address, phone, openingHours, lat, lon }: KnownPharmacy,
  from: Point | null,
): SearchPharmaciesResponse['data']['results'][number] {
  return {
    pharmacy: name,
    address,
    distance: from ? distanceText(kilometresBetween(from, { lat, lon })) : 'Distance unknown',
    price: null,
    inStock: null,
    phone,
    ...(openingHours && { openingHours }),
    lat,
    lon,
  }
}
