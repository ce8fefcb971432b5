import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDirectory, replaceDirectory } from '../../apps/server/src/pharmacies/directory-source.ts'

/** A fixed sequence of numbers from 0 to 1 (mulberry32), so that every run searches the same map. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Milliseconds of each of 1,000 searches for the ten nearest among 100,000 pharmacies: half of them in twenty cities, the rest spread over a continent. */
export async function measureNearest(): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-nearest-'))
  try {
    const random = sequence(7)
    const cities = Array.from({ length: 20 }, () => ({ lat: 36 + random() * 20, lon: -8 + random() * 32 }))
    const anywhere = (index: number) => {
      const city = cities[index % 40]
      if (city) return { lat: city.lat + (random() - 0.5) * 0.3, lon: city.lon + (random() - 0.5) * 0.4 }
      return { lat: 36 + random() * 20, lon: -8 + random() * 32 }
    }
    const pharmacies = Array.from({ length: 100_000 }, (_, index) => ({
      name: `Pharmacy ${index}`,
      address: '',
      phone: '',
      openingHours: '',
      ...anywhere(index),
    }))
    const path = join(folder, 'records.sqlite')
    replaceDirectory(path, { pharmacies, places: [], skipped: 0 })
    const source = openDirectory(path)
    const times: number[] = []
    for (let search = 0; search < 1_000; search++) {
      const point = anywhere(search)
      const start = performance.now()
      await source.nearest(point, 10)
      times.push(performance.now() - start)
    }
    source.close()
    return times
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
