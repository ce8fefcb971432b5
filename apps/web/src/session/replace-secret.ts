import type { call } from '../api/call.ts'
import { mintPatient, type Patient, patientPlace } from './patient.ts'
import type { Vault } from './vault.ts'

/** The patient that the record is moving to, kept until it is there. */
const nextPlace = { collection: 'identity', id: 'next' } as const
/** The patient that it came from, kept until the server has deleted what is under their secret. */
const formerPlace = { collection: 'identity', id: 'former' } as const
/** The trail's head: the new patient has a trail of its own. */
const headPlace = { collection: 'audit', id: 'head' } as const

/**
 * Gives the record another secret: the server seals everything anew under it and deletes what stood under the former one, so that every other
 * browser and every recovery file that knows the former opens nothing any more. Whatever fails on the way, the record stays where one
 * of the two secrets in the vault opens it, and a second try goes on from there.
 * @throws HttpError where the server did not take the record over; nothing has changed then
 */
export async function replaceSecret(vault: Vault, request: typeof call): Promise<void> {
  await forgetFormer(vault, request)
  const former = await vault.read<Patient>(patientPlace.collection, patientPlace.id)
  if (!former) throw new Error('The vault has no patient.')
  const minted = await mintPatient()
  const next = (await vault.change<Patient>(nextPlace.collection, nextPlace.id, (known) => known ?? minted)) ?? minted
  await request('adoptRecord', { secret: next.secret, body: { secret: former.secret } })
  await vault.changeTogether([patientPlace, nextPlace, formerPlace, headPlace], () => [next, undefined, former, undefined])
  await forgetFormer(vault, request).catch(() => undefined)
}

/** Has the server delete what is left under a former secret; where it cannot be reached, the next opening tries again. */
export async function forgetFormer(vault: Vault, request: typeof call): Promise<void> {
  const former = await vault.read<Patient>(formerPlace.collection, formerPlace.id)
  if (!former) return
  await request('deleteEverything', { secret: former.secret })
  await vault.change(formerPlace.collection, formerPlace.id, () => undefined)
}
