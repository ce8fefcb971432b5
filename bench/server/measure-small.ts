import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isReady, launch, newFolder } from './launch.ts'
import { patientOf } from './patients.ts'

export interface SmallFigures {
  /** Megabytes resident once ready and after a consultation, and what of the last the system cannot take back. */
  ready: number
  after: number
  own: number
}

const turns = 12
const unit = join(import.meta.dirname, '../../deploy/dr-ai-small.conf')

/** Runs the server as the unit of the small machine does, with its options and its environment, through one consultation. */
export async function measureSmall(): Promise<SmallFigures> {
  const { environment, flags } = readUnit(readFileSync(unit, 'utf8'))
  const server = await launch('server', newFolder(), environment, flags)
  try {
    await isReady(server)
    const ready = memoryOf(server.child.pid)
    const patient = patientOf(server.address)
    for (let turn = 0; turn < turns; turn++) await patient.speak()
    const after = memoryOf(server.child.pid)
    return { ready: ready.resident, after: after.resident, own: after.own }
  } finally {
    await server.end()
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
