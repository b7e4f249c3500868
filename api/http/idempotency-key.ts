// The header that makes a repeated request safe.
import { idempotencyKeySchema } from '@tingkat/contract/order'
import type { FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/**
 * Returns the idempotency key of the request. Throws idempotency_key_required without a valid one.
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = idempotencyKeySchema.safeParse(headers['idempotency-key'])
  if (!key.success)
    throw problem('idempotency_key_required', {
      header: 'Idempotency-Key',
      minLength: 8,
      maxLength: 200,
    })
  return key.data
}
