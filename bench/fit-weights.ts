import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Clinic, type ConsultationCase, createClinic } from '@dr-ai/clinic'
import { weights as current } from '@dr-ai/clinic/judge/constants'
import type { Weights } from '@dr-ai/clinic/judge/weights'
import { readPack } from './clinic/load-clinic.ts'
import { goldMatcher } from './clinic/match-gold.ts'
import { ownExamples } from './clinic/own-examples.ts'
import { type CaseRow, readCases, storyOf, wholeStory } from './clinic/read-cases.ts'

/**
 * node bench/fit-weights.ts --cases FOLDER [--folds N]: fits the global weights (and nothing else) by coordinate descent on
 * the log loss of the told tune cases and, at half weight, of the knowledge's own examples. With folds, the tune cases are
 * split by diagnosis and the score of each fold comes from weights fitted on the others; prints both, changes nothing.
 */
const { values } = parseArgs({
  options: { cases: { type: 'string' }, folds: { type: 'string', default: '0' }, rounds: { type: 'string', default: '2' } },
})
if (!values.cases) {
  console.error('Usage: node bench/fit-weights.ts --cases FOLDER [--folds N]')
  process.exit(2)
}

interface Told {
  consultation: ConsultationCase
  right: ReadonlySet<string>
  gold: string
  worth: number
}

const pack = readPack()
const match = goldMatcher(pack)
const clinic = createClinic(pack)
const ownWorth = 0.15
const tune = readCases(join(values.cases, 'cases.tune.jsonl'))
const worthOf = (row: CaseRow) =>
  row.source === 'own' ? ownWorth : row.source === 'avey400' ? 1 : row.source.startsWith('agentclinic') ? 0.3 : 0
const told: Told[] = [...tune, ...ownExamples(pack)]
  .filter((row) => worthOf(row) > 0 && row.gold_dx)
  .map((row) => {
    const story = storyOf(row)
    const read = clinic.consult(clinic.newCase({ ageYears: story.age, sex: story.sex }), wholeStory(story)).case
    // The knowledge's own examples are part of its prose: they may not teach what likeness of prose is worth.
    const consultation = row.source === 'own' ? { ...read, prose: '' } : read
    return { consultation, right: match(row.gold_dx ?? ''), gold: row.gold_dx ?? '', worth: worthOf(row) }
  })
  .filter(({ right }) => right.size > 0)

function lossOf(candidate: Clinic, cases: readonly Told[]): number {
  let loss = 0
  let worth = 0
  for (const one of cases) {
    const share = candidate.rank(one.consultation).reduce((sum, entry) => sum + (one.right.has(entry.condition) ? entry.probability : 0), 0)
    loss -= one.worth * Math.log(Math.max(1e-6, share))
    worth += one.worth
  }
  return loss / worth
}

function topsOf(candidate: Clinic, cases: readonly Told[]): string {
  const counted = cases.filter((one) => one.worth === 1)
  const places = counted.map((one) => candidate.rank(one.consultation).findIndex((entry) => one.right.has(entry.condition)) + 1)
  const within = (limit: number) => places.filter((place) => place > 0 && place <= limit).length
  return `top 1/3/5 of ${counted.length} in scope: ${within(1)} ${within(3)} ${within(5)}`
}

function fit(cases: readonly Told[], rounds: number): { weights: Weights; loss: number } {
  let best: Weights = current
  let loss = lossOf(createClinic(pack, { weights: best }), cases)
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(best) as (keyof Weights)[]) {
      for (const factor of round === 0 ? [0.5, 0.75, 1.33, 2] : [0.8, 0.9, 1.1, 1.25]) {
        const candidate = { ...best, [name]: Number((best[name] * factor).toFixed(3)) }
        const found = lossOf(createClinic(pack, { weights: candidate }), cases)
        if (found < loss - 1e-4) {
          loss = found
          best = candidate
        }
      }
    }
    console.log(
      `round ${round + 1}: loss ${loss.toFixed(4)}, ${topsOf(createClinic(pack, { weights: best }), cases)}\n${JSON.stringify(best)}`,
    )
  }
  return { weights: best, loss }
}

console.log(`current: loss ${lossOf(clinic, told).toFixed(4)}, ${topsOf(clinic, told)}`)
fit(told, Number(values.rounds))
const folds = Number(values.folds)
for (let fold = 0; fold < folds; fold++) {
  const isInFold = (one: Told) => [...one.gold].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1009, 7) % folds === fold
  const fitted = fit(
    told.filter((one) => !isInFold(one)),
    1,
  )
  const held = told.filter(isInFold)
  console.log(
    `fold ${fold + 1}: held-out loss ${lossOf(createClinic(pack, { weights: fitted.weights }), held).toFixed(4)} (current weights ${lossOf(clinic, held).toFixed(4)}), ${topsOf(createClinic(pack, { weights: fitted.weights }), held)}`,
  )
}
