import { defaultPatientId, patientIdPrefix, patientSecretPattern } from '@dr-ai/contract/identity'
import { maximumUnprotectedIdLength } from '@dr-ai/contract/limits'
import { Failure } from '../http/failure.ts'
import { type Patient, protectedPatient, unprotectedPatient } from './patient.ts'

/** What a request has shown of who it is, before anything of its body is read; null where it has shown nothing. */
export type Access = { kind: 'secret'; patient: Patient } | { kind: 'open' } | null

/**
 * Reads the bearer token. Without one: 'open' where open mode holds, else null.
 * @throws Failure 401 where there is a token that cannot be a patient's secret.
 */
export async function readAccess(authorization: string | undefined, isOpen: boolean): Promise<Access> {
  if (authorization === undefined) return isOpen ? { kind: 'open' } : null
  const secret = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (!secret || !patientSecretPattern.test(secret)) throw new Failure('wrong-secret', 'The bearer token is not a patient secret.')
  return { kind: 'secret', patient: await protectedPatient(secret) }
}

/**
 * The patient a call may act for, by what it has shown and the id it names.
 * @throws Failure 401 without the secret it takes, 403 where the secret belongs to another id, 400 for an id too long.
 */
export function claimPatient(access: Access, userId: string | null | undefined, serverKey: Uint8Array): Patient {
  const name = userId === undefined || userId === null || userId === '' ? null : userId
  if (access?.kind === 'secret') {
    if (name === null || name === access.patient.key) return access.patient
    throw new Failure('foreign-secret', 'That secret does not belong to this user_id.')
  }
  if (access === null) throw new Failure('missing-secret', 'This call needs the patient secret as a bearer token.')
  if (name?.startsWith(patientIdPrefix)) throw new Failure('missing-secret', 'This user_id is protected: the call needs its secret.')
  if (name && name.length > maximumUnprotectedIdLength) throw new Failure('invalid-input', 'user_id: too long.')
  return unprotectedPatient(name ?? defaultPatientId, serverKey)
}
