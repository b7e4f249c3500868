// How often one partner may ask: far more than any till needs, far less than a loop that has gone wild.
import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import { hashToken } from '../account/token.ts'
import { perAddress } from '../http/per-address.ts'

// A hundred a second: a fleet of a whole country at its busiest.
const perMinute = 6_000

/** All of a partner's requests together, wherever they come from; those without a token by address. */
export const perPartner: RateLimitPluginOptions = {
  ...perAddress,
  global: true,
  max: perMinute,
  timeWindow: 60_000,
  keyGenerator: ({ headers, ip }) => headers.authorization ? Buffer.from(hashToken(headers.authorization)).toString('base64') : ip,
}
