import type { ModelProvider } from '../doctor/model/connect-model.ts'

/** One server-sent event. */
export interface Chunk {
  event?: string
  data: unknown
}

type Finish = 'stop' | 'refusal' | 'length'

/** How a provider writes an answer, its end and its failures. */
export interface WireFormat {
  model: string
  /** What of the address the client appends its paths to. */
  root: string
  start(): Chunk[]
  /** One piece of the answer; `place`: the how-manieth, the first one 0. */
  piece(text: string, place: number): Chunk[]
  end(finish: Finish): Chunk[]
  streamError(): Chunk[]
  error(status: number): unknown
}

/** OpenAI's chat completions, which compatible servers speak too. */
const chatCompletions = (model: string): WireFormat => {
  const chunk = (delta: object, finish: string | null): Chunk => ({
    data: { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }] },
  })
  return {
    model,
    root: '/v1',
    start: () => [chunk({ role: 'assistant', content: '' }, null)],
    piece: (text) => [chunk({ content: text }, null)],
    end: (finish) => [chunk({}, { stop: 'stop', refusal: 'content_filter', length: 'length' }[finish]), { data: '[DONE]' }],
    streamError: () => [{ data: { error: { message: 'The server had an error', type: 'server_error', code: null } } }],
    error: (status) => ({ error: { message: `failed with ${status}`, type: 'error', code: status === 401 ? 'invalid_api_key' : null } }),
  }
}

export const wireFormats: Record<ModelProvider, WireFormat> = {
  openai: chatCompletions('gpt-5.1'),
  compatible: chatCompletions('llama3:8b'),
  google: {
    model: 'gemini-2.5-flash',
    root: '/v1beta',
    start: () => [],
    piece: (text) => [{ data: { candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] } }],
    end: (finish) => [
      {
        data: {
          candidates: [
            {
              index: 0,
              content: { role: 'model', parts: [{ text: '' }] },
              finishReason: { stop: 'STOP', refusal: 'SAFETY', length: 'MAX_TOKENS' }[finish],
            },
          ],
          usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
        },
      },
    ],
    streamError: () => [{ data: { error: { code: 500, message: 'An internal error has occurred.', status: 'INTERNAL' } } }],
    error: (status) => ({
      error:
        status === 401
          ? {
              code: 400,
              message: 'API key not valid. Please pass a valid API key.',
              status: 'INVALID_ARGUMENT',
              details: [{ reason: 'API_KEY_INVALID' }],
            }
          : { code: status, message: `failed with ${status}`, status: 'FAILED' },
    }),
  },
  anthropic: {
    model: 'claude-sonnet-4-5',
    root: '/v1',
    start: () => [
      {
        event: 'message_start',
        data: {
          type: 'message_start',
          message: {
            id: 'msg_1',
            type: 'message',
            role: 'assistant',
            model: 'claude-sonnet-4-5',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 1, output_tokens: 1 },
          },
        },
      },
      { event: 'content_block_start', data: { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } },
    ],
    piece: (text) => [
      { event: 'content_block_delta', data: { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } },
    ],
    end: (finish) => [
      { event: 'content_block_stop', data: { type: 'content_block_stop', index: 0 } },
      {
        event: 'message_delta',
        data: {
          type: 'message_delta',
          delta: { stop_reason: { stop: 'end_turn', refusal: 'refusal', length: 'max_tokens' }[finish], stop_sequence: null },
          usage: { output_tokens: 2 },
        },
      },
      { event: 'message_stop', data: { type: 'message_stop' } },
    ],
    streamError: () => [{ event: 'error', data: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } }],
    error: (status) => ({
      type: 'error',
      error: { type: status === 401 ? 'authentication_error' : 'api_error', message: `failed with ${status}` },
    }),
  },
}
