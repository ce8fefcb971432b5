import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

const source = readFileSync(join(import.meta.dirname, '../../apps/web/service-worker.js'), 'utf8').replace(
  '= RELEASE',
  '= { version: "bench", files: {}, pack: [], pages: {} }',
)

/** A closed browser with the application's own service worker: what a push service brings wakes it. */
export interface WakingBrowser {
  /** The minutes that were shown, each as often as it was. */
  shown: number[]
  wake(minute: number): Promise<void>
}

type Listener = (event: { data: { json(): unknown }; waitUntil(work: Promise<unknown>): void }) => void

export function createWakingBrowser(): WakingBrowser {
  const shown: number[] = []
  let listener: Listener = () => undefined
  const stored = new Map<string, Map<string, Response>>()
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://doctor.example.org${path}` })),
      delete: async ({ url }: { url: string }) => entries.delete(new URL(url).pathname),
    }
  }
  const self = {
    addEventListener: (name: string, own: Listener) => {
      if (name === 'push') listener = own
    },
    registration: { showNotification: async (_title: string, { data }: { data: { minute: number } }) => void shown.push(data.minute) },
    navigator: {},
  }
  runInContext(source, createContext({ self, caches: { open: async (name: string) => cacheOf(name) }, Response, URL, Date }))
  return {
    shown,
    wake: async (minute) => {
      const work: Promise<unknown>[] = []
      listener({ data: { json: () => ({ minute }) }, waitUntil: (each) => void work.push(each) })
      await Promise.all(work)
    },
  }
}
