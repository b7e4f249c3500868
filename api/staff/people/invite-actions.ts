// Use cases of staff invites: a manager creates and
// withdraws them, the invited person accepts them.
import type { ConsoleName } from '@tingkat/contract/console/staff'
import type { CountryCode, LanguageCode } from '@tingkat/ordering/country/country'
import {
  allows,
  mayGrant,
  parseScope,
  roles,
  type Membership,
  type Scope,
  type StaffRole,
  type Target,
} from '@tingkat/ordering/permissions'
import { maskPhone, parsePhone } from '../../account/phone.ts'
import { hashToken } from '../../account/token.ts'
import { problem } from '../../http/problem.ts'
import type { Acting } from '../caller.ts'
import type { Caller } from '../change-store.ts'
import { canSendTo, sendToPerson } from '../login/messages.ts'
import { newSession, type Browser, type OpenedSession } from '../session/session-actions.ts'
import { insertSession, type StaffSession } from '../session/session-store.ts'
import { afterSeconds, secretOfAction, secretOfRepeated, type StaffPorts } from '../staff-ports.ts'
import {
  activatePerson,
  addInvite,
  dropUnprovenLogins,
  revokeInvite,
  useInvite,
  type Invite,
} from './invite-store.ts'
import { addMembership, claimPerson, type Contact, type GrantedMembership } from './people-store.ts'
import { toScopeFilter } from './scope-store.ts'

export const inviteSeconds = 72 * 3600
const invitesMax = 200

type InviteInput = {
  actionID: string
  name: string
  phone?: string | undefined
  email?: string | undefined
  countryCode: CountryCode
  language: LanguageCode
  role: StaffRole
  scope: Scope
}

/**
 * Throws invalid_request if the role cannot be held in a scope of this kind, for example a role of
 * couriers at a merchant.
 */
export function checkRoleScope(role: StaffRole, scope: Scope): void {
  const kind = parseScope(scope)?.kind
  if (kind && roles[role].scopes.includes(kind)) return
  throw problem('invalid_request', {
    faults: [{ path: 'scope', message: `is none for the role ${role}` }],
  })
}

/**
 * Throws grant_too_wide unless the inviter's memberships have every permission that the role has in
 * the scope.
 */
export function checkGrant(
  memberships: readonly Membership[],
  role: StaffRole,
  target: Target,
): void {
  if (!mayGrant(memberships, role, target)) throw problem('grant_too_wide', { role })
}

async function contactOf({ phone, email, countryCode }: InviteInput) {
  const number = phone === undefined ? null : await parsePhone(phone, countryCode)
  if (phone !== undefined && number === null) throw problem('phone_invalid', { countryCode })
  return { phone: number, email: email?.toLowerCase() ?? null }
}

/**
 * Throws invalid_request for a deactivated person, but only if the caller could activate the person
 * again. Other callers must not learn that the phone number or e-mail address belongs to staff.
 */
async function refuseDeactivated(
  { people }: StaffPorts,
  { memberships }: Pick<Acting, 'memberships'>,
  { phone, email }: Contact,
): Promise<void> {
  for (const address of [phone, email]) {
    const person = address === null ? null : await people.findByAddress(address)
    const isManaged = person?.memberships.some((membership) =>
      allows(memberships, 'people.manage', targetOfMembership(membership)),
    )
    if (person?.state === 'deactivated' && (isManaged || allows(memberships, 'people.manage', {})))
      throw problem('invalid_request', {
        faults: [{ path: 'phone', message: 'belongs to a deactivated person' }],
      })
  }
}

/**
 * Creates an invite. The response is the same whether or not the phone number or e-mail address
 * belongs to somebody on the staff. Throws phone_invalid, invalid_request or
 * idempotency_key_reused.
 */
