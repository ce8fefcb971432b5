import type { EndpointName } from '@dr-ai/contract/endpoints'
import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import type { CallOptions } from '../api/call.ts'
import type { Calls } from '../api/calls.ts'
import { changeAccountPassword, destroyAccount, type PasswordChange, resumeAccount, type SignIn } from './accounts.ts'
import { checkCredentials } from './check-credentials.ts'
import { createFamily, deleteFromServer, openPersonKey, takeOver, vaultsOf } from './create-family.ts'
import { destroyDevice, openDevice } from './device.ts'
import { forgetIdleKey, noteTouch } from './idle.ts'
import { type Patient, patientPlace } from './patient.ts'
import { type Person, personCollection, personVault } from './person.ts'
import { accountCollections, type OpenVaults, readAgain, readKept } from './read-kept.ts'
import { replaceRecords } from './replace-records.ts'
import { forgetFormer, replaceSecret } from './replace-secret.ts'
import type { SessionPlaces } from './session-places.ts'
import { emptySession, type SessionAction, type SessionState, type SessionUser, sessionReducer } from './session-state.ts'
import type { Profile, Settings } from './settings.ts'
import { createShownLists } from './shown-lists.ts'
import { signIn, signUp } from './sign-in.ts'
import { readStoredUser, writeStoredUser } from './stored-user.ts'
import type { Change, ChangeTogether, OpenRecord, Place, Vault } from './vault.ts'
import type { AccountRow, VaultDatabase } from './vault-database.ts'
import { adoptVisit, forgetVisit, hasVisit } from './visit.ts'

type Message = { kind: 'session' } | { kind: 'records'; owner: string; collection: string }
export type SignInResult = { isIn: true } | { isIn: false; message: string; waitSeconds: number }
export type Session = ReturnType<typeof createSession>

