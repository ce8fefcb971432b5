import type { ConsultationCase } from '../../case/case.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'

interface Known {
  index: ReasoningIndex
  findings: ReadonlyMap<string, PackedFinding>
}

/** Of the slots of one finding (where, what like, how it goes on), this many are asked one by one. */
const slotQuestionsAtMost: Readonly<Record<string, number>> = { course: 1, onset: 1, timing: 1 }
const otherSlotsAtMost = 2

/** "Does it come and go?" after "is it there all the time?", "did it begin slowly?" after how it began: the same question again. */
export function wasAskedEnough({ index, findings }: Known, { asked }: ConsultationCase, number: number): boolean {
  const finding = findings.get(index.findings[number]?.id ?? '')
  if (finding?.dimension === undefined) return false
  const { id, base, dimension } = finding
  if (asked.includes('duration') && /\.(?:sudden|gradual)$/.test(id)) return true
  const value = id.slice(id.indexOf('.'))
  if (asked.some((other) => other.endsWith(value))) return true
  const count = asked.filter((other) => findings.get(other)?.base === base && findings.get(other)?.dimension === dimension).length
  return count >= (slotQuestionsAtMost[dimension] ?? otherSlotsAtMost)
}

/** The ids of all that is present, gathered once for a question. */
export function presentFindings({ index }: Known, { facts }: Ranking): readonly string[] {
  return facts.presentNumbers.map((number) => index.findings[number]?.id ?? '')
}

/** The place, side or itch was told, with this complaint or another: "an itchy rash on my arms", "my left eye". */
export function isToldElsewhere({ index, findings }: Known, present: readonly string[], number: number): boolean {
  const id = index.findings[number]?.id ?? ''
  const { dimension, base, sameAs } = findings.get(id) ?? {}
  if (dimension !== 'site' && dimension !== 'side')
    return present.some((other) => sameAs?.includes(other) || findings.get(other)?.sameAs?.includes(id))
  const value = id.slice(id.indexOf('.'))
  return present.some((other) => {
    const told = findings.get(other)
    return other.endsWith(value) || (dimension === 'side' && told?.dimension === 'side' && told.base === base)
  })
}
