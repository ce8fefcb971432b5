import type { KnownPharmacy, Point } from './pharmacy-source.ts'

/** OpenStreetMap's keys and values of one object. */
export type Tags = Readonly<Record<string, unknown>>

const placeKinds = new Set(['city', 'town', 'village', 'hamlet', 'suburb', 'borough', 'quarter', 'neighbourhood', 'municipality'])
const unnamed = 'Pharmacy'

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Tags: https://wiki.openstreetmap.org/wiki/Tag:amenity=pharmacy. Out: the pharmacy, or null where the object is none. */
export function pharmacyOf(tags: Tags, { lat, lon }: Point): KnownPharmacy | null {
  if (tags.amenity !== 'pharmacy' && tags.healthcare !== 'pharmacy') return null
  return {
    name: text(tags.name) || text(tags.brand) || text(tags.operator) || unnamed,
    address: addressOf(tags),
    phone: (text(tags.phone) || text(tags['contact:phone'])).split(';')[0]?.trim() ?? '',
    openingHours: text(tags.opening_hours),
    lat,
    lon,
  }
}

/** The name of a settlement, or null where the object is none. */
export function placeNameOf(tags: Tags): string | null {
  return placeKinds.has(text(tags.place)) ? text(tags.name) || null : null
}

/** How many people live there; a rough size by kind where nobody counted. */
export function sizeOf(tags: Tags): number {
  const sizes: Record<string, number> = { city: 100_000, town: 10_000, municipality: 10_000, borough: 5_000, suburb: 2_000, village: 1_000 }
  return Number(text(tags.population).replace(/\D/g, '')) || (sizes[text(tags.place)] ?? 100)
}

function addressOf(tags: Tags): string {
  const street = [text(tags['addr:housenumber']), text(tags['addr:street']) || text(tags['addr:place'])].filter(Boolean).join(' ')
  const town = [text(tags['addr:city']), text(tags['addr:state']), text(tags['addr:postcode'])].filter(Boolean).join(' ')
  return text(tags['addr:full']) || [street, town].filter(Boolean).join(', ')
}
