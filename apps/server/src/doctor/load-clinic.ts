import { readFile } from 'node:fs/promises'
import type { Clinic } from '@dr-ai/clinic'

/** The packed knowledge beside the clinic's sources, as `scripts/pack-knowledge.ts` makes it. */
export const knowledgePath = new URL('../../../../packages/clinic/generated/knowledge.json', import.meta.url)

let loading: Promise<Clinic> | null = null

/** The clinic with all its knowledge; loaded once, after the server listens, so that a start does not wait for it. */
export function loadClinic(): Promise<Clinic> {
  loading ??= load()
  return loading
}

async function load(): Promise<Clinic> {
  const [{ createClinic }, text] = await Promise.all([import('@dr-ai/clinic'), readFile(knowledgePath, 'utf8')])
  return createClinic(JSON.parse(text))
}
