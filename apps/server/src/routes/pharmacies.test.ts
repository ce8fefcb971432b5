import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDirectory, replaceDirectory } from '../pharmacies/directory-source.ts'
import { createOverpassSource } from '../pharmacies/overpass-source.ts'
import type { PharmacySource } from '../pharmacies/pharmacy-source.ts'
import { readGeoJson } from '../pharmacies/read-geojson.ts'
import { type FakeOverpass, startFakeOverpass } from '../testing/fake-overpass.ts'
import { geoJsonOf, mapObjects } from '../testing/pharmacy-extract.ts'
import { serve, type TestServer } from '../testing/serve.ts'

let overpass: FakeOverpass
let server: TestServer
let directory: PharmacySource
const directoryPath = join(process.env.TMPDIR ?? '/tmp', `dr-ai-route-${process.pid}.sqlite`)
const get = (query: string, from = server) => from.call('GET', `/api/pharmacies?medication=Metformin${query}`)

beforeAll(async () => {
  overpass = await startFakeOverpass([...mapObjects, { lat: 10, lon: 10, tags: { amenity: 'pharmacy', name: 'Far Pharmacy' } }])
  replaceDirectory(directoryPath, readGeoJson(geoJsonOf(mapObjects)))
  directory = openDirectory(directoryPath)
  server = await serve({ pharmacies: [directory, createOverpassSource(overpass.url)] })
})
afterAll(async () => {
  await server.close()
  await overpass.close()
  directory.close()
  for (const ending of ['', '-wal', '-shm']) rmSync(`${directoryPath}${ending}`, { force: true })
})

test('the nearest come first, with what nobody knows left open', async () => {
  const { data } = (await get('&lat=52.5&lon=13.4')).json()
  expect(data.attribution).toBe('© OpenStreetMap contributors')
  expect(data.results[0]).toEqual({
    pharmacy: 'Linden Pharmacy',
    address: '12 Linden Street, Oldtown 10115',
    distance: '0 m (0.0 mi)',
    price: null,
    inStock: null,
    phone: '+49 30 1234567',
    openingHours: 'Mo-Fr 08:00-18:00',
    lat: 52.5,
    lon: 13.4,
  })
  expect(data.results[1].distance).toBe('1.1 km (0.7 mi)')
})

test('a typed place is found, and said how it was understood', async () => {
  const { data } = (await get('&near=oldtown')).json()
  expect([data.place, data.results[0].pharmacy]).toEqual(['Oldtown', 'Linden Pharmacy'])
})

test('pages ask with medicine and place in the body, where no log of addresses finds them', async () => {
  const { data } = (await server.call('POST', '/api/pharmacies', { medication: 'Metformin', near: 'oldtown' })).json()
  expect([data.place, data.results[0].pharmacy]).toEqual(['Oldtown', 'Linden Pharmacy'])
})

test('a place that nobody knows is an honest 404, without its name', async () => {
  const response = await get('&near=Atlantis')
  expect([response.statusCode, response.json().error.code]).toEqual([404, 'not-found'])
  expect(response.body).not.toContain('Atlantis')
})

test('where the directory knows none, Overpass is asked', async () => {
  expect((await get('&lat=10&lon=10')).json().data.results[0].pharmacy).toBe('Far Pharmacy')
})

test('nobody said where: the directory still answers, without distances', async () => {
  const { data } = (await get('')).json()
  expect(data.results[0].distance).toBe('Distance unknown')
})

test('without a directory nobody can search without a place', async () => {
  const alone = await serve({ pharmacies: [createOverpassSource(overpass.url)] })
  expect((await get('', alone)).statusCode).toBe(400)
  overpass.trouble = 500
  expect((await get('&lat=1&lon=1', alone)).statusCode).toBe(503)
  overpass.trouble = null
  await alone.close()
})

test.each(['&lat=91&lon=0', '&lat=x&lon=0', '&lat=0&lon=181'])('%s is malformed', async (query) => {
  expect((await get(query)).statusCode).toBe(400)
})
