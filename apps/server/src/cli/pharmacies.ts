/**
 * The local directory of pharmacies.
 *
 *   npm run pharmacies -- import FILE     puts an OpenStreetMap GeoJSON extract in the place of the directory
 *
 * Extracts: `osmium export -f geojson` of a Geofabrik file filtered by `osmium tags-filter FILE nwr/amenity=pharmacy n/place`, or an Overpass Turbo
 * export. Works while the server runs, and before its first start; DATA_DIR as for the server. With DATABASE_URL too the
 * directory is a file in DATA_DIR: each server has its own.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { directoryFile, replaceDirectory } from '../pharmacies/directory-source.ts'
import { readGeoJson } from '../pharmacies/read-geojson.ts'

const [action, file] = process.argv.slice(2)
if (action !== 'import' || !file) {
  console.error('Usage: npm run pharmacies -- import FILE.geojson')
  process.exit(2)
}
process.umask(0o077)
try {
  // npm runs scripts in the project's folder; the file is named from where the operator stands.
  const entries = readGeoJson(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'))
  if (entries.pharmacies.length === 0) throw new Error('it holds no pharmacy (amenity=pharmacy)')
  const folder = resolve(process.env.DATA_DIR?.trim() || './data')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  replaceDirectory(join(folder, directoryFile), entries)
  console.log(
    `${entries.pharmacies.length} pharmacies and ${entries.places.length} places imported${entries.skipped > 0 ? `, ${entries.skipped} features skipped` : ''}.`,
  )
} catch (error) {
  console.error(`The file ${file} was not imported: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
