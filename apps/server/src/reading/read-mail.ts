import { decodeText } from './decode-text.ts'
import { linesOfHtml } from './lines-of-html.ts'

/** A file that came with a message. */
export interface Attachment {
  name: string
  bytes: Buffer
}

interface Part {
  type: string
  name: string | null
  isAttached: boolean
  body: Buffer
  boundary: string | null
}

/** Parts inside parts, and parts in all, that are still opened. */
const bounds = { depth: 6, parts: 60 } as const

/** The words of a message as it was saved (.eml, RFC 5322 and MIME), with its subject and day, and the files that came with it. */
export function readMail(bytes: Buffer): { text: string; attachments: Attachment[] } {
  const { headers } = split(bytes)
  const found: { plain: string[]; html: string[]; attachments: Attachment[]; parts: number } = {
    plain: [],
    html: [],
    attachments: [],
    parts: 0,
  }
  walk(bytes, 0, found)
  const head = ['subject', 'date'].flatMap((name) => {
    const value = headers.get(name)
    return value ? [`${name === 'date' ? 'Sent' : 'Subject'}: ${decodeWords(value)}`] : []
  })
  const body = found.plain.some((part) => part.trim() !== '') ? found.plain : found.html
  return { text: [...head, ...body].join('\n'), attachments: found.attachments }
}

function walk(bytes: Buffer, depth: number, found: { plain: string[]; html: string[]; attachments: Attachment[]; parts: number }): void {
  if (depth > bounds.depth || found.parts++ > bounds.parts) return
  const { type, name, isAttached, body, boundary } = partOf(bytes)
  if (boundary !== null) {
    for (const piece of piecesOf(body, boundary)) walk(piece, depth + 1, found)
    return
  }
  if (type === 'message/rfc822') walk(body, depth + 1, found)
  else if (isAttached || (name !== null && !type.startsWith('text/'))) found.attachments.push({ name: name ?? 'attachment', bytes: body })
  else if (type === 'text/html') found.html.push(linesOfHtml(decodeText(body) ?? ''))
  else if (type.startsWith('text/')) found.plain.push(decodeText(body) ?? '')
}

function partOf(bytes: Buffer): Part {
  const { headers, body } = split(bytes)
  const content = headers.get('content-type') ?? 'text/plain'
  const disposition = headers.get('content-disposition') ?? ''
  const type = /^[^;\s]+/.exec(content)?.[0].toLowerCase() ?? 'text/plain'
  const name = parameter(disposition, 'filename') ?? parameter(content, 'name')
  return {
    type,
    name: name === null ? null : decodeWords(name),
    isAttached: /^\s*attachment/i.test(disposition),
    body: decodeBody(body, headers.get('content-transfer-encoding') ?? '', type.startsWith('text/') ? parameter(content, 'charset') : null),
    boundary: type.startsWith('multipart/') ? parameter(content, 'boundary') : null,
  }
}

/** Header lines by their lower-case names, folded ones put together, and what stands below the first blank line. */
function split(bytes: Buffer): { headers: Map<string, string>; body: Buffer } {
  const windows = bytes.indexOf('\r\n\r\n')
  const unix = bytes.indexOf('\n\n')
  const isWindows = windows >= 0 && (unix < 0 || windows < unix)
  const end = isWindows ? windows : unix
  const head = bytes.toString('latin1', 0, end < 0 ? bytes.length : end)
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end < 0 ? Buffer.alloc(0) : bytes.subarray(end + (isWindows ? 4 : 2)) }
}

function parameter(header: string, name: string): string | null {
  const match = new RegExp(String.raw`;\s*${name}\*?=(?:"([^"]*)"|([^;\s]+))`, 'i').exec(header)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? null : value.replace(/^utf-8''/i, '')
}

function piecesOf(body: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`)
  const pieces: Buffer[] = []
  let from = body.indexOf(mark)
  while (from >= 0 && pieces.length < bounds.parts) {
    const start = from + mark.length
    if (body.toString('latin1', start, start + 2) === '--') break
    const next = body.indexOf(mark, start)
    const piece = body.subarray(start, next < 0 ? body.length : next)
    const lineEnd = piece.indexOf('\n')
    pieces.push(piece.subarray(lineEnd + 1))
    from = next
  }
  return pieces
}

function decodeBody(body: Buffer, encoding: string, charset: string | null): Buffer {
  const plain = /base64/i.test(encoding)
    ? Buffer.from(body.toString('latin1'), 'base64')
    : /quoted-printable/i.test(encoding)
      ? unquote(body.toString('latin1'))
      : body
  return charset && !/utf-?8|ascii/i.test(charset) ? Buffer.from(decodeAs(plain, charset)) : plain
}

const unquote = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

function decodeAs(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** "=?UTF-8?B?...?=" in a header (RFC 2047). */
function decodeWords(value: string): string {
  return value.replace(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, how: string, words: string) =>
    decodeAs(/b/i.test(how) ? Buffer.from(words, 'base64') : unquote(words.replaceAll('_', ' ')), charset),
  )
}
