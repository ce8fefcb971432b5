/** An entry of the patient's history, as a consultation may know it. */
export interface PastDiagnosis {
  diagnosis: string
  /** ISO date; null where none was kept. */
  date: string | null
}
