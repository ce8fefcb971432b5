import { maximumSpeechBytes } from '@dr-ai/contract/limits'
import { calls } from '@dr-ai/contract/schemas/calls'
import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { keptFile } from '../http/kept-file.ts'
import { readForm } from '../http/read-form.ts'
import type { Transcriber } from '../speech/transcriber.ts'

/** Speech to text for browsers that cannot do it themselves; only with a speech model of the operator's. */
export function addSpeechRoutes(app: FastifyInstance, dependencies: CallDependencies & { transcriber: Transcriber | null }): void {
  const { transcriber } = dependencies
  const rules = {
    ...calls.transcribe.form,
    maximumBytes: maximumSpeechBytes,
    keptBytes: maximumSpeechBytes,
    tooLarge: () => 'The recording is too large. Maximum size is 25MB',
  }

  addCall(app, dependencies, 'viewSpeech', async () => ({ transcribes: transcriber !== null, model: transcriber?.model ?? null }))

  addCall(app, dependencies, 'transcribe', async ({ request, claim }) => {
    if (!transcriber) throw new Failure('not-configured', 'This server has no speech model.')
    const kept = keptFile()
    const { fields, file } = await readForm(request, rules, () => kept)
    await claim(fields.user_id)
    return { text: await transcriber.transcribe({ bytes: kept.whole(), name: file.name }) }
  })
}
