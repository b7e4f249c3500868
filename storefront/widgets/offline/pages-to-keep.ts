// Chooses the pages that the service worker stores while a page is shown.
import type { PagePaths } from '../../platform/navigation/paths.ts'
import type { KeptPage } from '../../platform/offline/worker.ts'

// The pages of all orders have the same HTML, so this id stands for the id of any order.
const anyOrder = '-'

/**
 * Returns the pages to store. Checkout is stored with a menu, because the basket leads to it, and
 * the receipt is stored with an order. Returns an empty list for pages that are not kept.
 */
export function pagesToKeep(paths: PagePaths, pathname: string): KeptPage[] {
  const path = pathname.replace(/\/$/, '')
  const common = [{ path: paths.offline }, { path: paths.checkout() }]
  if (path.startsWith(`${paths.home}/restaurant/`)) {
    const name = document.querySelector('main h1')?.textContent ?? ''
    return name === '' ? [] : [{ path, name }, ...common]
  }
  if (path.startsWith(`${paths.home}/order/`))
    return [{ path: paths.order(anyOrder) }, { path: paths.receipt(anyOrder) }, ...common]
  return path === paths.offline || path === paths.checkout() ? common : []
}
