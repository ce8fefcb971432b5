import type { Point } from './pharmacy-source.ts'

const earthRadiusKilometres = 6_371
const kilometresPerMile = 1.609344
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * earthRadiusKilometres * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** "850 m (0.5 mi)", "12.3 km (7.6 mi)". */
export function distanceText(kilometres: number): string {
  const near = kilometres < 1 ? `${Math.round(kilometres * 100) * 10} m` : `${kilometres.toFixed(1)} km`
  return `${near} (${(kilometres / kilometresPerMile).toFixed(1)} mi)`
}
