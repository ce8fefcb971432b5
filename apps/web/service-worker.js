// The application without a network (docs/decisions/0021-the-doctor-in-the-pocket.md). It keeps the files of whole versions of the application
// and nothing else: no answer of the server's calls, nothing of a record. The build puts the version's own list in the place of RELEASE.
const release = RELEASE

const cacheName = `dr-ai ${release.version}`
/** The doctor itself, where the patient wants it on this device (`session/pocket/pack.ts`). */
const packName = 'dr-ai-pack'
/** A hashed file means the same in every version; an open page of the version before still asks for its own. */
const anyVersion = (path) => caches.match(path, { ignoreVary: true, ignoreSearch: true })
const ownVersion = async (path) => (await caches.open(cacheName)).match(path, { ignoreVary: true })

/** A file as the network has it. What is named without a hash must have the content this version was built with. */
async function fetchFile(path) {
  const digest = release.files[path]
  const response = await fetch(path, { cache: digest ? 'no-cache' : 'default' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  if (digest) {
    const bytes = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
    const found = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (found !== digest) throw new Error(`${path} is of another version`)
  }
  return response
}

async function keepVersion() {
  const cache = await caches.open(cacheName)
  await Promise.all(
    Object.entries(release.files).map(async ([path, digest]) =>
      cache.put(path, (digest ? undefined : await anyVersion(path)) ?? (await fetchFile(path))),
    ),
  )
}

/** Who has the doctor on this device gets that of the new version with it. */
async function keepDoctor() {
  if (!(await caches.has(packName))) return
  const cache = await caches.open(packName)
  await Promise.all(release.pack.map(async (path) => (await cache.match(path)) ?? cache.put(path, await fetchFile(path))))
}

/** The version before stays for the pages that still run it; what is older goes. */
async function dropOlderVersions() {
  const versions = (await caches.keys()).filter((name) => name.startsWith('dr-ai '))
  const others = versions.filter((name) => name !== cacheName)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** A file of the application: as it is kept, or from the network, and from then on kept. */
async function file(request) {
  const kept = await anyVersion(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200 && !release.pack.includes(new URL(request.url).pathname))
    await (await caches.open(cacheName)).put(request.url, response.clone())
  return response
}

async function page(request, path) {
  const kept = release.pages[path] && (await ownVersion(release.pages[path]))
  if (kept) return kept
  return fetch(request).catch(async () => (await ownVersion(release.withoutNetwork)) ?? Response.error())
}

self.addEventListener('install', (event) => event.waitUntil(keepVersion().then(keepDoctor)))
self.addEventListener('activate', (event) => event.waitUntil(dropOlderVersions().then(() => self.clients.claim())))
// The patient was asked: whole versions change hands at once, never in the middle of a page.
self.addEventListener('message', (event) => {
  if (event.data === 'switch') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|socket\.io)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname.replace(/(.)\/$/, '$1')))
  else if (pathname in release.files || pathname.startsWith('/static/')) event.respondWith(file(request))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return self.clients.openWindow('/medications')
      await open.focus()
      return open.navigate('/medications')
    }),
  )
})
