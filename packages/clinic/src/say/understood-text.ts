import type { ConsultationCase } from '../case/case.ts'
import type { Polarity } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { withoutIt } from './without-it.ts'

const notedAtMost = 5

/** What was told in the last message, the closest word for each thing; null where nothing was. */
export function understoodText(findings: ReadonlyMap<string, PackedFinding>, consultation: ConsultationCase): string | null {
  const told = Object.values(consultation.observations).filter(({ turn, source }) => turn === consultation.turns && source === 'told')
  const isSaidCloser = (finding: string, polarity: Polarity) =>
    told.some(
      (other) =>
        other.polarity === polarity &&
        other.finding !== finding &&
        (other.finding.startsWith(`${finding}.`) || findings.get(other.finding)?.parents.includes(finding)),
    )
  const named = (isSure: boolean) =>
    told
      .filter(({ certain }) => certain === isSure)
      .filter(({ finding, polarity }) => !isSaidCloser(finding, polarity))
      .filter(({ finding, polarity }) => polarity !== 'absent' || findings.get(finding)?.kind !== 'measurement')
      .map(({ finding, polarity }) => {
        const name = findings.get(finding)?.name ?? finding
        return polarity === 'absent' ? withoutIt(name) : polarity === 'unknown' ? `not sure about ${name}` : name
      })
      .slice(0, notedAtMost)
  const noted = named(true)
  const guessed = named(false)
  const said = [
    noted.length > 0 ? `I noted: ${noted.join('; ')}.` : '',
    guessed.length > 0 ? `If I understand you right, you have this: ${guessed.join('; ')}. Tell me if that is wrong.` : '',
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(' ')
}
