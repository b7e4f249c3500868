// Serves the built console: its assets, and for all of
// its pages the same HTML file, which contains no data.
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
  publicUrl: string
  /** URL of the console: the URL of the storefront, or another one on a separate host. */
  consoleUrl: string
}

const trees = ['/kitchen', '/courier', '/desk']
const pages = trees.flatMap((tree) => [tree, `${tree}/*`])
const yearMs = 31_536_000_000

/**
 * Serves the console. Throws an Error that names the command to run if the console is not built.
 */
export function serveConsole(app: App, { client, publicUrl, consoleUrl }: ConsoleOptions): void {
  const html = readPage(client)
  const headers = pageHeaders(html)
  const { host } = new URL(consoleUrl)
  const hasOwnHost = host !== new URL(publicUrl).host

  const answer = (status: number) => async (request: FastifyRequest, reply: FastifyReply) => {
    // Passkeys are valid only for the console's host, so requests for its pages on another host are
    // redirected.
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
  // If the console has a host of its own, that host serves no pages of the storefront.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    constraints,
    schema: { hide: true },
    handler: answer(404),
  })
}

/**
 * Serves the service worker and the web app manifest, which browsers need to install the
 * kitchen console.
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
    // Browsers apply the content security policy of this response to the service worker. The worker
    // may send requests to this origin only.
    const headers = {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': `${scriptPolicy}; connect-src 'self'`,
    }
    // The service worker controls the pages under `/kitchen`. Its file is served at the root,
    // because a service worker can only control pages below its own folder.
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
 * Returns the headers of the console's HTML page. The content security policy allows the page's
 * inline scripts by their hashes.
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
