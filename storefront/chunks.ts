// The modules that the build puts into shared chunks. Paths are relative to the repository root
// and have no extension; a path that ends in a slash means the whole folder. A chunk also takes
// what its modules import. `chunks.test.ts` fails for a path that matches no file.
//
// Without these lists the bundler makes a chunk for each set of pages that share a module: dozens
// of files of a few hundred bytes, each of which costs a request and compresses badly.

/**
 * Modules that every page loads. `storefront/root` is not among them: it imports the style sheet of
 * all pages, which a page would load a second time with the shared chunk.
 */
export const framePaths = [
  'storefront/platform/i18n/embedded-translations',
  'storefront/routes/country/layout',
  'storefront/platform/server/structured-data',
  'storefront/platform/site/mode-script',
  'storefront/platform/i18n/page-namespaces',
  'storefront/platform/i18n/stored-language',
  'storefront/platform/i18n/translation-loader',
  'ui/i18n/create-i18n',
  'ui/price',
  'storefront/widgets/frame/failure-page',
  'storefront/widgets/frame/frame',
  'storefront/widgets/frame/visit-tracking',
]

/** Cards of merchants, which four pages share. Menus and checkout do not need them. */
const cardPaths = [
  'storefront/features/merchant/list/merchant-card',
  'storefront/features/merchant/list/merchant-cell',
  'storefront/features/merchant/favourite/heart-slot',
  'storefront/features/merchant/use-free-delivery',
]
export const isCard = matchPaths(cardPaths)

/** Modules of the home page, the list of restaurants and the page of a cuisine. */
export const listPaths = [
  'storefront/features/location/address/address-form',
  'storefront/features/location/throttle/throttle-note',
  'storefront/features/merchant/list/merchant-grid',
  ...cardPaths,
  'storefront/features/merchant/list/list-reveal',
  'storefront/features/merchant/list/merchant-list',
  'storefront/features/merchant/search/recent-searches',
  'storefront/features/merchant/search/search-form',
  'storefront/features/order/reorder/reorder-shown',
]

/** Modules of the page of a merchant. */
export const menuPaths = [
  'storefront/features/merchant/menu/menu',
  'storefront/features/merchant/menu/menu-head',
  'storefront/features/merchant/menu/opening-text',
  'storefront/widgets/group-order/menu-group-slot',
  'storefront/widgets/menu/chosen-time',
  'storefront/widgets/menu/use-too-far',
]

/** Modules that every page loads after its first paint: footer, hearts, events, offline copies. */
export const idlePaths = [
  'contract/clean-note',
  'contract/clean-text',
  'contract/client',
  'contract/paths',
  'node_modules/lucide-react/dist/esm/icons/download',
  'node_modules/lucide-react/dist/esm/icons/smartphone',
  'node_modules/lucide-react/dist/esm/icons/store',
  'node_modules/lucide-react/dist/esm/icons/wifi-off',
  'ordering/cart/merge-carts',
  'ordering/country/download-links',
  'ordering/merchant/opening-hours',
  'ordering/plain-text',
  'storefront/features/guest/browser-guest',
  'storefront/features/merchant/favourite/heart',
  'storefront/features/offline/offline-bar',
  'storefront/features/offline/saved-time',
  'storefront/features/pickup/service-switch',
  'storefront/features/site/footer',
  'storefront/features/site/store-badges',
  'storefront/platform/analytics/consent',
  'storefront/platform/analytics/visit-tracking',
  'storefront/platform/browser/add-fonts',
  'storefront/platform/browser/new-id',
  'storefront/platform/browser/timers-and-locks',
  'storefront/platform/browser/use-request',
  'storefront/platform/browser/use-reserved-height',
  'storefront/platform/i18n/http-translations',
  'storefront/platform/navigation/use-back-to-close',
  'storefront/platform/offline/',
  'storefront/widgets/offline/offline',
  'ui/overlay/dialog',
  'ui/waiting',
]

/** Modules that the page of a merchant loads after its first paint. */
export const menuIdlePaths = [
  'contract/live-events',
  'node_modules/lucide-react/dist/esm/icons/calendar-clock',
  'ordering/merchant/serving-times',
  'ordering/schedule',
  'storefront/features/cart/use-basket-column',
  'storefront/features/merchant/menu/scroll-spy',
  'storefront/features/pickup/pickup-place',
  'storefront/features/review/order-review',
  'storefront/platform/map/way-to',
  'storefront/widgets/basket/basket-column',
  'storefront/widgets/menu/delivery-time-button',
  'storefront/widgets/menu/menu-later',
  'storefront/widgets/menu/menu-pickup',
]

/** Modules of the basket, which the page of a merchant loads before the eater opens it. */
export const basketPaths = [
  'node_modules/lucide-react/dist/esm/icons/clock',
  'node_modules/lucide-react/dist/esm/icons/log-in',
  'node_modules/lucide-react/dist/esm/icons/utensils-crossed',
  'ordering/cart/cart-picks',
  'storefront/features/cart/drawer/undo-removal',
  'storefront/features/cart/sync/refresh-cart',
  'storefront/platform/errors/shared-error-message',
  'storefront/platform/sync/',
  'storefront/widgets/basket/basket',
  'storefront/widgets/basket/use-edited-line',
  'ui/strong-text',
]

/**
 * Modules of drawers, checkout, orders, and other pages that eaters open later in a visit. This
 * list makes no chunk. It keeps the modules out of the chunk `shared`, because home and menus do
 * not need them for their first paint.
 */
export const laterPaths = [
  'ordering/group-order/group-order-states',
  'ordering/group-order/live-group-order',
  'ordering/order/arrival',
  'ordering/order/order',
  'ordering/order/order-states',
  'ordering/order/order-view',
  'ordering/payment/ledger',
  'ordering/payment/order-payment',
  'ordering/payment/payment',
  'storefront/features/cart/drawer/cart-line',
  'storefront/features/cart/drawer/cart-drawer.css',
  'storefront/features/cart/drawer/picks',
  'storefront/features/cart/drawer/use-line-changes',
  'storefront/features/checkout/',
  'storefront/features/dish/',
  'storefront/features/group-order/',
  'storefront/features/offline/',
  'storefront/features/order/',
  'storefront/features/pickup/',
  'storefront/features/table/',
  'storefront/platform/navigation/fly-to-basket',
  'storefront/styles/reading.css',
  'ui/initials',
  'storefront/widgets/group-order/enter-group-order',
]

/**
 * Packages that every page loads. They have a chunk of their own, because they change less often
 * than the project's code.
 */
export const vendorPaths = [
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/react-router/',
  'node_modules/scheduler/',
]

/** Returns a function that tells whether a module id, an absolute file name, is in `paths`. */
export function matchPaths(paths: readonly string[]): (id: string) => boolean {
  const pattern = new RegExp(
    paths
      .map((path) => `/${path}${path.endsWith('/') || path.endsWith('.css') ? '' : '\\.'}`)
      .join('|'),
  )
  return (id) => pattern.test(id.replaceAll('\\', '/'))
}
