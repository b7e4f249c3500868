// Bearer tokens of partners: authenticates a request by its token, and issues new tokens.
import type { FastifyRequest } from 'fastify'
import { hashToken, generateToken } from '../account/token.ts'
import { rememberActor } from '../http/actor.ts'
import { problem } from '../http/problem.ts'
import type { NewPartner, Partner, PartnerStore, TokenOwner } from './store.ts'

type TokenRequest = Pick<FastifyRequest, 'headers'>

/**
 * Returns the partner to which the request's token belongs. Throws unauthenticated without a valid
 * token, and forbidden for a printer, which may not read orders.
 */
export async function requirePartner(
  partners: PartnerStore,
  request: TokenRequest,
): Promise<Partner> {
  const { role, ...owner } = await requireToken(partners, request)
  if (role === 'printer') throw problem('forbidden')
  return { ...owner, role }
}

/**
 * Returns the partner to which the request's token belongs, a printer or a merchant system. Throws
 * unauthenticated without a valid token, and forbidden for other partners.
 */
export async function requirePrinter(
  partners: PartnerStore,
  request: TokenRequest,
): Promise<TokenOwner> {
  const owner = await requireToken(partners, request)
  if (owner.role !== 'printer' && owner.role !== 'merchant') throw problem('forbidden')
  return owner
}

async function requireToken(partners: PartnerStore, request: TokenRequest): Promise<TokenOwner> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const owner = token ? await partners.find(hashToken(token)) : null
  if (!owner) throw problem('unauthenticated')
  rememberActor(request, owner)
  return owner
}

/** Stores the partner with a new token and returns the token. Only the token's hash is stored. */
export async function issueToken(
  partners: PartnerStore,
  partner: Omit<NewPartner, 'tokenHash'>,
): Promise<string> {
  const token = generateToken()
  await partners.save({ ...partner, tokenHash: hashToken(token) })
  return token
}
