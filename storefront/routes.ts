// The route table.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/countries.tsx'),
  route('download', 'routes/download.tsx', { id: 'download' }),
  route('manifest.webmanifest', 'routes/manifest.ts', { id: 'manifest' }),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('auth/login', 'routes/auth/login.tsx'),
  route('payment/return', 'routes/payment/return.tsx'),
  route(':country', 'routes/country/layout.tsx', [
    index('routes/country/home.tsx', { id: 'country-home' }),
    route(':language', 'routes/country/language.tsx', [
      index('routes/country/home.tsx', { id: 'home' }),
      layout('routes/country/ordering.tsx', [
        route('restaurants', 'routes/country/restaurants.tsx'),
        route('cuisines', 'routes/country/cuisines.tsx'),
        route('cuisines/:slug/:categoryID', 'routes/country/cuisine.tsx'),
        route('restaurant/preview/:merchantID', 'routes/country/preview.tsx'),
        route('restaurant/:slug/:merchantID', 'routes/country/restaurant.tsx'),
        route('group-order/:groupID', 'routes/country/group-join.tsx'),
        route('checkout', 'routes/country/checkout.tsx'),
        route('dine-in/checkout', 'routes/country/dine-in-checkout.tsx'),
      ]),
      route('download', 'routes/download.tsx', { id: 'country-download' }),
      route('partners', 'routes/country/partners.tsx'),
      route('company', 'routes/country/company.tsx'),
      route('support', 'routes/country/support.tsx'),
      route('terms', 'routes/country/terms.tsx'),
      route('privacy', 'routes/country/privacy.tsx'),
      route('manifest.webmanifest', 'routes/manifest.ts', { id: 'country-manifest' }),
      route('sitemap.xml', 'routes/country/sitemap.ts'),
      route('agent', 'routes/country/agent.tsx'),
      route('order/:orderID', 'routes/country/order/order.tsx'),
      route('order/:orderID/split-bill', 'routes/country/order/split-bill.tsx'),
      route('order/:orderID/receipt', 'routes/country/order/receipt.tsx'),
      route('order-history', 'routes/country/order-history.tsx'),
      route('profile', 'routes/country/profile.tsx'),
      route('*', 'routes/not-found.tsx', { id: 'country-not-found' }),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
