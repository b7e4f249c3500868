// The token of an agent's checkout: after `#` in the link, then in the tab, so that it survives the
// log-in and is in no address that the page sends anywhere.
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

/** Returns the token of a link's hash, else that of the tab; '' without one. */
export function readCheckoutToken(hash: string): string {
  return hash.slice(1) || (storedToken.read() ?? '')
}

/** Keeps the token in the tab and removes it from the address of the page. */
export function keepCheckoutToken(token: string): void {
  if (token) storedToken.write(token)
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}
