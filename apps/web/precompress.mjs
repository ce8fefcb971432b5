// Writes a .br and a .gz beside every text file of the build, so that the server only has to send them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const built = join(import.meta.dirname, 'dist')
const worthwhile = 400
/** The doctor in the pocket: fetched once by everybody who wants it, so worth the seconds here. */
const doctor = /static.bin.(knowledge|reader)-/

/** @param {string} path @param {number} bytes */
function qualityOf(path, bytes) {
  if (doctor.test(path)) return 11
  if (path.endsWith('.bin')) return 5
  return bytes > 2_000_000 ? 9 : 11
}

for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|txt|webmanifest|ttf|wasm|bin)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  if (bytes.length < worthwhile) continue
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(path, bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
