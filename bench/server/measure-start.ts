import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openSqlite } from '../../apps/server/src/records/sqlite-connection.ts'
import { launch, newFolder } from './launch.ts'
import { quantile, send } from './patients.ts'

const rows = 1_000_000
const rowsAPatient = 20
const starts = 7

/** How long a start with a million rows takes beside one with none, first answer included. */
export async function measureStart(): Promise<{ ratio: number; empty: number; full: number; bytes: number }> {
  const [empty, full] = [newFolder(), newFolder()]
  for (const folder of [empty, full]) await (await launch('server', folder)).end()
  const bytes = fill(join(full, 'records.sqlite'))
  const times = { empty: [] as number[], full: [] as number[] }
  for (let attempt = 0; attempt < starts; attempt++) {
    for (const [name, folder] of [
      ['empty', empty],
      ['full', full],
    ] as const) {
      const server = await launch('server', folder)
      const first = await send(`${server.address}/api/history`, { method: 'GET' })
      times[name].push(server.started + first.took)
      await server.end()
    }
  }
  const [without, withRows] = [quantile(times.empty, 0.5), quantile(times.full, 0.5)]
  return { ratio: withRows / without, empty: without, full: withRows, bytes }
}

function fill(path: string): number {
  const { database } = openSqlite(path, { readOnly: false })
  database.exec('BEGIN')
  const insert = database.prepare('INSERT INTO records (patient_id, collection, id, at, version, sealed) VALUES (?, ?, ?, ?, 1, ?)')
  const sealed = randomBytes(256)
  for (let row = 0; row < rows; row++) {
    const patient = `p_${String(Math.floor(row / rowsAPatient)).padStart(26, 'a')}`
    insert.run(patient, 'history', String(row).padStart(36, '0'), row, sealed)
  }
  database.exec('COMMIT')
  const { pages } = database.prepare('SELECT page_count * page_size AS pages FROM pragma_page_count(), pragma_page_size()').get() as {
    pages: number
  }
  database.close()
  return pages
}
