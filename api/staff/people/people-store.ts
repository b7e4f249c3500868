// SQL of staff: people, their memberships and invites.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { Membership, Scope, StaffRole } from '@tingkat/ordering/permissions'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { ScopeFilter } from './scope-store.ts'

export type Contact = { phone: string | null; email: string | null }
export type GrantedMembership = { role: StaffRole; scope: Scope; country: string | null }
export type PersonState = 'invited' | 'active' | 'deactivated'
export type Person = Contact & {
  personID: string
  name: string
  language: LanguageCode
  state: PersonState
  provenAt: Date | null
  hasPin: boolean
  passkeys: number
  lastSeenAt: Date | null
  memberships: GrantedMembership[]
}
export type PeopleStore = ReturnType<typeof openPeopleStore>
type Open = Transaction<Schema>

const personColumns = `p.id as "personID", p.name, p.language, p.phone, p.email, p.state,
  p.proven_at as "provenAt", p.pin_hash is not null as "hasPin",
  (select count(*) from passkey k where k.person_id = p.id) as passkeys,
  (select max(s.seen_at) from staff_session s where s.person_id = p.id) as "lastSeenAt",
  coalesce((select jsonb_agg(jsonb_build_object('role', m.role, 'scope', m.scope,
      'country', m.country) order by m.scope, m.role)
    from membership m where m.person_id = p.id), '[]') as memberships`

export function openPeopleStore(database: Database) {
  return {
    async find(personID: string): Promise<Person | null> {
      const { rows } = await database.query<Person>(
        `select ${personColumns} from person p where p.id = $1`,
        [personID],
      )
      return rows[0] ?? null
    },

    /** Returns the person with the phone number or the e-mail address. */
    async findByAddress(address: string): Promise<Person | null> {
      const { rows } = await database.query<Person>(
        `select ${personColumns} from person p where p.phone = $1 or p.email = $1 limit 1`,
        [address],
      )
      return rows[0] ?? null
    },

    /**
     * Returns people with a membership in a scope of the filter, sorted by name. Leaves out people
     * who have not accepted an invite yet, because an inviter must not learn whether they are
     * invited elsewhere.
     */
    async list(
      filter: ScopeFilter,
      scope: string | null,
      after: { name: string; personID: string } | null,
      limit: number,
    ): Promise<Person[]> {
      const { rows } = await database.query<Person>(
        `select ${personColumns} from person p
         where p.state <> 'invited' and ($1::boolean and $4::text is null or exists (
             select 1 from membership m
             where m.person_id = p.id
               and ($1::boolean or m.country = any($2::text[]) or m.scope = any($3::text[]))
               and ($4::text is null or m.scope = $4)))
           and ($5::text is null or (p.name, p.id) > ($5::text, $6::text))
         order by p.name, p.id limit $7`,
        [
          filter.everywhere,
          filter.countries,
          filter.scopes,
          scope,
          after?.name,
          after?.personID,
          limit,
        ],
      )
      return rows
    },

    async change(
      open: Open,
      personID: string,
      { name, language }: { name: string; language: string },
    ): Promise<void> {
      await sql`update person set name = ${name}, language = ${language} where id = ${personID}`.execute(
        open,
      )
    },

    async setPin(open: Open, personID: string, hash: Uint8Array): Promise<void> {
      await sql`update person set pin_hash = ${hash}::bytea where id = ${personID}`.execute(open)
    },

    /** Whether an active platform administrator exists. */
    async hasAdmin(): Promise<boolean> {
      const { rows } = await database.query<{ has: boolean }>(
        `select exists (${activeAdmins}) as has`,
      )
      return rows[0]?.has ?? false
    },

    /** Returns the id of the oldest active platform administrator. */
    async findAdmin(): Promise<string | null> {
      const { rows } = await database.query<{ personID: string }>(
        `${activeAdmins} order by p.created_at, p.id limit 1`,
      )
      return rows[0]?.personID ?? null
    },
  }
}

const activeAdmins = `select p.id as "personID" from person p
  join membership m on m.person_id = p.id
  where m.role = 'platform_admin' and m.scope = 'platform' and p.state = 'active'`

/**
 * Makes removals and deactivations of administrators run one
 * after another, so that at least one administrator is left.
 */
export async function lockAdmins(open: Open): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('platform_admin', 0))`.execute(open)
}

export async function countAdmins(open: Open): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.raw(activeAdmins)}) as admins`.execute(open)
  return rows[0]?.count ?? 0
}

/**
 * Stores an invited person. If the phone number or the e-mail address already belongs to a person,
 * returns that person instead. If they belong to two people, returns the one with the phone number.
 */
export async function claimPerson(
  open: Open,
  person: Contact & { personID: string; name: string; language: string; now: Date },
): Promise<{ personID: string; state: PersonState }> {
  await sql`
    insert into person (id, name, language, phone, email, state, created_at)
    values (${person.personID}, ${person.name}, ${person.language}, ${person.phone},
      ${person.email}, 'invited', ${person.now}::timestamptz)
    on conflict do nothing`.execute(open)
  const { rows } = await sql<{ personID: string; state: PersonState; phone: string | null }>`
    select id as "personID", state, phone from person
    where phone = ${person.phone} or email = ${person.email}
    order by id for update`.execute(open)
  const found = rows.find(({ phone }) => phone !== null && phone === person.phone) ?? rows[0]
  if (!found) throw new Error('the invited person is missing')
  return found
}

/** Adds a membership. Returns false if the person already had the same membership. */
export async function addMembership(
  open: Open,
  personID: string,
  { role, scope, country }: GrantedMembership,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into membership (person_id, role, scope, country, created_at)
    values (${personID}, ${role}, ${scope}, ${country}, ${now}::timestamptz)
    on conflict do nothing returning role`.execute(open)
  return rows.length > 0
}

/** Returns the country of the removed membership, or undefined if there was none. */
export async function removeMembership(
  open: Open,
  personID: string,
  { role, scope }: Membership,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ country: string | null }>`
    delete from membership
    where person_id = ${personID} and role = ${role} and scope = ${scope}
    returning country`.execute(open)
  return rows[0]?.country
}

export async function countMemberships(open: Open, personID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from membership where person_id = ${personID}`.execute(open)
  return rows[0]?.count ?? 0
}

/** Sets the person's state. Returns the earlier state, or null if there is no such person. */
export async function setPersonState(
  open: Open,
  personID: string,
  state: Exclude<PersonState, 'invited'>,
): Promise<PersonState | null> {
  const { rows } = await sql<{ state: PersonState }>`
    select state from person where id = ${personID} for update`.execute(open)
  const before = rows[0]?.state
  if (!before) return null
  await sql`update person set state = ${state} where id = ${personID}`.execute(open)
  return before
}

export async function endAllSessions(open: Open, personID: string): Promise<void> {
  await sql`delete from staff_session where person_id = ${personID}`.execute(open)
}

/** Records that the person owns the phone number or e-mail address. */
export async function provePerson(open: Open, personID: string, now: Date): Promise<void> {
  await sql`
    update person set proven_at = coalesce(proven_at, ${now}::timestamptz)
    where id = ${personID}`.execute(open)
}

export async function revokeInvitesBy(open: Open, personID: string, now: Date): Promise<void> {
  await sql`
    update invite set revoked_at = ${now}::timestamptz
    where invited_by = ${personID} and used_at is null and revoked_at is null`.execute(open)
}
