// The guest session of this page, with the API client, session storage and the browser's clock.
import { client } from '../../platform/browser/client.ts'
import { requestWhenOnline } from '../../platform/browser/when-online.ts'
import { reportError } from '../../platform/errors/report-error.ts'
import { createGuestSession, type GuestSession } from './guest-session.ts'

export const guestSession: GuestSession = createGuestSession({
  // Requests wait for a lost connection to return, so that a page that was opened just before stays
  // usable.
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
