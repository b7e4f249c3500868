// The Fastify server, typed by zod schemas, on which features register their routes.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemOf } from '@tingkat/contract/problem'
import { sendProblem } from './errors.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

// In bytes. The longest cart of a group order has less than 30 kB.
const bodyLimit = 100_000
// Long enough for a slow upload, short enough to free the socket of a silent client.
const requestLimitMs = 20_000

/**
 * Creates the server. `trustProxy` takes the client address from a proxy's header. Fastify's
 * logger is off, because it creates a child logger for each request: see request-log.ts.
 */
export function createHttpApp({ trustProxy = false }: { trustProxy?: boolean } = {}): App {
  const boot = randomBytes(4).toString('hex')
  let requests = 0
  return fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestLimitMs,
    // Trusts the entry of the nearest proxy only: the client may have sent the others.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: () => `${boot}-${++requests}`,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply, problemOf('malformed_request')),
  }).withTypeProvider<ZodTypeProvider>()
}
