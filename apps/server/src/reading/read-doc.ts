import { refusals } from './reading-refused.ts'

/** The file information block of Word 97 and later begins with this; its flags stand 10 bytes further on. */
const magic = 0xa5ec
const flags = { place: 0x0a, encrypted: 0x0100 } as const
const sector = 512

/**
 * The text of a Word 97-2003 document; table cells are separated by tabs.
 * @throws ReadingRefused for an encrypted or damaged file.
 */
export async function readDoc(bytes: Buffer): Promise<string> {
  if (isEncrypted(bytes)) throw refusals.encrypted
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw refusals.broken
  })
  return [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes(),
    document.getBody(),
    document.getFooters(),
    document.getFootnotes(),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')
}

function isEncrypted(bytes: Buffer): boolean {
  for (let place = sector; place + sector <= bytes.length; place += sector)
    if (bytes.readUInt16LE(place) === magic) return (bytes.readUInt16LE(place + flags.place) & flags.encrypted) !== 0
  return false
}
