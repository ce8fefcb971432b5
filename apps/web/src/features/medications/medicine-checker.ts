import type { MedicationCheck, MedicationCheckInput } from '@dr-ai/clinic/medications/check-medications'
import type { NamedMedicine } from '@dr-ai/clinic/medications/find-medicines'

/** The most that packets of an over-the-counter medicine allow. */
export interface PacketLimit {
  ingredient: string
  maximumMilligramsPerDay: number
  leastHoursBetween: number
  sources: readonly string[]
}

export type MedicineRequest =
  | { kind: 'check'; input: MedicationCheckInput }
  | { kind: 'complete'; typed: string }
  | { kind: 'strengths'; name: string }
  | { kind: 'limits'; name: string }
  | { kind: 'find'; text: string }

export interface MedicineAnswers {
  check: MedicationCheck
  complete: readonly string[]
  strengths: readonly string[]
  limits: PacketLimit | null
  find: readonly NamedMedicine[]
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let next = 1

/** Asks the medication checker in its worker, which is started at the first question. Rejects where it cannot run. */
export function askAboutMedicines<Request extends MedicineRequest>(request: Request): Promise<MedicineAnswers[Request['kind']]> {
  const id = next++
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
    try {
      worker ??= start()
      worker.postMessage({ id, request })
    } catch {
      giveUp()
    }
  })
}

function start(): Worker {
  const started = new Worker(new URL('./medicine.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
    waiting.get(data.id)?.resolve(data.answer)
    waiting.delete(data.id)
  })
  started.addEventListener('error', giveUp)
  return started
}

/** The worker could not be loaded or broke: nobody waits for ever, and the next question tries anew. */
function giveUp() {
  worker?.terminate()
  worker = null
  for (const { reject } of waiting.values()) reject(new Error('The medication checker could not run.'))
  waiting.clear()
}
