import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readAsked, readJudged, readSealed, readTalks, readTempting, readWhole } from '@dr-ai/clinic/corpus/read-corpus'
import { readSayings } from '@dr-ai/clinic/corpus/read-sayings'
import { modelSettingsOf } from '../apps/server/src/doctor/choose-doctor.ts'
import { parseEnvironment } from '../apps/server/src/environment.ts'
import { readLearned } from './clinic/load-clinic.ts'
import { countSets } from './listening/count-sets.ts'
import { gzippedKb, messageTimes, percentile } from './listening/measure-speed.ts'
import { scoreActs } from './listening/score-acts.ts'
import { scoreAsked } from './listening/score-asked.ts'
import { scoreHarmless } from './listening/score-harmless.ts'
import { scoreJudged } from './listening/score-judged.ts'
import { scoreLookAlikes } from './listening/score-look-alikes.ts'
import { ears, scoreMessages } from './listening/score-messages.ts'
import { scoreModel } from './listening/score-model.ts'
import { scoreTalks } from './listening/score-talks.ts'
import { scoreTempting } from './listening/score-tempting.ts'
import { scoreTopics } from './listening/score-topics.ts'
import { scoreWhole } from './listening/score-whole.ts'
import { isReady, launch, newFolder } from './server/launch.ts'

/**
 * npm run bench:listening -- [--folder ../shared/lay/check] [--model PROVIDER/NAME [--rows N]] [--harmless FILE [--misses]] [--json FILE]: how the doctor listens. Totals alone, never a row.
 * With a folder of sets: what its own tool (tools/score-lay.mjs, two folders up) says of a server started for it. Always: the
 * corpus's sealed fifth, heard by the lexicon alone, by the learned reader alone and by both, the acts of its clauses, the time
 * a message takes and the size of the weights, and what is made of messages that tempt to false facts. With a model, which is reached as the server would reach it: only what it adds as a third
 * reader on so many rows. With `--harmless` only how many of 10,000 sentences without a crisis open its path (of open rows, and of a file
 * with questions of the public); `--misses` prints those.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    folder: { type: 'string' },
    model: { type: 'string' },
    rows: { type: 'string', default: '200' },
    harmless: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
})
const figures: Record<string, number | string | null> = {}

if (values.folder !== undefined) {
  const folder = resolve(values.folder)
  const written = join(newFolder(), 'lay.json')
  const server = await launch('server', newFolder())
  await isReady(server)
  execFileSync(process.execPath, [join(folder, '../../tools/score-lay.mjs'), server.address, folder, '--json', written], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await server.end()
  Object.assign(figures, JSON.parse(readFileSync(written, 'utf8')), countSets(folder))
}
const sealed = readSealed()
if (values.harmless !== undefined) Object.assign(figures, scoreHarmless(values.harmless, values.misses))
else if (values.model === undefined) measureReaders()
else {
  const doctor = parseEnvironment({ ...process.env, AI_MODEL: values.model })
  const every = Math.max(1, Math.floor(sealed.messages.length / Number(values.rows)))
  const rows = sealed.messages.filter((_, place) => place % every === 0).slice(0, Number(values.rows))
  const settings = modelSettingsOf(doctor)
  if (settings === null) throw new Error('no model')
  Object.assign(figures, await scoreModel(settings, rows))
}
for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 1)}\n`)

function measureReaders(): void {
  for (const ear of ears()) Object.assign(figures, scoreMessages(ear, sealed.messages))
  Object.assign(figures, scoreActs(sealed.turns))
  const { open, sealed: unread, others, held } = readTempting()
  Object.assign(
    figures,
    scoreTempting('tempting.open', open),
    scoreTempting('tempting.sealed', unread),
    scoreTempting('tempting.others', others),
    scoreTempting('tempting.held', held),
    scoreJudged(readJudged().held),
    scoreWhole('whole', readWhole()),
    scoreWhole('sayings', readSayings().held),
    scoreLookAlikes(),
    scoreTalks(readTalks()),
    scoreAsked(readAsked()),
    scoreTopics(),
  )
  const times = messageTimes(sealed.messages.map(({ text }) => text))
  figures['message.p50.ms'] = percentile(times, 0.5)
  figures['message.p99.ms'] = percentile(times, 0.99)
  figures['learned.gzip.kb'] = gzippedKb(readLearned())
}
