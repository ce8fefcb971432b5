import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'
import { grantAccess, listAccess, listLogged, revokeAccess } from '../sharing/grant-access.ts'
import { logDose, readShared, sharedMedicationsRow } from '../sharing/use-access.ts'

/** What others may see of a record by a token: granted, listed and revoked by the patient, used by carers and programs. */
export function addAccessRoutes(app: FastifyInstance, dependencies: CallDependencies): void {
  addCall(app, dependencies, 'createAccess', async ({ body, claim }) => grantAccess(dependencies, await claim(), body))

  addCall(app, dependencies, 'listAccess', async ({ claim }) => {
    const { records } = await claim()
    return { access: await listAccess(dependencies, records), logged: await listLogged(records) }
  })

  addCall(app, dependencies, 'revokeAccess', async ({ parameters, claim }) => {
    const { records } = await claim()
    return { access: await revokeAccess(dependencies, records, parameters.id) }
  })

  addCall(app, dependencies, 'shareMedications', async ({ body, claim }) => {
    const { records } = await claim()
    const before = await records.get('shared-medications', sharedMedicationsRow)
    const change = before
      ? records.replace('shared-medications', before, { value: body.shared })
      : records.insert('shared-medications', { id: sharedMedicationsRow, at: dependencies.clock(), value: body.shared })
    // Another tab was quicker: its copy is as new.
    await records.commit([change])
    return { success: true as const }
  })

  addCall(app, dependencies, 'readShared', async ({ body }) => readShared(dependencies, body.token, body.part))

  addCall(app, dependencies, 'logDose', async ({ body }) => ({ logged: await logDose(dependencies, body) }))
}
