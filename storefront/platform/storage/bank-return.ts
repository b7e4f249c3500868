// The page that an eater left for the bank's own, so that the way back leads there: kept for the tab.
import { safeRedirect } from '../navigation/paths.ts'

const key = 'tingkat.bank-return'

export function rememberBankReturn(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Storage is refused: the order is in the history all the same.
  }
}

/** A path of ours, once; null when none is kept. */
export function takeBankReturn(): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return safeRedirect(kept) ?? null
  } catch {
    return null
  }
}
