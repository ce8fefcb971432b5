import { readFileSync } from 'node:fs'
import { loadClinic } from './clinic/load-clinic.ts'
const clinic = loadClinic()
const [, , step = '4'] = process.argv
const rows = readFileSync('/work/main/packages/clinic/corpus/told-and-denied.jsonl', 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l)).filter((r) => Number.parseInt(r.id.slice(0, 8), 16) % 2 === 0)
const sum: Record<string, number> = {}
const add = (k: string) => (sum[k] = (sum[k] ?? 0) + 1)
rows.forEach((row, n) => {
  if (n % Number(step) !== 0) return
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), row.text)
  const fs = ((reply as any).findings ?? []) as any[]
  const set = (p: string) => new Set(fs.filter((e) => e.polarity === p).flatMap((e) => [e.finding, e.finding.split('.')[0]]))
  const present = set('present'), absent = set('absent')
  for (const f of row.facts) {
    const any = f.slice(1).split('/'); const neg = f[0] === '-'
    add(`${f[0]} total`)
    if (any.some((i: string) => (neg ? absent : present).has(i))) add(`${f[0]} hit`)
    else if (any.some((i: string) => (neg ? present : absent).has(i))) add(`${f[0]} inverted`)
  }
})
console.log(JSON.stringify(sum), 'denied', (sum['- hit']! / sum['- total']!).toFixed(4), 'told', (sum['+ hit']! / sum['+ total']!).toFixed(4), 'told inv', (sum['+ inverted']! / sum['+ total']!).toFixed(4), 'denied inv', (sum['- inverted']! / sum['- total']!).toFixed(4))
