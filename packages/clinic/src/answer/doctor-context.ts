import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { PatientFacts, PatientProfile, Wording } from '@dr-ai/contract/schemas/patient-facts'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import type { PastDiagnosis } from '../records/past-diagnosis.ts'
import type { FreshVitals } from '../records/vitals/fresh-vitals.ts'

/** What the doctor may know before it reads the patient's words. */
export interface DoctorContext {
  profile: PatientProfile | null
  /** 'self', or the one the patient asks for. */
  subject: string
  /** How the one who writes calls the patient, where the record itself is another's: 'daughter'. */
  relation?: string
  medications: readonly string[]
  allergies: readonly string[]
  country: string | null
  /** The English and the units that the patient chose to read; absent: as in the country. */
  wording?: Wording
  /** The entries of the patient's own history. */
  history?: readonly PastDiagnosis[]
  /** The quick reply that was pressed, if one was. */
  answer?: QuickAnswer | null
  /** What the patient measured so lately that it tells of now. */
  vitals?: FreshVitals
  /** The patient's documents: what was found in them, and their text where the words ask about it. */
  documents?: readonly RememberedDocument[]
  /** ISO time of the message: how old a result is. */
  now?: string
}

/** What the doctor knows of a patient by what came beside the words: the one way from the contract's facts, of a message, a recording or a turn on the device. */
export function doctorContextOf({ profile, patient_relation, medications, allergies, country, wording }: PatientFacts): DoctorContext {
  return {
    profile: profile ?? null,
    subject: 'self',
    ...(patient_relation && { relation: patient_relation }),
    medications: (medications ?? []).map(({ name }) => name),
    allergies: allergies ?? [],
    country: country?.toUpperCase() ?? null,
    ...(wording && { wording }),
  }
}
