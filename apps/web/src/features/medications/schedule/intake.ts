/** What the patient said about a dose. Missed is never stored: it follows from the clock. */
export interface Intake {
  /** The dose's id, or for medicines taken as needed an id of its own. */
  id: string
  medicationId: string
  status: 'taken' | 'skipped' | 'later'
  /** When it was taken or said, an ISO instant. */
  at: string
  pills: number
  /** What was taken off the stock for it, to be given back by undo. */
  counted?: number
}
