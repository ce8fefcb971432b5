// Writes a .br and a .gz beside every text file of the build, so that the server only has to send them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, createBrotliCompress, gzipSync } from 'node:zlib'

const built = join(import.meta.dirname, 'dist')
const worthwhile = 400
/** The doctor in the pocket: fetched once by everybody who wants it, so worth the seconds here. */
const doctor = /static.bin.(knowledge|reader)-/
const packed = /static.bin.knowledge-/

/** @param {string} path @param {number} bytes */
function qualityOf(path, bytes) {
  if (doctor.test(path)) return 11
  if (path.endsWith('.bin')) return 5
  return bytes > 2_000_000 ? 9 : 11
}

/**
 * The parts of the packed knowledge: its head, its packed texts, and each list of numbers (packages/clinic/src/knowledge/folded/packed-file.ts). Each is of
 * its own kind, and what is learned of one helps little with the next.
 * @param {Buffer} bytes
 */
function partsOf(bytes) {
  const start = 8 + bytes.readUInt32LE(4)
  const end = start + bytes.readUInt32LE(0)
  const { parts } = JSON.parse(bytes.toString('latin1', 8, start))
  const found = [bytes.subarray(0, start), bytes.subarray(start, end)]
  let at = end
  for (const [, kind, length] of parts) {
    if (kind === 'text') continue
    found.push(bytes.subarray(at, at + length))
    at += length
  }
  return found
}

/** Brotli that begins anew with its guesses at each part. @param {Buffer[]} parts @param {import('node:zlib').BrotliOptions} options */
async function compressParts(parts, options) {
  const compressor = createBrotliCompress(options)
  const written = (async () => Buffer.concat(await Array.fromAsync(compressor)))()
  for (const part of parts) {
    compressor.write(part)
    await new Promise((done) => compressor.flush(constants.BROTLI_OPERATION_FLUSH, () => done(null)))
  }
  compressor.end()
  return await written
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
  writeFileSync(`${path}.br`, packed.test(path) ? await compressParts(partsOf(bytes), brotli) : brotliCompressSync(bytes, brotli))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
