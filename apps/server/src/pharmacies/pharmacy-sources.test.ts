import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { startFakeOverpass } from '../testing/fake-overpass.ts'
import { geoJsonOf, mapObjects } from '../testing/pharmacy-extract.ts'
import { testPharmacySource } from '../testing/pharmacy-source-compliance.ts'
import { openDirectory, replaceDirectory } from './directory-source.ts'
import { createOverpassSource } from './overpass-source.ts'
import { readGeoJson } from './read-geojson.ts'

const folders: string[] = []
function database(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-pharmacies-'))
  folders.push(folder)
  const path = join(folder, 'records.sqlite')
  new DatabaseSync(path).close()
  return path
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

testPharmacySource('directory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-directory-'))
  const path = join(folder, 'records.sqlite')
  replaceDirectory(path, readGeoJson(geoJsonOf(mapObjects)))
  const source = openDirectory(path)
  return {
    source,
    close: async () => {
      source.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
})

testPharmacySource('overpass', async () => {
  const fake = await startFakeOverpass(mapObjects)
  const source = createOverpassSource(fake.url)
  return { source, close: () => fake.close() }
})

test('a directory is ready as soon as something was imported, and shows the newest import', async () => {
  const path = database()
  const source = openDirectory(path)
  expect(source.isReady()).toBe(false)
  replaceDirectory(path, readGeoJson(geoJsonOf(mapObjects)))
  expect(source.isReady()).toBe(true)
  expect((await source.nearest({ lat: 52.5, lon: 13.4 }, 1))[0]?.name).toBe('Linden Pharmacy')
  replaceDirectory(path, readGeoJson(geoJsonOf(mapObjects.slice(1))))
  expect((await source.nearest({ lat: 52.5, lon: 13.4 }, 1))[0]?.name).toBe('Market Pharmacy')
  source.close()
})

test('the directory looks over the date line, finds postcodes and letters with dots', async () => {
  const path = database()
  replaceDirectory(path, readGeoJson(geoJsonOf(mapObjects)))
  const source = openDirectory(path)
  expect((await source.nearest({ lat: -16.5, lon: 179.99 }, 1))[0]?.name).toBe('Date Line Pharmacy')
  expect(await source.findPlace('10115')).toMatchObject({ lat: 52.5, lon: 13.4 })
  expect((await source.findPlace('mullerfeld'))?.name).toBe('Müllerfeld')
  source.close()
})

test('an extract may be a sequence of lines, and what is broken in it is counted', () => {
  const lines = (JSON.parse(geoJsonOf(mapObjects)) as { features: unknown[] }).features.map((each) => JSON.stringify(each))
  const entries = readGeoJson(
    [...lines, '{"type":"Feature"', '{"type":"Feature","properties":{"amenity":"pharmacy"},"geometry":null}'].join('\n'),
  )
  expect([entries.pharmacies.length, entries.skipped]).toEqual([5, 2])
  expect(() => readGeoJson('{"type":"Topology"}')).toThrow('no GeoJSON')
})

test('Overpass is asked once for one place, with a rounded point and never a medicine', async () => {
  const fake = await startFakeOverpass(mapObjects)
  let clock = 0
  const source = createOverpassSource(fake.url, { now: () => clock })
  await source.nearest({ lat: 52.500_04, lon: 13.400_04 }, 3)
  await source.nearest({ lat: 52.499_96, lon: 13.399_96 }, 3)
  expect(fake.queries).toHaveLength(1)
  expect(fake.queries[0]).toContain('52.500,13.400')
  clock = 3_600_001
  await source.nearest({ lat: 52.5, lon: 13.4 }, 3)
  expect(fake.queries).toHaveLength(2)
  await fake.close()
})

test.each([
  [429, 'busy'],
  [500, 'busy'],
  ['remark', 'busy'],
  ['page', 'busy'],
  ['silence', 'timed-out'],
] as const)('Overpass in trouble (%s) is a failure, and is asked again', async (trouble, code) => {
  const fake = await startFakeOverpass(mapObjects)
  const source = createOverpassSource(fake.url, { timeOut: 300 })
  fake.trouble = trouble
  await expect(source.nearest({ lat: 52.5, lon: 13.4 }, 3)).rejects.toMatchObject({ code })
  fake.trouble = null
  expect(await source.nearest({ lat: 52.5, lon: 13.4 }, 3)).toHaveLength(3)
  await fake.close()
})

test('an Overpass server that is not there is a failure', async () => {
  await expect(createOverpassSource('http://127.0.0.1:9/api').nearest({ lat: 1, lon: 1 }, 1)).rejects.toMatchObject({ code: 'busy' })
})
