// Lists the pages that the browser has kept. Without network, the service worker shows this list
// instead of a page that it has not kept.
import { itemCount } from '@tingkat/ordering/cart/cart'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '@tingkat/ui/button.tsx'
import { useCart } from '../../features/cart/use-cart.ts'
import { KeptList } from '../../features/offline/kept-list.tsx'
import { useReopen } from '../../features/offline/use-reopen.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { safeRedirect } from '../../platform/navigation/paths.ts'
import { keptOrders } from '../../platform/offline/kept-orders.ts'
import { listKeptMenus, type KeptMenu } from '../../platform/offline/kept-pages.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'

export const handle: PageHandle = { namespaces: ['offline'], hideAddress: true, hideFooter: true }

export default function OfflinePage() {
  const { t } = useTranslation('offline')
  const { country, paths } = useSite()
  const [query] = useSearchParams()
  const [menus, setMenus] = useState<KeptMenu[] | null>(null)
  const orders = useSyncExternalStore(keptOrders.subscribe, keptOrders.read, () => null)
  const cart = useCart(country.code)
  const merchant = cart?.merchants[0]?.merchant
  // `from` is the path of the page that the visitor wanted to open. The service worker adds it to
  // the URL. The stored HTML was rendered without it, so it is read after hydration.
  const hydrated = useHydrated()
  const from = hydrated ? safeRedirect(query.get('from')) : undefined

  useEffect(() => {
    listKeptMenus(paths.home).then(setMenus, () => setMenus([]))
  }, [paths])
  const reopen = () => window.location.replace(from ?? paths.home)
  useReopen(from !== undefined, reopen)

  return (
    <>
      <PageHead title={`${t('page.online')} · Tingkat`} hidden />
      <main id="main" className="wrap sec off-list">
        <h1 className="h1">{t(from ? 'page.title' : 'page.online')}</h1>
        <p className="mut">{t('page.text')}</p>
        {from && (
          <Button kind="secondary" onClick={reopen}>
            {t('bar.retry')}
          </Button>
        )}
        <KeptList
          menus={menus}
          orders={orders ? keptOrders.list() : []}
          basket={
            merchant && (
              <li className="off-row">
                <div className="grow">
                  {t('page.basketText', { merchant: merchant.name, count: itemCount(cart) })}
                </div>
                <Button kind="secondary" size="s" onClick={openDrawer}>
                  {t('page.basketOpen')}
                </Button>
              </li>
            )
          }
        />
      </main>
    </>
  )
}
