import type { Clinic, ConsultationCase, RankedCondition, Reply } from '@dr-ai/clinic'
import { type CaseRow, storyOf, wholeStory } from './read-cases.ts'
import { simulatedPatient } from './simulated-patient.ts'

export type Mode = 'told' | 'asked'

export interface CaseRun {
  consultation: ConsultationCase
  ranked: readonly RankedCondition[]
  reply: Reply
  /** The level of the verdict. */
  triage: string | null
  crisis: boolean
  questions: number
  /** Milliseconds of every turn. */
  turns: number[]
  replies: Reply[]
}

const turnLimit = 20

/**
 * Runs one case. *asked*: age, sex and chief complaint, then the interview to its verdict. *told*: the whole story, then
 * "That is all I know. What should I do?", and the one safety checklist the doctor may insist on.
 */
export function runCase(clinic: Clinic, row: CaseRow, mode: Mode): CaseRun {
  const story = storyOf(row)
  const patient = simulatedPatient(clinic, story)
  const run: CaseRun = {
    consultation: clinic.newCase({ ageYears: story.age, sex: story.sex }),
    ranked: [],
    reply: emptyReply(clinic),
    triage: null,
    crisis: false,
    questions: 0,
    turns: [],
    replies: [],
  }
  say(clinic, run, mode === 'told' ? wholeStory(story) : story.chief)
  if (mode === 'told') {
    run.ranked = clinic.rank(run.consultation)
    say(clinic, run, 'That is all I know. What do you think it is and what should I do?')
  }
  for (let turn = 0; turn < turnLimit && run.reply.question !== null; turn++) {
    run.questions++
    say(clinic, run, patient.answer(run.reply.question))
    if (mode === 'told' && run.reply.question !== null) say(clinic, run, 'What do you think it is?')
  }
  if (mode === 'asked') run.ranked = clinic.rank(run.consultation)
  run.triage = run.reply.triage?.level ?? null
  return run
}

function emptyReply(clinic: Clinic): Reply {
  return clinic.consult(clinic.newCase(), '').reply
}

function say(clinic: Clinic, run: CaseRun, words: string): void {
  const start = performance.now()
  const { case: consultation, reply } = clinic.consult(run.consultation, words)
  run.turns.push(performance.now() - start)
  run.consultation = consultation
  run.reply = reply
  run.replies.push(reply)
  run.crisis ||= reply.crisis !== null
}
