// The rate limit of partners: higher than any merchant system needs, low enough to stop a client
// that repeats requests in an endless loop.
import rateLimit from '@fastify/rate-limit'
import { hashToken } from '../account/token.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/per-address.ts'

// A partner may send 100 requests per second, enough for the fleet of a whole country at peak time.
const requestsPerMinute = 6_000

/**
 * Limits the routes that are added to `app` afterwards:
 * per token, and for requests without a token per address.
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
