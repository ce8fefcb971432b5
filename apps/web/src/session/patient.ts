import { encodePatientSecret, patientIdOf, patientSecretBytes } from '@dr-ai/contract/identity'

/** Who calls the server: an id and the secret whose fingerprint it is. */
export interface Patient {
  id: string
  secret: string
}

/** Where the secret lies in the vault. */
export const patientPlace = { collection: 'identity', id: 'patient' } as const

/** A new patient: 32 random bytes and their fingerprint. */
export async function mintPatient(): Promise<Patient> {
  const secret = encodePatientSecret(crypto.getRandomValues(new Uint8Array(patientSecretBytes)))
  return { id: await patientIdOf(secret, crypto.subtle), secret }
}
