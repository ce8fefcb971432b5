import type { KnownPharmacy, Place, Point } from './pharmacy-source.ts'
import { pharmacyOf, placeNameOf, sizeOf, type Tags } from './read-tags.ts'

export interface DirectoryEntries {
  pharmacies: readonly KnownPharmacy[]
  /** Settlements and postcodes, the larger ones first where they share a name. */
  places: readonly (Place & { size: number })[]
  /** Features that were no feature, or lay nowhere. */
  skipped: number
}

/**
 * Reads an OpenStreetMap extract: a GeoJSON FeatureCollection (osmium export, Overpass Turbo, Geofabrik tools) or GeoJSON text
 * sequences, one feature a line. Pharmacies are kept, and settlements and postcodes to find typed places by.
 *
 * @throws Error where the text is no GeoJSON at all.
 */
export function readGeoJson(content: string): DirectoryEntries {
  const pharmacies: KnownPharmacy[] = []
  const places: (Place & { size: number })[] = []
  const postcodes = new Map<string, Point[]>()
  let skipped = 0
  for (const feature of featuresOf(content)) {
    const { tags, point } = readFeature(feature)
    if (!tags || !point) {
      skipped++
      continue
    }
    const pharmacy = pharmacyOf(tags, point)
    if (pharmacy) pharmacies.push(pharmacy)
    const name = placeNameOf(tags)
    if (name) places.push({ name, ...point, size: sizeOf(tags) })
    for (const part of [tags['addr:postcode'], tags['addr:city']])
      if (typeof part === 'string' && part.trim()) postcodes.set(part.trim(), [...(postcodes.get(part.trim()) ?? []).slice(-20), point])
  }
  // Where no settlement carries the name, its pharmacies say where it is.
  for (const [name, points] of postcodes) places.push({ name, ...middleOf(points), size: 0 })
  return { pharmacies, places: places.sort((a, b) => b.size - a.size), skipped }
}

function featuresOf(content: string): unknown[] {
  const text = content.replace(/^\uFEFF/, '').trim()
  const lines = text.split('\n')
  const isSequence = text.startsWith('\x1e') || (lines.length > 1 && /^\s*\{\s*"type"\s*:\s*"Feature"/.test(lines[0] ?? ''))
  if (isSequence) return lines.map((line) => parse(line.replace('\x1e', '').replace(/,\s*$/, '')))
  const whole = JSON.parse(text) as { type?: unknown; features?: unknown }
  if (whole.type === 'FeatureCollection' && Array.isArray(whole.features)) return whole.features
  if (whole.type === 'Feature') return [whole]
  throw new Error('it is no GeoJSON FeatureCollection')
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function readFeature(feature: unknown): { tags: Tags | null; point: Point | null } {
  const { properties, geometry } = (feature ?? {}) as { properties?: unknown; geometry?: { coordinates?: unknown } | null }
  const given = properties && typeof properties === 'object' ? (properties as Record<string, unknown>) : null
  const nested = given?.tags && typeof given.tags === 'object' ? (given.tags as Tags) : null
  const points = pointsIn(geometry?.coordinates)
  return { tags: nested ?? given, point: points.length > 0 ? middleOf(points) : null }
}

/** Every [longitude, latitude] of a geometry, whatever its nesting. */
function pointsIn(coordinates: unknown): Point[] {
  if (!Array.isArray(coordinates)) return []
  const [lon, lat] = coordinates as unknown[]
  if (typeof lon === 'number' && typeof lat === 'number') return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [{ lat, lon }] : []
  return coordinates.flatMap(pointsIn)
}

function middleOf(points: readonly Point[]): Point {
  const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lon: mean(points.map(({ lon }) => lon)) }
}
