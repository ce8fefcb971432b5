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
  const { pathname } = new URL(request.url)
  if (response.status === 200 && ![pathname, `${pathname}.bin`].some((each) => release.pack.includes(each)))
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
  if (request.method === 'POST' && request.mode === 'navigate' && origin === location.origin && pathname === '/shared')
    return event.respondWith(receiveShared(request))
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|socket\.io)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname.replace(/(.)\/$/, '$1')))
  else if (pathname in release.files || pathname.startsWith('/static/')) event.respondWith(file(request))
})

// Files that another application shared (docs/decisions/0032-what-the-phone-hands-over.md). They lie here until the chat takes them, and are sent
// nowhere before the patient has seen them: any page of the web can post a form here.
const sharedName = 'dr-ai-shared'
const mostShared = 20
const sharedFor = 86_400_000

async function receiveShared(request) {
  try {
    const files = (await request.formData()).getAll('documents').filter((each) => each instanceof File && each.size > 0)
    const cache = await caches.open(sharedName)
    const now = Date.now()
    for (const { url } of await cache.keys()) if (Number(new URL(url).pathname.split('/')[2]) < now - sharedFor) await cache.delete(url)
    const room = Math.max(0, mostShared - (await cache.keys()).length)
    for (const [index, file] of files.slice(0, room).entries()) {
      const headers = { 'content-type': file.type || 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) }
      await cache.put(`/shared/${now}/${index}`, new Response(file, { headers }))
    }
    return Response.redirect(files.length > 0 && files.length <= room ? '/chat?shared' : '/chat?shared=failed', 303)
  } catch {
    return Response.redirect('/chat?shared=failed', 303)
  }
}

// Reminders of a closed application (docs/decisions/0029-reminders-of-a-closed-app.md). A message names the minute it is for and nothing else; what it
// is of stands in the sealed record, which nobody can open here. What is pressed is left for the application, with whose reminders they are.
const remindersName = 'dr-ai-reminders'
const toldFor = 86_400_000
const remindersPath = (kind, minute) => `/reminder/${kind}/${minute}`

async function remind(minute) {
  const cache = await caches.open(remindersName)
  // A server that died while it sent may have sent twice.
  if (await cache.match(remindersPath('told', minute))) return
  const first = await (await cache.match(remindersPath('first', minute)))?.text()
  await self.registration.showNotification('Dr. AI', {
    body: 'You have a reminder.',
    tag: `dr-ai-reminder-${minute}`,
    icon: '/icon.svg',
    data: { minute: Number(first ?? minute) },
    actions: [
      { action: 'taken', title: 'Taken' },
      { action: 'later', title: 'In 10 minutes' },
    ],
  })
  await cache.put(remindersPath('told', minute), new Response(String(Date.now())))
  // How many doses are due stands in the sealed record; the open application says it.
  await self.navigator.setAppBadge?.().catch(() => undefined)
  for (const request of await cache.keys()) {
    const [, kind, told] = /^\/reminder\/(told|first)\/(\d+)$/.exec(new URL(request.url).pathname) ?? []
    if (kind && Number(told) * 60_000 < Date.now() - toldFor) await cache.delete(request)
  }
}

async function noteTaken(minute) {
  const cache = await caches.open(remindersName)
  const owner = await (await cache.match('/reminder/owner'))?.text()
  await cache.put(remindersPath('answer', minute), new Response(JSON.stringify({ minute, at: Date.now(), owner })))
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('reminder-answered')
}

/** Where it cannot be put off, it is shown again and says so: nothing is put off in silence. */
async function putOff(minute) {
  try {
    const { endpoint } = await self.registration.pushManager.getSubscription()
    const response = await fetch('/api/reminders/snooze', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    })
    if (!response.ok) throw new Error(`the server answered ${response.status}`)
    const { minute: next } = await response.json()
    await (await caches.open(remindersName)).put(remindersPath('first', next), new Response(String(minute)))
  } catch {
    await self.registration.showNotification('Dr. AI', {
      body: 'This could not be put off. You have a reminder.',
      tag: `dr-ai-reminder-${minute}`,
      icon: '/icon.svg',
      data: { minute },
      actions: [{ action: 'taken', title: 'Taken' }],
    })
  }
}

async function openTracker() {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow('/medications')
  await open.focus()
  return open.navigate('/medications')
}

self.addEventListener('push', (event) => {
  const { minute } = event.data?.json() ?? { minute: Math.floor(Date.now() / 60_000) }
  event.waitUntil(remind(minute))
})

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  notification.close()
  const minute = notification.data?.minute
  if (action === 'taken' && minute) event.waitUntil(noteTaken(minute))
  else if (action === 'later' && minute) event.waitUntil(putOff(minute))
  else event.waitUntil(openTracker())
})
