// Checks the path to which the log-in page returns, because anybody can write a link to that page.

/**
 * Returns the path if it is of this origin; undefined for another origin. `safeRedirect` of the
 * storefront follows the same rule.
 */
export function safeReturnPath(asked: string | null): string | undefined {
  // Browsers read `//host` as another host, and a backslash like a slash.
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.includes('\\')) return undefined
  // Browsers drop control characters before they parse a URL.
  if (/\p{Cc}/u.test(asked)) return undefined
  return asked
}
