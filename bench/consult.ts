import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadClinic, readPack } from './clinic/load-clinic.ts'
import { readCases } from './clinic/read-cases.ts'
import { type Mode, runCase } from './clinic/run-case.ts'

/** npm run consult -- --cases FILE.jsonl --out OUT.jsonl [--mode told|asked]: one line of the engine's answer a case. */
const { values } = parseArgs({ options: { cases: { type: 'string' }, out: { type: 'string' }, mode: { type: 'string', default: 'told' } } })
if (!values.cases || !values.out || (values.mode !== 'told' && values.mode !== 'asked')) {
  console.error('Usage: npm run consult -- --cases FILE.jsonl --out OUT.jsonl [--mode told|asked]')
  process.exit(2)
}
const mode: Mode = values.mode
const clinic = loadClinic()
const conditions = new Map(readPack().conditions.map((condition) => [condition.id, condition]))
const lines = readCases(values.cases).map((row) => {
  const run = runCase(clinic, row, mode)
  return JSON.stringify({
    id: row.id,
    mode,
    ranked: run.ranked.slice(0, 10).map(({ condition, probability }) => ({
      id: condition,
      name: conditions.get(condition)?.name,
      icd10: conditions.get(condition)?.icd10,
      probability: Number(probability.toFixed(4)),
    })),
    triage: run.triage,
    crisis: run.crisis,
    findings: run.reply.findings.map(({ finding, polarity, text }) => ({ id: finding, polarity, text })),
    questions: run.questions,
    ms: Number(run.turns.reduce((sum, time) => sum + time, 0).toFixed(1)),
  })
})
writeFileSync(values.out, `${lines.join('\n')}\n`)
console.log(`${lines.length} cases written to ${values.out}`)
