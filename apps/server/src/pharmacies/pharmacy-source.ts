export interface Point {
  lat: number
  lon: number
}

/** A pharmacy as a source knows it; what it does not know is "". */
export interface KnownPharmacy extends Point {
  name: string
  address: string
  phone: string
  openingHours: string
}

/** A typed place, found. `name` says what it was understood as. */
export interface Place extends Point {
  name: string
}

/** Where pharmacies come from. Every source passes one compliance suite (testing/pharmacy-source-compliance.ts). */
export interface PharmacySource {
  /** Who is to be named beside the results. */
  attribution: string
  /** Whether it can be asked at all; a directory without an import cannot. */
  isReady(): boolean
  /** Nearest first; none where it knows none within 200 km. Throws Failure where it does not answer. */
  nearest(point: Point, limit: number): Promise<KnownPharmacy[]>
  /** The place by that name or postcode, whatever its case; null where this source knows none. */
  findPlace(words: string): Promise<Place | null>
  /** Some pharmacies where nobody said where; null where this source cannot search without a place. */
  anywhere(limit: number): Promise<KnownPharmacy[] | null>
  close(): void
}

/** Kilometres beyond which a pharmacy is of no use. */
export const farthestKilometres = 200
