import { resumeAccount, type SignIn } from './accounts.ts'
import { comparableName } from './check-credentials.ts'
import { openPersonKey } from './create-family.ts'
import { demoAccount } from './demo-account.ts'
import { destroyDevice, openDevice } from './device.ts'
import { forgetIdleKey, noteTouch } from './idle.ts'
import { type Patient, patientPlace } from './patient.ts'
import { type Person, personCollection, personVault } from './person.ts'
import { readKept } from './read-kept.ts'
import { forgetFormer } from './replace-secret.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionPlaces } from './session-places.ts'
import type { SessionUser } from './session-state.ts'
import { readStoredUser, writeStoredUser } from './stored-user.ts'
import type { Vault } from './vault.ts'
import type { AccountRow, VaultDatabase } from './vault-database.ts'
import { hasVisit } from './visit.ts'

export type SignInResult = { isIn: true } | { isIn: false; message: string; waitSeconds: number }

/** How a session begins, goes over to somebody else, and ends. */
export function createOpening(places: SessionPlaces, core: SessionCore) {
  /** Opens the record that this tab names: the account holder's or the visitor's own, or that of a person of the account. */
  async function openWith(home: Vault, account: AccountRow | null) {
    const persons = account === null ? [] : await home.list<Person>(personCollection)
    const person = persons.find(({ id }) => id === places.tab.getItem(openPersonKey)) ?? null
    const vault = person ? personVault(home, person.id) : home
    const patient = await vault.read<Patient>(patientPlace.collection, patientPlace.id)
    if (!patient) throw new Error('The vault has no patient.')
    const kept = await readKept({ home, vault, person }, places.now())
    const database = await core.store()
    if (account !== null) await database.keys.update('session', { idleMinutes: kept.settings.idleLockMinutes })
    const hasVisitToAdopt = account !== null && (await hasVisit(database))
    const isSame = core.hold({ home, vault, account, patient, person })
    void forgetFormer(vault, places.call).catch(() => undefined)
    if (account?.name === demoAccount.name && person === null) void goOnFilling(vault, patient)
    const user: SessionUser | null = account && { id: patient.id, name: person?.name ?? account.displayName, role: 'Patient' }
    if (person === null) writeStoredUser(places.storage, user)
    const { medicalHistory, currentSession } = core.getState()
    core.dispatch({
      type: 'open',
      access: { kind: 'open', patient, owner: vault.owner },
      user,
      kept: {
        ...kept,
        persons,
        holder: account?.displayName ?? null,
        hasVisitToAdopt,
        hasPasskey: account && places.passkeys ? account.passkey !== undefined : null,
        ...(isSame && { medicalHistory, currentSession }),
      },
    })
  }

  /** The sample record, where it is not whole yet. */
  const goOnFilling = (vault: Vault, patient: Patient) =>
    import('./demo-filling.ts').then(
      ({ fillDemo }) => fillDemo(places, vault, patient),
      () => undefined,
    )

  async function lockedFor(database: VaultDatabase, user: SessionUser): Promise<void> {
    const account = await database.accounts.get(comparableName(user.name))
    const hasPasskey = places.passkeys !== null && account?.passkey !== undefined
    core.shut({ type: 'shut', access: { kind: 'locked', name: user.name, hasPasskey }, user })
  }

  /** Finds out who is here: whoever is signed in, a locked record, or the anonymous visitor. */
  async function start(): Promise<void> {
    if (!places.isSecure) return core.dispatch({ type: 'shut', access: { kind: 'insecure' }, user: null })
    try {
      const open = await core.store()
      await places.exclusively(async () => {
        await forgetIdleKey(open, places)
        const resumed = await resumeAccount(open)
        if (resumed) return openWith(resumed.vault, resumed.account)
        const user = readStoredUser(places.storage)
        if (user) return lockedFor(open, user)
        return openWith(await openDevice(open), null)
      })
    } catch (error) {
      core.shut({ type: 'shut', access: { kind: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' }, user: null })
    }
  }

  async function enter(attempt: (database: VaultDatabase) => Promise<SignIn>): Promise<SignInResult> {
    const open = await core.store()
    const result = await places.exclusively(async () => {
      const answer = await attempt(open)
      if (!answer.isIn) return answer
      noteTouch(places)
      places.tab.removeItem(openPersonKey)
      await openWith(answer.vault, answer.account)
      return answer
    })
    if (!result.isIn) return result
    core.tell({ kind: 'session' })
    return { isIn: true }
  }

  /** Ends the session and starts a fresh anonymous one. */
  async function leave(cleanUp: (database: VaultDatabase) => Promise<void>) {
    const open = await core.store()
    await places.exclusively(async () => {
      await cleanUp(open)
      await open.keys.delete('session')
      await destroyDevice(open)
      writeStoredUser(places.storage, null)
      places.tab.removeItem(openPersonKey)
      core.shut({ type: 'shut', access: { kind: 'starting' }, user: null })
      await openWith(await openDevice(open), null)
    })
    core.tell({ kind: 'session' })
  }

  return { start, enter, leave }
}
