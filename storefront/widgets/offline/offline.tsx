// Stores pages for use without network, and shows how old the data of a stored page is. Loaded when
// the page is idle.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { OfflineBar } from '../../features/offline/offline-bar.tsx'
import { runWhenIdle } from '../../platform/browser/run-when-idle.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { watchInstallOffer } from '../../platform/offline/install-prompt.ts'
import { keptOrders } from '../../platform/offline/kept-orders.ts'
import { keepPages, startWorker, stopWorker } from '../../platform/offline/worker.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { useMode } from '../../platform/site/mode.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { pagesToKeep } from './pages-to-keep.ts'
import { useOwner } from './use-owner.ts'

export default function Offline() {
  // Loads the translations of the bar now, because the bar is shown when there is no network.
  useTranslation('offline')
  const { paths, language } = useSite()
  const { pathname } = useLocation()
  const { offlinePages } = useFlags()
  const { webview } = useMode()
  const online = useOnline()
  const copy = useCopy(pathname)
  const isOn = offlinePages && !webview && !import.meta.env.DEV
  useOwner(useMe())

  useEffect(() => watchInstallOffer(), [])
  useEffect(() => keptOrders.dropOld(), [])
  useEffect(() => {
    if (webview) return
    // If the service worker cannot be started or stopped, the page works as it does without one.
    void (isOn ? startWorker() : stopWorker()).catch(() => {})
  }, [isOn, webview])
  useEffect(() => {
    const pages = pagesToKeep(paths, pathname)
    if (!isOn || pages.length === 0 || !navigator.onLine) return undefined
    return runWhenIdle(() => void keepPages(pages, language).catch(() => {}))
  }, [isOn, paths, pathname, language])

  const isShown = !online || copy !== null
  // The page that lists the stored pages needs no bar, because it shows the same information.
  if (!isShown || pathname === paths.offline) return null
  return <OfflineBar online={online} savedAt={copy?.savedAt ?? null} linked={isOn} />
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}

/**
 * Returns null if the data of the page came from the server. For stored data, `savedAt` is when the
 * data was read, in milliseconds since 1970. `savedAt` is null for checkout, because its basket is
 * current.
 */
function useCopy(pathname: string): { savedAt: number | null } | null {
  const [opened] = useState(pathname)
  // The stored page of an order contains no order: the page reads the order, or shows a kept one.
  const [, segment] = /\/order\/([^/]+)/.exec(pathname) ?? []
  const orderID = segment === undefined ? null : decodeURIComponent(segment)
  const copiedAt = useSyncExternalStore(
    keptOrders.subscribeToCopies,
    () => (orderID === null ? null : keptOrders.copiedAt(orderID)),
    () => null,
  )
  if (orderID !== null) return copiedAt === null ? null : { savedAt: copiedAt }
  // The service worker writes the time at which it has stored a page into the stored page.
  const keptAt = Number(document.documentElement.dataset['kept'])
  if (pathname !== opened || !(keptAt > 0)) return null
  return { savedAt: pathname.includes('/restaurant/') ? keptAt : null }
}
