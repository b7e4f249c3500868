// Serves the built storefront's files: hashed assets are cached for a year, pictures for a day.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { App } from '@tingkat/api/http/app'
import { scriptPolicy } from '@tingkat/api/http/security-headers'

const seconds = { year: 31_536_000, day: 86_400 }

// The content security policy is for a browser that runs a script as a worker: the policy in the
// script's response then applies.
const setFileHeaders: FastifyStaticOptions['setHeaders'] = (reply, path) => {
  if (/\.m?js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', scriptPolicy)
  if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
}

/** `client` is the build's client folder. Assets come with precompressed .br and .gz files. */
export function serveFiles(app: App, { client }: { client: URL }): void {
  const folders = [
    { prefix: '/assets/', root: new URL('assets/', client), maxAge: seconds.year, immutable: true },
    { prefix: '/art/', root: new URL('art/', client), maxAge: seconds.day, immutable: false },
    { prefix: '/icons/', root: new URL('icons/', client), maxAge: seconds.day, immutable: false },
  ].filter(({ root }) => existsSync(root))
  folders.forEach(({ prefix, root, maxAge, immutable }, index) => {
    void app.register(fastifyStatic, {
      root: fileURLToPath(root),
      prefix,
      index: false,
      decorateReply: index === 0,
      preCompressed: prefix === '/assets/',
      maxAge: maxAge * 1000, // milliseconds
      immutable,
      setHeaders: setFileHeaders,
    })
  })
  for (const name of ['service-worker.js', 'push-worker.js']) {
    if (!existsSync(new URL(name, client))) continue
    // A service worker's scope is its own folder, so it must be served from the root. It is not
    // cached, so that browsers install a new version at once.
    app.get(
      `/${name}`,
      { schema: { hide: true } },
      async (_request, reply) =>
        await reply.sendFile(name, fileURLToPath(client), { maxAge: 0, immutable: false }),
    )
  }
  const icon = new URL('icon.svg', client)
  if (!existsSync(icon)) return
  for (const url of ['/icon.svg', '/favicon.ico']) {
    app.get(
      url,
      { schema: { hide: true } },
      async (_request, reply) =>
        await reply.sendFile('icon.svg', fileURLToPath(client), {
          maxAge: seconds.day * 1000,
          immutable: false,
        }),
    )
  }
}
