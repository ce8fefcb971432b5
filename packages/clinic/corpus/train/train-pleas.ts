import { noPlea, pleaFeatures } from '../../src/hear/learned/plea-features.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { plainIdioms } from '../../src/hear/lexicon/plain-idioms.ts'
import { readTokens } from '../../src/hear/lexicon/understand.ts'
import { steadyText } from '../../src/hear/steady-text.ts'
import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import type { PleaRow, TurnRow } from '../read-corpus.ts'
import { fitSoftmax } from './fit-softmax.ts'
import { matrixOf } from './matrix.ts'
import { quantise } from './quantise.ts'

const rounds = 20
/** A kind must stand in so many rows to be learned. */
const leastRows = 8
/** A word, or two one behind the other, must stand in so many rows: the file stays small, and rarer ones hardly help. */
const leastRowsOfWord = 6
/** Replies in an interview push against nothing: so many are learned from, and so much each counts. */
const repliesTaken = 150
const replyCount = 0.3
const ofInterview: ReadonlySet<string> = new Set(['fact', 'answer', 'denial', 'thanks', 'greeting', 'past', 'family'])

/**
 * Trains the heads that hear what is said to a standing emergency. In: lines that say it, with their kinds; replies in an interview, which say
 * nothing of it. Out: their weights.
 */
export function trainPleas(pleas: readonly PleaRow[], turns: readonly TurnRow[], index: KnowledgeIndex): LinearWeights {
  const heads = kindsOf(pleas)
  const placeOf = new Map(heads.map((kind, place) => [kind, place]))
  const replies = turns
    .filter(({ clauses }) => clauses.every(({ act }) => ofInterview.has(act)))
    .slice(0, repliesTaken)
    .map(({ text }) => ({ text, kinds: [] as readonly string[] }))
  const rows = [...pleas, ...replies].flatMap(({ text, kinds }, row) => {
    const wanted = (kinds.length === 0 ? [noPlea] : [...new Set(kinds)]).flatMap((kind) => placeOf.get(kind) ?? [])
    const shares = wanted.map((head) => [head, 1 / wanted.length] as const)
    return wanted.length === 0 ? [] : [{ text, heads: shares, count: row < pleas.length ? 1 : replyCount }]
  })
  const matrix = matrixOf(
    rows.map(({ text }) => {
      const steady = plainIdioms(steadyText(text))
      return pleaFeatures(readTokens(steady, index))
    }),
    [],
    leastRowsOfWord,
  )
  return quantise(
    matrix,
    fitSoftmax(matrix, rows, heads.length, rounds),
    heads,
    heads.map(() => [1, 0]),
  )
}

function kindsOf(pleas: readonly PleaRow[]): string[] {
  const counts = new Map<string, number>()
  for (const { kinds } of pleas)
    for (const kind of kinds.length === 0 ? [noPlea] : new Set(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= leastRows)
    .map(([kind]) => kind)
    .sort()
}
