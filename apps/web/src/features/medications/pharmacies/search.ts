import type { Pharmacy, SearchPharmaciesQuery, SearchPharmaciesResponse } from '@dr-ai/contract/schemas/service'
import { HttpError } from '../../../api/http-error.ts'
import type { Session } from '../../../session/create-session.ts'
import { samplePharmacies } from './sample-pharmacies.ts'

/** Where to search: nobody said, a point the browser gave, or a place the patient typed. */
export type Where = { kind: 'anywhere' } | { kind: 'here'; lat: number; lon: number } | { kind: 'place'; name: string }

export interface PharmacyAnswer {
  pharmacies: readonly Pharmacy[]
  isSample: boolean
  attribution: string | null
  place: string | null
  /** The typed place is known to nobody: said beside the samples. */
  isPlaceUnknown: boolean
}

type Caller = Pick<Session, 'call'>

/** Asks for pharmacies, medicine and place in the body, since addresses are written down on the way; a blank name searches nothing (null). A failed search answers with the marked samples. */
export async function searchPharmacies(session: Caller, medication: string, where: Where): Promise<PharmacyAnswer | null> {
  if (medication.trim() === '') return null
  try {
    const { data }: SearchPharmaciesResponse = await session.call('findPharmacies', { body: { medication, ...placeOf(where) } })
    return {
      pharmacies: data.results,
      isSample: false,
      attribution: data.attribution ?? null,
      place: data.place ?? null,
      isPlaceUnknown: false,
    }
  } catch (error) {
    const isPlaceUnknown = where.kind === 'place' && error instanceof HttpError && error.status === 404
    return { pharmacies: samplePharmacies, isSample: true, attribution: null, place: null, isPlaceUnknown }
  }
}

function placeOf(where: Where): Pick<SearchPharmaciesQuery, 'lat' | 'lon' | 'near'> {
  if (where.kind === 'here') return { lat: where.lat, lon: where.lon }
  return where.kind === 'place' ? { near: where.name } : {}
}

/** A map of where it is: its point, or where nobody knows that, a search for its name and address. */
export function mapLink({ pharmacy, address, lat, lon }: Pharmacy): string {
  if (lat !== undefined && lon !== undefined) return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: [pharmacy, address].filter(Boolean).join(', ') })}`
}

/** A number to dial, with nothing in it but digits and a leading plus. */
export const telLink = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`
