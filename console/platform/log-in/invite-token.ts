// Keeps the token of the invite that is open in this browser tab. The token is in the fragment of
// the address, which no server receives and no log contains. A log-in opens other pages, so the
// browser keeps the token for this tab meanwhile.
const key = 'tingkat-invite'

/**
 * Returns the token in the fragment of the address, or else the token kept for this tab; '' without
 * either.
 */
export function readInviteToken(): string {
  const inAddress = /^#([\w-]+)$/.exec(location.hash)?.[1]
  return inAddress ?? readKept()
}

function readKept(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepInviteToken(token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // The browser blocks storage. The person can open the link of the invite again after the
    // log-in.
  }
}

export function forgetInviteToken(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // The browser blocks storage, so no token was kept.
  }
}
