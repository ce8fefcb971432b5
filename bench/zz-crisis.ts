import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createClinic } from '@dr-ai/clinic'
import { readCorpus, readSealed } from '@dr-ai/clinic/corpus/read-corpus'
import { createLearnedReader } from '@dr-ai/clinic/hear/learned-reader'
import { readCrisis } from '../packages/clinic/src/hear/lexicon/read-crisis.ts'
import { readLearned, readPack } from './clinic/load-clinic.ts'
const learned = readLearned()
const clinic = createClinic(readPack(), { learned })
const reader = createLearnedReader(learned)
const check = gunzipSync(readFileSync('/work/shared/lay/check/first.jsonl.gz')).toString().split('\n').filter(Boolean).map((l) => JSON.parse(l)).map((r) => ({ text: r.text, crisis: r.crisis ? {kind:'x',grade:''} : null }))
for (const [name, rows] of [['check', check], ['sealed', readSealed().messages], ['open', readCorpus().messages]] as const) {
  const t: Record<string, [number, number]> = {}
  for (const row of rows as any[]) {
    const frame = readCrisis(row.text)
    const { probability: p, certain } = reader.message(row.text).crisis
    const b = p < .02 ? '<.02' : p < .05 ? '<.05' : p < .1 ? '<.1' : p < .2 ? '<.2' : p < .3 ? '<.3' : p < .55 ? '<.55' : '>=.55'
    const out = clinic.consult(clinic.newCase(), row.text).reply
    const open = out.kind === 'crisis' || out.crisis !== null
    const key = `${open ? 'OPEN' : 'closed'} ${frame?.certainty ?? 'none'} ${b}`
    const s = (t[key] ??= [0, 0]); s[row.crisis ? 0 : 1]++
    if (name === 'open' && process.argv.includes('--false') && open && !row.crisis) console.log('FALSE', frame?.kind, frame?.certainty, p.toFixed(2), '|', row.text.slice(0, 160))
    if (name === 'open' && process.argv.includes('--missed') && !open && row.crisis) console.log('MISSED', row.crisis.kind, row.crisis.grade, p.toFixed(2), '|', row.text.slice(0, 200))
  }
  console.log(name, Object.entries(t).sort().map(([k, v]) => `${k}: ${v.join('/')}`).join('\n'))
}
