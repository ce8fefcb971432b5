import type { LanguageModel } from 'ai'

export type ModelProvider = 'google' | 'anthropic' | 'openai' | 'compatible'

/**
 * How a model is held to the form of its answer: a schema (`response_format`), a grammar made of the schema (as llama.cpp takes it), one
 * tool that it must call, JSON of any form, or its word alone.
 */
export type AnswerForm = 'schema' | 'grammar' | 'tool' | 'json' | 'none'

/** The outside model as the operator has named it. The key comes from the environment and is never shown. */
export interface ModelSettings {
  provider: ModelProvider
  model: string
  apiKey: string | null
  /** The provider's own address unless told. */
  baseUrl: string | null
  /** Milliseconds that an answer may take, a second try included. */
  timeout: number
}

/** How the model is called wherever its name is shown. */
export function modelName({ provider, model }: Pick<ModelSettings, 'provider' | 'model'>): string {
  return `${provider}/${model}`
}

/** Whether a key is missing without which the provider cannot be asked. Servers of one's own need none. */
export function lacksKey({ provider, apiKey }: ModelSettings): boolean {
  return provider !== 'compatible' && apiKey === null
}

/** Bytes of one answer as it comes, everything around its words counted: some thousand tokens in events of their own take three million. */
const longestStream = 16_000_000

/** What a patient says goes to the address the operator has named and is not sent on to another; what comes back without end is cut off. */
const fetchHere: typeof fetch = async (address, request) => {
  const answer = await fetch(address, { ...request, redirect: 'error' })
  return new Response(answer.body?.pipeThrough(endingAfter(longestStream)) ?? null, answer)
}

function endingAfter(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, stream) {
      bytes += chunk.byteLength
      if (bytes > most) stream.error(new TypeError('The answer has no end.'))
      else stream.enqueue(chunk)
    },
  })
}

/** The model behind the settings. Its library is loaded at the first need, so that a server without one starts as fast as ever. */
export async function connectModel(
  { provider, model, apiKey, baseUrl }: ModelSettings,
  form: AnswerForm = 'schema',
): Promise<LanguageModel> {
  const options = { fetch: fetchHere, ...(apiKey !== null && { apiKey }), ...(baseUrl !== null && { baseURL: baseUrl }) }
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(model)
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model)
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(options).chat(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  // Without supportsStructuredOutputs the schema would not be sent at all.
  return createOpenAICompatible({
    ...options,
    name: 'compatible',
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: true,
    ...(form === 'grammar' && { transformRequestBody: withGrammar }),
  })(model)
}

/** The schema as llama.cpp takes it to make a grammar of it, beside the standard's fields. */
function withGrammar({ response_format: format, ...body }: Record<string, unknown>): Record<string, unknown> {
  const asked = format !== null && typeof format === 'object' && 'json_schema' in format ? format.json_schema : null
  return asked !== null && typeof asked === 'object' && 'schema' in asked ? { ...body, json_schema: asked.schema } : body
}
