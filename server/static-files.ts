// Serves the files of the built storefront. Browsers may cache assets,
// whose names contain a hash, for a year, and pictures for a day.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { App } from '@tingkat/api/http/app'
import { scriptPolicy } from '@tingkat/api/http/security-headers'

const seconds = { year: 31_536_000, day: 86_400 }

// Scripts get a content security policy, because a browser that runs
// a script as a worker applies the policy of the script's response.
const setFileHeaders: FastifyStaticOptions['setHeaders'] = (reply, path) => {
  if (/\.m?js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', scriptPolicy)
  if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
}

/**
 * Serves the files in `client`, the build's folder for browsers.
 * Its assets also exist compressed, as .br and .gz files.
 */
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
      maxAge: maxAge * 1000, // in milliseconds
      immutable,
      setHeaders: setFileHeaders,
    })
  })
  for (const name of ['service-worker.js', 'push-worker.js']) {
    if (!existsSync(new URL(name, client))) continue
    // Service workers are served at the root, because a worker controls only pages below its own
    // folder. They are not cached, so that browsers install a new version immediately.
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
