// Cookies of preferences: scripts write them, and the server reads them to render the first page.
// They grant nothing, and each reader checks the value against a closed list.

export type PreferenceCookie = { name: string; value: string; maxAgeSeconds: number }

/** Returns the cookie in the format of `document.cookie`. `secure`: sent over https only. */
export function preferenceCookie(
  { name, value, maxAgeSeconds }: PreferenceCookie,
  secure: boolean,
): string {
  return `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure ? '; secure' : ''}`
}

export function storePreference(cookie: PreferenceCookie): void {
  document.cookie = preferenceCookie(cookie, window.location.protocol === 'https:')
}
