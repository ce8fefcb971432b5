import type { ModelAbilities, TestGeminiResponse } from '@dr-ai/contract/schemas/service'
import { z } from 'zod'
import { askModel } from './ask-model.ts'
import { type ModelSettings, modelName } from './connect-model.ts'
import { mostShown } from './look-with-model.ts'
import { modelFailureOf, modelFailures } from './model-failure.ts'
import type { ModelLine } from './model-line.ts'
import { tryAbilities } from './try-abilities.ts'

/** Milliseconds that the check waits, and for which a good answer is kept: every check is a call that costs. */
const timeoutMs = 10_000
const freshness = 30_000

/** The check of an outside model: asks it for one word. What it answers never fails; several at once ask once. */
export function checkModel(line: ModelLine, settings: ModelSettings): () => Promise<TestGeminiResponse> {
  const { provider, model, timeout } = settings
  let underway: Promise<TestGeminiResponse> | null = null
  let known: { answer: TestGeminiResponse; at: number } | null = null

  let able: ModelAbilities | null = null

  const check = async (): Promise<TestGeminiResponse> => {
    const start = performance.now()
    const answer = {
      configured: true,
      reachable: false,
      provider,
      model,
      latency_ms: null,
      sees_videos: mostShown(provider, 'video/webm') > 0,
    }
    let pieces = 0
    try {
      await askModel(line, {
        instructions: 'Answer with one JSON object whose "text" is the word "ready".',
        messages: [{ role: 'user', content: 'Are you ready?' }],
        schema: z.object({ text: z.string() }),
        timeout: Math.min(timeout, timeoutMs),
        signal: null,
        onGrowing: () => {
          pieces += 1
        },
      })
    } catch (error) {
      const { kind } = modelFailureOf(error)
      // Whatever it said, it has answered.
      if (kind !== 'bad-answer' && kind !== 'refusal')
        return {
          ...answer,
          message: `${modelName(settings)} does not answer: ${modelFailures[kind].words}. The embedded doctor answers in its stead.`,
        }
    }
    const latency = Math.round(performance.now() - start)
    able ??= await tryAbilities(line, pieces > 1)
    const reachable = {
      ...answer,
      reachable: true,
      latency_ms: latency,
      abilities: { ...able, form: line.form() },
      message: `${modelName(settings)} is connected and answers.`,
    }
    known = { answer: reachable, at: performance.now() }
    return reachable
  }

  return async () => {
    if (known && performance.now() - known.at < freshness) return known.answer
    underway ??= check().finally(() => {
      underway = null
    })
    return underway
  }
}
