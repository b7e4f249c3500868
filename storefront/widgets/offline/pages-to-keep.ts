// Chooses the pages that the service worker stores while a page is shown.
import type { PagePaths } from '../../platform/navigation/paths.ts'
import type { KeptPage } from '../../platform/offline/worker.ts'

// The pages of all orders are the same file, and this one does not name the eater's order.
const anyOrder = '-'

/**
 * A menu brings checkout, because the basket leads there; an order brings its receipt. Returns none
 * for pages that are not kept.
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
