/** Reads hostile messages in a thread of its own, one part after the other as it is asked, and says how long each took of the thread's own time. */
import { parentPort } from 'node:worker_threads'
import { loadClinic } from '../../apps/server/src/doctor/load-clinic.ts'
import { hostileMessage } from '../../apps/server/src/testing/hostile-messages.ts'

/** Turns before any is counted, so that compiling is not. */
const warmUp = 60
/** Messages of one consultation. */
const turns = 3
/** What took longer is read twice more after everything else, and its shortest time counts: a neighbour of the machine only adds to it. */
const readAgain = 150

const clinic = await loadClinic()
let mind = clinic.newCase({ country: 'GB' })

function read(number: number): number {
  if (number % turns === 0) mind = clinic.newCase({ country: 'GB' })
  const before = computed()
  mind = clinic.consult(mind, hostileMessage(number)).case
  return computed() - before
}

function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** A message with what its consultation said before it. */
function readFromItsBeginning(number: number): number {
  for (let earlier = number - (number % turns); earlier < number; earlier++) read(earlier)
  return read(number)
}

/** The times of all messages of a part, in its order. */
function readPart(from: number, to: number): number[] {
  mind = clinic.newCase({ country: 'GB' })
  const times = Array.from({ length: to - from }, (_, place) => read(from + place))
  for (let time = 0; time < 2; time++)
    for (const [place, took] of times.entries()) if (took > readAgain) times[place] = Math.min(took, readFromItsBeginning(from + place))
  return times
}

for (let number = 0; number < warmUp; number++) read(number)
parentPort?.on('message', (task: { from: number; to: number } | { again: readonly number[] }) =>
  parentPort?.postMessage('again' in task ? task.again.map(readFromItsBeginning) : readPart(task.from, task.to)),
)
parentPort?.postMessage('ready')
