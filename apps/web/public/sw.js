// Shows reminders where the browser wants a service worker for that (Android). It has no fetch handler and no cache: nothing of a record and no
// page is ever kept by it.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
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
