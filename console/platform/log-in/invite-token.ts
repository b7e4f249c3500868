// The token of the invite that is open in this tab. It stays in the fragment of the address, which
// no server receives and no log contains. While its person logs in, which opens other pages, the
// browser keeps it for this tab.
const key = 'tingkat-invite'

/** Returns the token in the fragment of the address, or else the kept one; '' without either. */
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
    // Storage is not available. The person can open the link of the invite again after the log-in.
  }
}

export function forgetInviteToken(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is not available, so nothing was kept.
  }
}
