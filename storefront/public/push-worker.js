// Shows push messages and opens the order's page. It keeps nothing and answers no request: pages come from the network as ever.

self.addEventListener('push', event => {
  const message = readMessage(event.data)
  if (!message) return
  const { title, body, tag, lang, url } = message
  // The same order's news replaces what was shown before, and makes itself heard again.
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, renotify: true, icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', data: { url } }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage(ownAddress(event.notification.data?.url)))
})

/** Null for what is not ours. */
function readMessage(data) {
  try {
    const message = data.json()
    return typeof message.title === 'string' && message.title !== '' && typeof message.tag === 'string' && message.tag !== '' ? message : null
  } catch {
    return null
  }
}

/** Of this origin, whatever the message says. */
function ownAddress(url) {
  const home = new URL('/', self.location.origin)
  if (typeof url !== 'string' || !URL.canParse(url, home.href)) return home
  const address = new URL(url, home.href)
  return address.origin === home.origin ? address : home
}

/** The page that shows it already comes to the front; else a new one opens. */
async function openPage(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(page => new URL(page.url).pathname === address.pathname)
  return there ? await there.focus() : await self.clients.openWindow(address.href)
}
