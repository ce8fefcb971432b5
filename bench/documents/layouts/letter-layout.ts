/** A letter, prescription or vaccination card as it was typed; tabs part cells, an empty line is one. */
export interface LetterLayout {
  id: string
  country: string
  kind: 'letter' | 'prescription' | 'vaccination card'
  /** First the title. */
  lines: readonly string[]
  isByHand?: boolean
  /** What is taken now (not what was stopped or given once), and what the patient has or had (not what was excluded, nor relatives' illnesses). */
  medications: readonly (readonly [name: string, strength: string])[]
  allergies: readonly string[]
  diagnoses: readonly string[]
  procedures?: readonly string[]
  immunisations?: readonly (readonly [name: string, date: string])[]
}
