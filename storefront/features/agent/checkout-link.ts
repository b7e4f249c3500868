// Takes the token of a checkout that an AI agent has prepared from the link, where it follows the
// `#`, and stores it in session storage. Stored there, the token survives the log-in and is in no
// URL that the page requests.
import { createStored } from '../../platform/storage/stored.ts'

const tab =
  typeof window === 'undefined'
    ? undefined
    : {
        storage: () => window.sessionStorage,
        addEventListener: window.addEventListener.bind(window),
      }

const storedToken = createStored(
  'agent-checkout',
  (value) => (typeof value === 'string' ? value : null),
  tab,
)

/**
 * Returns the checkout token in the link's hash or, without one, the stored token; '' if there is
 * none.
 */
export function readCheckoutToken(hash: string): string {
  return hash.slice(1) || (storedToken.read() ?? '')
}

/** Stores the checkout token in session storage and removes it from the page's URL. */
export function keepCheckoutToken(token: string): void {
  if (token) storedToken.write(token)
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}
