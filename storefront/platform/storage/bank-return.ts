// The path to return to after a challenge on the bank's page, in sessionStorage.
import { safeRedirect } from '../navigation/paths.ts'

const key = 'tingkat.bank-return'

export function rememberBankReturn(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Storage is blocked: the eater finds the order in the order history.
  }
}

/** Returns the path and removes it; null if there is none. */
export function takeBankReturn(): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return safeRedirect(path) ?? null
  } catch {
    return null
  }
}