export async function createInvite(
  ports: StaffPorts,
  input: InviteInput,
  { acting, target }: { acting: Pick<Acting, 'memberships'>; target: Target },
  caller: Caller,
): Promise<{ inviteID: string; link: string; expiresAt: string; sent: boolean }> {
  const { actionID, name, language, role, scope } = input
  const contact = await contactOf(input)
  await refuseDeactivated(ports, acting, contact)
  const now = caller.at
  const token = secretOfAction(ports.staffKeys, caller, actionID)
  const expiresAt = afterSeconds(now, inviteSeconds)
  const country = target.country ?? null
  const action = { actionID, kind: 'invite', input }
  const { targetID, repeated } = await ports.changes.runOnce(caller, action, async (open) => {
    const person = await claimPerson(open, {
      ...contact,
      personID: ports.newID(),
      name,
      language,
      now,
    })
    const inviteID = ports.newID()
    await addInvite(open, {
      inviteID,
      invited: { name, ...contact },
      tokenHash: hashToken(token),
      personID: person.personID,
      role,
      scope,
      country,
      invitedBy: caller.personID,
      now,
      expiresAt,
    })
    const after = { role, scope }
    return {
      targetID: inviteID,
      audit: auditOf('invite.create', inviteID, { scope, country }, after),
    }
  })
  const shown = repeated ? await findRepeated(ports, caller, actionID) : token
  const link = linkOf(ports.config.consoleUrl, role, shown)
  const addresses = [contact.phone, contact.email]
    .filter((address) => address !== null)
    .filter((address) => canSendTo(ports, address))
  for (const address of repeated ? [] : addresses)
    sendToPerson(ports, { address, language, codeID: targetID, kind: 'invite', value: link })
  const stored = repeated ? await ports.invites.findByID(targetID) : null
  const until = stored?.expiresAt ?? expiresAt
  return { inviteID: targetID, link, expiresAt: until.toISOString(), sent: addresses.length > 0 }
}

const findRepeated = async (
  { invites, staffKeys }: StaffPorts,
  caller: Caller,
  actionID: string,
): Promise<string> =>
  await secretOfRepeated(
    staffKeys,
    caller,
    actionID,
    async (tokenHash) => (await invites.find(tokenHash, caller.at)) !== null,
  )

/**
 * Returns the link of an invite. The token comes after `#`, so that browsers send it neither to
 * servers, whose logs would contain it, nor to other sites.
 */
export function linkOf(consoleUrl: string, role: StaffRole | null, token: string): string {
  return `${consoleUrl}/${consoleOf(role)}/invite#${token}`
}

function consoleOf(role: StaffRole | null): ConsoleName {
  if (role === 'courier') return 'courier'
  return role?.startsWith('merchant_') ? 'kitchen' : 'desk'
}

const auditOf = (
  action: string,
  inviteID: string,
  { scope, country }: { scope: Scope | null; country: string | null },
  after: Record<string, unknown>,
) => ({
  action,
  targetKind: 'invite',
  targetID: inviteID,
  scope: scope ?? 'platform',
  country,
  after,
})

/**
 * Creates a link with which a person, for example one who
 * has lost a passkey, can log in once and add a new passkey.
 */
export async function createLoginLink(
  ports: StaffPorts,
  { actionID, personID }: { actionID: string; personID: string },
  caller: Caller,
): Promise<{ inviteID: string; link: string; expiresAt: string; sent: boolean }> {
  const now = caller.at
  const token = secretOfAction(ports.staffKeys, caller, actionID)
  const expiresAt = afterSeconds(now, inviteSeconds)
  const action = { actionID, kind: 'recovery', input: personID }
  const { targetID, repeated } = await ports.changes.runOnce(caller, action, async (open) => {
    const inviteID = ports.newID()
    await addInvite(open, {
      inviteID,
      invited: null,
      tokenHash: hashToken(token),
      personID,
      role: null,
      scope: null,
      country: null,
      invitedBy: caller.personID,
      now,
      expiresAt,
    })
    return {
      targetID: inviteID,
      audit: {
        action: 'person.recover',
        targetKind: 'person',
        targetID: personID,
        scope: 'platform',
        country: null,
      },
    }
  })
  const shown = repeated ? await findRepeated(ports, caller, actionID) : token
  const link = linkOf(ports.config.consoleUrl, null, shown)
  return { inviteID: targetID, link, expiresAt: expiresAt.toISOString(), sent: false }
}

async function findInvite({ invites, clock }: StaffPorts, token: string): Promise<Invite> {
  const invite = await invites.find(hashToken(token), clock())
  if (!invite) throw problem('invite_invalid')
  return invite
}

