import type { TemptingRow } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../clinic/load-clinic.ts'

const baseOf = (finding: string) => finding.split('.')[0] ?? finding

/**
 * Messages that tempt to false facts, each said as a first message. Out: what share of the told is read, of the told is turned round, of the tempting
 * facts is taken for present, and of the messages ends with one that is.
 */
export function scoreTempting(name: string, rows: readonly TemptingRow[]): Record<string, number> {
  const clinic = loadClinic()
  const count = { told: 0, read: 0, inverted: 0, traps: 0, sprung: 0, invented: 0 }
  for (const { text, facts, tempts } of rows) {
    const { findings } = clinic.consult(clinic.newCase(), text).reply
    const idsOf = (wanted: string) =>
      new Set(findings.filter(({ polarity }) => polarity === wanted).flatMap(({ finding }) => [finding, baseOf(finding)]))
    const present = idsOf('present')
    const absent = idsOf('absent')
    for (const fact of facts) {
      if (fact.startsWith('o')) continue
      count.told += 1
      const [right, wrong] = fact.startsWith('+') ? [present, absent] : [absent, present]
      const any = fact.slice(1).split('/')
      if (any.some((id) => right.has(id))) count.read += 1
      else if (any.some((id) => wrong.has(id))) count.inverted += 1
    }
    const sprung = tempts.filter((id) => present.has(id)).length
    count.traps += tempts.length
    count.sprung += sprung
    count.invented += sprung > 0 ? 1 : 0
  }
  const share = (part: number, whole: number) => Number((part / Math.max(1, whole)).toFixed(4))
  return {
    [`${name}.messages`]: rows.length,
    [`${name}.told.read`]: share(count.read, count.told),
    [`${name}.told.inverted`]: share(count.inverted, count.told),
    [`${name}.traps.sprung`]: share(count.sprung, count.traps),
    [`${name}.invented`]: share(count.invented, rows.length),
  }
}
