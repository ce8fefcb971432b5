import { type DoctorContext, doctorContextOf } from '@dr-ai/clinic/answer/doctor-context'
import type { ChatRequest } from '@dr-ai/contract/schemas/chat'
import type { AnsweredTurn, Turn } from './answer-turns.ts'
import { isPackKept, packFiles } from './pack.ts'
import { unpackedName } from './pack-cache.ts'

export interface DoctorTask {
  files: typeof packFiles
  turns: readonly Turn[]
  context: DoctorContext
}

/** Milliseconds for an answer, with unpacking where nobody has done it yet: a slow phone takes half a minute. */
const timeoutMs = 90_000

const waiting = new Map<number, (answer: AnsweredTurn | null) => void>()
let worker: Worker | null = null
let next = 1

/**
 * The answer of the doctor on this device to the last of a consultation's turns; null where its knowledge is not kept here or it cannot run.
 * It knows what a message carries to the server; documents and measurements lie with the server alone.
 */
export async function answerHere(request: ChatRequest, turns: readonly Turn[]): Promise<AnsweredTurn | null> {
  if (!(await isPackKept())) return null
  return ask(turns, doctorContextOf(request))
}

/** Unpacks the doctor that is kept here before anybody asks it, unless that is done: the first answer then comes as fast as every other. */
export async function prepareHere(): Promise<void> {
  const { script, knowledge, reader } = packFiles
  const unpacked = await Promise.all([script, unpackedName(knowledge), unpackedName(reader)].map((path) => caches.match(path)))
  if (!unpacked.every(Boolean) && (await isPackKept())) await ask([], doctorContextOf({}))
}

function ask(turns: readonly Turn[], context: DoctorContext): Promise<AnsweredTurn | null> {
  const id = next++
  return new Promise((resolve) => {
    const timer = setTimeout(giveUp, timeoutMs)
    waiting.set(id, (answer) => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(answer)
    })
    worker ??= start()
    worker.postMessage({ id, task: { files: packFiles, turns, context } satisfies DoctorTask })
  })
}

function start(): Worker {
  const started = new Worker(packFiles.starter, { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: AnsweredTurn | null }>) =>
    waiting.get(data.id)?.(data.answer),
  )
  started.addEventListener('error', giveUp)
  return started
}

/** The worker broke or is too slow: nobody waits for ever, and the next question tries anew. */
function giveUp(): void {
  worker?.terminate()
  worker = null
  for (const settle of waiting.values()) settle(null)
}
