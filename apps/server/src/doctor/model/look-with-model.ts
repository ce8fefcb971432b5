import type { ShownFile, Sight } from '../doctor.ts'
import type { CorrectionKind } from '../output-filter/correction.ts'
import { createTextFilter } from '../output-filter/filter-text.ts'
import { askModel } from './ask-model.ts'
import { type ModelProvider, type ModelSettings, modelName } from './connect-model.ts'
import { sightInstructions } from './instructions.ts'
import type { ModelLine } from './model-line.ts'
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

/** Bytes of the largest file of this type that a provider can be shown; 0 where it cannot see such files. */
export function mostShown(provider: ModelProvider, mediaType: string): number {
  return sight[provider].find(({ types }) => types.test(mediaType))?.bytes ?? 0
}

/**
 * Shows a file to the model, which the patient has allowed. In: how to reach it, the file, who counts what the output filter drops.
 * Out: what it sees, held to the output filter, or null where it cannot see such a file or nothing of what it said may be shown.
 * @throws ModelFailure
 */
export async function lookWithModel(
  line: ModelLine,
  settings: ModelSettings,
  { kind, bytes, mediaType }: ShownFile,
  onCorrected: (kind: CorrectionKind) => void,
): Promise<Sight | null> {
  if (bytes.byteLength > mostShown(settings.provider, mediaType)) return null
  const { text, needsHelpAtOnce } = await askModel(line, {
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
  const filter = createTextFilter({
    level: null,
    person: nothingKnown,
    relation: 'self',
    conditions: new Set(),
    medications: [],
    allergies: [],
    illnesses: [],
    terms: new Set(),
    passages: new Map(),
    holds: () => false,
  })
  const { text: seen, dropped } = filter.whole(text)
  for (const kind of dropped) onCorrected(kind)
  return seen === '' && !needsHelpAtOnce ? null : { text: seen, model: modelName(settings), isAlarming: needsHelpAtOnce }
}
