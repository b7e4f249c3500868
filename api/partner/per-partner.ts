// How often one partner may ask: far more than any till needs, far less than a loop that has gone wild.
import rateLimit from '@fastify/rate-limit'
import { hashToken } from '../account/token.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/per-address.ts'

// A hundred a second: a fleet of a whole country at its busiest.
const perMinute = 6_000

/** Limits the routes that are added to `app` after it: a partner's requests together, from wherever; without a token, an address's. */
export async function limitPartners(app: App, max = perMinute): Promise<void> {
  await app.register(rateLimit, {
    ...perAddress,
    global: true,
    max,
    timeWindow: 60_000,
    keyGenerator: ({ headers, ip }) =>
      headers.authorization ? hashToken(headers.authorization).toString('base64') : ip,
  })
}
