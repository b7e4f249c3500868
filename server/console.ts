// Serves the built console: its assets, and one HTML file without data for all of its pages.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from '@tingkat/api/http/app'
import { matchesETag } from '@tingkat/api/http/content-encoding'
import { scriptPolicy } from '@tingkat/api/http/security-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type ConsoleOptions = {
  /** The folder of the console's build with the files for browsers. */
  client: URL
  /** URL of the storefront. */
  publicUrl: string
  /** URL of the console: that of the storefront, or one with a separate host. */
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
    // Passkeys are valid only for the console's host, so requests to another host are redirected.
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
  // On a separate host, none of the storefront's pages are served.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    constraints,
    schema: { hide: true },
    handler: answer(404),
  })
}

/**
 * Serves the service worker and the manifest, which browsers need to install the kitchen console.
 */
function serveInstallation(app: App, client: URL): void {
  const files = [
    { name: 'kitchen-worker.js', type: 'text/javascript; charset=utf-8' },
    { name: 'kitchen.webmanifest', type: 'application/manifest+json' },
  ]
  for (const { name, type } of files) {
    const file = new URL(name, client)
    if (!existsSync(file)) continue
    const body = readFileSync(file)
    // A worker runs under the policy of its own response,
    // which allows requests to this origin only.
    const headers = {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': `${scriptPolicy}; connect-src 'self'`,
    }
    // Served at the root, because the scope of a service worker, here `/kitchen`, must be inside
    // the folder of the worker's URL.
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
 * Returns the headers of the page. Its content security
 * policy allows inline scripts by their hashes.
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
