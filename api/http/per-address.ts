// How often one address may ask: what every limit on rates shares. Routes name their own numbers.
import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import { problem } from './problem.ts'

/** Only routes that say so are limited. Says how long to wait, in whole seconds. */
export const perAddress: RateLimitPluginOptions = {
  global: false,
  errorResponseBuilder: (_, { ttl }) =>
    problem('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
}
