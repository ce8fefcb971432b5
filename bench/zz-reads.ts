// usage (from the root of a worktree): cp /tmp/me/reads.ts bench/zz-reads.ts && node bench/zz-reads.ts [finding ...] [--totals] [--denials]
import { newCase } from '../packages/clinic/src/case/case.ts'
import { hear as hearTurn } from '../packages/clinic/src/hear/hear.ts'
import { mergeCase } from '../packages/clinic/src/hear/merge-case.ts'
import { steadyText } from '../packages/clinic/src/hear/steady-text.ts'
import { createLearnedReader } from '../packages/clinic/src/hear/learned/learned-reader.ts'
import { buildKnowledgeBase } from '../packages/clinic/src/judge/knowledge-base.ts'
import { understoodFindings } from '../packages/clinic/src/say/build-reply.ts'
import { readCorpus, readSealed } from '@dr-ai/clinic/corpus/read-corpus'
import { readLearned, readPack } from './clinic/load-clinic.ts'
const args = process.argv.slice(2)
const wanted = new Set(args.filter((a) => !a.startsWith('--')))
const kb = buildKnowledgeBase(readPack(), undefined, createLearnedReader(readLearned()))
const base = (id: string) => id.split('.')[0] ?? id
const hear = (text: string) => {
  const words = steadyText(text)
  const before = newCase({ country: null, drugs: [], allergies: [] } as any)
  const heard = hearTurn(kb.knowledge, kb.learned, words, { pending: before.pending, person: before.person, complaints: before.complaints }, null)
  return understoodFindings(kb, mergeCase(kb.findings, before, words, heard))
}
function score(rows: readonly any[], show: boolean) {
  const t = { told: 0, read: 0, toldAbsent: 0, readAbsent: 0, inverted: 0, extra: 0, rows: 0 }
  const missed: string[] = [], extra: string[] = []
  for (const row of rows) {
    const relevant = wanted.size === 0 || row.facts.some((f: string) => wanted.has(f.replace(/^o?[+-]/, '')))
    if (wanted.size > 0 && !relevant && !show) continue
    const read = hear(row.text)
    t.rows++
    const has = (polarity: string) => new Set(read.filter((e) => e.polarity === polarity).flatMap((e) => [e.finding, base(e.finding)]))
    const present = has('present'), absent = has('absent')
    const own = new Set<string>()
    for (const fact of row.facts) {
      const id = fact.replace(/^o?[+-]/, '')
      own.add(id).add(base(id))
      if (wanted.size > 0 && !wanted.has(id)) continue
      const isPresent = /^o?\+/.test(fact)
      const [right, wrong] = isPresent ? [present, absent] : [absent, present]
      t.told++; if (!isPresent) t.toldAbsent++
      if (right.has(id)) { t.read++; if (!isPresent) t.readAbsent++ }
      else { if (wrong.has(id)) t.inverted++; if (!args.includes('--denials') || !isPresent) missed.push(`${fact}${wrong.has(id) ? ' (INVERTED)' : ''} | ${row.text.slice(0, 300)}`) }
    }
    for (const e of read) if (e.polarity === 'present' && !own.has(e.finding) && !own.has(base(e.finding)) && (wanted.size === 0 || wanted.has(base(e.finding)))) { t.extra++; extra.push(`${e.finding} from "${e.text}" | ${row.text.slice(0, 300)}`) }
  }
  console.log(show ? 'OPEN' : 'SEALED', JSON.stringify({ ...t, recall: t.read / t.told, recallAbsent: t.readAbsent / t.toldAbsent, extraPerRow: t.extra / t.rows }))
  if (show && !args.includes('--totals')) { console.log('--- MISSED\n' + missed.join('\n')); console.log('--- READ BUT NOT LABELLED (labels are incomplete: judge)\n' + extra.join('\n')) }
}
score(readCorpus().messages, true)
if (args.includes('--totals')) score(readSealed().messages, false)
