// Removes what the browser has stored about an eater who logs out, so that the next person at the
// device cannot read it.
import { forgetKept } from '../offline/kept-pages.ts'

const prefix = 'tingkat.'
// These values stay, because guests have them too and they identify nobody: carts, the scanned
// table, used campaigns, hints that were shown, consent, and whether an app shows the website.
const kept =
  /^tingkat\.(cart|seat|used-campaigns|menu-refreshed|ongoing-orders-seen|consent|webview|install-hint)/

type Tab = {
  storages: () => Pick<Storage, 'length' | 'key' | 'removeItem'>[]
  /** Notifies the stores of this tab that values were removed. */
  announce: () => void
}

const browserTab: Tab = {
  storages: () => [localStorage, sessionStorage],
  announce() {
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    forgetKept()
  },
}

/**
 * Removes addresses, searches, drafts, chats, placed orders, pages kept for use without network and
 * the active group order. Call it after the server has ended the session. No-op without storage.
 */
export function forgetEater(tab: Tab = browserTab): void {
  try {
    for (const storage of tab.storages()) {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      for (const name of names)
        if (name.startsWith(prefix) && !kept.test(name)) storage.removeItem(name)
    }
  } catch {
    // Blocked storage throws. It has stored nothing, so there is nothing to announce.
    return
  }
  tab.announce()
}
