import type { Cause, TriageLevel } from '@dr-ai/clinic'
import { TriageLevel as TriageLevels } from '@dr-ai/contract/schemas/clinical'
import { type ModelReply, outsideKnowledge } from '../model/model-reply.ts'
import { citedIn } from './check-sentence.ts'
import type { CorrectionKind } from './correction.ts'
import type { createTextFilter } from './filter-text.ts'
import type { FilterView } from './filter-view.ts'

/** What is left of a model's reply. */
export interface FilteredReply {
  text: string
  /** Never under the clinic's. */
  level: TriageLevel | null
  /** Those the clinic has not named itself; `id` null where the knowledge does not hold them. */
  causes: { id: string | null; name: string; why: string | null }[]
  recommendations: string[]
  /** Ids of passages that exist and that the text cites. */
  citations: string[]
  corrections: CorrectionKind[]
}

const longest = { causes: 3, recommendations: 5, name: 80, recommendation: 300 } as const

/**
 * Holds a model's reply to the clinic's.
 *
 * @param causes What the clinic itself has named.
 * @param nameOf The name of a condition in the knowledge.
 */
export function filterReply(
  reply: ModelReply,
  view: FilterView,
  filter: ReturnType<typeof createTextFilter>,
  { causes, nameOf }: { causes: readonly Cause[]; nameOf: (id: string) => string | null },
): FilteredReply {
  const corrections: CorrectionKind[] = []
  const allowed = (text: string): string => {
    const { text: kept, dropped } = filter.whole(text)
    corrections.push(...dropped)
    return dropped.length > 0 ? '' : kept
  }
  /** A reason is often no sentence: then it is one of what a sentence may name. */
  const reasonOf = (why: string): string | null => {
    const { text: kept, dropped } = filter.whole(why)
    const isReason = dropped.every((kind) => kind === 'unforeseen') && filter.whole(`It may come with ${why}`).dropped.length === 0
    if (dropped.length > 0 && !isReason) corrections.push(...dropped)
    return (dropped.length === 0 ? kept : isReason ? why.trim() : '') || null
  }
  const text = filter.whole(reply.text)
  corrections.push(...text.dropped)

  if (reply.level !== null && levelAfter(view.level, reply.level) !== reply.level) corrections.push('level')

  const named = new Set(causes.map(({ name }) => name.toLowerCase()))
  const added = reply.causes.flatMap(({ id, name, why }) => {
    const known = id === outsideKnowledge ? null : nameOf(id)
    if (id !== outsideKnowledge && known === null) corrections.push('cause')
    const shown = (known ?? name.replace(/[^\p{L}\p{N} ,'()/-]/gu, '')).trim().slice(0, longest.name)
    if (shown === '' || named.has(shown.toLowerCase())) return []
    if (known === null && filter.whole(`It may be ${shown}.`).dropped.length > 0) {
      corrections.push('cause')
      return []
    }
    named.add(shown.toLowerCase())
    return [{ id: known === null ? null : id, name: shown, why: reasonOf(why) }]
  })

  const unknown = reply.citations.filter((id) => !view.passages.has(id))
  corrections.push(...unknown.map(() => 'citation' as const))
  return {
    text: text.text,
    level: levelAfter(view.level, reply.level),
    causes: added.slice(0, longest.causes),
    recommendations: reply.recommendations
      .map((each) => allowed(each.slice(0, longest.recommendation)))
      .filter((each) => each !== '')
      .slice(0, longest.recommendations),
    citations: [...new Set(citedIn(text.text))],
    corrections,
  }
}

/**
 * The level after a model has named its own: the more urgent of the two. Where the clinic has reached none yet, a model
 * cannot say that self-care is enough: that is the clinic's to decide, with its questions answered.
 */
export function levelAfter(floor: TriageLevel | null, wanted: TriageLevel | null): TriageLevel | null {
  if (wanted === null || (floor === null && wanted === 'self-care')) return floor
  if (floor === null) return wanted
  const order = TriageLevels.options
  return order.indexOf(wanted) < order.indexOf(floor) ? wanted : floor
}
