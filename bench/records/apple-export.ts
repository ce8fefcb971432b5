import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ImportMessage } from '../../apps/server/src/importing/import-messages.ts'
import { importBounds } from '../../apps/server/src/importing/open-import.ts'

/** How reading an Apple Health export went. */
export interface AppleImport {
  records: number
  items: number
  seconds: number
  packedMegabytes: number
  /** The most that the reading process held at once. */
  memoryMegabytes: number
}

const kinds = [
  ['HeartRate', 'count/min', (n: number) => 55 + (n % 60)],
  ['StepCount', 'count', (n: number) => 1 + (n % 300)],
  ['OxygenSaturation', '%', (n: number) => 0.93 + (n % 7) / 100],
  ['ActiveEnergyBurned', 'kcal', (n: number) => (n % 97) / 10],
  ['RespiratoryRate', 'count/min', (n: number) => 12 + (n % 8)],
] as const

/** Text of records from 2016 on, as Apple writes them, in pieces of some thousand records. */
function* exportText(records: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record)*>\n]>\n<HealthData locale="en_GB">\n <ExportDate value="2026-01-02 08:00:00 +0100"/>\n'
  const start = Date.UTC(2016, 0, 1)
  const step = (10 * 365 * 86_400_000) / records
  let piece = ''
  for (let index = 0; index < records; index++) {
    const [name, unit, value] = kinds[index % kinds.length] ?? kinds[0]
    const time = `${new Date(start + index * step).toISOString().slice(0, 19).replace('T', ' ')} +0000`
    piece += ` <Record type="HKQuantityTypeIdentifier${name}" sourceName="Watch ${index % 2}" sourceVersion="10.${index % 9}" device="&lt;&lt;HKDevice: 0x${((index * 2_654_435_761) % 4_294_967_296).toString(16)}&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch&gt;" unit="${unit}" creationDate="${time}" startDate="${time}" endDate="${time}" value="${value(index)}"/>\n`
    if (index % 5_000 === 4_999) {
      yield piece
      piece = ''
    }
  }
  yield `${piece}</HealthData>\n`
}

/** The export as the zip file that a phone hands out. */
async function packedExport(records: number): Promise<Buffer> {
  const deflate = createDeflateRaw({ level: 6 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => deflate.on('end', resolve))
  let size = 0
  let sum = 0
  for (const text of exportText(records)) {
    const bytes = Buffer.from(text)
    size += bytes.length
    sum = crc32(bytes, sum)
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve))
  }
  deflate.end()
  await ended
  const packed = Buffer.concat(chunks)
  const name = Buffer.from('apple_health_export/export.xml')
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(8, 4)
  head.writeUInt32LE(sum, 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, name, packed])
  const directory = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}

const childPath = fileURLToPath(new URL('../../apps/server/src/importing/import.child.ts', import.meta.url))

/** Reads an export of so many records in the reading process, as the server does, and watches it. */
export async function measureAppleImport(records: number): Promise<AppleImport> {
  const zip = await packedExport(records)
  const child = fork(childPath, {
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${importBounds.heapMegabytes}`, `--max-semi-space-size=${importBounds.youngMegabytes}`],
  })
  let most = 0
  const watch = setInterval(() => {
    try {
      most = Math.max(most, Number(readFileSync(`/proc/${child.pid}/statm`, 'latin1').split(' ')[1]) * 4_096)
    } catch {}
  }, 20)
  const startedAt = performance.now()
  const outcome = new Promise<number>((resolve, reject) => {
    child.on('message', (message: ImportMessage) => {
      if (message.kind === 'read') resolve(message.reading.items.length)
      if (message.kind === 'refused') reject(new Error(message.refusal.message))
    })
    child.on('exit', () => reject(new Error('The reader ended.')))
  })
  child.send({})
  child.stdin?.end(zip)
  try {
    const items = await outcome
    const seconds = (performance.now() - startedAt) / 1_000
    return { records, items, seconds, packedMegabytes: Math.round(zip.length / 1e6), memoryMegabytes: Math.round(most / 1_048_576) }
  } finally {
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}
