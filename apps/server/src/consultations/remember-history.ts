import type { PastDiagnosis } from '@dr-ai/clinic'
import { isoTime } from '../records/clock.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

/** Entries that one question may look through, the newest ones. */
const newest = 50
/** Words that may ask about the history, so that it is worth fetching in the middle of a consultation. */
const mayAsk =
  /\b(?:history|last|previous|earlier|before|record|diagnos\w*|did i|have i|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const isDate = /^\d{4}-\d{2}-\d{2}/

/** The patient's own history, the newest first: at the start of a consultation, and where the words may ask about it. */
export async function rememberHistory(records: PatientRecords, isUnderWay: boolean, words: string): Promise<PastDiagnosis[]> {
  if (isUnderWay && !mayAsk.test(words)) return []
  const { sound } = soundRows(await records.list('history', { limit: newest }))
  return sound.map(({ at, value: { diagnosis, date } }) => ({ diagnosis, date: isDate.test(date ?? '') ? (date ?? null) : isoTime(at) }))
}
