import type { ConsultationCase } from '../case/case.ts'
import type { Observation, Polarity } from '../case/model.ts'
import type { Choice } from '../hear/read-quick-reply.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { withoutIt } from './without-it.ts'

const notedAtMost = 5

/**
 * What was told in the last message, the closest word for each thing; null where nothing was. In: the findings, the case, and the quick
 * reply that was pressed: what was chosen from a list is said as well, a plain yes is not; and the allergies that are new.
 */
export function understoodText(
  findings: ReadonlyMap<string, PackedFinding>,
  consultation: ConsultationCase,
  choice: Choice | null,
  allergies: readonly string[] = [],
): string | null {
  const isChosen = ({ source, polarity }: Observation) =>
    source === 'answered' && polarity === 'present' && choice !== null && choice.question.kind !== 'finding'
  const told = Object.values(consultation.observations).filter(
    (observation) => observation.turn === consultation.turns && (observation.source === 'told' || isChosen(observation)),
  )
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
      .filter(({ finding }) => allergies.length === 0 || finding !== 'history-medicine-allergy')
      .map(({ finding, polarity }) => {
        const name = findings.get(finding)?.name ?? finding
        return polarity === 'absent' ? withoutIt(name) : polarity === 'unknown' ? `not sure about ${name}` : name
      })
      .slice(0, notedAtMost)
  const noted = [...named(true), ...allergies.map((name) => `an allergy to ${name}`)]
  const guessed = named(false)
  const said = [
    noted.length > 0 ? `I noted: ${noted.join('; ')}.` : '',
    guessed.length > 0 ? `If I understand you right, you have this: ${guessed.join('; ')}. Tell me if that is wrong.` : '',
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(' ')
}
