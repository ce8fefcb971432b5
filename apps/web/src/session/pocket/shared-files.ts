/** Where the service worker leaves what was shared to the installed application (`service-worker.js`). */
const cacheName = 'dr-ai-shared'
/** What the chat's address says after a share. */
const mark = 'shared'

export interface SharedFiles {
  files: readonly File[]
  /** The browser could not keep what was shared. */
  isLost: boolean
}

/** Whether the page was opened by a share. */
export const isShareOpened = (search: string): boolean => new URLSearchParams(search).has(mark)

/** Hands out what was shared, once: from then on it is in the page alone, and the address says nothing of it. */
export async function takeSharedFiles(): Promise<SharedFiles> {
  const isLost = new URLSearchParams(location.search).get(mark) === 'failed'
  history.replaceState(history.state, '', location.pathname)
  try {
    const cache = await caches.open(cacheName)
    const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    const files = await Promise.all(kept.filter((response) => response !== undefined).map(fileOf))
    await caches.delete(cacheName)
    return { files, isLost }
  } catch {
    return { files: [], isLost: true }
  }
}

/** Lets go of what was shared and not yet taken. */
export async function dropSharedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get('x-file-name') ?? 'document')
  return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' })
}
