// The rate limit for requests of partners. It is higher than a merchant system needs, but stops a
// client that repeats requests in an endless loop.
import rateLimit from '@fastify/rate-limit'
import { hashToken } from '../account/token.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/per-address.ts'

// 100 requests per second are enough for the fleet of a whole country at peak time.
const requestsPerMinute = 6_000

/**
 * Limits the requests to all routes that are added to `app` afterwards.
 * Counts requests per token, and requests without a token per client address.
 */
export async function limitPartners(app: App, max = requestsPerMinute): Promise<void> {
  await app.register(rateLimit, {
    ...perAddress,
    global: true,
    max,
    timeWindow: 60_000,
    keyGenerator: ({ headers, ip }) =>
      headers.authorization ? hashToken(headers.authorization).toString('base64') : ip,
  })
}
