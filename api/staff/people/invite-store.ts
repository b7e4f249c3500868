// SQL of invites. An invite is a link that adds a
// membership, or gives a person a new way to log in.
import type { Scope, StaffRole } from '@tingkat/ordering/permissions'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Contact, PersonState } from './people-store.ts'
import type { ScopeFilter } from './scope-store.ts'

export type Invite = Contact & {
  inviteID: string
  personID: string
  name: string
  personState: PersonState
  provenAt: Date | null
  role: StaffRole | null
  scope: Scope | null
  country: string | null
  invitedBy: string | null
  createdAt: Date
  expiresAt: Date
}
export type NewInvite = {
  inviteID: string
  /**
   * The phone number or e-mail address, and the name, that the inviter typed. Null for a login link
   * of an existing person.
   */
  invited: (Contact & { name: string }) | null
  tokenHash: Uint8Array
  personID: string
  role: StaffRole | null
  scope: Scope | null
  country: string | null
  invitedBy: string | null
  now: Date
  expiresAt: Date
}
export type InviteStore = ReturnType<typeof openInviteStore>
type Open = Transaction<Schema>

// Returns the name and contact that the inviter typed instead of the person's own, because the
// inviter must not learn name and contact of a person who is already staff elsewhere.
const columns = `i.id as "inviteID", i.person_id as "personID", coalesce(i.name, p.name) as name,
  case when i.name is null then p.phone else i.phone end as phone,
  case when i.name is null then p.email else i.email end as email,
  p.state as "personState", p.proven_at as "provenAt", i.role, i.scope, i.country,
  (select name from person where id = i.invited_by) as "invitedBy", i.created_at as "createdAt",
  i.expires_at as "expiresAt"`
const isOpen = `i.used_at is null and i.revoked_at is null and p.state <> 'deactivated'`

export function openInviteStore(database: Database) {
  return {
    /** Returns the invite if it can still be accepted. */
    async find(tokenHash: Uint8Array, now: Date): Promise<Invite | null> {
      const { rows } = await database.query<Invite>(
        `select ${columns} from invite i join person p on p.id = i.person_id
         where i.token_hash = $1 and i.expires_at > $2 and ${isOpen}`,
        [tokenHash, now],
      )
      return rows[0] ?? null
    },

    async findByID(inviteID: string): Promise<Invite | null> {
      const { rows } = await database.query<Invite>(
        `select ${columns} from invite i join person p on p.id = i.person_id
         where i.id = $1 and ${isOpen}`,
        [inviteID],
      )
      return rows[0] ?? null
    },

    /** Returns invites that grant a role and can still be accepted, newest first. */
    async list(filter: ScopeFilter, now: Date, limit: number): Promise<Invite[]> {
      const { rows } = await database.query<Invite>(
        `select ${columns} from invite i join person p on p.id = i.person_id
         where i.role is not null and i.expires_at > $1 and ${isOpen}
           and ($2::boolean or i.country = any($3::text[]) or i.scope = any($4::text[]))
         order by i.created_at desc, i.id limit $5`,
        [now, filter.everywhere, filter.countries, filter.scopes, limit],
      )
      return rows
    },
  }
}

export async function addInvite(open: Open, invite: NewInvite): Promise<void> {
  await sql`
    insert into invite (id, token_hash, person_id, role, scope, country, invited_by, created_at,
      expires_at, name, phone, email)
    values (${invite.inviteID}, ${invite.tokenHash}::bytea, ${invite.personID}, ${invite.role},
      ${invite.scope}, ${invite.country}, ${invite.invitedBy}, ${invite.now}::timestamptz,
      ${invite.expiresAt}::timestamptz, ${invite.invited?.name ?? null},
      ${invite.invited?.phone ?? null}, ${invite.invited?.email ?? null})`.execute(open)
}

/** Marks the invite as used. Returns false if it was used or revoked before, or has expired. */
export async function useInvite(open: Open, inviteID: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update invite set used_at = ${now}::timestamptz
    where id = ${inviteID} and used_at is null and revoked_at is null
      and expires_at > ${now}::timestamptz
    returning id`.execute(open)
  return rows.length > 0
}

export async function revokeInvite(open: Open, inviteID: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update invite set revoked_at = ${now}::timestamptz
    where id = ${inviteID} and used_at is null and revoked_at is null returning id`.execute(open)
  return rows.length > 0
}

/** Returns the person's invites that the person can still accept. */
export async function listOpenInvites(
  open: Open,
  personID: string,
  now: Date,
): Promise<{ inviteID: string; role: StaffRole; scope: Scope; country: string | null }[]> {
  const { rows } = await sql<{
    inviteID: string
    role: StaffRole
    scope: Scope
    country: string | null
  }>`
    select id as "inviteID", role, scope, country from invite
    where person_id = ${personID} and role is not null and used_at is null
      and revoked_at is null and expires_at > ${now}::timestamptz
    order by id for update`.execute(open)
  return rows
}

export async function activatePerson(open: Open, personID: string): Promise<void> {
  await sql`
    update person set state = 'active' where id = ${personID} and state = 'invited'
    `.execute(open)
}

/**
 * Removes passkeys that were added before the person proved the ownership of the
 * phone number or e-mail address, because somebody else may have added them. If
 * there were any, also removes the PIN and ends all sessions except `sessionID`.
 */
export async function dropUnprovenLogins(
  open: Open,
  personID: string,
  { provenAt, sessionID }: { provenAt: Date; sessionID: string },
): Promise<void> {
  const { rows } = await sql`
    delete from passkey where person_id = ${personID} and created_at < ${provenAt}::timestamptz
    returning credential_id`.execute(open)
  if (rows.length === 0) return
  await sql`
    delete from staff_session where person_id = ${personID} and id <> ${sessionID}`.execute(open)
  await sql`update person set pin_hash = null where id = ${personID}`.execute(open)
}
