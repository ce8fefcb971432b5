import type { Clinic, Reply } from '@dr-ai/clinic'
import type { CaseRow } from './read-cases.ts'
import { type Mode, runCase } from './run-case.ts'
import { type Share, wilson } from './wilson.ts'

export interface DiagnosisScore {
  top1: Share
  top3: Share
  top5: Share
  /** The share of cases whose gold diagnosis the knowledge holds at all. */
  inScope: Share
  questionsMean: number
  /** By how many the announced number of questions to come was wrong, on average. */
  leftError: number
  turns: number[]
  replies: Reply[]
  /** For each case: the share of the leader, whether it was right, and the gold name (for the folds). */
  leaders: { probability: number; isRight: boolean; gold: string; probabilities: number[] }[]
  /** Rank of the gold condition by case, 0 where it is out of scope or below all. */
  places: { id: string; gold: string; place: number; leader: string }[]
}

/** Runs all rows in one mode and scores them; every row counts. */
export function scoreDiagnoses(
  clinic: Clinic,
  rows: readonly CaseRow[],
  mode: Mode,
  match: (gold: string) => ReadonlySet<string>,
): DiagnosisScore {
  const turns: number[] = []
  const replies: Reply[] = []
  const leaders: DiagnosisScore['leaders'] = []
  const places: DiagnosisScore['places'] = []
  let questions = 0
  let inScope = 0
  const leftErrors: number[] = []
  for (const row of rows) {
    const run = runCase(clinic, row, mode)
    const gold = row.gold_dx ?? ''
    const right = match(gold)
    if (right.size > 0) inScope++
    const place = run.ranked.findIndex((entry) => right.has(entry.condition)) + 1
    turns.push(...run.turns)
    replies.push(...run.replies)
    questions += run.questions
    leftErrors.push(...errorsOfLeft(run.replies))
    leaders.push({
      probability: run.ranked[0]?.probability ?? 0,
      isRight: place === 1,
      gold,
      probabilities: run.ranked.map((entry) => entry.probability),
    })
    places.push({ id: row.id, gold, place, leader: run.ranked[0]?.condition ?? '' })
  }
  const within = (limit: number) => wilson(places.filter(({ place }) => place > 0 && place <= limit).length, rows.length)
  return {
    top1: within(1),
    top3: within(3),
    top5: within(5),
    inScope: wilson(inScope, rows.length),
    questionsMean: rows.length === 0 ? 0 : questions / rows.length,
    leftError: leftErrors.reduce((sum, error) => sum + error, 0) / Math.max(1, leftErrors.length),
    turns,
    replies,
    leaders,
    places,
  }
}

/** For each question that announced how many were still to come: by how many that was wrong. */
export function errorsOfLeft(replies: readonly Reply[]): number[] {
  const asked = replies.filter(({ question }) => question !== null)
  return asked.flatMap(({ question }, place) =>
    question?.left === undefined ? [] : [Math.abs(question.left - (asked.length - 1 - place))],
  )
}
