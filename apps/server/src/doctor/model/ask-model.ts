import type { ModelMessage } from 'ai'
import type { z } from 'zod'
import type { AnswerForm } from './connect-model.ts'
import { ModelFailure, modelFailureOf, modelFailures } from './model-failure.ts'
import type { ModelLine } from './model-line.ts'
import { readJson } from './read-json.ts'

/** One question to an outside model that is answered in the form of a schema. */
export interface ModelQuestion<Answer> {
  instructions: string
  messages: ModelMessage[]
  schema: z.ZodType<Answer>
  /** The form that the model is given, where it is stricter than what is read. */
  asks?: z.ZodType
  /** Milliseconds for everything, a second try included. */
  timeout: number
  signal: AbortSignal | null
  /** Tokens of the answer where it is a short one. */
  mostTokens?: number
  /** What stands of the answer so far, its last field still growing; begins anew with a second try. */
  /** What each try has cost in tokens, in and out: as the provider counts it, or by length where it does not. */
  onUsage?: (tokens: number) => void
  onGrowing?: (answer: Readonly<Record<string, unknown>>) => void
}

/** Room for an answer and for the thinking that some models count with it. */
const maximumOutputTokens = 8_192
/** Characters of an answer; the longest that is asked for has some hundreds. */
const longestAnswer = 65_536
/** As many in English. */
const charactersAToken = 4
/** Characters up to which every piece is looked at as it comes. */
const shortAnswer = 2_000
/** Beyond them, after each look at what has come so far, so many times as long without one: a model that speaks letter by letter holds up nobody. */
const lookShare = 4
/** Milliseconds before the second try: the first where the provider names none, the second at most. */
const pause = { usual: 300, longest: 3_000 } as const

/**
 * Asks, streaming; a failure that may pass is tried once more.
 * @throws ModelFailure and nothing else.
 */
export async function askModel<Answer>(line: ModelLine, question: ModelQuestion<Answer>): Promise<Answer> {
  const deadline = AbortSignal.timeout(question.timeout)
  const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline
  for (let attempt = 0; ; attempt++) {
    const form = line.form()
    try {
      return await once(line, question, signal)
    } catch (error) {
      const failure = question.signal?.aborted
        ? new ModelFailure('stopped')
        : deadline.aborted
          ? new ModelFailure('time-out')
          : modelFailureOf(error)
      if (failure.isOfForm && !signal.aborted && line.stepDown(form)) {
        attempt -= 1
        continue
      }
      const wait = failure.retryAfter ?? pause.usual
      if (attempt > 0 || !modelFailures[failure.kind].isWorthRetrying || wait > pause.longest) throw failure
      await rest(wait, signal)
    }
  }
}

async function once<Answer>(
  line: ModelLine,
  { instructions, messages, schema, asks = schema, onGrowing, onUsage, mostTokens = maximumOutputTokens }: ModelQuestion<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted()
  // The library would write its warnings, which may quote a prompt, to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { parsePartialJson, streamText } = await import('ai')
  const { stream } = streamText({
    model: await line.model(),
    instructions,
    messages,
    ...(await askedAs(line.form(), asks)),
    maxRetries: 0,
    maxOutputTokens: mostTokens,
    abortSignal: signal,
    // Thrown below; unset, the library would write it to the console.
    onError: () => undefined,
  })
  let raw = ''
  let finish = ''
  let counted: number | undefined
  let nextLook = 0
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailure('half-answer')
      if (part.type === 'finish') {
        finish = part.finishReason
        counted = part.totalUsage.totalTokens
      }
      const piece = part.type === 'text-delta' ? part.text : part.type === 'tool-input-delta' ? part.delta : ''
      if (piece === '') continue
      raw += piece
      if (raw.length > longestAnswer) throw new ModelFailure('bad-answer')
      const now = performance.now()
      if (!onGrowing || (raw.length > shortAnswer && now < nextLook)) continue
      const begin = raw.indexOf('{')
      const { value } = await parsePartialJson(begin < 0 ? undefined : raw.slice(begin))
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) onGrowing({ ...value })
      nextLook = performance.now() + lookShare * (performance.now() - now)
    }
  } catch (error) {
    throw failureWhile(raw, error)
  } finally {
    const asked = instructions.length + messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0)
    onUsage?.(Math.max(counted ?? 0, Math.round((asked + raw.length) / charactersAToken)))
  }
  if (finish === 'content-filter') throw new ModelFailure('refusal')
  const parsed = schema.safeParse(readJson(raw))
  if (parsed.success) return parsed.data
  if (isCutOff(raw)) throw new ModelFailure('half-answer')
  throw new ModelFailure(isRefusal(raw) ? 'refusal' : 'bad-answer')
}

/** How the form of the answer is asked for. */
async function askedAs(form: AnswerForm, schema: z.ZodType) {
  const { Output, tool } = await import('ai')
  if (form === 'none') return {}
  if (form === 'json') return { output: Output.json() }
  if (form !== 'tool') return { output: Output.object({ schema }) }
  // A choice by name is not taken everywhere; there is only this one tool.
  return { tools: { answer: tool({ description: 'Gives the answer.', inputSchema: schema }) }, toolChoice: 'required' as const }
}

/** A connection that is lost before the first word never was one; after it, the answer broke off. */
function failureWhile(raw: string, error: unknown): ModelFailure {
  const failure = modelFailureOf(error)
  if (failure.kind === 'half-answer' && raw === '') return new ModelFailure('unreachable')
  const isBroken = failure.kind === 'unreachable' || failure.kind === 'bad-answer'
  return isBroken && raw !== '' && isCutOff(raw) ? new ModelFailure('half-answer') : failure
}

function isCutOff(raw: string): boolean {
  const text = raw.trim()
  return text === '' || (text.startsWith('{') && !text.endsWith('}'))
}

/** Prose where an object was asked for, that says it will not. */
function isRefusal(raw: string): boolean {
  return !raw.includes('{') && /\b(?:can(?:no|')t|cannot|unable|won't|not able|sorry|decline)\b/i.test(raw)
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
