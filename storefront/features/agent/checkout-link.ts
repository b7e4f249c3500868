// Takes the token of a checkout that an AI agent has prepared from the link, where it follows the
// `#`, and stores it in session storage. Stored there, the token survives the log-in and is in no
// URL that the page requests.
import { createTabStored } from '../../platform/storage/stored.ts'

const storedToken = createTabStored('agent-checkout', (value) =>
  typeof value === 'string' ? value : null,
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
