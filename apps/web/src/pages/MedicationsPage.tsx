import { Medications } from '../features/medications/Medications.tsx'

/** What the patient takes, when, and whether it goes together. */
export function MedicationsPage() {
  return (
    <>
      <title>Medications - Dr. AI</title>
      <Medications />
    </>
  )
}
