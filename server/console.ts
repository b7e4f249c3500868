// Serves the built console: one HTML file without data for all its pages, and its assets.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from '@tingkat/api/http/app'
import { matchesETag } from '@tingkat/api/http/content-encoding'
import { scriptPolicy } from '@tingkat/api/http/security-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type ConsoleOptions = {
  /** The folder of the console's build that browsers load. */
  client: URL
  /** Address of the storefront. */
  publicUrl: string
  /** Address of the console: the storefront's, or a host of its own. */
  consoleUrl: string
}

const trees = ['/kitchen', '/courier', '/desk']
const pages = trees.flatMap((tree) => [tree, `${tree}/*`])
const yearMs = 31_536_000_000

/** Serves the console. If it is not built, throws an Error that names the command to run. */
export function serveConsole(app: App, { client, publicUrl, consoleUrl }: ConsoleOptions): void {
  const html = readPage(client)
  const headers = pageHeaders(html)
  const { host } = new URL(consoleUrl)
  const hasOwnHost = host !== new URL(publicUrl).host

  const answer = (status: number) => async (request: FastifyRequest, reply: FastifyReply) => {
    // Passkeys are bound to the console's host, so staff could not log in at another host.
    if (hasOwnHost && request.headers.host !== host)
      return await reply.redirect(consoleUrl + request.url, 302)
    reply.code(status).headers(headers)
    if (matchesETag(request.headers['if-none-match'], headers.etag))
      return await reply.code(304).send()
    return await reply.send(html)
  }

  void app.register(fastifyStatic, {
    root: fileURLToPath(new URL('console-assets/', client)),
    prefix: '/console-assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    maxAge: yearMs,
    immutable: true,
    setHeaders(reply, path) {
      if (/\.js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', scriptPolicy)
    },
  })
  serveInstallation(app, client)
  for (const url of pages)
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler: answer(200) })
  if (!hasOwnHost) return
  const constraints = { host }
  app.get('/', { constraints, schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/desk', 302),
  )
  // At a host of its own, the console serves none of the storefront's pages.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    constraints,
    schema: { hide: true },
    handler: answer(404),
  })
}

/** The service worker and the manifest, with which browsers install the kitchen console. */
function serveInstallation(app: App, client: URL): void {
  const files = [
    { name: 'kitchen-worker.js', type: 'text/javascript; charset=utf-8' },
    { name: 'kitchen.webmanifest', type: 'application/manifest+json' },
  ]
  for (const { name, type } of files) {
    const file = new URL(name, client)
    if (!existsSync(file)) continue
    const body = readFileSync(file)
    // A worker runs under the policy of its own response: it reads this origin only.
    const headers = {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': `${scriptPolicy}; connect-src 'self'`,
    }
    // The worker is at the root, because its scope `/kitchen` must not be above its folder.
    app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.headers(headers).send(body),
    )
  }
}

function readPage(client: URL): string {
  try {
    return readFileSync(new URL('index.html', client), 'utf8')
  } catch (error) {
    throw new Error(
      'The console is not built: run `npm run build` first, or `npm start`, which builds it.',
      { cause: error },
    )
  }
}

/**
 * The headers of the page. Its content security policy allows the inline scripts by their hashes.
 */
function pageHeaders(html: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , script = '']) => `'sha256-${hash(script)}'`)
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag: `"${hash(html).slice(0, 27)}"`,
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", ...new Set(scripts)].join(' '),
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), publickey-credentials-get=(self), ' +
      'publickey-credentials-create=(self)',
    'x-robots-tag': 'noindex',
  }
}
