import type { ConsultationCase } from '../case/case.ts'
import type { Reason } from '../case/model.ts'
import { likelihoodBands } from '../judge/constants.ts'
import { compareLevels } from '../judge/levels/level-order.ts'
import { suitsPerson } from '../judge/questions/suits-person.ts'
import type { Ranking } from '../judge/ranking/rank-conditions.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { PackedCondition } from '../knowledge/knowledge-pack.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { Cause } from './reply.ts'
import { thingsOf } from './said-back/things.ts'
import { withoutIt } from './without-it.ts'

const shown = 5
/** A verdict names no more than three: more nobody remembers. */
const shownInVerdict = 3
const leastProbability = 0.03
/** Where none reaches it, those with this share of the leader's stand with it: to call all of them less likely says nothing. */
const besideLeader = 0.8
const reasonsShown = 4
/** Stands last among what fits, where likeness of the words speaks louder than any finding. */
const resembling = 'the way you describe it'

function bandOf(probability: number, leader: number): Cause['band'] {
  if (probability >= likelihoodBands.likely) return 'likely'
  return probability >= Math.min(likelihoodBands.possible, besideLeader * leader) ? 'possible' : 'less likely'
}

/**
 * The leading causes with what speaks for and against each, in plain words. The first is always shown. In: `level`, that of a verdict:
 * what would need help sooner than it is not shown, since it has not raised it.
 */
export function causesOf(knowledge: KnowledgeIndex, consultation: ConsultationCase, ranking: Ranking, level?: TriageLevel): Cause[] {
  const causes: Cause[] = []
  for (const entry of ranking.ranked.slice(0, shown)) {
    const condition = knowledge.conditions.get(entry.condition)
    if (!condition || (causes.length > 0 && entry.probability < leastProbability) || entry.reasonsFor.length === 0) continue
    if (level !== undefined && compareLevels(condition.triageFloor, level) > 0) continue
    if (isNewInjury.test(condition.id) && isInPlaster(consultation)) continue
    if (level !== undefined && causes.length > 0 && isFarFetched(condition, entry.reasonsFor, consultation)) continue
    causes.push({
      id: condition.id,
      name: condition.name,
      icd10: condition.icd10,
      summary: condition.summary,
      probability: Math.round(entry.probability * 1000) / 1000,
      band: bandOf(entry.probability, ranking.ranked[0]?.probability ?? 1),
      reasonsFor: [
        ...reasonPhrases(
          knowledge,
          consultation,
          entry.reasonsFor.filter(({ finding }) => consultation.observations[finding]?.polarity !== 'absent'),
        ),
        ...(entry.isCarriedByWords ? [resembling] : []),
      ],
      reasonsAgainst: reasonPhrases(
        knowledge,
        consultation,
        // On which side it is, is no reason against what is on one side at a time.
        entry.reasonsAgainst.filter(({ finding }) => knowledge.findings.get(finding)?.dimension !== 'side'),
      ),
    })
  }
  return level === undefined ? causes : causes.slice(0, shownInVerdict)
}

/**
 * Whether a harmless cause stands behind the first with nothing that it usually brings: an eye infection for a bare sore throat. In: the condition,
 * what speaks for it, and the case.
 */
function isFarFetched(
  { findings, mustNotMiss }: PackedCondition,
  reasons: readonly Reason[],
  { observations }: Pick<ConsultationCase, 'observations'>,
): boolean {
  const usual = new Set([...(findings.always ?? []), ...(findings.usual ?? []), ...(findings.often ?? [])].map(baseOf))
  const needed = [...(findings.always ?? []), ...(findings.usual ?? [])]
  const [first] = needed
  // What stands first of it is what it is known by.
  if (!mustNotMiss && first !== undefined && observations[first]?.polarity === 'absent') return true
  const told = reasons.filter(({ finding }) => observations[finding]?.polarity !== 'absent')
  return !mustNotMiss && usual.size > 0 && told.every(({ finding }) => !usual.has(baseOf(finding)))
}

/** What is in plaster was looked at: it is no new sprain ("no bone is broken"). */
const isNewInjury = /sprain|strain|contusion|bruise|-fracture$|^fracture/
const isInPlaster = ({ observations }: Pick<ConsultationCase, 'observations'>): boolean =>
  observations['limb-in-cast']?.polarity === 'present' && observations['limb-in-cast'].temporality === 'current'

const baseOf = (finding: string): string => finding.split('.')[0] ?? finding

/** "fever", "no cough": what was there, things that belong together as one, and what was not. Implied parents are left to their child. */
function reasonPhrases(knowledge: KnowledgeIndex, consultation: ConsultationCase, reasons: readonly Reason[]): string[] {
  const { findings } = knowledge
  const isAbsent = (finding: string) => consultation.observations[finding]?.polarity === 'absent'
  const fitting = reasons.map(({ finding }) => finding).filter((finding) => suitsPerson(findings.get(finding) ?? {}, consultation.person))
  const there = fitting.filter((finding) => !isAbsent(finding)).map((finding) => ({ finding, text: '' }))
  const names = thingsOf(findings, there, '', consultation.person).map(({ name }) => name)
  const isSaidBy = (finding: string): boolean =>
    there.some((other) => other.finding.startsWith(`${finding}.`) || findings.get(other.finding)?.parents.includes(finding) === true)
  const missing = fitting
    .filter((finding) => isAbsent(finding) && !isSaidBy(finding) && !/^(?:no|not)\b/.test(findings.get(finding)?.name ?? finding))
    .map((finding) => withoutIt(findings.get(finding)?.name ?? finding, baseName(knowledge, finding)))
  return [...names, ...missing].slice(0, reasonsShown)
}

/** The name of the finding that a closer form belongs to; null for a finding of its own. */
export function baseName(knowledge: Pick<KnowledgeIndex, 'findings'>, finding: string): string | null {
  const base = knowledge.findings.get(finding)?.base
  return base === undefined ? null : (knowledge.findings.get(base)?.name ?? null)
}
