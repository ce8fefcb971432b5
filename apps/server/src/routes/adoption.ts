import type { FastifyInstance } from 'fastify'
import { adoptRecord } from '../adoption/adopt-record.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { protectedPatient } from '../identity/patient.ts'
import { openPatientRecords } from '../records/patient-records.ts'
import { witnessKeyOf } from '../records/witness.ts'

/** Taking over what somebody said before they logged in. */
export function addAdoptionRoute(app: FastifyInstance, dependencies: CallDependencies): void {
  addCall(app, dependencies, 'adoptRecord', async ({ body, claim }) => {
    const { patient, records } = await claim(body.user_id)
    const other = await protectedPatient(body.secret)
    if (other.key === patient.key) throw new Failure('invalid-input', 'secret: is the one of this record.')
    return adoptRecord(openPatientRecords(dependencies.records, other, dependencies.clock, witnessKeyOf(dependencies.serverKey)), records)
  })
}
