import type { KnownItem } from '@dr-ai/clinic/exchange/merge-items'
import { maximumImportBytes } from '@dr-ai/contract/limits'
import { calls } from '@dr-ai/contract/schemas/calls'
import { ToldItems } from '@dr-ai/contract/schemas/health-items'
import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { readForm } from '../http/read-form.ts'
import { type ImportUnderway, openImport } from '../importing/open-import.ts'
import { takeIn } from '../importing/take-in.ts'

/** Files of other health records: read in a process of their own, proposed to the patient. */
export function addImportRoute(app: FastifyInstance, dependencies: CallDependencies): void {
  const { clock } = dependencies
  const rules = {
    ...calls.importRecord.form,
    maximumBytes: maximumImportBytes,
    keptBytes: 0,
    tooLarge: (name: string) => `File ${name} is too large. Maximum size is 128MB`,
  }
  addCall(app, dependencies, 'importRecord', async ({ request, claim }) => {
    let underway: ImportUnderway | null = null
    try {
      const { fields, file } = await readForm(request, rules, () => {
        underway = openImport()
        return underway
      })
      const { records } = await claim(fields.user_id)
      const told = toldItems(fields.told)
      const reading = await (underway as unknown as ImportUnderway).finish()
      underway = null
      return await takeIn(records, clock, { name: file.name, reading, told })
    } finally {
      ;(underway as ImportUnderway | null)?.abandon()
    }
  })
}

/** What the browser says that the patient keeps there: a list as JSON in one field. */
function toldItems(text: string | null | undefined): KnownItem[] {
  if (!text) return []
  try {
    const parsed = ToldItems.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {}
  throw new Failure('invalid-input', 'told: not a list of items.')
}
