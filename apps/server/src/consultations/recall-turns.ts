import type { ConversationItem } from '../doctor/doctor.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

/** Exchanges that are looked at; how many of them a doctor reads is the doctor's to say. */
const newest = 24

/** What was said last in a consultation, the oldest first. */
export async function recallTurns(records: PatientRecords, consultation: string): Promise<ConversationItem[]> {
  const { sound } = soundRows(await records.list(`exchange.${consultation}`, { limit: newest }))
  return sound
    .reverse()
    .flatMap(({ value: { asked, answered } }) => [
      ...(asked ? [{ type: 'user', content: asked.content }] : []),
      { type: 'ai', content: answered.content },
    ])
}
