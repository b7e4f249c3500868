// Keeps in sessionStorage the path to which the eater returns after confirming a payment on the
// bank's page.
import { safeRedirect } from '../navigation/paths.ts'

const key = 'tingkat.bank-return'

export function rememberBankReturn(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Storage is blocked: after the bank's page, the eater finds the order in the order history.
  }
}

/** Returns the stored path and removes it from sessionStorage; null if there is none. */
export function takeBankReturn(): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return safeRedirect(path) ?? null
  } catch {
    return null
  }
}
