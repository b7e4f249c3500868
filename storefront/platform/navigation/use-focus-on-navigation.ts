// Moves the focus to the main element after a client-side navigation that removed the focused link.
import { useEffect } from 'react'
import { useLocation } from 'react-router'

let currentPath = ''

/** Does nothing after a page load, or if another element has the focus. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const main = document.getElementById('main')
    const hasNavigated = currentPath !== '' && currentPath !== pathname
    if (hasNavigated && main && document.activeElement === document.body) {
      main.tabIndex = -1
      main.focus({ preventScroll: true })
    }
    currentPath = pathname
  }, [pathname])
}
