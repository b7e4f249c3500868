// Shows the list of merchants. The style sheet hides the list until the list for the stored address
// has replaced the server-rendered one. This is a component of its own, so that showing the list
// does not render the whole page again.
import { useEffect } from 'react'
import { useHydrated } from '../../../platform/browser/use-hydrated.ts'

/** `isFinal`: whether the list is the one for the stored address, or no address is stored. */
export function ListReveal({ isFinal }: { isFinal: boolean }): null {
  const isHydrated = useHydrated()
  const isShown = isHydrated && isFinal
  useEffect(() => {
    if (isShown) delete document.documentElement.dataset['place']
  }, [isShown])
  return null
}
