import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { kilometresBetween } from './distance.ts'
import { farthestKilometres, type KnownPharmacy, type PharmacySource, type Place, type Point } from './pharmacy-source.ts'
import type { DirectoryEntries } from './read-geojson.ts'

/** Rows of the grid a degree of latitude has: each is about 5.6 km high. */
const rowsPerDegree = 20
const kilometresPerDegree = 111.2
/** The search widens until enough are found that are nearer than its edge. */
const reaches = [2, 10, 50, farthestKilometres]

/** Its file in the data folder. */
export const directoryFile = 'pharmacies.sqlite'

const schema = `
  DROP TABLE IF EXISTS pharmacies;
  DROP TABLE IF EXISTS pharmacy_places;
  CREATE TABLE pharmacies (name TEXT NOT NULL, address TEXT NOT NULL, phone TEXT NOT NULL, opening_hours TEXT NOT NULL, grid_row BIGINT NOT NULL, lat DOUBLE PRECISION NOT NULL, lon DOUBLE PRECISION NOT NULL);
  CREATE INDEX pharmacies_by_place ON pharmacies (grid_row, lon);
  CREATE TABLE pharmacy_places (name_key TEXT NOT NULL, name TEXT NOT NULL, size BIGINT NOT NULL, lat DOUBLE PRECISION NOT NULL, lon DOUBLE PRECISION NOT NULL);
  CREATE INDEX pharmacy_places_by_name ON pharmacy_places (name_key, size);
`

const gridRow = (lat: number): number => Math.floor(lat * rowsPerDegree)
const placeKey = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Puts an import in the place of the one before, in one transaction: a search meanwhile sees the old one or the new one. */
export function replaceDirectory(path: string, { pharmacies, places }: DirectoryEntries): void {
  const database = new DatabaseSync(path, { timeout: 30_000 })
  try {
    database.exec('PRAGMA journal_mode=WAL; BEGIN IMMEDIATE')
    database.exec(schema)
    const addPharmacy = database.prepare('INSERT INTO pharmacies VALUES (?, ?, ?, ?, ?, ?, ?)')
    for (const { name, address, phone, openingHours, lat, lon } of pharmacies)
      addPharmacy.run(name, address, phone, openingHours, gridRow(lat), lat, lon)
    const addPlace = database.prepare('INSERT INTO pharmacy_places VALUES (?, ?, ?, ?, ?)')
    for (const { name, lat, lon, size } of places) addPlace.run(placeKey(name), name, size, lat, lon)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

/**
 * The imported directory: reference data, unsealed, in a file of its own beside the records, whichever engine keeps those.
 * It is opened with the first question that finds it there.
 */
export function openDirectory(path: string): PharmacySource {
  let database: DatabaseSync | null = null
  const opened = (): DatabaseSync => {
    database ??= new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
    return database
  }
  const isReady = (): boolean =>
    existsSync(path) && opened().prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'pharmacies'").get() !== undefined
  const columns = 'name, address, phone, opening_hours, lat, lon'

  function within(point: Point, kilometres: number): KnownPharmacy[] {
    const select = opened().prepare(`SELECT ${columns} FROM pharmacies WHERE grid_row = ? AND lon BETWEEN ? AND ?`)
    const height = kilometres / kilometresPerDegree
    const width = height / Math.max(0.01, Math.cos((Math.min(89, Math.abs(point.lat) + height) * Math.PI) / 180))
    const found: KnownPharmacy[] = []
    for (let row = gridRow(point.lat - height); row <= gridRow(point.lat + height); row++)
      for (const [west, east] of longitudes(point.lon - width, point.lon + width))
        found.push(...select.all(row, west, east).map(toPharmacy))
    return found
  }

  return {
    attribution: '© OpenStreetMap contributors',
    isReady,
    async nearest(point, limit) {
      for (const reach of reaches) {
        const near = within(point, reach)
          .map((pharmacy) => ({ pharmacy, kilometres: kilometresBetween(point, pharmacy) }))
          .filter(({ kilometres }) => kilometres <= reach)
        if (near.length < limit && reach < farthestKilometres) continue
        return near
          .sort((a, b) => a.kilometres - b.kilometres)
          .slice(0, limit)
          .map(({ pharmacy }) => pharmacy)
      }
      return []
    },
    async findPlace(words) {
      const select = opened().prepare('SELECT name, lat, lon FROM pharmacy_places WHERE name_key = ? ORDER BY size DESC LIMIT 1')
      const row = select.get(placeKey(words)) ?? select.get(placeKey(words.split(',')[0] ?? ''))
      return row ? ({ name: String(row.name), lat: Number(row.lat), lon: Number(row.lon) } satisfies Place) : null
    },
    anywhere: async (limit) => opened().prepare(`SELECT ${columns} FROM pharmacies ORDER BY rowid LIMIT ?`).all(limit).map(toPharmacy),
    close: () => database?.close(),
  }
}

/** A span of longitudes, in two where it crosses the date line. */
function longitudes(west: number, east: number): [number, number][] {
  if (east - west >= 360) return [[-180, 180]]
  if (west < -180)
    return [
      [west + 360, 180],
      [-180, east],
    ]
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ]
  return [[west, east]]
}

function toPharmacy(row: Record<string, unknown>): KnownPharmacy {
  return {
    name: String(row.name),
    address: String(row.address),
    phone: String(row.phone),
    openingHours: String(row.opening_hours),
    lat: Number(row.lat),
    lon: Number(row.lon),
  }
}
