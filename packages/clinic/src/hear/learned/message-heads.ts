import { crisisKinds } from '../../case/case.ts'

/** What is learned of a whole message: danger at least this level, in the order of urgency ... */
export const dangerHeads = ['appointment', 'within-24-hours', 'emergency-department', 'ambulance'] as const
/** ... and crisis: whether there is any but a poisoning by accident, whether any is certain, and of which kind. */
export const messageHeads: readonly string[] = [...dangerHeads, 'crisis', 'crisis:certain', ...crisisKinds]
