import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import type { LearnedReader } from '../../hear/learned/learned-reader.ts'
import { crisisConstants } from '../constants.ts'
import { levelOfNearness } from './act-near.ts'
import { isGraver, raised } from './crisis-levels.ts'
import { isMedical } from './crisis-words.ts'
import type { JudgedCrisis } from './judged-crisis.ts'
import { deniesPlan } from './no-plan.ts'

const { wholeFrom } = crisisConstants

/** The direct question was passed over, and all that was told so far sounds certain. */
export function soundsCertain(
  before: ConsultationCase,
  { now, mode }: JudgedCrisis,
  learned: Pick<LearnedReader, 'message'> | null,
): boolean {
  const { crisis } = now
  if (learned === null || before.crisis === null || crisis?.certainty !== 'possible' || mode !== 'question') return false
  if (isMedical(crisis.kind) || before.pending?.slot !== 'safety') return false
  const all = learned.message(now.prose).crisis
  return all.kind === crisis.kind && all.probability >= wholeFrom.any && all.certain >= wholeFrom.certain
}

/** The level stands, and the question with it: a clear no still takes it back. */
export function leveledByAll({ now, mode }: JudgedCrisis): JudgedCrisis {
  const { crisis } = now
  return { now: crisis === null ? now : { ...raised(now, crisis.kind, undefined, 'possible', crisis.about), pending: now.pending }, mode }
}

/** Beside a standing crisis, what says that the act is near raises the level; a mere doubt becomes certain by it. */
export function withNearness(before: ConsultationCase, judged: JudgedCrisis, heard: Hearing): JudgedCrisis {
  const { crisis } = judged.now
  const isDenied = before.crisis?.certainty === 'denied' || crisis?.certainty === 'denied'
  // Who speaks of somebody else is not the one in danger.
  const whom = crisis?.about ?? judged.now.person.relation
  // A mere doubt of the first message is asked about before any sign of it is weighed, but for what another one has found.
  const isFirst = before.crisis === null && crisis?.certainty !== 'affirmed'
  if (crisis === null || isDenied || (isFirst && whom === 'self' && crisis.kind !== 'psychosis')) return judged
  const words = heard.clauses.map(({ text }) => text).join(' ')
  if (heard.answer === 'no' && deniesPlan.test(words)) return judged
  const about = whom === 'self' ? 'self' : 'other'
  const level = levelOfNearness(crisis, about, words, judged.now.prose)
  if (level === null || !isGraver(level, judged.now)) return judged
  const now = raised(judged.now, crisis.kind, level, 'affirmed', crisis.about)
  return { ...judged, now }
}
