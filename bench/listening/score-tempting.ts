import type { TemptingRow } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../clinic/load-clinic.ts'
import { heardIn, outcomeOf } from './heard-facts.ts'
import { share } from './share.ts'

/**
 * Messages that tempt to false facts, each said as a first message. Out: what share of the told is read, of the told is turned round, of the tempting
 * facts is taken for present, and of the messages ends with one that is.
 */
export function scoreTempting(name: string, rows: readonly TemptingRow[]): Record<string, number> {
  const clinic = loadClinic()
  const count = { told: 0, read: 0, inverted: 0, missed: 0, traps: 0, sprung: 0, invented: 0 }
  for (const { text, facts, tempts } of rows) {
    const heard = heardIn(clinic, text)
    for (const fact of facts.filter((each) => !each.startsWith('o'))) {
      count.told += 1
      count[outcomeOf(fact, heard).outcome] += 1
    }
    const sprung = tempts.filter((id) => heard.present.has(id)).length
    count.traps += tempts.length
    count.sprung += sprung
    count.invented += sprung > 0 ? 1 : 0
  }
  return {
    [`${name}.messages`]: rows.length,
    [`${name}.told.read`]: share(count.read, count.told),
    [`${name}.told.inverted`]: share(count.inverted, count.told),
    [`${name}.traps.sprung`]: share(count.sprung, count.traps),
    [`${name}.invented`]: share(count.invented, rows.length),
  }
}
