// Creates the Fastify server, typed by zod schemas, on which features register their routes.
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

// A body has at most this many bytes. The largest body, the cart of a group order, is below 30 kB.
const bodyLimit = 100_000

// In milliseconds. Registering all routes takes a second of processor time. With Fastify's default
// of ten seconds, servers failed to start on a busy machine.
const pluginTimeout = 120_000

/** Limits of connections, all in milliseconds. */
export type HttpLimits = {
  /** The headers, and also the whole request, must arrive within this time. */
  requestMs: number
  /** Interval between checks for requests that have exceeded `requestMs`. */
  checkMs: number
  /** A connection is closed after this time without a byte in either direction. */
  idleMs: number
}
export const defaultLimits: HttpLimits = {
  // `requestMs` is long enough for a slow upload, and short enough to free the socket of a client
  // that has stopped sending.
  requestMs: 20_000,
  checkMs: 1_000,
  // Four times the 15 s between two heartbeats of an event stream. A client that does not read for
  // this long is disconnected.
  idleMs: 60_000,
}

/** Number of proxies in front of the server, or the networks that they are in. */
export type TrustedProxies = number | readonly string[]

/**
 * Returns a server. `https` means that browsers reach it over https only. `trustProxy` says which
 * proxies' `X-Forwarded-*` headers contain the client's address. Fastify's logger is off, because
 * it creates a child logger per request: see request-log.ts.
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
    // Fastify's own 503 is off, because `createShutdown` refuses requests with a problem document.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    pluginTimeout,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    // Fastify has no options of its own for the following two limits of Node's HTTP server.
    http: {
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      // Node's own check is off, because `requireOneHost`
      // refuses requests without a host with a problem document.
      requireHostHeader: false,
    },
    // Fastify trusts only the last entries of `X-Forwarded-For`, which the proxies have added.
    // Earlier ones may be forged by the client.
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
  // The check of the `Host` header runs in `preParsing`, after the `onRequest` hooks, because these
  // hooks set headers that a refusal must have.
  app.addHook('preParsing', requireOneHost)
  return app
}

/**
 * Refuses requests with several `Host` headers, because a proxy and this server might each use a
 * different one. Reads the raw headers, because Node keeps only the first `Host`. An HTTP/1.0
 * request needs no `Host`.
 */
const requireOneHost: preParsingHookHandler = ({ raw }, _reply, _payload, done) => {
  const { rawHeaders, httpVersion } = raw
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  const isOne = hosts === 1 || (hosts === 0 && httpVersion === '1.0')
  done(isOne ? undefined : problem('malformed_request'))
}
