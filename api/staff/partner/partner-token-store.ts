// SQL of partner credentials for the routes with which staff manage them.
import type { TokenRole } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { ScopeFilter } from '../people/scope-store.ts'

export type PartnerTokenRow = {
  tokenID: string
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
}
export type PartnerRow = {
  partnerID: string
  name: string
  role: TokenRole
  country: CountryCode
  merchantIDs: string[] | null
  createdAt: Date
  revokedAt: Date | null
  webhook: 'none' | 'working' | 'failing' | 'disabled'
  /** The partner's tokens, newest first. */
  tokens: PartnerTokenRow[]
}
export type PartnerTokenStore = ReturnType<typeof openPartnerTokenStore>
type Open = Transaction<Schema>

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = `p.id as "partnerID", p.name, p.role, p.country, p.merchant_ids as "merchantIDs",
  p.created_at as "createdAt", p.revoked_at as "revokedAt",
  coalesce((select case when w.disabled_at is not null then 'disabled'
      when w.last_failure is not null then 'failing' else 'working' end
    from webhook w where w.partner_id = p.id), 'none') as webhook,
  coalesce((select jsonb_agg(jsonb_build_object('tokenID', t.id,
      'createdAt', ${instant('t.created_at')}, 'lastUsedAt', ${instant('t.used_at')},
      'expiresAt', ${instant('t.expires_at')}) order by t.created_at desc, t.id)
    from partner_token t where t.partner_id = p.id), '[]') as tokens`

export function openPartnerTokenStore(database: Database) {
  return {
    async find(partnerID: string): Promise<PartnerRow | null> {
      const { rows } = await database.query<PartnerRow>(
        `select ${columns} from partner p where p.id = $1`,
        [partnerID],
      )
      return rows[0] ?? null
    },

    /**
     * Returns the partners that belong to a country of `filter` or whose merchants are all in
     * `filter`. If `within` is given, returns only those that also have a country or a merchant of
     * `within`. Sorts by name.
     */
    async list(
      filter: ScopeFilter,
      within: ScopeFilter | null,
      after: { name: string; personID: string } | null,
      limit: number,
    ): Promise<PartnerRow[]> {
      const { rows } = await database.query<PartnerRow>(
        `select ${columns} from partner p
         where ($1::boolean or p.country = any($2::text[]) or p.merchant_ids <@ $3::text[])
           and ($4::boolean is not false or p.country = any($5::text[])
             or p.merchant_ids && $6::text[] or p.id = any($7::text[]))
           and ($8::text is null or (p.name, p.id) > ($8::text, $9::text))
         order by p.name, p.id limit $10`,
        [
          filter.everywhere,
          filter.countries,
          filter.merchantIDs,
          within?.everywhere,
          within?.countries,
          within?.merchantIDs,
          within?.fleetIDs,
          after?.name,
          after?.personID,
          limit,
        ],
      )
      return rows
    },

    async findTokenID(tokenHash: Uint8Array): Promise<string | null> {
      const { rows } = await database.query<{ id: string }>(
        'select id from partner_token where token_hash = $1',
        [tokenHash],
      )
      return rows[0]?.id ?? null
    },
  }
}

export type NewPartnerRow = {
  partnerID: string
  name: string
  role: TokenRole
  country: CountryCode
  merchantIDs: readonly string[] | null
  tokenHash: Uint8Array
  now: Date
}

/**
 * Stores the partner with its token. A trigger of the database copies the token to the table of
 * tokens.
 */
export async function insertPartner(open: Open, partner: NewPartnerRow): Promise<void> {
  const { merchantIDs } = partner
  const list = merchantIDs && JSON.stringify(merchantIDs)
  await sql`
    insert into partner (id, name, role, country, merchant_ids, token_hash, created_at)
    values (${partner.partnerID}, ${partner.name}, ${partner.role}, ${partner.country},
      case when ${list}::text is not null then
        array(select jsonb_array_elements_text(${list}::text::jsonb)) end,
      ${partner.tokenHash}::bytea, ${partner.now}::timestamptz)`.execute(open)
}

/**
 * Adds a token. The other tokens end at `until`, unless they
 * end earlier. Returns false if the partner is revoked.
 */
export async function rotateToken(
  open: Open,
  { partnerID, tokenHash, until }: { partnerID: string; tokenHash: Uint8Array; until: Date },
): Promise<boolean> {
  await sql`
    update partner_token set expires_at = least(coalesce(expires_at, ${until}::timestamptz),
      ${until}::timestamptz)
    where partner_id = ${partnerID}`.execute(open)
  const { rows } = await sql`
    update partner set token_hash = ${tokenHash}::bytea
    where id = ${partnerID} and revoked_at is null returning id`.execute(open)
  return rows.length > 0
}

/** Deletes a token. Returns false if the partner has no such token. */
export async function endToken(open: Open, partnerID: string, tokenID: string): Promise<boolean> {
  const { rows } = await sql`
    delete from partner_token where partner_id = ${partnerID} and id = ${tokenID}
    returning id`.execute(open)
  return rows.length > 0
}

/** Revokes the partner and stops its webhook. Returns false if it was revoked already. */
export async function revokePartner(open: Open, partnerID: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update partner set revoked_at = ${now}::timestamptz
    where id = ${partnerID} and revoked_at is null returning id`.execute(open)
  if (rows.length === 0) return false
  await sql`
    update webhook set disabled_at = coalesce(disabled_at, ${now}::timestamptz)
    where partner_id = ${partnerID}`.execute(open)
  await sql`delete from webhook_delivery where partner_id = ${partnerID}`.execute(open)
  return true
}
