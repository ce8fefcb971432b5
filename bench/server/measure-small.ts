import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openControlGroup } from '../../apps/server/src/reading/control-group.ts'
import { isReady, type Launched, launch, newFolder } from './launch.ts'
import { newSecret, patientOf } from './patients.ts'

export interface SmallFigures {
  /** Megabytes resident once ready and after consultations and a document, and what of the last the system cannot take back. */
  ready: number
  after: number
  own: number
  /** Whether it held consultations where the kernel gave it and its files so many megabytes and no swap; null where this system bounds no process. */
  held: boolean | null
}

/** What the small machine is promised (docs/install.md), in megabytes of 1,048,576 bytes. */
export const promised = 256
const turns = 20
const unit = join(import.meta.dirname, '../../deploy/dr-ai-small.conf')

/** Runs the server as the unit of the small machine does, with its options and its environment, through consultations and the reading of a document. */
export async function measureSmall(): Promise<SmallFigures> {
  const { environment, flags } = readUnit(readFileSync(unit, 'utf8'))
  const server = await launch('server', newFolder(), environment, flags)
  try {
    await isReady(server)
    const ready = memoryOf(server.child.pid)
    await speak(server)
    await readDocument(server)
    const after = memoryOf(server.child.pid)
    return { ready: ready.resident, after: after.resident, own: after.own, held: await holds(environment, flags) }
  } finally {
    await server.end()
  }
}

async function speak({ address }: Launched): Promise<void> {
  const patient = patientOf(address)
  for (let turn = 0; turn < turns; turn++) await patient.speak()
}

/** By a process of its own, whose memory is not the server's. @throws Error where it is not read */
async function readDocument({ address }: Launched): Promise<void> {
  const form = new FormData()
  form.append('document', new File(['Laboratory report\nHaemoglobin 9.8 g/dL (12.0 - 15.5)\n'], 'report.txt', { type: 'text/plain' }))
  const answer = await fetch(`${address}/api/document/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${newSecret()}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`the document was answered ${answer.status}: ${await answer.text()}`)
}

/** Starts the server once more, where the kernel ends what takes more than is promised, and lets it hold the same consultations. */
async function holds(environment: Record<string, string>, flags: readonly string[]): Promise<boolean | null> {
  const group = openControlGroup(promised * 1_048_576)
  if (group === null) return null
  try {
    const server = await launch('server', newFolder(), environment, flags, group.enter)
    await isReady(server)
    await speak(server)
    await server.end()
    return !group.hasOverflowed()
  } catch (error) {
    if (group.hasOverflowed()) return false
    throw error
  } finally {
    group.close()
  }
}

/** The environment and the options of Node that a unit names. Throws where it names none. */
function readUnit(text: string): { environment: Record<string, string>; flags: string[] } {
  const environment = /^Environment=(.+)$/m.exec(text)?.[1]
  const flags = /^ExecStart=\S+\/node (.+) \S+main\.ts$/m.exec(text)?.[1]
  if (!environment || !flags) throw new Error('The unit of the small machine names no environment or no options.')
  return { environment: Object.fromEntries(environment.split(' ').map((pair) => pair.split('=', 2))), flags: flags.split(' ') }
}

/** Megabytes (of 1,048,576 bytes) that a process holds in memory, and those of them that are no pages of files. */
function memoryOf(process: number | undefined): { resident: number; own: number } {
  const status = readFileSync(`/proc/${process}/status`, 'latin1')
  const of = (name: string): number => Number(new RegExp(String.raw`^${name}:\s+(\d+) kB$`, 'm').exec(status)?.[1]) / 1_024
  return { resident: of('VmRSS'), own: of('RssAnon') }
}
