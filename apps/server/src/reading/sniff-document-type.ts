import { documentTypes } from '@dr-ai/contract/limits'
import { decodeText } from './decode-text.ts'

export type DocumentType = keyof typeof documentTypes

export type SniffedType = { type: DocumentType } | { unsupported: string } | { encrypted: true }

/** The stream of an Office file that was saved with a password. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')
/** The first bytes of a compound file (.doc, but .xls and .msi too) and the name of Word's stream inside it. */
const wordStream = Buffer.from('WordDocument', 'utf16le')
/** What is text by its bytes is what its name says. */
const texts: readonly DocumentType[] = ['text/plain', 'text/html', 'message/rfc822']
const images: readonly DocumentType[] = ['image/jpeg', 'image/png', 'image/heic']
/** Names that one form has by what is in it. */
const heifTypes: readonly string[] = ['image/heif', 'image/heic-sequence', 'image/heif-sequence']

/**
 * What a file really is, by its bytes, and whether it is what its name says. A picture may be called by the other
 * picture's ending; apart from that a renamed file is not supported.
 */
export async function sniffDocumentType(bytes: Uint8Array, name: string): Promise<SniffedType> {
  const named = typeByName(name)
  if (named !== null && texts.includes(named) && decodeText(bytes) !== null && !startsWith(bytes, '%PDF-')) return { type: named }
  const real = await typeByBytes(bytes)
  if (real === 'application/x-cfb' && named !== null && asBuffer(bytes).includes(encryptedStream)) return { encrypted: true }
  const isSupported = isDocumentType(real)
  if (!isSupported) return { unsupported: real }
  if (named === null) return name.includes('.') ? { unsupported: extensionOf(name) } : { type: real }
  if (named === real || (images.includes(named) && images.includes(real))) return { type: real }
  return { unsupported: real }
}

/** The type that a name's ending stands for, or null. */
function typeByName(name: string): DocumentType | null {
  const extension = extensionOf(name)
  for (const [type, extensions] of Object.entries(documentTypes)) {
    if ((extensions as readonly string[]).includes(extension)) return type as DocumentType
  }
  return null
}

function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''
}

async function typeByBytes(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!found) return decodeText(bytes) === null ? 'application/octet-stream' : 'text/plain'
  if (found.mime === 'application/x-cfb') return asBuffer(bytes).includes(wordStream) ? 'application/msword' : found.mime
  return heifTypes.includes(found.mime) ? 'image/heic' : found.mime
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function isDocumentType(type: string): type is DocumentType {
  return Object.hasOwn(documentTypes, type)
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text
}

/** Whether files of a type have pages that can be shown as pictures. */
export const hasPictures = (type: string): boolean =>
  ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff', 'image/heic'].includes(type)
