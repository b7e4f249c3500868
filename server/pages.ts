// Pages on the API's server: guests' pages as ready bytes, all others rendered for the one who asks.
import { chooseEncoding, isFresh } from '@tingkat/api/catalogue/ready-menus'
import type { App } from '@tingkat/api/http/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestPageOf, type GuestPage } from './guest-page.ts'
import { clientOf } from './in-process-client.ts'
import { PageCache, type ReadyPage, type RenderedPage } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

export type PagesOptions = {
  source: PageSource
  /** The address under which browsers reach the server; pages never trust the Host header. */
  publicUrl: string
  /** Of what a country's pages are made from, its catalogue and its flags: pages of another version are dropped. */
  versionOf: (country: string) => Promise<string>
  now: () => number
  /** Off in development, where pages change under one's hands. */
  cached: boolean
}

// Opening hours move on: a page says nothing older than half a minute.
const maxAgeMs = 30_000
// About two thousand pages with their compressed forms.
const maxBytes = 128_000_000
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
}

export function servePages(
  app: App,
  { source, publicUrl, versionOf, now, cached }: PagesOptions,
): void {
  const cache = new PageCache({ maxAgeMs, maxBytes, now })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const guest = cached ? guestPageOf(request.url) : null
      if (!guest || (guest.key === '/' && hasCookie(request, 'country')))
        return await answerOne(request, reply)
      return await answerGuest(request, reply, guest)
    },
  })

  /** A page for one person, or of an address nobody knows. */
  async function answerOne(request: FastifyRequest, reply: FastifyReply) {
    const pages = await source()
    const web = webRequest(request, publicUrl + request.url)
    if (!web)
      return await reply
        .code(400)
        .headers(pageHeaders)
        .type('text/plain; charset=utf-8')
        .send('This address cannot be read.\n')
    return await send(reply, await render(web, request.headers.cookie))

    async function render(page: Request, cookie: string | undefined): Promise<RenderedPage> {
      return await toRendered(await pages.answer(page, clientOf(app, cookie)), {
        'cache-control': 'private, no-store',
      })
    }
  }

  /** The same bytes for every guest. */
  async function answerGuest(request: FastifyRequest, reply: FastifyReply, guest: GuestPage) {
    let key = guest.key
    let language: string | undefined
    if (guest.openLanguage) {
      const web = webRequest(request, publicUrl + request.url)
      language = web && (await source()).placeOf(web).language
      key = `${language} ${guest.key}`
    }
    const version = await versionOf(guest.country)
    const page =
      cache.find(key, version) ??
      (await cache.make(key, version, async () => {
        const pages = await source()
        // No cookie, no header of the one who happened to ask first.
        const plain = new Request(publicUrl + guest.key, {
          headers: language ? { 'accept-language': language } : {},
        })
        const caching = language
          ? {
              'cache-control': 'private, max-age=0',
              vary: 'accept-encoding, accept-language, cookie',
            }
          : { 'cache-control': shared, vary: 'accept-encoding' }
        return await toRendered(await pages.answer(plain, clientOf(app)), caching)
      }))
    return 'in' in page ? await sendReady(request, reply, page) : await send(reply, page)
  }
}

async function sendReady(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { bytes, etag } = await page.in(encoding)
  reply.headers(page.headers).header('etag', etag)
  if (isFresh(request.headers['if-none-match'], etag)) return await reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return await reply.send(bytes)
}

async function send(reply: FastifyReply, { status, headers, body }: RenderedPage) {
  return await reply.code(status).headers(headers).send(body)
}

/** Errors and missing pages are nobody's to keep. */
async function toRendered(
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

function webRequest({ headers }: FastifyRequest, url: string): Request | undefined {
  if (!URL.canParse(url)) return undefined
  const passed = ['accept', 'accept-language', 'cookie', 'user-agent'] as const
  const entries = passed.flatMap((name): [string, string][] =>
    headers[name] ? [[name, headers[name]]] : [],
  )
  return new Request(url, { headers: entries })
}

function hasCookie({ headers }: FastifyRequest, name: string): boolean {
  return headers.cookie?.split(';').some((pair) => pair.trim().startsWith(`${name}=`)) ?? false
}
