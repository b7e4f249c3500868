// Asks the server whether a merchant's menu has changed, and follows the merchant's event stream.
// If the menu is unchanged, the response is 304 without a body.
import { merchantChangedEventName } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'

/** Milliseconds between two requests of a visible page that has a cart. */
export const menuWatchMs = 15_000
const timeoutMs = 15_000
const notModified = 304

const etags = new Map<string, string>()

/**
 * Returns whether the menu has changed since the previous call. The first
 * call returns true, because the cart may be older than the page. Returns
 * false if the server cannot be reached; the next call then asks again.
 */
export async function hasMenuChanged(merchantID: string): Promise<boolean> {
  const etag = etags.get(merchantID)
  try {
    const response = await fetch(fillPath(paths.merchant, { merchantID }), {
      // Without this option the browser could answer from its cache, where a response may be half a
      // minute old.
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

/** The part of `EventSource` that this file uses. */
type EventStream = {
  addEventListener: (type: string, listener: () => void) => void
  close: () => void
}

/**
 * Calls `onNews` soon after each change of the merchant's menu, and when the page becomes visible
 * again. The stream is open only while the page is visible. If the server refuses the stream,
 * changes are found only by `hasMenuChanged`. Returns a function that ends the stream.
 */
export function followMenu(
  merchantID: string,
  onNews: () => void,
  openStream: (url: string) => EventStream = (url) => new EventSource(url),
): () => void {
  let stream: EventStream | null = null
  // Every stream begins with an event. The event of the first stream is ignored, because the page
  // has just read the menu.
  let isFirst = true
  const onChanged = () => {
    if (!isFirst) onNews()
    isFirst = false
  }
  const close = () => {
    stream?.close()
    stream = null
  }
  const update = () => {
    if (document.visibilityState !== 'visible') return close()
    if (stream) return
    stream = openStream(fillPath(paths.merchantEvents, { merchantID }))
    stream.addEventListener(merchantChangedEventName, onChanged)
  }
  update()
  document.addEventListener('visibilitychange', update)
  return () => {
    document.removeEventListener('visibilitychange', update)
    close()
  }
}
