import type { Session } from '../../../session/create-session.ts'
import type { Medication } from '../../../session/medication.ts'
import type { Intake } from './intake.ts'

/** Intakes are kept beside the medications; both change together, or neither does. */
export const intakeCollection = 'intakes'

type Keeper = Pick<Session, 'keepTogether'>
type AnswerTo = Pick<Intake, 'id' | 'medicationId' | 'pills'>

/**
 * Keeps what the patient said of a dose. Taking counts the stock down, once, whatever other tabs do; saying something else gives back
 * what was counted. @param at when it was taken or said
 */
export function recordIntake(session: Keeper, dose: AnswerTo, status: Intake['status'], at: Date): Promise<unknown> {
  return change(session, dose, (before, stock) => {
    if (before?.status === 'taken' && status === 'taken') return { intake: before, stock }
    const given = stock + (before?.counted ?? 0)
    const counted = status === 'taken' ? Math.min(dose.pills, given) : 0
    const { id, medicationId, pills } = dose
    return { intake: { id, medicationId, status, at: at.toISOString(), pills, ...(counted > 0 && { counted }) }, stock: given - counted }
  })
}

/** Takes back what was said of a dose, and gives back what was counted. */
export function undoIntake(session: Keeper, dose: AnswerTo): Promise<unknown> {
  return change(session, dose, (before, stock) => ({ intake: undefined, stock: stock + (before?.counted ?? 0) }))
}

function change(
  session: Keeper,
  dose: AnswerTo,
  by: (before: Intake | undefined, stock: number) => { intake: Intake | undefined; stock: number },
): Promise<unknown> {
  const places = [
    { collection: intakeCollection, id: dose.id },
    { collection: 'medications', id: dose.medicationId },
  ]
  return session.keepTogether(places, ([intake, medication]) => {
    const kept = medication as Medication | undefined
    const next = by(intake as Intake | undefined, kept?.stock ?? 0)
    return [next.intake, kept && { ...kept, stock: next.stock }]
  })
}
