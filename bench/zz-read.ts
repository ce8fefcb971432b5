import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createClinic } from '@dr-ai/clinic'
import { readCorpus, readSealed } from '@dr-ai/clinic/corpus/read-corpus'
import { readLearned, readPack } from './clinic/load-clinic.ts'
const pack = readPack() as any
const clinic = createClinic(pack, { learned: readLearned() })
const hear = (t: string) => clinic.consult(clinic.newCase(), t).reply.findings as any[]
// check reading: totals by category only
const kinds = new Map<string,string>(pack.findings.map((f: any) => [f.id, f.kind]))
const base = (id: string) => id.split('.')[0]!
const rows = gunzipSync(readFileSync('/work/shared/lay/check/reading.jsonl.gz')).toString().split('\n').filter(Boolean).map((l) => JSON.parse(l))
const tot: Record<string, [number, number, number]> = {}
const add = (k: string, i: number) => { (tot[k] ??= [0,0,0])[i]! += 1 }
for (const row of rows) {
  const f = hear(row.text)
  const present = new Set(f.filter((e) => e.polarity === 'present').flatMap((e) => [e.finding ?? e.id, base(e.finding ?? e.id)]))
  const absent = new Set(f.filter((e) => e.polarity === 'absent').flatMap((e) => [e.finding ?? e.id, base(e.finding ?? e.id)]))
  for (const fact of row.facts) {
    if (fact.who === 'other') continue
    const [right] = fact.polarity === 'present' ? [present] : [absent]
    const ok = fact.any.some((id: string) => right.has(id))
    const cats = [`pol ${fact.polarity}`, `kind ${[...new Set(fact.any.map((a: string) => kinds.get(a) ?? 'unknown-id'))].sort().join('/')}`, `n ${fact.any.length}`, `words ${Math.min(5, Math.floor(row.text.split(/\s+/).length / 10))}`, 'all']
    for (const c of cats) { add(c, 0); if (ok) add(c, 1) }
  }
  add(`rowfacts ${row.facts.length}`, 0)
}
console.log('CHECK totals', Object.entries(tot).sort().map(([k, [a, b]]) => `${k}: ${b}/${a}`).join('\n'))
const score = (messages: any[], name: string) => {
  let told = 0, read = 0, extra = 0, rowsExtra = 0
  const per: Record<string, [number, number]> = {}
  const ex: Record<string, number> = {}
  for (const m of messages) {
    if (!m.facts?.length && m.kind==='x') continue
    const f = hear(m.text)
    const present = new Set(f.filter((e) => e.polarity === 'present').flatMap((e) => [e.finding ?? e.id, base(e.finding ?? e.id)]))
    const absent = new Set(f.filter((e) => e.polarity === 'absent').flatMap((e) => [e.finding ?? e.id, base(e.finding ?? e.id)]))
    for (const fact of m.facts) {
      const hit = /^(o?)([+-])(.*)$/.exec(fact)!
      const id = hit[3]!
      told += 1
      const ok = (hit[2] === '+' ? present : absent).has(id)
      read += ok ? 1 : 0
      const p = (per[id] ??= [0, 0]); p[0] += 1; p[1] += ok ? 1 : 0
    }
    const own = new Set(m.facts.flatMap((x: string) => { const id = x.replace(/^o?[+-]/, ''); return [id, base(id)] }))
    let e = 0
    for (const one of f) if (one.polarity === 'present' && !own.has((one.finding ?? one.id)) && !own.has(base((one.finding ?? one.id)))) { e++; ex[base((one.finding ?? one.id))] = (ex[base((one.finding ?? one.id))] ?? 0) + 1 }
    extra += e; rowsExtra += e > 0 ? 1 : 0
  }
  console.log(name, { rows: messages.length, told, recall: read / told, extraPerRow: extra / messages.length, rowsExtra: rowsExtra / messages.length })
  return { per, ex }
}
const open = readCorpus().messages
const a = score(open as any[], 'open')
score(readSealed().messages as any[], 'sealed')
writeFileSync('/tmp/me/per.json', JSON.stringify(a))
