import type { Clinic } from '@dr-ai/clinic'
import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import type { Environment } from '../environment.ts'
import type { Doctor } from './doctor.ts'
import { createEmbeddedDoctor } from './embedded-doctor.ts'
import type { ModelProvider, ModelSettings } from './model/connect-model.ts'
import type { ModelMetrics } from './model/model-metrics.ts'
import { createModelDoctor } from './model-doctor.ts'

type Keys = Pick<Environment, 'AI_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY' | 'GEMINI_API_KEY' | 'ANTHROPIC_API_KEY' | 'OPENAI_API_KEY'>

/**
 * The doctor that the environment asks for: the embedded one, or an outside model behind its output filter. What patients write is read by
 * `loadThinking`; what the model says is held against `loadClinic`, which is not called without a model.
 */
export function chooseDoctor(
  environment: Keys & Pick<Environment, 'AI_MODEL' | 'AI_BASE_URL' | 'AI_TIMEOUT'>,
  loadClinic: () => Promise<Clinic>,
  loadThinking: () => Promise<Thinking>,
  metrics: ModelMetrics,
): Doctor {
  const settings = modelSettingsOf(environment)
  if (settings === null) return createEmbeddedDoctor(loadThinking)
  return createModelDoctor({ loadClinic, loadThinking, settings, metrics })
}

/** How the model is reached that the environment names; null where it names none. */
export function modelSettingsOf(environment: Keys & Pick<Environment, 'AI_MODEL' | 'AI_BASE_URL' | 'AI_TIMEOUT'>): ModelSettings | null {
  const { AI_MODEL, AI_BASE_URL, AI_TIMEOUT } = environment
  if (AI_MODEL === null) return null
  return { ...AI_MODEL, apiKey: keyOf(AI_MODEL.provider, environment), baseUrl: AI_BASE_URL, timeout: AI_TIMEOUT * 1_000 }
}

function keyOf(provider: ModelProvider, keys: Keys): string | null {
  if (keys.AI_API_KEY !== null) return keys.AI_API_KEY
  if (provider === 'google') return keys.GOOGLE_GENERATIVE_AI_API_KEY ?? keys.GEMINI_API_KEY
  if (provider === 'anthropic') return keys.ANTHROPIC_API_KEY
  return provider === 'openai' ? keys.OPENAI_API_KEY : null
}
