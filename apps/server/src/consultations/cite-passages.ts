import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { Passage } from '../doctor/doctor.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

const newest = { documents: 20, passages: 60 } as const

/** What the patient has accepted of their documents, the newest first, each under an id that holds for one reply. */
export async function citePassages(records: PatientRecords): Promise<Passage[]> {
  const { sound: documents } = soundRows(await records.list('document', { limit: newest.documents }))
  return documents
    .flatMap(({ value: { name, findings } }) =>
      findings.filter(({ review }) => review === 'accepted' || review === 'corrected').map((finding) => ({ name, finding })),
    )
    .slice(0, newest.passages)
    .map(({ name, finding }, index) => ({ id: `P${index + 1}`, text: wordsOf(finding), place: `${name}, page ${finding.page}` }))
}

function wordsOf({ kind, name, value, unit, flag, date, range, dosage, frequency }: DocumentFinding): string {
  const amount = [value, unit].filter(Boolean).join(' ')
  const details = [flag, range && `range ${range.text}`, dosage, frequency, date].filter(Boolean).join(', ')
  return `${kind}: ${name}${amount === '' ? '' : ` ${amount}`}${details === '' ? '' : ` (${details})`}`
}
