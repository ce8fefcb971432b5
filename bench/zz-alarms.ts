import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createClinic } from '@dr-ai/clinic'
import { readCorpus, readSealed } from '@dr-ai/clinic/corpus/read-corpus'
import { createLearnedReader } from '@dr-ai/clinic/hear/learned-reader'
import { readLearned, readPack } from './clinic/load-clinic.ts'
const learned = readLearned()
const clinic = createClinic(readPack(), { learned })
const reader = createLearnedReader(learned)
const levels = ['self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']
const check = gunzipSync(readFileSync('/work/shared/lay/check/first.jsonl.gz')).toString().split('\n').filter(Boolean).map((l) => JSON.parse(l)).map((r) => ({ text: r.text, levels: [r.min, r.max], crisis: r.crisis ? {} : null, kind: 'first' }))
const show = process.argv.includes('--show')
for (const [name, rows] of [['check', check], ['sealed', readSealed().messages], ...(show ? [['open', readCorpus().messages]] : [])] as const) {
  let em = 0, caught = 0, others = 0, alarms = 0, cr = 0, opened = 0, calm = 0, wrong = 0
  const src: Record<string, [number, number]> = {}
  const rules: Record<string, [number, number]> = {}
  const shareHist: Record<string, [number, number]> = {}
  for (const row of rows as any[]) {
    const out = clinic.consult(clinic.newCase(), row.text)
    const level = out.reply.triage?.level ?? null
    const u = level === null ? -1 : levels.indexOf(level)
    const isCrisis = out.reply.kind === 'crisis' || out.reply.crisis !== null
    const lo = levels.indexOf(row.levels[0]), hi = levels.indexOf(row.levels[1])
    const isEm = lo >= 3
    const alarm = isEm ? u >= 3 || isCrisis : (u >= 3 && u > hi) || (isCrisis && !row.crisis)
    if (isEm) { em++; caught += alarm ? 1 : 0 } else { others++; alarms += alarm ? 1 : 0 }
    if (row.crisis) { cr++; opened += isCrisis ? 1 : 0 } else { calm++; wrong += isCrisis ? 1 : 0 }
    if (!alarm) continue
    const held = out.case.held.filter((r) => levels.indexOf(r.level) >= 3)
    const real = held.filter((r) => !r.provisional)
    const kinds = [real.some(r=>!r.rule.startsWith('crisis')) ? 'rule' : '', held.some((r) => r.rule === 'provisional:words') ? 'words' : '', held.some((r) => r.provisional && r.rule !== 'provisional:words') ? 'cause' : '', isCrisis ? 'crisis' : ''].filter(Boolean).join('+')
    const s = (src[kinds] ??= [0, 0]); s[isEm ? 0 : 1]++
    const sentences = row.text.split(/(?<=[.!?;\n])\s+/).filter((x: string) => x.split(/\s+/).length > 2)
    const share = Math.max(reader.message(row.text).danger[2], ...sentences.map((x: string) => reader.message(x).danger[2]))
    const multi = real.some((r) => new Set(r.findings).size > 1) ? 'multi ' : 'single '
    const b = share < .02 ? '<.02' : share < .05 ? '<.05' : share < .1 ? '<.1' : share < .2 ? '<.2' : share < .5 ? '<.5' : '>=.5'
    if (kinds === 'rule') { const h = (shareHist['rule only ' + multi + b] ??= [0, 0]); h[isEm ? 0 : 1]++ }
    if (kinds === 'cause') { const h = (shareHist['cause only ' + b] ??= [0, 0]); h[isEm ? 0 : 1]++ }
    if (kinds === 'words') { const w = share < .6 ? '<.6' : share < .7 ? '<.7' : share < .8 ? '<.8' : '>=.8'; const h = (shareHist['words only ' + w] ??= [0, 0]); h[isEm ? 0 : 1]++ }
    if (name !== 'check' && !kinds.includes('words')) for (const r of real) { const h = (rules[r.rule] ??= [0, 0]); h[isEm ? 0 : 1]++ }
    if (name === 'open' && !isEm && process.argv.includes(real[0]?.rule ?? '-')) console.log(real.map((r) => r.rule + '<' + r.findings.join(',')).join(' '), '|', share.toFixed(2), '|', row.text.slice(0, 200))
  }
  console.log(name, { em, caught: caught / em, others, alarms: alarms / others, opened: opened / cr, wrong: wrong / calm })
  console.log(src, shareHist)
  if (name === 'open') console.log(Object.entries(rules).sort((a, b) => b[1][1] - a[1][1]).slice(0, 70).map(([k, v]) => k + ' ' + v.join('/')).join(', '))
}
