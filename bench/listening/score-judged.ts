import type { Clinic } from '@dr-ai/clinic'
import type { JudgedRow } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../clinic/load-clinic.ts'
import { heardIn } from './heard-facts.ts'
import { share } from './share.ts'

const before = 'I have been tired for weeks.'

/** Messages whose readings hands judged one by one, in the middle of a talk or opening one. Out: what share of the told is put down, and of what the words were only like. */
export function scoreJudged(rows: readonly JudgedRow[]): Record<string, number> {
  const clinic = loadClinic()
  return {
    ...scoreEach(
      clinic,
      rows.filter(({ isOpening }) => !isOpening),
      'judged',
    ),
    ...scoreEach(
      clinic,
      rows.filter(({ isOpening }) => isOpening),
      'judged.opening',
    ),
  }
}

function scoreEach(clinic: Clinic, rows: readonly JudgedRow[], name: string): Record<string, number> {
  const count = { told: 0, read: 0, untold: 0, invented: 0 }
  for (const { text, told, untold, isOpening } of rows) {
    const { present } = isOpening ? heardIn(clinic, text) : heardIn(clinic, text, before)
    const isPresent = (finding: string) => present.has(finding)
    count.told += told.length
    count.read += told.filter(isPresent).length
    count.untold += untold.length
    count.invented += untold.filter(isPresent).length
  }
  return {
    [`${name}.messages`]: rows.length,
    [`${name}.told`]: count.told,
    [`${name}.told.read`]: share(count.read, count.told),
    [`${name}.untold`]: count.untold,
    [`${name}.untold.read`]: share(count.invented, count.untold),
  }
}
