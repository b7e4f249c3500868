// The Fastify server, typed by zod schemas, on which features register their routes.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type preParsingHookHandler,
  type RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemOf } from '@tingkat/contract/problem'
import { sendProblem } from './errors.ts'
import { problem } from './problem.ts'
import { createShutdown } from './shutdown.ts'
import { refuseBrokenRequests, refuseExpectations, securityHeaders } from './security-headers.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

// In bytes. The longest cart of a group order has less than 30 kB.
const bodyLimit = 100_000

/** In milliseconds. */
export type HttpLimits = {
  /** Of the headers, and of the whole request. */
  requestMs: number
  /** Between two looks for requests that are late. */
  checkMs: number
  /** Without a byte in either direction. */
  idleMs: number
}
export const defaultLimits: HttpLimits = {
  // Long enough for a slow upload, short enough to free the socket of a silent client.
  requestMs: 20_000,
  checkMs: 1_000,
  // Four heartbeats of an event stream: a client that does not read them is disconnected.
  idleMs: 60_000,
}

/** Number of proxies in front of the server, or the networks that they are in. */
export type TrustedProxies = number | readonly string[]

/**
 * Creates the server. `https`: browsers reach it over https only. `trustProxy` takes the client
 * address from a proxy's header. Fastify's logger is off, because it creates a child logger for
 * each request: see request-log.ts.
 */
export function createHttpApp({
  https = false,
  trustProxy = 0,
  limits = defaultLimits,
}: { https?: boolean; trustProxy?: TrustedProxies; limits?: HttpLimits } = {}): App {
  const boot = randomBytes(4).toString('hex')
  let requests = 0
  const headers = securityHeaders(https)
  const app = fastify({
    logger: false,
    // `createShutdown` refuses requests with a problem document.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    // Fastify sets these two of Node's limits only here.
    http: {
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      // `requireOneHost` refuses them with a problem document.
      requireHostHeader: false,
    },
    // Entries before those of the trusted proxies may come from the client.
    trustProxy:
      typeof trustProxy === 'number'
        ? (_address: string, hop: number) => hop < trustProxy
        : [...trustProxy],
    genReqId: () => `${boot}-${++requests}`,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply.headers(headers), problemOf('malformed_request')),
    clientErrorHandler: refuseBrokenRequests(headers),
  }).withTypeProvider<ZodTypeProvider>()
  refuseExpectations(app.server, headers)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  const { shutdown, onRequest, preClose } = createShutdown(app.server)
  app.decorate('shutdown', shutdown)
  app.addHook('onRequest', onRequest)
  app.addHook('preClose', (done) => {
    preClose()
    done()
  })
  // After all hooks of onRequest, which set the headers of refusals too.
  app.addHook('preParsing', requireOneHost)
  return app
}

/**
 * A proxy and this server may each believe another one of two hosts. Node keeps the first, so only
 * the raw headers tell. HTTP/1.0 has no such header.
 */
const requireOneHost: preParsingHookHandler = ({ raw }, _reply, _payload, done) => {
  const { rawHeaders, httpVersion } = raw
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  const isOne = hosts === 1 || (hosts === 0 && httpVersion === '1.0')
  done(isOne ? undefined : problem('malformed_request'))
}
