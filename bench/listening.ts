import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSealed } from '@dr-ai/clinic/corpus/read-corpus'
import { readLearned } from './clinic/load-clinic.ts'
import { gzippedKb, messageTimes, percentile } from './listening/measure-speed.ts'
import { scoreActs } from './listening/score-acts.ts'
import { ears, scoreMessages } from './listening/score-messages.ts'
import { isReady, launch, newFolder } from './server/launch.ts'

/**
 * npm run bench:listening -- [--folder ../shared/lay/check] [--json FILE]: how the doctor listens. Totals alone, never a row.
 * With a folder of sets: what its own tool (tools/score-lay.mjs, two folders up) says of a server started for it. Always: the
 * corpus's sealed fifth, heard by the lexicon alone, by the learned reader alone and by both, the acts of its clauses, the time
 * a message takes and the size of the weights.
 */
const { values } = parseArgs({ options: { json: { type: 'string' }, folder: { type: 'string' } } })
const figures: Record<string, number | null> = {}

if (values.folder !== undefined) {
  const folder = resolve(values.folder)
  const written = join(newFolder(), 'lay.json')
  const server = await launch('server', newFolder())
  await isReady(server)
  execFileSync(process.execPath, [join(folder, '../../tools/score-lay.mjs'), server.address, folder, '--json', written], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await server.end()
  Object.assign(figures, JSON.parse(readFileSync(written, 'utf8')))
}
const sealed = readSealed()
for (const ear of ears()) Object.assign(figures, scoreMessages(ear, sealed.messages))
Object.assign(figures, scoreActs(sealed.turns))
const times = messageTimes(sealed.messages.map(({ text }) => text))
figures['message.p50.ms'] = percentile(times, 0.5)
figures['message.p99.ms'] = percentile(times, 0.99)
figures['learned.gzip.kb'] = gzippedKb(readLearned())
for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 1)}\n`)
