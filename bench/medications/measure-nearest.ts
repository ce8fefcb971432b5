import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDirectory, replaceDirectory } from '../../apps/server/src/pharmacies/directory-source.ts'
import { createRandom } from '../random.ts'

/** Milliseconds of each of 1,000 searches for the ten nearest among 100,000 pharmacies: half of them in twenty cities, the rest spread over a continent. */
export async function measureNearest(): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-nearest-'))
  try {
    const { next: random } = createRandom(7)
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
