import { cacheName, packedName } from './pack-cache.ts'
import { unpackScript } from './packed-script.ts'
import type { DoctorTask } from './pocket-doctor.ts'

/**
 * The worker that the doctor runs in. It comes packed (docs/decisions/0021-the-doctor-in-the-pocket.md), is unpacked once and then kept under its own name, where the
 * service worker finds it; who has not kept it fetches it as it is. What was asked meanwhile is asked again once the doctor listens.
 */
const asked: MessageEvent<{ id: number; task: DoctorTask }>[] = []
let isStarting = false

async function start({ script }: DoctorTask['files']): Promise<void> {
  await unpack(script).catch(() => undefined)
  await import(/* @vite-ignore */ script)
  removeEventListener('message', wait)
  for (const { data } of asked.splice(0)) dispatchEvent(new MessageEvent('message', { data }))
}

async function unpack(script: string): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  if (await cache.match(script)) return
  const packed = await cache.match(packedName(script))
  if (!packed) return
  // As the server sends it: the policy of its scripts goes with them.
  const headers = new Headers(packed.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set('content-type', 'text/javascript')
  const letters = await unpackScript(await bytesOf(packed), async (path) => bytesOf(await fetch(path)))
  await cache.put(script, new Response(new Blob([letters as Uint8Array<ArrayBuffer>]), { headers }))
}

/** What the application has of its own comes out of what the service worker keeps. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function wait(event: MessageEvent<{ id: number; task: DoctorTask }>): void {
  asked.push(event)
  if (isStarting) return
  isStarting = true
  start(event.data.task.files).catch(() => {
    isStarting = false
    for (const { data } of asked.splice(0)) postMessage({ id: data.id, answer: null })
  })
}

addEventListener('message', wait)
