import type { Clinic, Reply } from '@dr-ai/clinic'
import { everydayComplaints } from './everyday-complaints.ts'
import { errorsOfLeft } from './score-diagnoses.ts'

const turnLimit = 20

export interface EverydayScore {
  /** Questions until the verdict, one number a complaint. */
  questions: readonly { words: string; count: number; level: string | null }[]
  median: number
  most: number
  /** By how many the announced number of questions to come was wrong, on average. */
  leftError: number
}

/** Each everyday complaint with a patient who has nothing else to tell and denies every danger sign. */
export function scoreEveryday(clinic: Clinic): EverydayScore {
  const errors: number[] = []
  const questions = everydayComplaints.map(({ ageYears, sex, words }) => {
    let turn = clinic.consult(clinic.newCase(), words)
    const replies: Reply[] = [turn.reply]
    let count = 0
    while (turn.reply.question !== null && count < turnLimit) {
      const { id, kind } = turn.reply.question
      const answer =
        id === 'person' ? `${ageYears}, ${sex}` : kind === 'checklist' ? 'None of these' : kind === 'open' ? 'Nothing else' : 'No'
      turn = clinic.consult(turn.case, answer)
      replies.push(turn.reply)
      count++
    }
    errors.push(...errorsOfLeft(replies))
    return { words, count, level: turn.reply.triage?.level ?? null }
  })
  const counts = questions.map(({ count }) => count).sort((a, b) => a - b)
  const middle = Math.floor(counts.length / 2)
  const median = counts.length % 2 === 1 ? (counts[middle] ?? 0) : ((counts[middle - 1] ?? 0) + (counts[middle] ?? 0)) / 2
  return {
    questions,
    median,
    most: counts.at(-1) ?? 0,
    leftError: errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length),
  }
}
