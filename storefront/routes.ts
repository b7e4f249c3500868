// The route table: every page's path.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/countries.tsx'),
  route('download', 'routes/download.tsx', { id: 'download' }),
  route('manifest.webmanifest', 'routes/manifest.ts', { id: 'manifest' }),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('auth/login', 'routes/login.tsx'),
  route('payment/return', 'routes/bank-return.tsx'),
  route(':country', 'routes/country.tsx', [
    index('routes/home.tsx', { id: 'country-home' }),
    route(':language', 'routes/language.tsx', [
      index('routes/home.tsx', { id: 'home' }),
      layout('routes/ordering.tsx', [
        route('restaurants', 'routes/restaurants.tsx'),
        route('cuisines', 'routes/cuisines.tsx'),
        route('cuisines/:slug/:categoryID', 'routes/cuisine.tsx'),
        route('restaurant/:slug/:merchantID', 'routes/restaurant.tsx'),
        route('group-order/:groupID', 'routes/group-join.tsx'),
        route('checkout', 'routes/checkout.tsx'),
        route('dine-in/checkout', 'routes/dine-in-checkout.tsx'),
      ]),
      route('download', 'routes/download.tsx', { id: 'country-download' }),
      route('partners', 'routes/partners.tsx'),
      route('company', 'routes/company.tsx'),
      route('support', 'routes/support.tsx'),
      route('terms', 'routes/legal-terms.tsx'),
      route('privacy', 'routes/legal-privacy.tsx'),
      route('manifest.webmanifest', 'routes/manifest.ts', { id: 'country-manifest' }),
      route('sitemap.xml', 'routes/sitemap.ts'),
      route('order/:orderID', 'routes/order.tsx'),
      route('order/:orderID/split-bill', 'routes/group-bill.tsx'),
      route('order/:orderID/receipt', 'routes/order-receipt.tsx'),
      route('order-history', 'routes/order-history.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('*', 'routes/not-found.tsx', { id: 'country-not-found' }),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
