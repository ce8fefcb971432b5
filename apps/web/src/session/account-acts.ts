import { loadChunk } from '../api/load-chunk.ts'
import { changeAccountPassword, destroyAccount, type PasswordChange } from './accounts.ts'
import { checkCredentials } from './check-credentials.ts'
import { devicePlaces, isOfDevice } from './create-devices.ts'
import { deleteFromServer, takeOver, vaultsOf } from './create-family.ts'
import type { createKeeping } from './keep-records.ts'
import type { createOpening } from './open-session.ts'
import { patientPlace } from './patient.ts'
import { replaceRecords } from './replace-records.ts'
import { replaceSecret } from './replace-secret.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionPlaces } from './session-places.ts'
import { defaultSettings, type Settings } from './settings.ts'
import { signIn, signUp } from './sign-in.ts'
import type { OpenRecord } from './vault.ts'
import { adoptVisit, forgetVisit } from './visit.ts'

const loadPasskey = () => loadChunk('passkey', () => import('./account-passkey.ts'))

/** What whoever is here can do with their account and their record as a whole. */
export function createAccountActs(
  places: SessionPlaces,
  core: SessionCore,
  { start, enter, leave }: ReturnType<typeof createOpening>,
  { keep, reload }: Pick<ReturnType<typeof createKeeping>, 'keep' | 'reload'>,
) {
  const { reached } = core
  return {
    canUsePasskeys: places.passkeys !== null,
    login: (username: string, password: string) => enter((open) => signIn(open, username, password, places)),
    /** The same by the passkey of this device: asked before other tabs have to wait. */
    async loginWithPasskey(username: string) {
      const { askAccountPasskey, openByPasskey } = await loadPasskey()
      const answer = await askAccountPasskey(await core.store(), username, places.passkeys)
      return enter((open) => openByPasskey(open, answer))
    },
    /** Lets a passkey of this device open the account too; the password has to be given. */
    async addPasskey(password: string): Promise<PasswordChange> {
      const { database, account } = reached()
      if (!account) return { isChanged: false, message: 'Nobody is signed in.', waitSeconds: 0 }
      const { addAccountPasskey } = await loadPasskey()
      const change = await addAccountPasskey(database, account, password, { passkeys: places.passkeys, now: places.now() })
      if (change.isChanged) await start()
      return change
    },
    async dropPasskey() {
      const { database, account } = reached()
      if (account) await (await loadPasskey()).dropAccountPasskey(database, account)
      await start()
    },
    register: (username: string, password: string) => enter((open) => signUp(open, username, password, places)),
    logout: () => leave(async () => undefined),
    /** Forgets the key but not who is signed in: the password opens it again. */
    async lock() {
      const { database, account } = reached()
      if (!account) return
      await places.exclusively(() => database.keys.delete('session'))
      const hasPasskey = places.passkeys !== null && account.passkey !== undefined
      core.shut({ type: 'shut', access: { kind: 'locked', name: account.displayName, hasPasskey }, user: core.getState().user })
      core.tell({ kind: 'session' })
    },
    /** Puts another password in the place of the one in force, which has to be given too. */
    async changePassword(current: string, next: string): Promise<PasswordChange> {
      const { database, account } = reached()
      const problem = account && checkCredentials(account.displayName, next)
      if (!account || problem) return { isChanged: false, message: problem ?? 'Nobody is signed in.', waitSeconds: 0 }
      return places.exclusively(() =>
        changeAccountPassword(database, account, { current, next }, { now: places.now(), work: places.passwordWork }),
      )
    },
    /** Gives the record another secret: whoever else knows the former one is signed out for good. Throws where the server did not take it over. */
    async signOutElsewhere() {
      const { home } = reached()
      await places.exclusively(async () => {
        for (const vault of await vaultsOf(home)) await replaceSecret(vault, places.call)
        await home.changeTogether(await devicePlaces(home), (current) => current.map(() => undefined))
      })
      await start()
      core.tell({ kind: 'session' })
    },
    /** Adds to the account what the visitor did before logging in, or deletes it. */
    async settleVisit(isWanted: boolean) {
      const { database, vault } = reached()
      if (isWanted) await adoptVisit(database, { keep, ask: core.ask })
      await forgetVisit(database, places.call)
      core.dispatch({ type: 'visit to adopt', isThere: false })
      await reload('history')
      core.tell({ kind: 'records', owner: vault.owner, collection: 'history' })
    },
    /** Sets something. In: what changes of what is set by then, so that of two changes close together, here or in two tabs, none undoes the other. */
    async changeSettings(change: (settings: Settings) => Partial<Settings>) {
      const { database } = reached()
      const settings = await keep<Settings>('settings', 'settings', (current) => {
        const before = { ...defaultSettings, ...current }
        return { ...before, ...change(before) }
      })
      if (settings) await database.keys.update('session', { idleMinutes: settings.idleLockMinutes })
    },
    /** Everything of the account, its persons with it. */
    exportRecords: (): Promise<OpenRecord[]> => reached().home.readAll(),
    /**
     * Puts the records of a recovery file in the place of this account's own. A record that was handed over gets another secret, so that
     * who handed it over does not open it any more. Out: whether that is still to be done.
     */
    async importRecords(records: readonly OpenRecord[]): Promise<{ isOpenToFormer: boolean }> {
      const { database, home, account } = reached()
      const key = (await database.keys.get(account ? 'session' : 'device'))?.key
      if (!key || !records.some((each) => each.collection === patientPlace.collection)) throw new Error('The file holds no record.')
      await replaceRecords(
        database,
        home.owner,
        key,
        records.filter((each) => !isOfDevice(each)),
      )
      const isOpenToFormer = !(await places.exclusively(() => takeOver(home, places.call)))
      await start()
      core.tell({ kind: 'session' })
      return { isOpenToFormer }
    },
    /** Deletes what the server keeps, then what this browser keeps. Throws, and deletes nothing here, when the server did not. */
    async deleteEverything() {
      const { account, home } = reached()
      await deleteFromServer(home, places.call)
      await leave(async (open) => {
        if (account) await destroyAccount(open, account)
      })
    },
  }
}
