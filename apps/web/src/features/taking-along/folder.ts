import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Bytes that a folder may unpack to, all parts together: what a record may keep. */
const mostUnpacked = 1_073_741_824

const readMe = `This folder is your whole record with Dr. AI.

record.json            everything, to be put back into Dr. AI (Health record, Bring a record)
record.fhir.json       the same for other health records: FHIR R4
summary.ips.json       a short summary for a doctor: International Patient Summary (FHIR R4)
documents/             the documents you added, as they were

It is not locked: whoever has it can read it. Keep it in a safe place.
`

/** A folder as one zip file. Text is packed, documents are taken as they are (they are packed already). */
export function writeFolder(texts: Readonly<Record<string, string>>, files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries: Record<string, [Uint8Array, { level: 0 | 6 }]> = {}
  for (const [path, text] of Object.entries({ 'README.txt': readMe, ...texts })) entries[path] = [strToU8(text), { level: 6 }]
  for (const [path, bytes] of Object.entries(files)) entries[path] = [bytes, { level: 0 }]
  return zipSync(entries) as Uint8Array<ArrayBuffer>
}

const isRecord = (path: string): boolean => path.endsWith('record.json') && path.split('/').length <= 2

/** Whether an archive has the file in which a record of ours stands. */
function isOurs(zip: Uint8Array): boolean {
  let isFound = false
  unzipSync(zip, {
    filter: ({ name }) => {
      isFound ||= isRecord(name)
      return false
    },
  })
  return isFound
}

/** The parts of a zip file by their paths, whatever folder they lie in together; null where it is none, is damaged, or unpacks to too much. */
export function readFolder(
  zip: Uint8Array,
): { text(path: string): string | null; bytes(path: string): Uint8Array<ArrayBuffer> | undefined } | null {
  let room = mostUnpacked
  let parts: Record<string, Uint8Array>
  try {
    // Other archives may be large: they are not unpacked.
    if (!isOurs(zip)) return null
    parts = unzipSync(zip, {
      filter: ({ originalSize }) => {
        room -= originalSize
        return room >= 0
      },
    })
  } catch {
    return null
  }
  if (room < 0) return null
  const byPath = new Map(Object.entries(parts))
  const top = [...byPath.keys()].find(isRecord)?.replace(/record\.json$/, '') ?? ''
  return {
    text: (path) => {
      const bytes = byPath.get(top + path)
      return bytes ? strFromU8(bytes) : null
    },
    bytes: (path) => byPath.get(top + path) as Uint8Array<ArrayBuffer> | undefined,
  }
}
