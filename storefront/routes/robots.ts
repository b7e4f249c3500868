// robots.txt: crawlers may read public pages, but no personal ones.
import type { Route } from './+types/robots'

const disallowed = [
  '/api/',
  '/auth/',
  '/*/checkout',
  '/*/dine-in/',
  '/*/order/',
  '/*/order-history',
  '/*/favourites',
  '/*/profile',
  '/*/group-order/',
  '/*?*address=',
  '/*?*tableCode=',
]

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
