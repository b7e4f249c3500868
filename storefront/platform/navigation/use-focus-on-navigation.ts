// Going to another page of the app takes the link away that had the focus: it goes to the page's content, as a browser would begin there.
import { useEffect } from 'react'
import { useLocation } from 'react-router'

let here = ''

/** The page that was loaded itself is left to the browser; a focus that something else holds stays. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const main = document.getElementById('main')
    if (here && here !== pathname && main && document.activeElement === document.body) {
      main.tabIndex = -1
      main.focus({ preventScroll: true })
    }
    here = pathname
  }, [pathname])
}
