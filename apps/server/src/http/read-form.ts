import { leastUploadRate } from '@dr-ai/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Failure } from './failure.ts'
import { giveBack } from './give-back.ts'

/** What takes in a file as it arrives; nothing is written anywhere on the way. */
export interface FileReceiver {
  /** May answer when it can take more: the sender waits as long. */
  write(chunk: Uint8Array): unknown
  /** Called where the file is refused after a part of it was taken in. */
  drop?(): void
}

interface FormRules<Fields extends z.ZodType> {
  /** The names under which the one file may come. */
  files: readonly string[]
  fields: Fields
  maximumBytes: number
  /** Bytes of the file that stay in memory until the call is answered: they count for what a server keeps at once. */
  keptBytes: number
  /** The sentence for a file that is larger. */
  tooLarge(name: string): string
}

export interface Form<Fields> {
  fields: Fields
  file: { name: string; bytes: number }
}

/** Room for the fields beside the file, and bounds that no honest form reaches. */
const fieldBytes = 1_048_576
const limits = { fieldNameSize: 100, fieldSize: fieldBytes, fields: 40, files: 8, parts: 48, headerPairs: 100 }

/**
 * Reads a multipart form with one file, its parts in any order. What comes after a refusal is not kept: a file too large is
 * answered before its end.
 *
 * @throws Failure 400 without the file or with a wrong field, 413 over the limit, 415 where the body is no form.
 */
export async function readForm<Fields extends z.ZodType>(
  request: FastifyRequest,
  { files, fields, maximumBytes, keptBytes, tooLarge }: FormRules<Fields>,
  receive: (name: string) => FileReceiver,
): Promise<Form<z.output<Fields>>> {
  if (request.headers['content-type'] === undefined) throw new Failure('missing-file', `The form has no file named ${files[0]}.`)
  if (!request.isMultipart()) throw new Failure('unsupported-type', 'This call takes a multipart form.')
  if (request.headers['content-type'].length > longestType) throw new Failure('invalid-input', 'The form is malformed.')
  const values: Record<string, string> = {}
  let file: { name: string; bytes: number } | null = null
  let receiver: FileReceiver | null = null
  const stopWatching = refuseSlow(request)
  try {
    const isTooLong = Number(request.headers['content-length'] ?? 0) > maximumBytes + fieldBytes
    for await (const part of request.parts({ limits: { ...limits, fileSize: maximumBytes } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Failure('too-large', 'A field of the form is too large.')
        values[part.fieldname] ??= typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
      } else if (file || !files.includes(part.fieldname)) {
        part.file.resume()
      } else {
        file = { name: fileName(part.filename), bytes: 0 }
        if (isTooLong) throw new Failure('too-large', tooLarge(file.name))
        receiver = receive(file.name)
        for await (const chunk of part.file) {
          file.bytes += chunk.length
          const kept = Math.min(chunk.length, keptBytes - file.bytes + chunk.length)
          if (kept > 0) request.server.uploads.keep(request, kept)
          await receiver.write(chunk)
        }
        if (part.file.truncated) throw new Failure('too-large', tooLarge(file.name))
      }
    }
  } catch (error) {
    receiver?.drop?.()
    // Let the rest of the body run off unread, so that the client gets to read the answer.
    request.raw.unpipe()
    request.raw.on('data', giveBack)
    request.raw.resume()
    throw isMalformedForm(error) ? new Failure('invalid-input', 'The form is malformed.') : error
  } finally {
    stopWatching()
  }
  if (!file || file.bytes === 0)
    throw new Failure('missing-file', file ? `The file ${file.name} is empty.` : `The form has no file named ${files[0]}.`)
  const parsed = fields.safeParse(values)
  if (!parsed.success) throw new Failure('invalid-input', `${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message}.`)
  return { fields: parsed.data, file }
}

/** Characters of a form's content type: its boundary has 70 at most (RFC 2046, 5.1.1). */
const longestType = 200

/** Ends a connection over which a form comes too slowly to be meant. Out: how to stop looking. */
function refuseSlow({ raw }: FastifyRequest): () => void {
  const { bytesPerSecond, after } = leastUploadRate
  const startedAt = performance.now()
  const before = raw.socket.bytesRead ?? 0
  const watch = setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1_000
    if ((raw.socket.bytesRead ?? 0) - before < seconds * bytesPerSecond && !raw.complete) raw.destroy()
  }, after)
  watch.unref()
  return () => clearInterval(watch)
}

/** The parser of forms names its complaints only in words. */
function isMalformedForm(error: unknown): boolean {
  return error instanceof Error && /multipart|boundary|malformed part|unexpected end/i.test(error.message) && !('code' in error)
}

/** A file's name without folders and control characters, bounded. */
function fileName(sent: string | undefined): string {
  // Browsers write a quotation mark as %22 here, and nothing else.
  const base = (sent ?? '').replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return base.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').slice(-200) || 'document'
}
