/**
 * How much the server carries and what it withstands, as ratios in one run on one machine.
 *
 *   npm run bench:server -- [--json FILE] [--long] [--only turns,memory,big,history,start,small,fuzz,kill,isolation,guard,tamper,filter,patterns,stall,inflight,deploy,arm64,failover,scale] [--hostile 100000] [--attack 600] [--parts FILE] [--turns 50000] [--kills 100] [--requests 20000] [--round 1000] [--failovers 20] [--patients 10000000] [--tamper 200] [--history 500]
 *
 * --long: 200,000 turns for the memory, and deploy, arm64, failover and scale, which are not in a run that names no part. --hostile: messages that are read for their time alone; --attack: those sent to a server that others use; 0: none.
 * --parts: a file that keeps what has been read and sent of them, some hundreds at a time: stopped, and begun again with the same file, a run goes on where it was, and its figures are of all parts together.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureOutputFilter } from '../apps/server/src/testing/measure-output-filter.ts'
import { countUnseenTampering } from '../apps/server/src/testing/meddle-with-rows.ts'
import { collectPatterns } from '../scripts/patterns/collect-patterns.ts'
import { pumpPattern } from '../scripts/patterns/pump-pattern.ts'
import { countBreaks, countBypasses, countLeaks } from './server/count-breaches.ts'
import { keptParts, stateOf } from './server/kept-parts.ts'
import { measureArm64, missingForArm64 } from './server/measure-arm64.ts'
import { measureBigHistory } from './server/measure-big-history.ts'
import { measureBigPatient } from './server/measure-big-patient.ts'
import { measureClinic } from './server/measure-clinic.ts'
import { missingForDeploy, tryContainer, tryNginx, withServer } from './server/measure-deploy.ts'
import { measureFailover, missingForFailover } from './server/measure-failover.ts'
import { measureInFlight } from './server/measure-in-flight.ts'
import { measureKills } from './server/measure-kills.ts'
import { measureMemory } from './server/measure-memory.ts'
import { measureReading } from './server/measure-reading.ts'
import { measureScale, missingForScale } from './server/measure-scale.ts'
import { measureSmall } from './server/measure-small.ts'
import { measureStall } from './server/measure-stall.ts'
import { measureStart } from './server/measure-start.ts'
import { measureTurns } from './server/measure-turns.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
    turns: { type: 'string' },
    kills: { type: 'string', default: '100' },
    requests: { type: 'string', default: '20000' },
    hostile: { type: 'string', default: '100000' },
    attack: { type: 'string', default: '600' },
    parts: { type: 'string' },
    round: { type: 'string', default: '1000' },
    tamper: { type: 'string', default: '200' },
    history: { type: 'string', default: '500' },
    patients: { type: 'string', default: '10000000' },
    failovers: { type: 'string', default: '20' },
  },
})
const wanted = values.only?.split(',')
const memoryTurns = Number(values.turns ?? (values.long ? 200_000 : 50_000))
const figures: Record<string, number> = {}

/** Measures one part, says it and keeps its figures, so that a run that is stopped has what it has. */
async function part(name: string, measure: () => Promise<Record<string, number>>): Promise<void> {
  if (wanted && !wanted.includes(name)) return
  const begun = performance.now()
  const found = await measure()
  console.log(`\n${name} (${Math.round((performance.now() - begun) / 1_000)} s)`)
  for (const [figure, value] of Object.entries(found)) {
    figures[figure] = Math.round(value * 1_000) / 1_000
    console.log(`  ${figure}: ${figures[figure]}`)
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
}

/** A part of the long run, or of one that names it; where the machine lacks a program it says which, and measures nothing. */
async function longPart(name: string, missing: readonly string[], measure: () => Promise<Record<string, number>>): Promise<void> {
  if (!values.long && !wanted?.includes(name)) return
  if (missing.length === 0) return part(name, measure)
  console.log(`\n${name}: NOT MEASURED, since this machine lacks ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')})`)
}

await part('isolation', async () => {
  const { cells, leaks } = await countLeaks()
  return { 'isolation.cells': cells, 'isolation.leaks': leaks }
})
await part('guard', async () => ({ 'guard.bypass': await countBypasses(5_000) }))
await part('tamper', async () => {
  const rounds = Number(values.tamper)
  const { unseen, untold, unverified } = await countUnseenTampering(rounds)
  return { 'tamper.rounds': rounds, 'tamper.unseen': unseen, 'tamper.untold': untold, 'tamper.unverified': unverified }
})
await part('filter', async () => {
  const { dangerous, passed, harmless, dropped } = await measureOutputFilter()
  for (const sentence of passed) console.log(`  shown: ${JSON.stringify(sentence)}`)
  return {
    'filter.dangerous': dangerous,
    'filter.dangerous.passed': passed.length,
    'filter.harmless': harmless,
    'filter.harmless.kept': (harmless - dropped.length) / harmless,
  }
})
await part('patterns', async () => {
  const patterns = collectPatterns(join(import.meta.dirname, '..'))
  // Work that grows more than thirty-two times over twice the text is no polynomial to be borne.
  const exponential = patterns.filter(({ source, flags }) => pumpPattern(source, flags).growth > 32)
  for (const { place } of exponential) console.log(`  ${place}`)
  return { 'patterns.looked.at': patterns.length, 'patterns.exponential': exponential.length }
})
await part('stall', async () => {
  const parts = keptParts(values.parts, stateOf(join(import.meta.dirname, '../packages/clinic/src')))
  const tell = (progress: string): void => console.log(`  ${progress}`)
  const reading = await measureReading(Number(values.hostile), parts, tell)
  const attack = Number(values.attack) > 0 ? await measureStall(Number(values.attack), parts, tell) : null
  return {
    'stall.messages': reading.messages,
    'stall.worst.ms': reading.worst,
    'stall.worst.number': reading.worstNumber,
    'stall.p99.ms': reading.p99,
    'stall.mean.ms': reading.mean,
    ...(attack !== null && {
      'stall.attack.messages': attack.messages,
      'stall.others.turns': attack.othersTurns,
      'stall.others.p99.ratio': attack.othersRatio,
      'stall.health.worst.ms': attack.worst,
      'stall.attack.worst.ms': attack.slowestTurn,
      'stall.cut.off': attack.cutOff,
    }),
  }
})
await part('inflight', async () => ({ 'inflight.memory.mb': await measureInFlight(200) }))
await part('turns', async () => {
  const clinic = await measureClinic(2_000)
  const { throughputRatio, p99Ratio, full, bare } = await measureTurns(Number(values.round))
  return {
    'turn.throughput.ratio': throughputRatio,
    'turn.p99.ratio': p99Ratio,
    'turn.rate': full.rate,
    'turn.p50.ms': full.p50,
    'turn.p99.ms': full.p99,
    'bare.rate': bare.rate,
    'bare.p50.ms': bare.p50,
    'bare.p99.ms': bare.p99,
    'clinic.mean.ms': clinic.mean,
    'clinic.p99.ms': clinic.p99,
  }
})
await part('big', async () => {
  const { ratio, turnRatio, pageRatio } = await measureBigPatient()
  return { 'bigPatient.ratio': ratio, 'bigPatient.turn.ratio': turnRatio, 'bigPatient.page.ratio': pageRatio }
})
await part('history', async () => {
  const { megabytes, entries, heldAbove, heldAboveBySeveral, othersWorst, read } = await measureBigHistory(Number(values.history))
  if (read !== entries) console.log(`  only ${read} of ${entries} entries were read`)
  return {
    'history.big.size.mb': megabytes,
    'history.big.entries': entries,
    'history.big.read': read,
    'history.big.mb': heldAbove,
    'history.big.several.mb': heldAboveBySeveral,
    'history.big.others.worst.ms': othersWorst,
  }
})
await part('start', async () => {
  const { ratio, empty, full, bytes } = await measureStart()
  return { 'start.million.ratio': ratio, 'start.empty.ms': empty, 'start.million.ms': full, 'start.million.mb': bytes / 1_048_576 }
})
await part('kill', async () => {
  const { rounds, acknowledged, lost, unsound } = await measureKills(Number(values.kills))
  for (const complaint of unsound) console.log(`  ${complaint}`)
  return { 'kill9.rounds': rounds, 'kill9.acknowledged': acknowledged, 'kill9.lost': lost, 'kill9.unsound': unsound.length }
})
await longPart('deploy', missingForDeploy(), async () => {
  const complaints = await withServer(tryNginx)
  for (const complaint of complaints) console.log(`  nginx: not so: ${complaint}`)
  const container = await tryContainer()
  if (container.reason !== null) console.log(`  container: NOT TRIED TO THE END, since ${container.reason}`)
  else console.log(`  container: ran with ${container.words.join(' ') || 'nothing but the words of the example'}`)
  for (const complaint of container.complaints) console.log(`  nginx before the container: not so: ${complaint}`)
  return {
    'deploy.nginx.faults': complaints.length,
    'deploy.container.runs': container.reason === null ? 1 : 0,
    'deploy.container.faults': container.reason === null ? container.complaints.length : Number.NaN,
  }
})
await longPart('arm64', missingForArm64(), async () => {
  const { turns, same } = await measureArm64()
  return { 'arm64.turns': turns, 'arm64.same': same }
})
await longPart('failover', missingForFailover(), async () => {
  const found = await measureFailover(Number(values.failovers))
  return {
    'failover.kills': found.kills,
    'failover.acknowledged': found.acknowledged,
    'failover.lost': found.lost,
    'failover.twice': found.twice,
    'failover.live.again': found.liveAgain,
    'failover.reminders.due': found.remindersDue,
    'failover.reminders.lost': found.remindersLost,
    'failover.outage.middle.s': found.outageMiddle,
    'failover.outage.worst.s': found.outageWorst,
  }
})
await longPart('scale', missingForScale(), async () => {
  const found = await measureScale(Number(values.patients), 64)
  return {
    'scale.patients': found.patients,
    'scale.gb': found.gigabytes,
    'scale.skew': found.skew,
    'scale.index.depth': found.depth,
    'scale.read.middle.ms': found.readMiddle,
    'scale.read.p99.ms': found.readWorst,
    'scale.read.ratio': found.readRatio,
    'scale.hot.skew': found.hotSkew,
    'scale.hot.ratio': found.hotRatio,
    'scale.vacuum.one.s': found.vacuumOne,
    'scale.vacuum.all.s': found.vacuumAll,
    'scale.vacuum.dead.left': found.deadLeft,
  }
})
await part('small', async () => {
  const { ready, after, own, held } = await measureSmall()
  if (held === null) console.log('  in 256 MB of the kernel: NOT MEASURED, since this system gives no control groups')
  return { 'small.ready.mb': ready, 'small.after.mb': after, 'small.own.mb': own, ...(held !== null && { 'small.held': Number(held) }) }
})
await part('fuzz', async () => {
  const { requests, breaks, telltales } = await countBreaks(Number(values.requests))
  return { 'fuzz.requests': requests, 'fuzz.500s': breaks, 'fuzz.telltales': telltales }
})
await part('memory', async () => {
  const { growth, turns, resident } = await measureMemory(memoryTurns)
  return { 'turns.run': turns, 'memory.growth.mb': growth, 'memory.last.mb': resident.at(-1) ?? Number.NaN }
})
