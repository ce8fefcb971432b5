import type { Mention } from '../../case/model.ts'
import type { Hearing } from '../hearing.ts'
import type { ListenedFact } from './check-listened.ts'

/** The hearing with a listener's facts in it. A message that told some is not unreadable, whatever language it is in. */
export function withFacts(own: Hearing, facts: readonly ListenedFact[]): Hearing {
  if (facts.length === 0) return own
  const mentions = facts.map(({ finding, polarity, temporality, quote }): Mention => {
    const clause = own.clauses.find(({ text }) => text.toLowerCase().includes(quote.toLowerCase())) ?? own.clauses[0]
    const start = clause?.start ?? 0
    const place = { text: quote, start, end: start + quote.length }
    return { finding, polarity, certain: false, temporality, experiencer: 'patient', ...place, by: 'listener' }
  })
  return {
    ...own,
    mentions: [...own.mentions, ...mentions],
    isForeign: false,
    isNonsense: false,
    clauses: own.clauses.map((clause) => (clause.act === 'unreadable' ? { ...clause, act: 'fact' as const } : clause)),
  }
}
