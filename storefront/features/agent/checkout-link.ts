// The token of an agent's checkout: after `#` in the link, then in the tab, so that it survives the
// log-in and is in no address that the page sends anywhere.

const storageKey = 'agent-checkout'

/** Returns the token of the page's address or of the tab; '' without one. Call it in the browser. */
export function takeCheckoutToken(): string {
  const token = location.hash.slice(1)
  if (token) {
    sessionStorage.setItem(storageKey, token)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return token || (sessionStorage.getItem(storageKey) ?? '')
}
