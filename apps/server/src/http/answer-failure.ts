import { type ErrorBody, type ErrorCode, errorStatuses } from '@dr-ai/contract/errors'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { StorageUnavailable } from '../records/records.ts'
import { SealBroken } from '../records/seal.ts'
import { Failure } from './failure.ts'

/** What the framework and its plugins throw, by their codes. */
const frameworkCodes: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Failure('malformed-json', 'The body is not valid JSON.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure('too-large', 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure('unsupported-type', 'The content type is not supported by this call.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Failure('invalid-input', 'The body is shorter or longer than announced.'),
  FST_ERR_BAD_URL: new Failure('invalid-input', 'The address is malformed.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new Failure('unsupported-type', 'This call takes a multipart form.'),
  FST_PARTS_LIMIT: new Failure('too-large', 'The form has too many parts.'),
  FST_FILES_LIMIT: new Failure('invalid-input', 'The form has more than one file.'),
  FST_FIELDS_LIMIT: new Failure('too-large', 'The form has too many fields.'),
  FST_PROTO_VIOLATION: new Failure('invalid-input', 'The form has a field with a forbidden name.'),
  FST_REQ_FILE_TOO_LARGE: new Failure('too-large', 'The file is too large.'),
  ECONNRESET: new Failure('invalid-input', 'The connection ended too early.'),
  FST_ERR_MULTIPART_PREMATURE_CLOSE: new Failure('invalid-input', 'The form ended too early.'),
}

/** What the operator must look after. */
const accidents: ReadonlySet<ErrorCode> = new Set(['internal-error', 'storage-unavailable', 'damaged-record'])
/** Attempts to come to what is not one's own: they go to the server's log with their address, never with a word. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'missing-secret',
  'wrong-secret',
  'wrong-passcode',
  'foreign-secret',
  'forbidden-host',
  'forbidden-origin',
])

/**
 * The one funnel for errors: code, status, sentence. What is not an expected "no" is logged without its message (which
 * may quote the patient) and answered 500.
 */
export function answerFailure(error: unknown, reply: FastifyReply, log: FastifyBaseLogger): ErrorBody {
  const failure = failureOf(error)
  if (accidents.has(failure.code)) log.error({ cause: describeWithoutWords(error) }, failure.code)
  if (refusals.has(failure.code)) {
    const { routeOptions, method, ip } = reply.request
    log.warn({ code: failure.code, method, route: routeOptions.url ?? '(none)', address: ip }, 'refused')
  }
  if (failure.retryAfter !== null) reply.header('retry-after', failure.retryAfter)
  reply.code(errorStatuses[failure.code])
  const body = errorBody(failure.code, failure.message)
  return failure.remainingAttempts === null ? body : { ...body, remainingAttempts: failure.remainingAttempts }
}

export function errorBody(code: ErrorCode, message: string): ErrorBody {
  return { error: { code, message } }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof StorageUnavailable) {
    return new Failure('storage-unavailable', 'The record cannot be written at the moment. Nothing was saved.', { retryAfter: 5 })
  }
  if (error instanceof SealBroken) {
    return new Failure('damaged-record', 'This part of the record is damaged and cannot be opened. It was not changed.')
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return new Failure('not-found', 'There is nothing here by that id.')
    return new Failure('invalid-input', describeIssues(error.validation))
  }
  const { code, statusCode } = error instanceof Error ? (error as Error & { code?: unknown; statusCode?: unknown }) : {}
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined
  if (known) return known
  // A folder or a hidden file of the web app: there is nothing to be had.
  if (statusCode === 403 || statusCode === 404) return new Failure('unknown-route', 'There is nothing here.')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Failure('invalid-input', 'The request is malformed.')
  return new Failure('internal-error', 'Something went wrong on the server.')
}

/** Where the input is wrong and what was expected there; never what was sent. */
function describeIssues(issues: readonly { instancePath: string; message?: string }[]): string {
  const [first] = issues
  const path = first?.instancePath.split('/').filter(Boolean).join('.')
  return path ? `${path}: ${first?.message ?? 'invalid'}.` : 'The body is missing or has the wrong form.'
}

function describeWithoutWords(error: unknown): { name: string; code?: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, ...('code' in error && { code: String(error.code) }), frames: frames.map((line) => line.trim()) }
}
