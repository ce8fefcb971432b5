import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import type { PharmacySource } from '../pharmacies/pharmacy-source.ts'
import { searchPharmacies } from '../pharmacies/search-pharmacies.ts'

/** The pharmacy search. The medicine's name is asked for, checked and then dropped: no source needs it. */
export function addPharmacyRoute(app: FastifyInstance, dependencies: CallDependencies & { pharmacies: readonly PharmacySource[] }): void {
  addCall(app, dependencies, 'searchPharmacies', async ({ query }) => {
    if (query.medication.trim() === '') throw new Failure('invalid-input', 'medication: must not be blank.')
    return searchPharmacies(dependencies.pharmacies, query)
  })
}
