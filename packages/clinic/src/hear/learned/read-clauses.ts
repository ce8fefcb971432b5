import { type Act, acts } from '../clause.ts'
import { type Span, splitClauses } from '../split-clauses.ts'
import { boundaryFeatures } from './boundary-features.ts'
import { type ClauseFeatures, clauseFeatures } from './clause-features.ts'
import { type LinearModel, shareOf } from './linear-model.ts'
import { tokensOf, type WordToken } from './word-tokens.ts'

/** A clause as the learned reader cuts it, with its acts and their shares, the likeliest first. */
export interface LearnedClause extends Span {
  acts: readonly { act: Act; probability: number }[]
}

/** Below this share no clause begins at a gap; from the other on one surely does. */
const neverBelow = 0.2
const surelyFrom = 0.85
/** So many pieces between likely gaps may be one clause; of longer texts each piece is one. */
const mostPieces = 4
const longestToWeigh = 80
/** What a cut is worth beside its share: hands cut where most gaps are no likelier than one in three. */
const cutBonus = 1.5
const sentenceEnd = /[.?!;]/

/**
 * Cuts a message into clauses and reads what each does, both at once: of all ways to cut at the likely gaps, the one in which gaps and acts
 * together are likeliest. In: the models of boundaries and acts, the message, the doctor's line before it. Out: the clauses in order; the
 * end of a very long message is cut by form and bears no acts. Sentences never run together. Deterministic.
 */
export function readClauses(boundaries: LinearModel, actModel: LinearModel, text: string, asked: string | null): LearnedClause[] {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return []
  const gaps = likelyGaps(boundaries, tokens, text, asked)
  const featuresOf = clauseFeatures(text, tokens, asked)
  const cut = likeliestCut(gaps, (from, to) => {
    const shares = actShares(actModel, featuresOf, from, to)
    return asked === null ? withoutAnswer(shares) : shares
  })
  const clauses = cut.map(({ from, to, shares }): LearnedClause => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    return {
      text: text.slice(start, end),
      start,
      end,
      acts: acts.map((act, at) => ({ act, probability: shares[at] ?? 0 })).sort((a, b) => b.probability - a.probability),
    }
  })
  const read = clauses.at(-1)?.end ?? 0
  const rest = splitClauses(text.slice(read)).map((span) => ({ text: span.text, start: span.start + read, end: span.end + read, acts: [] }))
  return [...clauses, ...rest]
}

/** A place where a clause may begin, and how likely one does. */
interface Gap {
  at: number
  share: number
}

/** The start, the likely gaps in order, and the end. */
function likelyGaps(boundaries: LinearModel, tokens: readonly WordToken[], text: string, asked: string | null): Gap[] {
  const joins = new Set(splitClauses(text).map(({ start }) => start))
  const inner = boundaryFeatures(tokens, asked, joins).map((group, before) => {
    const [previous, next] = [tokens[before], tokens[before + 1]]
    const ends = sentenceEnd.test(previous?.sign ?? '') || text.slice(previous?.end, next?.start).includes('\n')
    return { at: before + 1, share: ends ? 1 : shareOf(boundaries.score([group])[0] ?? 0) }
  })
  return [{ at: 0, share: 1 }, ...inner.filter(({ share }) => share >= neverBelow), { at: tokens.length, share: 1 }]
}

interface Cut {
  from: number
  to: number
  shares: Float64Array
}

/** Of all ways to cut, the likeliest; each stretch of at most so many pieces is read once. */
function likeliestCut(gaps: readonly Gap[], read: (from: number, to: number) => Float64Array): Cut[] {
  const pieces = gaps.length > longestToWeigh ? 1 : mostPieces
  const best: { worth: number; last: Cut | null; before: number }[] = gaps.map((_, at) => ({
    worth: at === 0 ? 0 : Number.NEGATIVE_INFINITY,
    last: null,
    before: 0,
  }))
  for (let first = 0; first < gaps.length - 1; first++) {
    let uncut = 0
    for (let next = first + 1; next < gaps.length && next - first <= pieces; next++) {
      const [from, to] = [gaps[first]?.at ?? 0, gaps[next]?.at ?? 0]
      const shares = read(from, to)
      const share = gaps[next]?.share ?? 1
      const ends = share === 1 ? 0 : Math.log(share) + cutBonus
      const worth = (best[first]?.worth ?? 0) + uncut + ends + Math.log(Math.max(...shares))
      if (worth > (best[next]?.worth ?? 0)) best[next] = { worth, last: { from, to, shares }, before: first }
      if (share >= surelyFrom) break
      uncut += Math.log(1 - share)
    }
  }
  const cuts: Cut[] = []
  for (let at = gaps.length - 1; at > 0; at = best[at]?.before ?? 0) {
    const last = best[at]?.last
    if (last) cuts.unshift(last)
  }
  return cuts
}

function actShares(model: LinearModel, featuresOf: ClauseFeatures, from: number, to: number): Float64Array {
  const logits = model.score(featuresOf(from, to))
  const highest = Math.max(...logits)
  const raised = logits.map((logit) => Math.exp(logit - highest))
  const sum = raised.reduce((total, value) => total + value, 0)
  return raised.map((value) => value / sum)
}

/** Where nothing was asked nothing is an answer: it is told. */
function withoutAnswer(shares: Float64Array): Float64Array {
  const [answer, fact] = [acts.indexOf('answer'), acts.indexOf('fact')]
  return shares.map((share, at) => (at === answer ? 0 : at === fact ? share + (shares[answer] ?? 0) : share))
}
