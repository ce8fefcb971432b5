import type { WholeRow } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../clinic/load-clinic.ts'
import { heardIn, outcomeOf } from './heard-facts.ts'
import { share } from './share.ts'

/** Messages whose hand named all they tell, each said as a first message. Out: the shares of what is told and of what is denied that are read, and turned round. */
export function scoreWhole(name: string, rows: readonly Pick<WholeRow, 'text' | 'facts'>[]): Record<string, number> {
  const clinic = loadClinic()
  const sides = { present: { facts: 0, read: 0, inverted: 0, missed: 0 }, absent: { facts: 0, read: 0, inverted: 0, missed: 0 } }
  for (const { text, facts } of rows) {
    const heard = heardIn(clinic, text)
    for (const fact of facts.filter((each) => !each.startsWith('o'))) {
      const { side, outcome } = outcomeOf(fact, heard)
      sides[side].facts += 1
      sides[side][outcome] += 1
    }
  }
  return {
    [`${name}.messages`]: rows.length,
    [`${name}.told.read`]: share(sides.present.read, sides.present.facts),
    [`${name}.told.inverted`]: share(sides.present.inverted, sides.present.facts),
    [`${name}.denied.read`]: share(sides.absent.read, sides.absent.facts),
    [`${name}.denied.inverted`]: share(sides.absent.inverted, sides.absent.facts),
  }
}
