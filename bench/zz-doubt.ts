import { createClinic } from '@dr-ai/clinic'
import { readCorpus } from '@dr-ai/clinic/corpus/read-corpus'
import { readLearned, readPack } from './clinic/load-clinic.ts'
const clinic = createClinic(readPack(), { learned: readLearned() })
let n = 0
for (const row of readCorpus().messages) {
  const out = clinic.consult(clinic.newCase(), row.text)
  const d = out.case.held.filter((r) => r.doubted)
  if (d.length === 0) continue
  n++
  if (n % 6 === 0) console.log(row.levels.join('-'), d.map((r) => r.rule + '<' + r.findings), '|', row.text.slice(0, 160), '\n   =>', out.reply.question?.text ?? out.reply.text?.slice(-200))
}
console.log(n)
