// What crawlers may read: every public page, and nothing that is one person's.
import type { Route } from './+types/robots'

const closed = [
  '/api/',
  '/auth/',
  '/*/checkout',
  '/*/dine-in/',
  '/*/order/',
  '/*/order-history',
  '/*/profile',
  '/*/group-order/',
  '/*?*address=',
  '/*?*tableCode=',
]

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
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
