// The OpenAPI 3.1 document and its readable page, both made from the routes' schemas.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { paths } from '@tingkat/contract/paths'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app.ts'

const info = {
  title: 'Tingkat',
  version: '1.0.0',
  description:
    'Food ordering and delivery. Amounts are whole minor units of their currency; times are ISO 8601 instants. Every refusal is a problem (RFC 9457) with a `code` and what its sentence needs in `context`.',
}

const tags = [
  { name: 'merchants', description: 'Who cooks what, and who delivers where.' },
  { name: 'places', description: 'Addresses from words and from positions.' },
  { name: 'quotes', description: 'What a cart costs.' },
  { name: 'account', description: 'Log-in by one-time codes; a session cookie.' },
  { name: 'settings', description: 'What a country is set to: its flags.' },
  { name: 'orders', description: 'Placing, following and cancelling orders.' },
  { name: 'carts', description: 'The basket that an eater keeps.' },
  {
    name: 'tracking',
    description: 'What the storefront tells of visits, where the eater allows it.',
  },
  {
    name: 'group orders',
    description: 'One basket that several people fill: a group with a link, or a table.',
  },
  { name: 'payments', description: 'How an eater may pay, and what became of a payment.' },
  { name: 'push', description: 'Messages to eaters’ browsers while no page is open.' },
  { name: 'partner', description: 'What tills and courier fleets see and do; a bearer token.' },
]

// The page's own files and nothing else; it draws a few icons from data. The hash is of the one style that it sets by script.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Call before the routes are registered: it watches them. */
export async function describeApi(api: App): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      tags,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'tingkat_session' },
          partner: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await api.register(swaggerUi, {
    routePrefix: paths.docs,
    staticCSP: pagePolicy,
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 1, validatorUrl: null },
  })
  let document: Buffer | undefined
  api.get(paths.openapi, { schema: { hide: true } }, (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(api.swagger()))
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(document)
  })
}
