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

/**
 * Creates the server. `trustProxy` takes the client address from a proxy's header. Fastify's
 * logger is off, because it creates a child logger for each request: see request-log.ts.
 */
export function createHttpApp({
  trustProxy = false,
  limits = defaultLimits,
}: { trustProxy?: boolean; limits?: HttpLimits } = {}): App {
  const boot = randomBytes(4).toString('hex')
  let requests = 0
  const app = fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    // Fastify sets these two of Node's limits only here.
    http: { headersTimeout: limits.requestMs, connectionsCheckingInterval: limits.checkMs },
    // Trusts the entry of the nearest proxy only: the client may have sent the others.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: () => `${boot}-${++requests}`,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply, problemOf('malformed_request')),
  }).withTypeProvider<ZodTypeProvider>()
  // After all hooks of onRequest, which set the headers of refusals too.
  app.addHook('preParsing', refuseTwoHosts)
  return app
}

/**
 * A proxy and this server may each believe another one of two hosts. Node keeps the first, so only
 * the raw headers tell.
 */
const refuseTwoHosts: preParsingHookHandler = ({ raw }, _reply, _payload, done) => {
  const { rawHeaders } = raw
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  done(hosts > 1 ? problem('malformed_request') : undefined)
}
