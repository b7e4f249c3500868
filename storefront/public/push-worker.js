// The service worker for push messages: shows notifications and opens the order's page. It has no
// cache and handles no requests.

self.addEventListener('push', event => {
  const message = readMessage(event.data)
  if (!message) return
  const { title, body, tag, lang, url } = message
  // The tag replaces the order's previous notification; `renotify` alerts again.
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang,
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { url },
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage(toOwnUrl(event.notification.data?.url)))
})

/** Returns null for data that is not a message of this site. */
function readMessage(data) {
  try {
    const message = data.json()
    const isComplete = [message.title, message.tag].every(
      (text) => typeof text === 'string' && text !== '',
    )
    return isComplete ? message : null
  } catch {
    return null
  }
}

/** Returns the URL if it is of this origin, else the home page. */
function toOwnUrl(url) {
  const home = new URL('/', self.location.origin)
  if (typeof url !== 'string' || !URL.canParse(url, home.href)) return home
  const target = new URL(url, home.href)
  return target.origin === home.origin ? target : home
}

/** Focuses a window that shows the page already, else opens one. */
async function openPage(target) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === target.pathname)
  return open ? await open.focus() : await self.clients.openWindow(target.href)
}
