import type { ConsultationCase } from '../../case/case.ts'

/**
 * What a crisis asks of this turn: nothing; the card; the one direct question with help beside it; staying with the person; its release;
 * a taking back that has to be made sure; the unwanted pictures that are left where nobody may act on them; the grief behind a wish that was asked about and is no danger now; help named to who could not answer a question that was asked without a crisis.
 */
export type CrisisMode = 'none' | 'card' | 'question' | 'after' | 'made-sure' | 'released' | 'pictures-left' | 'grief' | 'unsure'

/** The case with its crisis as this message leaves it, and what it asks of the turn. */
export interface JudgedCrisis {
  now: ConsultationCase
  mode: CrisisMode
}

/** Whether the turn is given to what was said of a crisis that stands, and nothing else is asked or answered. */
export const staysWithCrisis = (mode: CrisisMode): boolean => mode === 'after' || mode === 'made-sure'

/** The crisis that stands in a case; null where there is none, or where it was denied. */
export const standing = ({ crisis }: ConsultationCase): ConsultationCase['crisis'] => (crisis?.certainty === 'denied' ? null : crisis)
