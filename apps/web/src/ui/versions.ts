import { loadChunk } from '../api/load-chunk.ts'
import { createStore } from '../store/create-store.ts'

/** Milliseconds before the first look: what the visited screen needs comes first. */
const calm = 5_000
const betweenLooks = 3_600_000
/** Milliseconds after which a version that could not be compared with the server's counts as old. */
const old = 60 * 24 * 3_600_000
/** When this version was last found to be the server's newest. */
const lookedAt = 'aiDoctorVersionLookedAt'

let hasBegun = false

/**
 * Keeps this version of the application in the browser for times without a network, and looks for newer ones (`service-worker.js`); begins with
 * the first subscriber. Only a built application has versions. The value is the newer version that stands ready beside the running one.
 */
export const newVersion = createStore<ServiceWorker | null>(null, () => {
  if (!hasBegun && import.meta.env.PROD && 'serviceWorker' in navigator) {
    hasBegun = true
    // A browser that keeps no files for us runs the application all the same.
    setTimeout(() => void keepVersions(navigator.serviceWorker).catch(() => undefined), calm)
  }
  return undefined
})

async function keepVersions(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register('/sw.js')
  // It was the newest when it came, also where the first comparison fails.
  if (localStorage.getItem(lookedAt) === null) localStorage.setItem(lookedAt, String(Date.now()))
  const look = () => {
    // Without a controller the waiting one is the first of all.
    newVersion.set(container.controller ? registration.waiting : null)
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
  const update = () =>
    registration.update().then(
      () => localStorage.setItem(lookedAt, String(Date.now())),
      () => undefined,
    )
  setInterval(() => void update(), betweenLooks)
  await update()
  // Who has installed the application wants it everywhere.
  if (matchMedia('(display-mode: standalone)').matches) await keepDoctor()
}

async function keepDoctor(): Promise<void> {
  const { isPackKept, keepPack } = await loadChunk('pocket', () => import('../session/pocket/pack.ts'))
  if (!(await isPackKept())) await keepPack()
  const { prepareHere } = await loadChunk('pocket', () => import('../session/pocket/pocket-doctor.ts'))
  await prepareHere()
}

/** Whether the server could not be asked for a newer version for so long that the running one may be out of date. */
export function isVersionOld(now: number): boolean {
  const last = Number(localStorage.getItem(lookedAt))
  return last > 0 && now - last > old
}

/** Changes to the newer version: the page is loaded anew, all of it of one version. */
export function switchVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  newVersion.get()?.postMessage('switch')
}
