/** A health task, as the description has it; `source` names the answer it came from. */
export interface Task {
  id: string
  type: 'exercise' | 'medication' | 'lifestyle' | 'other'
  title: string
  description: string
  priority: 'high' | 'medium' | 'low'
  duration: string
  frequency: string
  completed: boolean
  /** ISO time, or null while it is pending. */
  completedAt: string | null
  /** Which answer it came from, in words; absent for the four standing ones. */
  source?: string
  /** Came with an answer, and the list has not been opened since. */
  isNew?: boolean
  /** When the patient wishes to be reminded of it, an ISO instant. */
  remindAt?: string
}
