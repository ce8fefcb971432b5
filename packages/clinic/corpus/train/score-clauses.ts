import type { TurnRow } from '../read-corpus.ts'

/** A clause as it was heard. */
interface Heard {
  start: number
  end: number
  act: string
}

/** How the clauses of replies were heard, 0 to 1. */
export interface ActScores {
  /** F1 of the acts, weighed by how often an act occurs: each clause of a row against the heard clause that shares most of its letters. */
  f1: number
  /** The share of words that stand in a clause of the right act. */
  words: number
  /** F1 of the places where a clause begins, the first of a reply left out. */
  cuts: number
}

/** In: turns, and the clauses heard in each. Out: how well they agree with the hands. */
export function scoreClauses(turns: readonly TurnRow[], heard: readonly (readonly Heard[])[]): ActScores {
  const counts = new Map<string, { right: number; said: number; is: number }>()
  const of = (act: string) => {
    const found = counts.get(act) ?? { right: 0, said: 0, is: 0 }
    counts.set(act, found)
    return found
  }
  const words = { right: 0, all: 0 }
  const cuts = { right: 0, said: 0, is: 0 }
  turns.forEach(({ clauses }, row) => {
    const own = heard[row] ?? []
    const starts = new Set(own.slice(1).map(({ start }) => start))
    cuts.said += starts.size
    let at = 0
    for (const { act, text } of clauses) {
      const [from, end] = [at, at + text.length]
      const shared = (other: Heard) => Math.min(end, other.end) - Math.max(from, other.start)
      const said = own.reduce<Heard | null>(
        (best, other) => (shared(other) > 0 && (best === null || shared(other) > shared(best)) ? other : best),
        null,
      )
      of(act).is += 1
      if (said !== null) of(said.act).said += 1
      if (said?.act === act) of(act).right += 1
      for (const word of text.matchAll(/\S+/g)) {
        const place = from + word.index
        words.all += 1
        if (own.find(({ start, end: to }) => place >= start && place < to)?.act === act) words.right += 1
      }
      if (from > 0) {
        cuts.is += 1
        if (starts.has(from)) cuts.right += 1
      }
      at = end + 1
    }
  })
  const whole = [...counts.values()].reduce((sum, { is }) => sum + is, 0)
  const f1 = [...counts.values()].reduce((sum, { right, said, is }) => sum + (is * 2 * right) / Math.max(1, said + is), 0) / whole
  return { f1, words: words.right / words.all, cuts: (2 * cuts.right) / (cuts.said + cuts.is) }
}
