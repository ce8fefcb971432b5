import { joined } from './joined-bytes.ts'

/** One part of a folded file: text, whole numbers from 0 on, or what a coder wrote. */
export type FoldedPart = string | readonly number[] | Uint8Array
export type FoldedParts = Readonly<Record<string, FoldedPart>>

interface Header {
  format: number
  hash: string
  parts: readonly (readonly [name: string, kind: 'text' | 'numbers' | 'coded', bytes: number])[]
}

const lengthBytes = 4
const sevenBits = 127
const letterSign = '\x7f'
const anyLetterSign = new RegExp(`${letterSign}([\\da-f]{4})`, 'g')
/** So many bytes become letters at once. */
const piece = 8_192

/** Puts the parts one behind the other, texts first: numbers in seven bits a byte, the lowest first, what is coded as it is. The same parts give the same bytes. */
export function writeFolded(format: number, hash: string, parts: FoldedParts): Uint8Array {
  const texts = Object.entries(parts).flatMap(([name, part]) => (typeof part === 'string' ? [[name, 'text', encoded(part)] as const] : []))
  const others = Object.entries(parts).flatMap(([name, part]) => {
    if (typeof part === 'string') return []
    const isCoded = part instanceof Uint8Array
    return [[name, isCoded ? 'coded' : 'numbers', isCoded ? part : bytesOf(part)] as const]
  })
  const written = [...texts, ...others]
  const header: Header = { format, hash, parts: written.map(([name, kind, bytes]) => [name, kind, bytes.length] as const) }
  const head = encoded(JSON.stringify(header))
  const length = new Uint8Array(lengthBytes)
  new DataView(length.buffer).setUint32(0, head.length, true)
  return joined([length, head, ...written.map(([, , bytes]) => bytes)])
}

/** Reads what writeFolded wrote. Throws where the format is another one or the file ends too soon. */
export function readFolded(format: number, file: Uint8Array): { hash: string; parts: FoldedParts } {
  const { header, end } = headerOf(file)
  let at = end
  if (header.format !== format) throw new Error(`The folded knowledge has format ${header.format}, not ${format}.`)
  const parts: Record<string, FoldedPart> = {}
  for (const [name, kind, bytes] of header.parts) {
    const own = file.subarray(at, at + bytes)
    if (own.length !== bytes) throw new Error('The folded knowledge is cut off.')
    parts[name] = kind === 'text' ? decoded(own) : kind === 'coded' ? own : numbersOf(own)
    at += bytes
  }
  return { hash: header.hash, parts }
}

function headerOf(file: Uint8Array): { header: Header; end: number } {
  const end = lengthBytes + new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0, true)
  return { header: JSON.parse(decoded(file.subarray(lengthBytes, end))) as Header, end }
}

/** What a file is made of: its head, all its texts (and their length, where they are not in it), and all its numbers. */
export function partsOfFolded(file: Uint8Array): { head: Uint8Array; textLength: number; texts: Uint8Array; numbers: Uint8Array } {
  const { header, end } = headerOf(file)
  const textLength = header.parts.reduce((sum, [, kind, bytes]) => sum + (kind === 'text' ? bytes : 0), 0)
  return { head: file.subarray(0, end), textLength, texts: file.subarray(end, end + textLength), numbers: file.subarray(end + textLength) }
}

export function textPart(parts: FoldedParts, name: string): string {
  const part = parts[name]
  if (typeof part !== 'string') throw new Error(`The folded knowledge lacks its ${name}.`)
  return part
}

export function codedPart(parts: FoldedParts, name: string): Uint8Array {
  const part = parts[name]
  if (!(part instanceof Uint8Array)) throw new Error(`The folded knowledge lacks its ${name}.`)
  return part
}

/** The numbers of a part, one after the other. Throws behind the last one. */
export function numberPart(parts: FoldedParts, name: string): () => number {
  const part = parts[name]
  if (typeof part !== 'object' || part instanceof Uint8Array) throw new Error(`The folded knowledge lacks its ${name}.`)
  let at = 0
  return () => {
    const number = part[at++]
    if (number === undefined) throw new Error(`The folded knowledge's ${name} are too few.`)
    return number
  }
}

/** How many numbers a part has. */
export function countPart(parts: FoldedParts, name: string): number {
  return parts[name]?.length ?? 0
}

/** Small numbers of either sign as small numbers. */
export const zigzag = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number)
export const unzigzag = (number: number): number => (number % 2 === 1 ? -(number + 1) / 2 : number / 2)

/** ASCII as it is; of any other letter its number, behind a sign that no text holds. */
function encoded(text: string): Uint8Array {
  const plain = text.replace(/[^\0-~]/g, (letter) => `${letterSign}${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function decoded(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return text.replace(anyLetterSign, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function bytesOf(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = []
  for (const number of numbers) {
    let rest = number
    while (rest > sevenBits) {
      bytes.push((rest & sevenBits) | (sevenBits + 1))
      rest >>>= 7
    }
    bytes.push(rest)
  }
  return Uint8Array.from(bytes)
}

function numbersOf(bytes: Uint8Array): number[] {
  const numbers: number[] = []
  let number = 0
  let shift = 0
  for (const byte of bytes) {
    number |= (byte & sevenBits) << shift
    if (byte > sevenBits) shift += 7
    else {
      numbers.push(number)
      number = 0
      shift = 0
    }
  }
  return numbers
}
