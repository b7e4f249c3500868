// The guest session of this page. It uses the API client, session storage and the browser's clock.
import { client } from '../../platform/browser/client.ts'
import { requestWhenOnline } from '../../platform/browser/when-online.ts'
import { reportError } from '../../platform/errors/report-error.ts'
import { createGuestSession, type GuestSession } from './guest-session.ts'

export const guestSession: GuestSession = createGuestSession({
  // Without a connection, the requests wait until it returns. Otherwise a page that lost its
  // connection while it was opened would show an error.
  client: {
    requestGuestToken: () => requestWhenOnline(() => client.requestGuestToken()),
    guestLogin: (body) => requestWhenOnline(() => client.guestLogin(body)),
  },
  storage: () => sessionStorage,
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  reportError,
  reload: () => location.reload(),
})
