import knowledge from '@dr-ai/clinic/knowledge.bin?url'
import reader from '@dr-ai/clinic/reader.bin?url'
import script from './doctor.worker.ts?worker&url'
import { cacheName, packedName } from './pack-cache.ts'
import starter from './start-doctor.worker.ts?worker&url'

/** The files of the doctor of this version, each named by its hash: what starts it, its script, its knowledge, the learned weights. */
export const packFiles = { starter, script, knowledge, reader }

/** What of them comes over the network: the script packed. */
const paths = [starter, packedName(script), knowledge, reader]

export const canKeepPack = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/** Whether the doctor can answer without a network. */
export async function isPackKept(): Promise<boolean> {
  if (!canKeepPack()) return false
  const found = await Promise.all(paths.map((path) => caches.match(path)))
  return found.every(Boolean)
}

/** Bytes that come over the network; null where the server does not say. */
export async function packBytes(): Promise<number | null> {
  const sizes = await Promise.all(paths.map(async (path) => Number((await fetch(path, { method: 'HEAD' })).headers.get('content-length'))))
  return sizes.every((size) => size > 0) ? sizes.reduce((sum, size) => sum + size, 0) : null
}

/** Fetches the doctor and keeps it. Rejects where that cannot be done; nothing is left of it then. */
export async function keepPack(): Promise<void> {
  const cache = await caches.open(cacheName)
  try {
    await cache.addAll(paths)
  } catch (error) {
    await dropPack()
    throw error
  }
  for (const { url } of await cache.keys()) if (!paths.includes(new URL(url).pathname)) await cache.delete(url)
  // Asked once: what is kept shall not go when the disk is short.
  await navigator.storage?.persist?.().catch(() => false)
}

export async function dropPack(): Promise<void> {
  await caches.delete(cacheName)
}
