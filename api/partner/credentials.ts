// Bearer tokens of partners: authenticates a request by its token, and issues new tokens.
import type { FastifyRequest } from 'fastify'
import { hashToken, generateToken } from '../account/token.ts'
import { rememberActor } from '../http/actor.ts'
import { problem } from '../http/problem.ts'
import type { NewPartner, Partner, PartnerStore } from './store.ts'

/** Returns the partner of the request's token. Throws unauthenticated without a valid token. */
export async function requirePartner(
  partners: PartnerStore,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Partner> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const partner = token ? await partners.find(hashToken(token)) : null
  if (!partner) throw problem('unauthenticated')
  rememberActor(request, partner)
  return partner
}

/** Stores the partner and returns its token; only the hash of the token is stored. */
export async function issueToken(
  partners: PartnerStore,
  partner: Omit<NewPartner, 'tokenHash'>,
): Promise<string> {
  const token = generateToken()
  await partners.save({ ...partner, tokenHash: hashToken(token) })
  return token
}
