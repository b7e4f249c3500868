// Defines common options of rate limits by client address. Each route sets its own maximum and
// period.
import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import { networkOf } from './network.ts'
import { problem } from './problem.ts'

/** Limits routes with a `rateLimit` in their config. Refusals contain the seconds to wait. */
export const perAddress: RateLimitPluginOptions = {
  global: false,
  keyGenerator: ({ ip }) => networkOf(ip),
  errorResponseBuilder: (_, { ttl }) =>
    problem('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
}
