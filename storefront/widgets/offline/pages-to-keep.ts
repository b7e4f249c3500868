// Chooses the pages that the service worker stores while a page is shown.
import type { PagePaths } from '../../platform/navigation/paths.ts'
import type { KeptPage } from '../../platform/offline/worker.ts'

// This id stands for all orders: their pages are the same file, so no id of the eater's order is
// needed.
const anyOrder = '-'

/**
 * Returns the pages to store: with a menu also checkout, to which the basket leads; with an order
 * also its receipt. Returns none for pages that are not kept.
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
