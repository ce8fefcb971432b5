import type { SearchPharmaciesQuery } from '@dr-ai/contract/schemas/service'
import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import type { PharmacySource } from '../pharmacies/pharmacy-source.ts'
import { searchPharmacies } from '../pharmacies/search-pharmacies.ts'

/** The pharmacy search. The medicine's name is asked for, checked and then dropped: no source needs it. */
export function addPharmacyRoute(app: FastifyInstance, dependencies: CallDependencies & { pharmacies: readonly PharmacySource[] }): void {
  const search = async (wanted: SearchPharmaciesQuery) => {
    if (wanted.medication.trim() === '') throw new Failure('invalid-input', 'medication: must not be blank.')
    return searchPharmacies(dependencies.pharmacies, wanted)
  }
  addCall(app, dependencies, 'searchPharmacies', ({ query }) => search(query))
  addCall(app, dependencies, 'findPharmacies', ({ body }) => search(body))
}
