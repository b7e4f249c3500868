// Reads the Idempotency-Key header, with which a client can safely repeat a request.
import { idempotencyKeySchema } from '@tingkat/contract/order'
import type { FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/**
 * Returns the request's idempotency key. Throws
 * idempotency_key_required if it is missing or invalid.
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
