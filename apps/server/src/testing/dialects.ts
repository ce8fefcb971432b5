import type { Chunk, WireFormat } from './wire-formats.ts'

/** How one server for models of one's own speaks: OpenAI's chat completions, with its own frames, and forms that it does not take. */
export interface Dialect extends WireFormat {
  name: string
  /** What it answers to a request that it does not take, or null. */
  refuses(body: Readonly<Record<string, unknown>>): { status: number; body: unknown } | null
  /** One piece of the one tool's input. */
  toolPiece(text: string, place: number): Chunk[]
}

interface Frame {
  name: string
  model: string
  /** Fields of its own in each chunk. */
  own?: object
  /** The first delta. */
  opening?: object
  ending?: object
  refuses?: Dialect['refuses']
}

const chat = ({
  name,
  model,
  own = {},
  opening = { role: 'assistant', content: '' },
  ending = {},
  refuses = () => null,
}: Frame): Dialect => {
  const chunk = (delta: object, finish: string | null = null, more: object = {}): Chunk => ({
    data: {
      id: 'chatcmpl-447',
      object: 'chat.completion.chunk',
      created: 1_763_900_000,
      model,
      ...own,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...more,
    },
  })
  return {
    name,
    model,
    root: '/v1',
    start: () => [chunk(opening)],
    piece: (text) => [chunk({ content: text })],
    toolPiece: (text, place) => {
      const head = place === 0 ? { id: 'call_9p3x', type: 'function' } : {}
      return [chunk({ tool_calls: [{ index: 0, ...head, function: { ...(place === 0 && { name: 'answer' }), arguments: text } }] })]
    },
    end: (finish) => [chunk({}, finish === 'length' ? 'length' : 'stop', ending), { data: '[DONE]' }],
    streamError: () => [{ data: { error: { message: 'an error was encountered while running the model', type: 'api_error' } } }],
    error: (status) => ({ error: { message: `failed with ${status}`, type: 'api_error', param: null, code: null } }),
    refuses,
  }
}

function formatOf({ response_format: format }: Readonly<Record<string, unknown>>): string | null {
  return format !== null && typeof format === 'object' && 'type' in format ? String(format.type) : null
}

const ollama = { own: { system_fingerprint: 'fp_ollama' }, opening: { role: 'assistant', content: '' } }
const llamaCpp = {
  own: { system_fingerprint: 'b7100-8f3c1a2' },
  opening: { role: 'assistant', content: null },
  ending: { timings: { prompt_n: 812, prompt_ms: 1240.5, predicted_n: 96, predicted_ms: 3120.1 } },
}
const lmStudio = { own: { system_fingerprint: 'qwen2.5-7b-instruct' }, opening: { role: 'assistant' } }

/** Servers for models of one's own, as they are and as they were. */
export const dialects = {
  ollama: chat({ name: 'Ollama', model: 'llama3.2:3b', ...ollama }),
  /** Refuses to call tools for a model whose template has none; a form it takes. */
  ollamaWithoutTools: chat({
    name: 'Ollama, a model without tools',
    model: 'gemma3:4b',
    ...ollama,
    refuses: ({ tools }) =>
      tools === undefined
        ? null
        : {
            status: 400,
            body: {
              error: { message: 'registry.ollama.ai/library/gemma3:4b does not support tools', type: 'api_error', param: null, code: null },
            },
          },
  }),
  llamaCpp: chat({ name: 'llama.cpp', model: 'qwen2.5-3b-instruct-q4_k_m.gguf', ...llamaCpp }),
  /** Takes a schema only in a field of its own, from which it makes a grammar. */
  llamaCppGrammar: chat({
    name: 'llama.cpp of before json_schema',
    model: 'qwen2.5-3b-instruct-q4_k_m.gguf',
    ...llamaCpp,
    refuses: (body) =>
      formatOf(body) === 'json_schema'
        ? {
            status: 500,
            body: {
              error: {
                code: 500,
                message: 'response_format type must be one of "text" or "json_object", but got: json_schema',
                type: 'server_error',
              },
            },
          }
        : null,
  }),
  lmStudio: chat({
    name: 'LM Studio',
    model: 'qwen2.5-7b-instruct',
    ...lmStudio,
    refuses: (body) =>
      formatOf(body) === 'json_object' ? { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } } : null,
  }),
  /** A proxy that passes on tools alone, and their choice by a word alone. */
  toolsAlone: chat({
    name: 'tools alone',
    model: 'hermes-3-8b',
    refuses: (body) => {
      if (body.json_schema !== undefined) return { status: 400, body: { error: 'Unknown parameter: json_schema' } }
      if (formatOf(body) !== null)
        return { status: 400, body: { error: { message: 'response_format is not supported', type: 'invalid_request_error' } } }
      const isObject = body.tool_choice !== undefined && typeof body.tool_choice !== 'string'
      return isObject
        ? { status: 400, body: { error: "Invalid tool_choice type: 'object'. Supported string values: none, auto, required" } }
        : null
    },
  }),
  jsonAlone: chat({
    name: 'JSON of any form',
    model: 'mistral-7b',
    refuses: (body) => {
      if (body.json_schema !== undefined || formatOf(body) === 'json_schema')
        return { status: 422, body: { detail: 'json_schema: extra fields not permitted' } }
      return body.tools === undefined
        ? null
        : { status: 500, body: { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } } }
    },
  }),
  /** Takes no form at all. */
  plain: chat({
    name: 'no form',
    model: 'tinyllama',
    refuses: (body) =>
      formatOf(body) !== null || body.json_schema !== undefined || body.tools !== undefined
        ? {
            status: 400,
            body: { error: { message: 'response_format, grammar and tools are not supported', type: 'invalid_request_error' } },
          }
        : null,
  }),
} satisfies Record<string, Dialect>
