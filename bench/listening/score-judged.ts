import type { JudgedRow } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../clinic/load-clinic.ts'
import { heardIn } from './heard-facts.ts'
import { share } from './share.ts'

const before = 'I have been tired for weeks.'

/** Messages whose readings hands judged one by one, each said in the middle of a talk. Out: what share of the told is put down, and of what the words were only like. */
export function scoreJudged(rows: readonly JudgedRow[]): Record<string, number> {
  const clinic = loadClinic()
  const count = { told: 0, read: 0, untold: 0, invented: 0 }
  for (const { text, told, untold } of rows) {
    const { present } = heardIn(clinic, text, before)
    const isPresent = (finding: string) => present.has(finding)
    count.told += told.length
    count.read += told.filter(isPresent).length
    count.untold += untold.length
    count.invented += untold.filter(isPresent).length
  }
  return {
    'judged.messages': rows.length,
    'judged.told': count.told,
    'judged.told.read': share(count.read, count.told),
    'judged.untold': count.untold,
    'judged.untold.read': share(count.invented, count.untold),
  }
}
