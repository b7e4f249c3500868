// A React hook for changes of a merchant's menu.
import { useEffect, useEffectEvent } from 'react'
import { followMenu, hasMenuChanged, menuWatchMs } from './watch-menu.ts'

/**
 * Calls `onChanged` after changes of the menu while the page is visible. The hook asks the server
 * every few seconds and on focus. With `isFollowed` the server also reports changes at once, by an
 * event stream. Does nothing if `merchantID` is empty.
 */
export function useMenuNews(merchantID: string, isFollowed: boolean, onChanged: () => void): void {
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'visible' && (await hasMenuChanged(merchantID))) onChanged()
  })
  useEffect(() => {
    if (!merchantID) return undefined
    const onLook = () => void look()
    const timer = setInterval(onLook, menuWatchMs)
    window.addEventListener('focus', onLook)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onLook)
    }
  }, [merchantID])
  useEffect(() => {
    if (!merchantID || !isFollowed) return undefined
    return followMenu(merchantID, () => void look())
  }, [merchantID, isFollowed])
}
