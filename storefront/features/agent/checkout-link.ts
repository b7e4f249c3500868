// The token of an agent's checkout: after `#` in the link, then in the tab, so that it survives the
// log-in and is in no address that the page sends anywhere.

const storageKey = 'agent-checkout'

/** Returns the token of a link's hash, else that of the tab; '' without one. */
export function readCheckoutToken(hash: string): string {
  return hash.slice(1) || (sessionStorage.getItem(storageKey) ?? '')
}

/** Keeps the token in the tab and removes it from the address of the page. */
export function keepCheckoutToken(token: string): void {
  if (token) sessionStorage.setItem(storageKey, token)
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}
