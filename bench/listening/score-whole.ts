import type { WholeRow } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../clinic/load-clinic.ts'

const baseOf = (finding: string) => finding.split('.')[0] ?? finding

/** Messages whose hand named all they tell, each said as a first message. Out: the shares of what is told and of what is denied that are read, and turned round. */
export function scoreWhole(name: string, rows: readonly WholeRow[]): Record<string, number> {
  const clinic = loadClinic()
  const sides = { present: { facts: 0, read: 0, inverted: 0 }, absent: { facts: 0, read: 0, inverted: 0 } }
  for (const { text, facts } of rows) {
    const { findings } = clinic.consult(clinic.newCase(), text).reply
    const idsOf = (wanted: string) =>
      new Set(findings.filter(({ polarity }) => polarity === wanted).flatMap(({ finding }) => [finding, baseOf(finding)]))
    const heard = { present: idsOf('present'), absent: idsOf('absent') }
    for (const fact of facts.filter((each) => !each.startsWith('o'))) {
      const [right, wrong] = fact.startsWith('+') ? (['present', 'absent'] as const) : (['absent', 'present'] as const)
      const any = fact.slice(1).split('/')
      sides[right].facts += 1
      if (any.some((id) => heard[right].has(id))) sides[right].read += 1
      else if (any.some((id) => heard[wrong].has(id))) sides[right].inverted += 1
    }
  }
  const share = (part: number, whole: number) => Number((part / Math.max(1, whole)).toFixed(4))
  return {
    [`${name}.messages`]: rows.length,
    [`${name}.told.read`]: share(sides.present.read, sides.present.facts),
    [`${name}.told.inverted`]: share(sides.present.inverted, sides.present.facts),
    [`${name}.denied.read`]: share(sides.absent.read, sides.absent.facts),
    [`${name}.denied.inverted`]: share(sides.absent.inverted, sides.absent.facts),
  }
}
