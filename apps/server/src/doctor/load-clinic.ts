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
  const { createClinic } = await import('@dr-ai/clinic')
  // One file after the other: on a small machine both would not fit beside what is made of them.
  const pack = JSON.parse(await readFile(knowledgePath, 'utf8'))
  const clinic = createClinic(pack, { learned: await readFile(learnedPath) })
  // The first answer builds what later ones find: nobody shall wait for it.
  clinic.consult(clinic.newCase(), 'I have a headache')
  return clinic
}