export async function viewInvite(ports: StaffPorts, token: string) {
  const invite = await findInvite(ports, token)
  const { name, role, scope, invitedBy, expiresAt } = invite
  const named = scope && (await ports.scopes.find(scope))
  return {
    name,
    role,
    scope,
    scopeName: named?.name ?? '',
    invitedBy: invitedBy ?? 'Tingkat',
    expiresAt: expiresAt.toISOString(),
    needsLogin: needsLogin(invite),
  }
}

/**
 * Whether the person has to log in before accepting an invite. Otherwise the inviter, who knows the
 * link, could open a session of a person who already works here.
 */
const needsLogin = ({ personState, role }: Invite): boolean =>
  personState === 'active' && role !== null

/**
 * Accepts an invite. A new person gets a session, in which a passkey can be added. A person who
 * already works here must be logged in. Throws invite_invalid or unauthenticated.
 */
export async function acceptInvite(
  ports: StaffPorts,
  token: string,
  session: StaffSession | null,
  browser: Browser & { console: ConsoleName },
): Promise<OpenedSession | null> {
  const invite = await findInvite(ports, token)
  const { inviteID, personID, role, scope, country } = invite
  const isOwn = session?.personID === personID
  if (needsLogin(invite) && !isOwn) throw problem('unauthenticated', { needsLogin: true })
  const opened = newSession(ports, browser)
  const now = ports.clock()
  const sessionID = isOwn ? session.sessionID : opened.session.sessionID
  const caller = { personID, deviceID: null, sessionID, at: now, requestID: browser.requestID }
  const keepsSession = needsLogin(invite)
  await ports.changes.run(caller, async (open) => {
    if (!(await useInvite(open, inviteID, now))) throw problem('invite_invalid')
    await activatePerson(open, personID)
    if (role && scope) await addMembership(open, personID, { role, scope, country }, now)
    if (!keepsSession)
      await insertSession(open, { ...opened.session, personID, method: 'invite', freshAt: null })
    else if (invite.provenAt)
      await dropUnprovenLogins(open, personID, { provenAt: invite.provenAt, sessionID })
    return {
      targetID: inviteID,
      audit: auditOf('invite.accept', inviteID, { scope, country }, { personID, role, scope }),
    }
  })
  // `dropUnprovenLogins` may have ended other sessions of the person, so the event streams of these
  // sessions end too.
  ports.staffEvents.publishEnd(personID)
  return keepsSession ? null : { token: opened.token, personID, console: browser.console }
}

export async function listInvites({ invites, clock }: StaffPorts, scopes: readonly Scope[]) {
  const rows = await invites.list(toScopeFilter(scopes), clock(), invitesMax)
  return {
    invites: rows.map((invite) => {
      const { role, scope } = invite as { role: StaffRole; scope: Scope }
      return {
        inviteID: invite.inviteID,
        name: invite.name,
        phone: invite.phone && maskPhone(invite.phone),
        email: invite.email,
        role,
        scope,
        invitedBy: invite.invitedBy ?? 'Tingkat',
        createdAt: invite.createdAt.toISOString(),
        expiresAt: invite.expiresAt.toISOString(),
      }
    }),
  }
}

/** Revokes the invite. Throws invite_invalid if it was used or revoked before. */
export async function withdrawInvite(
  { changes }: StaffPorts,
  { inviteID, scope, country }: Invite,
  caller: Caller,
): Promise<void> {
  await changes.run(caller, async (open) => {
    if (!(await revokeInvite(open, inviteID, caller.at))) throw problem('invite_invalid')
    return {
      targetID: inviteID,
      audit: auditOf('invite.revoke', inviteID, { scope, country }, { revoked: true }),
    }
  })
}

/** Returns the membership's scope as a target whose permissions can be checked. */
export function targetOfMembership({ scope, country }: GrantedMembership | Invite): Target {
  const parsed = scope === null ? null : parseScope(scope)
  return {
    country: (country as CountryCode | null) ?? undefined,
    merchantID: parsed?.kind === 'merchant' ? parsed.id : undefined,
    fleetID: parsed?.kind === 'fleet' ? parsed.id : undefined,
  }
}
