/** A small town on the map, as OpenStreetMap has it: five pharmacies, two places of one name, and things that are none. */
export interface MapObject {
  lat: number
  lon: number
  tags: Record<string, string>
  /** A building drawn as a way, whose middle counts. */
  isWay?: boolean
}

const pharmacy = (name: string, lat: number, lon: number, tags: Record<string, string> = {}, isWay = false): MapObject => ({
  lat,
  lon,
  tags: { amenity: 'pharmacy', name, ...tags },
  isWay,
})

export const mapObjects: readonly MapObject[] = [
  pharmacy('Linden Pharmacy', 52.5, 13.4, {
    'addr:housenumber': '12',
    'addr:street': 'Linden Street',
    'addr:city': 'Oldtown',
    'addr:postcode': '10115',
    phone: '+49 30 1234567; +49 30 7654321',
    opening_hours: 'Mo-Fr 08:00-18:00',
  }),
  pharmacy('Market Pharmacy', 52.51, 13.4),
  pharmacy('Hill Pharmacy', 52.53, 13.42, { 'contact:phone': '+49 30 555' }, true),
  pharmacy('Station Pharmacy', 52.55, 13.45),
  pharmacy('Date Line Pharmacy', -16.5, -179.99),
  { lat: 52.501, lon: 13.401, tags: { amenity: 'cafe', name: 'Linden Café' } },
  { lat: 52.5, lon: 13.4, tags: { place: 'town', name: 'Oldtown', population: '12 000' } },
  { lat: 40, lon: -90, tags: { place: 'hamlet', name: 'Oldtown' } },
  { lat: 52.54, lon: 13.44, tags: { place: 'suburb', name: 'Müllerfeld' } },
]

/** The same map as a GeoJSON extract. */
export function geoJsonOf(objects: readonly MapObject[]): string {
  const features = objects.map(({ lat, lon, tags, isWay }) => ({
    type: 'Feature',
    properties: tags,
    geometry: isWay
      ? {
          type: 'Polygon',
          coordinates: [
            [
              [lon - 0.001, lat - 0.001],
              [lon + 0.001, lat - 0.001],
              [lon + 0.001, lat + 0.001],
              [lon - 0.001, lat + 0.001],
            ],
          ],
        }
      : { type: 'Point', coordinates: [lon, lat] },
  }))
  return JSON.stringify({ type: 'FeatureCollection', features })
}
