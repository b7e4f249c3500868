// Use cases of partner credentials: staff list, create, rotate and revoke them.
import type { TokenRole } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Scope, Target } from '@tingkat/ordering/permissions'
import { hashToken } from '../../account/token.ts'
import { problem } from '../../http/problem.ts'
import type { Caller } from '../change-store.ts'
import { readPersonCursor, writePersonCursor } from '../people/person-cursor.ts'
import { toScopeFilter } from '../people/scope-store.ts'
import { afterSeconds, secretOfAction, secretOfRepeated, type StaffPorts } from '../staff-ports.ts'
import {
  endToken,
  insertPartner,
  revokePartner,
  rotateToken,
  type PartnerRow,
} from './partner-token-store.ts'

/** After a rotation, the former token stays valid for this many seconds. */
export const rotationSeconds = 24 * 3600

export function toPartnerView({ createdAt, revokedAt, ...partner }: PartnerRow) {
  const used = partner.tokens.map(({ lastUsedAt }) => lastUsedAt).filter((at) => at !== null)
  return {
    ...partner,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: used.toSorted().at(-1) ?? null,
  }
}

export async function listPartners(
  { partnerTokens }: StaffPorts,
  scopes: readonly Scope[],
  {
    scope,
    cursor,
    limit,
  }: { scope?: Scope | undefined; cursor?: string | undefined; limit: number },
) {
  const after = readPersonCursor(cursor)
  const within = scope === undefined ? null : toScopeFilter([scope])
  const rows = await partnerTokens.list(toScopeFilter(scopes), within, after, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    partners: page.map(toPartnerView),
    nextCursor:
      rows.length > limit && last
        ? writePersonCursor({ name: last.name, personID: last.partnerID })
        : null,
  }
}

/**
 * Returns the merchants of the partner, or the country if the partner has all merchants of a
 * country. The caller needs the route's permission for each of these targets.
 */
export function targetsOfPartner({
  country,
  merchantIDs,
}: {
  country: CountryCode
  merchantIDs: readonly string[] | null
}): Target[] {
  return merchantIDs === null
    ? [{ country }]
    : merchantIDs.map((merchantID) => ({ country, merchantID }))
}

type NewPartnerInput = {
  actionID: string
  name: string
  role: TokenRole
  country: CountryCode
  merchantIDs: readonly string[] | null
}
type CreatedToken = { partnerID: string; tokenID: string; token: string }

const auditOf = (
  action: string,
  { partnerID, country }: { partnerID: string; country: string },
  fields: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) => ({
  action,
  targetKind: 'partner',
  targetID: partnerID,
  scope: `country:${country}`,
  country,
  ...fields,
})

export async function createPartner(
  ports: StaffPorts,
  { actionID, ...input }: NewPartnerInput,
  caller: Caller,
): Promise<CreatedToken> {
  const token = secretOfAction(ports.staffKeys, caller, actionID)
  const action = { actionID, kind: 'partner.create', input }
  const { targetID: partnerID, repeated } = await ports.changes.runOnce(
    caller,
    action,
    async (open) => {
      const partner = {
        ...input,
        partnerID: ports.newID(),
        tokenHash: hashToken(token),
        now: caller.at,
      }
      await insertPartner(open, partner)
      const { name, role, merchantIDs } = input
      return {
        targetID: partner.partnerID,
        audit: auditOf('partner.create', partner, { after: { name, role, merchantIDs } }),
      }
    },
  )
  const shown = repeated ? await findRepeated(ports, caller, actionID) : token
  return await describeToken(ports, partnerID, shown)
}

const findRepeated = async (
  { partnerTokens, staffKeys }: StaffPorts,
  caller: Caller,
  actionID: string,
): Promise<string> =>
  await secretOfRepeated(
    staffKeys,
    caller,
    actionID,
    async (tokenHash) => (await partnerTokens.findTokenID(tokenHash)) !== null,
  )

async function describeToken(
  { partnerTokens }: StaffPorts,
  partnerID: string,
  token: string,
): Promise<CreatedToken> {
  const tokenID = await partnerTokens.findTokenID(hashToken(token))
  if (tokenID === null) throw problem('not_found')
  return { partnerID, tokenID, token }
}

/** Creates a new token for the partner. Throws not_found for a revoked partner. */
export async function rotatePartnerToken(
  ports: StaffPorts,
  partner: PartnerRow,
  actionID: string,
  caller: Caller,
): Promise<CreatedToken> {
  const { partnerID } = partner
  const token = secretOfAction(ports.staffKeys, caller, actionID)
  const until = afterSeconds(caller.at, rotationSeconds)
  const action = { actionID, kind: 'partner.rotate', input: partnerID }
  const { repeated } = await ports.changes.runOnce(caller, action, async (open) => {
    const isRotated = await rotateToken(open, { partnerID, tokenHash: hashToken(token), until })
    if (!isRotated) throw problem('not_found')
    const after = { formerTokensEndAt: until.toISOString() }
    return { targetID: partnerID, audit: auditOf('partner.rotate', partner, { after }) }
  })
  const shown = repeated ? await findRepeated(ports, caller, actionID) : token
  return await describeToken(ports, partnerID, shown)
}

export async function endPartnerToken(
  { changes }: StaffPorts,
  partner: PartnerRow,
  tokenID: string,
  caller: Caller,
): Promise<void> {
  await changes.run(caller, async (open) => {
    if (!(await endToken(open, partner.partnerID, tokenID))) throw problem('not_found')
    const before = { tokenID }
    return { targetID: tokenID, audit: auditOf('partner.token_end', partner, { before }) }
  })
}

export async function revokePartnerAccess(
  { changes }: StaffPorts,
  partner: PartnerRow,
  caller: Caller,
): Promise<void> {
  await changes.run(caller, async (open) => {
    const isRevoked = await revokePartner(open, partner.partnerID, caller.at)
    const audit = auditOf('partner.revoke', partner, { after: { revoked: true } })
    return { targetID: partner.partnerID, audit: isRevoked ? audit : null }
  })
}
