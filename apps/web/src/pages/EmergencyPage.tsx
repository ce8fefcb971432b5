import { EmergencyCard } from '../features/emergency/EmergencyCard.tsx'

/** Help for the first minutes, on the device itself. */
export function EmergencyPage() {
  return (
    <>
      <title>Emergency - Dr. AI</title>
      <EmergencyCard />
    </>
  )
}
