import type { LanguageModel } from 'ai'
import type { ShownFile, Sight } from '../doctor.ts'
import { createTextLeash } from '../leash/leash-text.ts'
import { askModel } from './ask-model.ts'
import { type ModelProvider, type ModelSettings, modelName } from './connect-model.ts'
import { sightInstructions } from './instructions.ts'
import { ModelSight } from './model-reply.ts'

const megabyte = 1_048_576

/** What each provider takes as a file inside a request, by media type, and how large (their documented limits, with room for base64). */
const sight: Record<ModelProvider, readonly { types: RegExp; bytes: number }[]> = {
  google: [{ types: /^(?:image\/(?:png|jpeg)|application\/pdf|video\/(?:webm|mp4))$/, bytes: 14 * megabyte }],
  anthropic: [
    { types: /^image\/(?:png|jpeg)$/, bytes: 3.5 * megabyte },
    { types: /^application\/pdf$/, bytes: 20 * megabyte },
  ],
  openai: [{ types: /^(?:image\/(?:png|jpeg)|application\/pdf)$/, bytes: 14 * megabyte }],
  compatible: [{ types: /^image\/(?:png|jpeg)$/, bytes: 14 * megabyte }],
}

/** Whether a provider can be shown such a file. */
export function canSee(provider: ModelProvider, mediaType: string, bytes: number): boolean {
  return sight[provider].some((rule) => rule.types.test(mediaType) && bytes <= rule.bytes)
}

/**
 * Shows a file to the model, which the patient has allowed. In: how to reach it, the file. Out: what it sees, held to the
 * leash, or null where it cannot see such a file or nothing of what it said may be shown.
 * @throws ModelFailure
 */
export async function lookWithModel(
  connect: () => Promise<LanguageModel>,
  settings: ModelSettings,
  { kind, bytes, mediaType }: ShownFile,
): Promise<Sight | null> {
  if (!canSee(settings.provider, mediaType, bytes.byteLength)) return null
  const { text } = await askModel(connect, {
    instructions: sightInstructions,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: `The patient shows a ${kind}.` },
          { type: 'file', data: bytes, mediaType },
        ],
      },
    ],
    schema: ModelSight,
    timeout: settings.timeout,
    signal: null,
  })
  const nothingKnown = { ageYears: null, pregnant: null }
  const leash = createTextLeash({ level: null, person: nothingKnown, conditions: new Set(), passages: new Map(), holds: () => true })
  const seen = leash.whole(text).text
  return seen === '' ? null : { text: seen, model: modelName(settings) }
}
