// Asks the server whether a merchant's menu has changed. An unchanged one costs an empty response.
import { fillPath, paths } from '@tingkat/contract/paths'

/** How often a visible page with a basket asks. */
export const menuWatchMs = 15_000
const timeoutMs = 15_000
const notModified = 304

const etags = new Map<string, string>()

/**
 * Whether the menu differs from that of the previous call. Also true for the first call, because
 * the basket may be older. False if the server cannot be reached: the next call asks again.
 */
export async function hasMenuChanged(merchantID: string): Promise<boolean> {
  const etag = etags.get(merchantID)
  try {
    const response = await fetch(fillPath(paths.merchant, { merchantID }), {
      // The browser's own copy may be half a minute old.
      cache: 'no-store',
      headers: etag === undefined ? {} : { 'if-none-match': etag },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.status === notModified || !response.ok) return false
    etags.set(merchantID, response.headers.get('etag') ?? '')
    return true
  } catch {
    return false
  }
}
