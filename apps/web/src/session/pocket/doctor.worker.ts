import { createClinic, type KnowledgePack } from '@dr-ai/clinic'
import { variedTalks } from '@dr-ai/clinic/answer/varied-talks'
import { warmUp } from '@dr-ai/clinic/answer/warm-up'
import { unfoldWeights } from '@dr-ai/clinic/hear/folded-weights'
import { unfoldKnowledge } from '@dr-ai/clinic/knowledge/fold-knowledge'
import { unpackFolded } from '@dr-ai/clinic/knowledge/packed-file'
import { type AnsweredTurn, createTurnMemory } from './answer-turns.ts'
import { cacheName, packedName, unpackedName } from './pack-cache.ts'
import type { DoctorTask } from './pocket-doctor.ts'

/** The doctor itself, in a worker of the browser: the engine and the knowledge that the server has too. Its first task names their files. */
let memory: Promise<(task: DoctorTask) => Promise<AnsweredTurn | null>> | null = null

async function load({ starter, script, knowledge, reader }: DoctorTask['files']) {
  const [pack, learned] = await Promise.all([
    unpacked(knowledge, (bytes) => encoded(unfoldKnowledge(unpackFolded(bytes)))),
    unpacked(reader, unfoldWeights),
  ])
  await dropOthers([starter, script, packedName(script), knowledge, reader]).catch(() => undefined)
  const clinic = createClinic(JSON.parse(new TextDecoder().decode(pack)) as KnowledgePack, { learned })
  const answer = createTurnMemory(clinic)
  const steps = warmUp(clinic, variedTalks, warmRounds)
  // A turn at a time, so that words of the patient's go first; and after the answer that this was loaded for.
  const step = () => steps.next().done || setTimeout(step)
  setTimeout(step, untilWarmed)
  return async (task: DoctorTask) => (task.turns.length === 0 ? null : answer(task))
}
/** Milliseconds from the loading to the first of the turns that make the engine warm. */
const untilWarmed = 200
/** A pattern is compiled for good when it is used again. */
const warmRounds = 2

const encoded = (pack: KnowledgePack): Uint8Array => new TextEncoder().encode(JSON.stringify(pack))

/** A file of the pack as it is used. Unpacking takes seconds on a phone, so what comes out is kept beside the file, where that is kept. */
async function unpacked(path: string, unpack: (bytes: Uint8Array) => Uint8Array): Promise<Uint8Array> {
  const keptAs = unpackedName(path)
  const kept = await caches.match(keptAs).catch(() => undefined)
  if (kept) return bytesOf(kept)
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const bytes = unpack(await bytesOf(response))
  await keep(path, keptAs, bytes).catch(() => undefined)
  return bytes
}

/** A device without room for it unpacks again the next time. */
async function keep(path: string, keptAs: string, bytes: Uint8Array): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  if (await cache.match(path)) await cache.put(keptAs, new Response(new Blob([bytes as Uint8Array<ArrayBuffer>])))
}

/** What is kept of other versions, once this one answers. */
async function dropOthers(own: readonly string[]): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const { url } of await cache.keys()) if (!own.includes(new URL(url).pathname.replace(/^\/unpacked/, ''))) await cache.delete(url)
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

addEventListener('message', async ({ data: { id, task } }: MessageEvent<{ id: number; task: DoctorTask }>) => {
  try {
    memory ??= load(task.files)
    postMessage({ id, answer: await (await memory)(task) })
  } catch {
    memory = null
    postMessage({ id, answer: null })
  }
})
