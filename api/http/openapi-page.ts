// Serves the page that shows the OpenAPI document. Its packages take a twentieth of a start to
// load, so the first request for the page loads them.
import type { StaticDocumentSpec } from '@fastify/swagger'
import { paths } from '@tingkat/contract/paths'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { App } from './app.ts'

// Content security policy of the page. It allows only the page's own files, and data URLs for
// images. The hash allows the one style that the page's script sets.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' " +
  "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; font-src " +
  "'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The headers of the page and its files that reach the client. */
const pageHeaders = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
]

/** Must be called after the OpenAPI plugin was registered. */
export function serveOpenApiPage(api: App): void {
  let opening: Promise<FastifyInstance> | undefined
  const open = async (): Promise<FastifyInstance> => {
    try {
      return await (opening ??= openPage(api.swagger() as StaticDocumentSpec['document']))
    } catch (error) {
      // The next request tries again.
      opening = undefined
      throw error
    }
  }
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const page = await open()
    const response = await page.inject({ method: 'GET', url, headers })
    for (const name of pageHeaders)
      if (response.headers[name] !== undefined) reply.header(name, response.headers[name])
    return await reply.code(response.statusCode).send(response.rawPayload)
  }
  for (const url of [paths.docs, `${paths.docs}/*`])
    api.get(url, { schema: { hide: true } }, answer)
  api.addHook('onClose', async () => {
    await (await opening?.catch(() => undefined))?.close()
  })
}

/** Returns a server for the page and its files, which does not listen on a port. */
async function openPage(document: StaticDocumentSpec['document']): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const page = fastify()
  await page.register(swagger, { mode: 'static', specification: { document } })
  await page.register(swaggerUi, {
    routePrefix: paths.docs,
    staticCSP: pagePolicy,
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 1, validatorUrl: null },
  })
  return page
}
