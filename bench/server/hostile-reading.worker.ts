/** Reads hostile messages in a thread of its own and says how long each took of the thread's own time. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadClinic } from '../../apps/server/src/doctor/load-clinic.ts'
import { hostileMessage } from '../../apps/server/src/testing/hostile-messages.ts'
import type { ReadingShare, ReadingTimes } from './measure-reading.ts'

/** Turns before any is counted, so that compiling is not. */
const warmUp = 60

const { first, every, end } = workerData as ReadingShare
const clinic = await loadClinic()
const times: ReadingTimes = { milliseconds: new Float64Array(Math.max(0, Math.ceil((end - first) / every))), worst: first }
let mind = clinic.newCase({ country: 'GB' })

function read(number: number): number {
  if (number % 3 === 0) mind = clinic.newCase({ country: 'GB' })
  const before = computed()
  mind = clinic.consult(mind, hostileMessage(number)).case
  return computed() - before
}

function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

for (let number = 0; number < warmUp; number++) read(number)
mind = clinic.newCase({ country: 'GB' })
let longest = 0
for (let number = first, place = 0; number < end; number += every, place++) {
  const took = read(number)
  times.milliseconds[place] = took
  if (took <= longest) continue
  longest = took
  times.worst = number
}
parentPort?.postMessage(times)
