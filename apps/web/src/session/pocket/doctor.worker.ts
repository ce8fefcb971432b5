import { createClinic } from '@dr-ai/clinic'
import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import { unfoldWeights } from '@dr-ai/clinic/hear/folded-weights'
import { unfoldKnowledge } from '@dr-ai/clinic/knowledge/fold-knowledge'
import { type AnsweredTurn, createTurnMemory } from './answer-turns.ts'
import type { DoctorTask } from './pocket-doctor.ts'

/** The doctor itself, in a worker of the browser: the engine and the knowledge that the server has too. Its first task names their files. */
let memory: Promise<(task: DoctorTask) => Promise<AnsweredTurn>> | null = null

async function load({ knowledge, reader }: DoctorTask['files']) {
  const [pack, learned] = await Promise.all([bytesOf(knowledge), bytesOf(reader)])
  const clinic: Thinking = createClinic(unfoldKnowledge(pack), { learned: unfoldWeights(learned) })
  return createTurnMemory(clinic)
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
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
