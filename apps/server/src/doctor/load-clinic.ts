import { readFile } from 'node:fs/promises'
import type { Clinic } from '@dr-ai/clinic'

/** The packed knowledge beside the clinic's sources, as `scripts/pack-knowledge.ts` makes it. */
export const knowledgePath = new URL('../../../../packages/clinic/generated/knowledge.json', import.meta.url)

/** The learned reader's weights, as `npm run train` makes them. */
const learnedPath = new URL('../../../../packages/clinic/learned/reader.bin', import.meta.url)

let loading: Promise<Clinic> | null = null

/** The clinic with all its knowledge; loaded once, before the server listens: what is heavy about it would hold up whoever is served meanwhile. */
export function loadClinic(): Promise<Clinic> {
  loading ??= load()
  return loading
}

async function load(): Promise<Clinic> {
  const [{ createClinic }, text, learned] = await Promise.all([
    import('@dr-ai/clinic'),
    readFile(knowledgePath, 'utf8'),
    readFile(learnedPath),
  ])
  const clinic = createClinic(JSON.parse(text), { learned })
  // The first answer builds what later ones find: nobody shall wait for it.
  clinic.consult(clinic.newCase(), 'I have a headache')
  return clinic
}
