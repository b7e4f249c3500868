// Moves the focus to the main element after a client-side navigation that removed the focused link.
import { useEffect } from 'react'

let currentAddress = ''

/**
 * Call it with the part of the URL whose change is a navigation. Does nothing after a page load, or
 * if another element has the focus.
 */
export function useFocusOnNavigation(address: string): void {
  useEffect(() => {
    const main = document.getElementById('main')
    const hasNavigated = currentAddress !== '' && currentAddress !== address
    if (hasNavigated && main && document.activeElement === document.body) {
      main.tabIndex = -1
      main.focus({ preventScroll: true })
    }
    currentAddress = address
  }, [address])
}
