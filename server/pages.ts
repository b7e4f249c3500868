// Routes of pages. Pages that are the same for all guests come
// from the page cache; other pages are rendered for each request.
import { chooseEncoding, matchesETag } from '@tingkat/api/http/content-encoding'
import { surrogateHeaders, type CdnKind } from '@tingkat/api/cdn/surrogate-keys'
import type { App } from '@tingkat/api/http/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findGuestPage, type GuestPage } from './guest-page.ts'
import { createInProcessClient } from './in-process-client.ts'
import { PageCache, type ReadyPage, type RenderedPage } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

export type PagesOptions = {
  source: PageSource
  /**
   * Origin (such as https://tingkat.example) under which browsers reach the server. It is used
   * instead of the Host header, which a client can forge.
   */
  publicUrl: string
  /** Returns the version of the data on a page; see page-version.ts. */
  pageVersion: (page: Pick<GuestPage, 'country' | 'merchantID'>) => Promise<string>
  now: () => number
  /**
   * Whether pages that are the same for all guests are cached.
   * False in development, so that changes are visible immediately.
   */
  cached: boolean
  /**
   * The CDN, which determines the name of the header
   * with the surrogate keys. Undefined without a CDN.
   */
  cdn?: CdnKind | undefined
}

// In milliseconds: how long a page stays in the cache. For this long it may show that a merchant is
// open although it has closed.
const maxAgeMs = 30_000
// In bytes: the size of the page cache, with room for about two thousand pages with their
// compressed forms.
const maxBytes = 128_000_000
const sharedCacheControl = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'

const pageHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
}

export function servePages(
  app: App,
  { source, publicUrl, pageVersion, now, cached, cdn }: PagesOptions,
): void {
  const cache = new PageCache({ maxAgeMs, maxBytes, now })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const guest = cached ? findGuestPage(request.url) : null
      if (!guest || (guest.key === '/' && hasCookie(request, 'country')))
        return await answerPersonalPage(request, reply)
      return await answerGuestPage(request, reply, guest)
    },
  })

  /** Renders a personal or unknown page with the visitor's cookie. */
  async function answerPersonalPage(request: FastifyRequest, reply: FastifyReply) {
    const pages = await source()
    const web = webRequest(request, publicUrl + request.url)
    if (!web)
      return await reply
        .code(400)
        .headers(pageHeaders)
        .type('text/plain; charset=utf-8')
        .send('We can’t open this address. Check it and try again.\n')
    return await send(reply, await render(web, request.headers.cookie))

    async function render(page: Request, cookie: string | undefined): Promise<RenderedPage> {
      return await toRenderedPage(await pages.answer(page, createInProcessClient(app, cookie)), {
        'cache-control': 'private, no-store',
      })
    }
  }

  /** Sends a page that is the same for all guests, from the page cache if possible. */
  async function answerGuestPage(request: FastifyRequest, reply: FastifyReply, guest: GuestPage) {
    let key = guest.key
    let language: string | undefined
    if (guest.isLanguageOpen) {
      const web = webRequest(request, publicUrl + request.url)
      language = web && (await source()).localeOf(web).language
      key = `${language} ${guest.key}`
    }
    const version = await pageVersion(guest)
    const page =
      cache.find(key, version) ??
      (await cache.findOrRender(key, version, async () => {
        const pages = await source()
        // Renders the page for a request without the visitor's cookie and headers, because the
        // cached page must contain nothing about the visitor.
        const anonymous = new Request(publicUrl + guest.key, {
          headers: language ? { 'accept-language': language } : {},
        })
        const caching = language
          ? {
              'cache-control': 'private, max-age=0',
              vary: 'accept-encoding, accept-language, cookie',
            }
          : {
              'cache-control': sharedCacheControl,
              vary: 'accept-encoding',
              ...surrogateHeaders(cdn, guest.surrogateKeys),
            }
        return await toRenderedPage(
          await pages.answer(anonymous, createInProcessClient(app)),
          caching,
        )
      }))
    return 'encode' in page ? await sendReady(request, reply, page) : await send(reply, page)
  }
}

async function sendReady(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { bytes, etag } = await page.encode(encoding)
  reply.headers(page.headers).header('etag', etag)
  if (matchesETag(request.headers['if-none-match'], etag)) return await reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return await reply.send(bytes)
}

async function send(reply: FastifyReply, { status, headers, body }: RenderedPage) {
  return await reply.code(status).headers(headers).send(body)
}

/**
 * Converts a response of the storefront for the page cache. Adds the caching headers to a response
 * with status 200, and `no-store` to others.
 */
async function toRenderedPage(
  response: Response,
  caching: Record<string, string>,
): Promise<RenderedPage> {
  const { status } = response
  const headers = {
    ...pageHeaders,
    ...(status === 200 ? caching : { 'cache-control': 'no-store' }),
    ...Object.fromEntries(response.headers),
  }
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** Converts a Fastify request to a web `Request`. Returns undefined if the URL is invalid. */
function webRequest({ headers }: FastifyRequest, url: string): Request | undefined {
  if (!URL.canParse(url)) return undefined
  const forwarded = ['accept', 'accept-language', 'cookie', 'user-agent'] as const
  const entries = forwarded.flatMap((name): [string, string][] =>
    headers[name] ? [[name, headers[name]]] : [],
  )
  return new Request(url, { headers: entries })
}

function hasCookie({ headers }: FastifyRequest, name: string): boolean {
  return headers.cookie?.split(';').some((pair) => pair.trim().startsWith(`${name}=`)) ?? false
}
