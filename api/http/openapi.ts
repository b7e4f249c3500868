// Serves the OpenAPI 3.1 document, generated from the routes' schemas, and the page that shows it.
import swagger from '@fastify/swagger'
import { paths } from '@tingkat/contract/paths'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app.ts'
import { serveOpenApiPage } from './openapi-page.ts'

const info = {
  title: 'Tingkat',
  version: '1.0.0',
  description:
    'Food ordering and delivery. Amounts are whole minor units of their currency; times ' +
    'are ISO 8601 instants. Every refusal is a problem (RFC 9457) with a `code`, and with ' +
    'the values of its message in `context`. A server of some countries responds 421 `wrong_cell` ' +
    'to requests for others, with the address of their server in `context.address` if it is known.',
}

const tags = [
  { name: 'merchants', description: 'Lists of merchants, menus and delivery windows.' },
  { name: 'places', description: 'Addresses by text and by position.' },
  { name: 'quotes', description: 'Prices of carts.' },
  { name: 'account', description: 'Login with one-time codes; a session cookie.' },
  { name: 'settings', description: 'Settings and feature flags of a country.' },
  { name: 'orders', description: 'Placing, following and cancelling orders.' },
  { name: 'carts', description: 'The stored carts of an eater.' },
  {
    name: 'tracking',
    description: 'Analytics events of the storefront, with the consent of the eater.',
  },
  {
    name: 'group orders',
    description: 'Orders of several people: a group with a link, or a table.',
  },
  { name: 'payments', description: 'Payment methods and the state of payments.' },
  { name: 'push', description: 'Push messages to browsers.' },
  {
    name: 'staff',
    description: 'Log-in of staff, people, roles, devices, partner credentials and the audit log.',
  },
  { name: 'kitchen', description: 'What staff of a merchant see and change.' },
  { name: 'desk', description: 'What staff of the operator see and change.' },
  { name: 'partner', description: 'For merchant systems and courier fleets; a bearer token.' },
]

/** Must be called before the routes are registered, because it collects their schemas. */
export async function describeApi(
  api: App,
  cookies: { session: string; staff: string; device: string },
): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      tags,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookies.session },
          staff: { type: 'apiKey', in: 'cookie', name: cookies.staff },
          device: { type: 'apiKey', in: 'cookie', name: cookies.device },
          partner: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  let document: Buffer | undefined
  api.get(paths.openapi, { schema: { hide: true } }, (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(api.swagger()))
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(document)
  })
  serveOpenApiPage(api)
}
