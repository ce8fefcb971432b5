import 'fake-indexeddb/auto'
import type { EndpointName } from '@dr-ai/contract/endpoints'
import { createSession, type Session } from '../create-session.ts'
import type { Passkeys } from '../passkeys.ts'
import type { PasswordWork } from '../password-key.ts'
import type { SessionPlaces } from '../session-places.ts'
import type { SessionState } from '../session-state.ts'
import type { Task } from '../task.ts'
import { VaultDatabase } from '../vault-database.ts'

/** Far less than a real password's, which would take seconds. */
const passwordWork: PasswordWork = { kind: 'argon2id', memoryKiB: 64, passes: 1, lanes: 1 }

export type Browser = ReturnType<typeof createBrowser>

interface StubbedOptions {
  secret?: string | null
  body?: unknown
  query?: Readonly<Record<string, string | number | undefined>>
}

/** A browser with any number of tabs: one database, one local storage, one clock, and a channel between the tabs. The server is a stub. */
export function createBrowser() {
  const tabs: EventTarget[] = []
  let queue: Promise<unknown> = Promise.resolve()
  const browser = {
    databaseName: `vault-${crypto.randomUUID()}`,
    stored: new Map<string, string>(),
    now: 1_000_000,
    /** What the server was asked, and as whom. */
    asked: [] as { name: EndpointName; secret: string | null | undefined }[],
    /** What the server answers to a call, where it is more than a stub. */
    answers: {} as Partial<Record<EndpointName, (options: StubbedOptions) => unknown>>,
    /** The authenticator of the device, where it has one. */
    passkeys: null as Passkeys | null,
    /** The calls that fail. */
    failing: new Set<EndpointName>(),
    openTab(isSecure = true): Session {
      const channel = new EventTarget()
      tabs.push(channel)
      const remembered = new Map<string, string>()
      const session = createSession({
        openDatabase: async () => new VaultDatabase(browser.databaseName),
        storage: {
          getItem: (key) => browser.stored.get(key) ?? null,
          setItem: (key, value) => void browser.stored.set(key, value),
          removeItem: (key) => void browser.stored.delete(key),
        },
        tab: {
          getItem: (key) => remembered.get(key) ?? null,
          setItem: (key, value) => void remembered.set(key, value),
          removeItem: (key) => void remembered.delete(key),
        },
        exclusively: (work) => {
          const turn = queue.then(work)
          queue = turn.catch(() => undefined)
          return turn
        },
        channel: {
          postMessage: (data: unknown) => {
            for (const tab of tabs) if (tab !== channel) tab.dispatchEvent(new MessageEvent('message', { data }))
          },
          addEventListener: channel.addEventListener.bind(channel),
          removeEventListener: channel.removeEventListener.bind(channel),
        },
        call: (async (name: EndpointName, options: StubbedOptions) => {
          browser.asked.push({ name, secret: options.secret })
          if (browser.failing.has(name)) throw new Error('HTTP error! status: 500')
          const answer = browser.answers[name]
          if (answer) return answer(options)
          return name === 'listHistory' ? { history: [{ _id: 'h1', diagnosis: 'Migraine', addedAt: '' }] } : { success: true }
        }) as SessionPlaces['call'],
        now: () => browser.now,
        isSecure,
        passwordWork,
        passkeys: browser.passkeys,
      })
      session.begin()
      return session
    },
  }
  return browser
}

export const isOpen = (state: SessionState) => state.access.kind === 'open'

/** Waits until a tab's state is as wanted. Throws where it never is. */
export async function until(tab: Session, isTrue: (state: SessionState) => boolean): Promise<SessionState> {
  for (let turn = 0; turn < 2_000 && !isTrue(tab.getState()); turn++) await new Promise((resolve) => setTimeout(resolve, 5))
  if (!isTrue(tab.getState())) throw new Error('The tab never came to that state.')
  return tab.getState()
}

export function patientOf(tab: Session) {
  const { access } = tab.getState()
  if (access.kind !== 'open') throw new Error('not open')
  return access.patient
}

export const task = (id: string, rest: Partial<Task> = {}): Task => ({
  id,
  type: 'other',
  title: id,
  description: '',
  priority: 'medium',
  duration: '',
  frequency: '',
  completed: false,
  completedAt: null,
  ...rest,
})
