// The HTTP server that features register their routes on: Fastify, typed by the contract's schemas.
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
import { sendProblem } from './faults.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

// A group's longest cart is under 30 kB; the rest is room.
const bodyLimit = 100_000
// Long enough for a slow phone's upload, short enough that a silent peer does not hold a socket.
const requestLimitMs = 20_000

/**
 * Creates the server. Requests are logged by request-log.ts, so Fastify's own logger is off:
 * it would make a child logger for each request.
 * `trustProxy`: whether forwarded addresses come from our own proxy.
 */
export function openHttp({ trustProxy = false }: { trustProxy?: boolean } = {}): App {
  const boot = randomBytes(4).toString('hex')
  let requests = 0
  return fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestLimitMs,
    // The nearest peer is the proxy, and only what it wrote counts: the rest of the header is the caller's own words.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: () => `${boot}-${++requests}`,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply, problemOf('malformed_request')),
  }).withTypeProvider<ZodTypeProvider>()
}