/** The patient's session: who they are, their sealed vault, and the shared state. One per page; tabs keep each other up to date. */
export function createSession(places: SessionPlaces) {
  // Who is signed in is known before the record is open, so that nobody is greeted as somebody else meanwhile.
  let state: SessionState = { ...emptySession, user: readStoredUser(places.storage) }
  let database: VaultDatabase | undefined
  let opened: (OpenVaults & { account: AccountRow | null; patient: Patient }) | undefined
  let calls = new AbortController()
  const listeners = new Set<() => void>()
  const watchers = new Map<string, Set<() => void>>()

  function dispatch(action: SessionAction) {
    state = sessionReducer(state, action)
    for (const listener of listeners) listener()
  }

  function reached() {
    if (!opened || !database) throw new Error('The record is not open.')
    return { ...opened, database }
  }

  function giveUpCalls() {
    calls.abort()
    calls = new AbortController()
  }

  /** Opens the record that this tab names: the account holder's or the visitor's own, or that of a person of the account. */
  async function openWith(home: Vault, account: AccountRow | null) {
    const persons = account === null ? [] : await home.list<Person>(personCollection)
    const person = persons.find(({ id }) => id === places.tab.getItem(openPersonKey)) ?? null
    const vault = person ? personVault(home, person.id) : home
    const patient = await vault.read<Patient>(patientPlace.collection, patientPlace.id)
    if (!patient) throw new Error('The vault has no patient.')
    const kept = await readKept({ home, vault, person }, places.now())
    if (account !== null) await database?.keys.update('session', { idleMinutes: kept.settings.idleLockMinutes })
    const isSame = opened?.vault.owner === vault.owner && opened.patient.id === patient.id
    if (!isSame) giveUpCalls()
    const hasVisitToAdopt = account !== null && database !== undefined && (await hasVisit(database))
    opened = { home, vault, account, patient, person }
    void forgetFormer(vault, places.call).catch(() => undefined)
    const user: SessionUser | null = account && { id: patient.id, name: person?.name ?? account.displayName, role: 'Patient' }
    if (person === null) writeStoredUser(places.storage, user)
    dispatch({
      type: 'open',
      access: { kind: 'open', patient, owner: vault.owner },
      user,
      kept: {
        ...kept,
        persons,
        holder: account?.displayName ?? null,
        hasVisitToAdopt,
        ...(isSame && { medicalHistory: state.medicalHistory, currentSession: state.currentSession }),
      },
    })
  }

  function shut(action: SessionAction & { type: 'shut' }) {
    giveUpCalls()
    opened = undefined
    dispatch(action)
  }

  /** Finds out who is here: whoever is signed in, a locked record, or the anonymous visitor. */
  async function start(): Promise<void> {
    if (!places.isSecure) return dispatch({ type: 'shut', access: { kind: 'insecure' }, user: null })
    try {
      database ??= await places.openDatabase()
      const open = database
      await places.exclusively(async () => {
        await forgetIdleKey(open, places)
        const resumed = await resumeAccount(open)
        if (resumed) return openWith(resumed.vault, resumed.account)
        const user = readStoredUser(places.storage)
        if (user) return shut({ type: 'shut', access: { kind: 'locked', name: user.name }, user })
        return openWith(await openDevice(open), null)
      })
    } catch (error) {
      shut({ type: 'shut', access: { kind: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' }, user: null })
    }
  }

  const tell = (message: Message) => places.channel.postMessage(message)

  async function enter(attempt: (database: VaultDatabase) => Promise<SignIn>): Promise<SignInResult> {
    database ??= await places.openDatabase()
    const open = database
    const result = await places.exclusively(async () => {
      const answer = await attempt(open)
      if (!answer.isIn) return answer
      noteTouch(places)
      places.tab.removeItem(openPersonKey)
      await openWith(answer.vault, answer.account)
      return answer
    })
    if (!result.isIn) return result
    tell({ kind: 'session' })
    return { isIn: true }
  }

  /** Ends the session and starts a fresh anonymous one. */
  async function leave(cleanUp: (database: VaultDatabase) => Promise<void>) {
    database ??= await places.openDatabase()
    const open = database
    await places.exclusively(async () => {
      await cleanUp(open)
      await open.keys.delete('session')
      await destroyDevice(open)
      writeStoredUser(places.storage, null)
      places.tab.removeItem(openPersonKey)
      shut({ type: 'shut', access: { kind: 'starting' }, user: null })
      await openWith(await openDevice(open), null)
    })
    tell({ kind: 'session' })
  }

  async function reload(collection: string) {
    if (!opened) return
    const action = await readAgain(collection, opened, places.now())
    if (action) dispatch(action)
    // A person may have another name, another birthday, or be gone.
    if (collection === personCollection) await start()
    for (const watcher of watchers.get(collection) ?? []) watcher()
  }

  const vaultOf = (collection: string): Vault => (accountCollections.has(collection) ? reached().home : reached().vault)

  async function changed(collection: string) {
    await reload(collection)
    tell({ kind: 'records', owner: vaultOf(collection).owner, collection })
  }

  /** Changes one sealed record; this tab's watchers and the other tabs learn of it. */
  async function keep<Item>(collection: string, id: string, change: Change<Item>): Promise<Item | undefined> {
    const item = await vaultOf(collection).change(collection, id, change)
    await changed(collection)
    return item
  }

  /** Changes several records of whoever's record is open at once, all or none. */
  async function keepTogether(at: readonly Place[], change: ChangeTogether): Promise<readonly unknown[]> {
    const items = await reached().vault.changeTogether(at, change)
    for (const collection of new Set(at.map((place) => place.collection))) await changed(collection)
    return items
  }

  function hear(event: Event) {
    const message = (event as MessageEvent<Message>).data
    if (message.kind === 'session') void start()
    else if (opened && message.owner === vaultOf(message.collection).owner) void reload(message.collection)
  }

  /** The history is the server's: the other tabs are told to ask it again. */
  function showHistory(action: SessionAction) {
    dispatch(action)
    if (opened) tell({ kind: 'records', owner: opened.vault.owner, collection: 'history' })
  }

  function ask<Name extends EndpointName>(name: Name, options: Omit<CallOptions<Name>, 'secret'> = {}): Promise<Calls[Name]['answer']> {
    const { patient } = reached()
    const signal = options.signal ? AbortSignal.any([options.signal, calls.signal]) : calls.signal
    return places.call(name, { ...options, secret: patient.secret, signal } as CallOptions<Name>)
  }

  const family = createFamily({ places, home: () => reached().home, start, changed })

  return {
    getState: (): SessionState => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Starts the session and listens to the other tabs. Out: how to stop listening. */
    begin() {
      places.channel.addEventListener('message', hear)
      void start()
      return () => places.channel.removeEventListener('message', hear)
    },
    start,
    login: (username: string, password: string) => enter((open) => signIn(open, username, password, places)),
    register: (username: string, password: string) => enter((open) => signUp(open, username, password, places)),
    logout: () => leave(async () => undefined),
    /** Forgets the key but not who is signed in: the password opens it again. */
    async lock() {
      const { database, account } = reached()
      if (!account) return
      await places.exclusively(() => database.keys.delete('session'))
      shut({ type: 'shut', access: { kind: 'locked', name: account.displayName }, user: state.user })
      tell({ kind: 'session' })
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
      })
      await start()
      tell({ kind: 'session' })
    },
    /** Adds to the account what the visitor did before logging in, or deletes it. */
    async settleVisit(isWanted: boolean) {
      const { database, vault } = reached()
      if (isWanted) await adoptVisit(database, { keep, ask })
      await forgetVisit(database, places.call)
      dispatch({ type: 'visit to adopt', isThere: false })
      await reload('history')
      tell({ kind: 'records', owner: vault.owner, collection: 'history' })
    },
    /** Asks the server as this patient; given up when the session ends. */
    call: ask,
    family,
    vault: (): Vault => reached().vault,
    keep,
    keepTogether,
    /** Calls back when a collection changes, here or in another tab. */
    watch(collection: string, watcher: () => void) {
      const those = watchers.get(collection) ?? new Set()
      watchers.set(collection, those.add(watcher))
      return () => void those.delete(watcher)
    },
    addMedicalRecord: (entry: HistoryEntry) => showHistory({ type: 'add medical record', entry }),
    removeMedicalRecord: (id: string) => showHistory({ type: 'remove medical record', id }),
    setMedicalHistory: (entries: readonly HistoryEntry[]) => dispatch({ type: 'set medical history', entries }),
    setCurrentSession: (id: string | null) => dispatch({ type: 'set current session', id }),
    ...createShownLists(dispatch, keep),
    async saveSettings(settings: Settings) {
      const { database } = reached()
      await database.keys.update('session', { idleMinutes: settings.idleLockMinutes })
      return keep<Settings>('settings', 'settings', () => settings)
    },
    saveProfile: (profile: Profile) => keep<Profile>('profile', 'profile', () => profile),
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
      await replaceRecords(database, home.owner, key, records)
      const isOpenToFormer = !(await places.exclusively(() => takeOver(home, places.call)))
      await start()
      tell({ kind: 'session' })
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
