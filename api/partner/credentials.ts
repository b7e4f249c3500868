// Who a partner is: the bearer token of a request, and the making of new ones.
import type { FastifyRequest } from 'fastify'
import { hashToken, generateToken } from '../account/token.ts'
import { problem } from '../http/problem.ts'
import type { NewPartner, Partner, PartnerStore } from './store.ts'

/** Throws unauthenticated without a known token. */
export async function requirePartner(
  partners: PartnerStore,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Partner> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
  const partner = token ? await partners.find(hashToken(token)) : null
  if (!partner) throw problem('unauthenticated')
  return partner
}

/** Stores the partner and gives its token, which can be seen this once only. */
export async function issueToken(
  partners: PartnerStore,
  partner: Omit<NewPartner, 'tokenHash'>,
): Promise<string> {
  const token = generateToken()
  await partners.save({ ...partner, tokenHash: hashToken(token) })
  return token
}
