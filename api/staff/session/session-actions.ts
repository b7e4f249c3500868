// Use cases of staff sessions: open, list and end them, and describe a session's person.
import type { ConsoleName, StaffMe } from '@tingkat/contract/console/staff'
import { stepUpSeconds } from '@tingkat/ordering/permissions'
import { parseDevice } from '../../account/device.ts'
import { maskPhone } from '../../account/phone.ts'
import { generateToken, hashToken } from '../../account/token.ts'
import { problem } from '../../http/problem.ts'
import type { Acting } from '../acting.ts'
import type { Caller } from '../change-store.ts'
import { afterSeconds, type StaffPorts } from '../staff-ports.ts'
import { callerOfSession, sessionAudit } from './session-audit.ts'
import { sessionLife } from './session-life.ts'
import {
  deleteSession,
  insertSession,
  refreshSession,
  type NewStaffSession,
  type StaffSession,
} from './session-store.ts'

export type Browser = { userAgent: string | undefined; requestID: string }
export type OpenedSession = { token: string; personID: string; console: ConsoleName }

/** Returns a new session, which the caller has to store, and the token for its cookie. */
export function newSession(
  { clock, newID }: Pick<StaffPorts, 'clock' | 'newID'>,
  { userAgent, console }: Omit<Browser, 'requestID'> & { console: ConsoleName },
): { token: string; session: Omit<NewStaffSession, 'personID' | 'method' | 'freshAt'> } {
  const token = generateToken()
  const session = {
    sessionID: newID(),
    tokenHash: hashToken(token),
    console,
    device: parseDevice(userAgent),
    now: clock(),
  }
  return { token, session }
}

export async function openNewSession(
  ports: StaffPorts,
  personID: string,
  { method, freshAt }: Pick<NewStaffSession, 'method' | 'freshAt'>,
  browser: Browser & { console: ConsoleName },
): Promise<OpenedSession> {
  const { token, session } = newSession(ports, browser)
  await ports.changes.run(callerOfSession({ ...session, personID }, browser), async (open) => {
    await insertSession(open, { ...session, personID, method, freshAt })
    return {
      targetID: personID,
      audit: sessionAudit('session.open', session.sessionID, { method }),
    }
  })
  return { token, personID, console: browser.console }
}

/**
 * Returns the person of a session that was just opened.
 * Throws unauthenticated if the session has ended since then.
 */
export async function describeOpened(ports: StaffPorts, token: string): Promise<StaffMe> {
  const session = await ports.staffSessionStore.find(hashToken(token), ports.clock())
  if (!session) throw problem('unauthenticated')
  return await describeMe(ports, session)
}

export async function describeMe(ports: StaffPorts, session: StaffSession): Promise<StaffMe> {
  const person = await ports.people.find(session.personID)
  if (!person) throw problem('unauthenticated')
  const passkeys = await ports.passkeys.list(session.personID)
  const { freshAt, console } = session
  const freshUntil = freshAt && afterSeconds(freshAt, stepUpSeconds)
  return {
    personID: person.personID,
    name: person.name,
    language: person.language,
    phone: person.phone && maskPhone(person.phone),
    email: person.email,
    console,
    method: session.method,
    freshUntil: freshUntil && freshUntil > ports.clock() ? freshUntil.toISOString() : null,
    expiresAt: session.expiresAt.toISOString(),
    idleMinutes: sessionLife[console].idleMs / 60_000,
    hasPin: person.hasPin,
    memberships: session.memberships as StaffMe['memberships'],
    passkeys: passkeys.map(({ passkeyID, name, createdAt, lastUsedAt }) => ({
      passkeyID,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** Returns the id of the caller's person. Throws forbidden for a device without a person. */
export function personOf({ personID }: Acting): string {
  if (personID === null) throw problem('forbidden', { permission: 'own' })
  return personID
}

export async function listSessions(ports: StaffPorts, { personID, sessionID }: StaffSession) {
  const rows = await ports.staffSessionStore.list(personID, sessionID, ports.clock())
  return {
    sessions: rows.map(({ openedAt, seenAt, ...row }) => ({
      ...row,
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  }
}

/**
 * Ends one of the caller's sessions on all servers.
 * Throws not_found if the caller has no such session.
 */
export async function endSession(
  { changes, staffEvents }: StaffPorts,
  sessionID: string,
  caller: Caller & { personID: string },
): Promise<void> {
  const { personID } = caller
  await changes.run(caller, async (open) => {
    if (!(await deleteSession(open, personID, sessionID))) throw problem('not_found')
    return { targetID: sessionID, audit: sessionAudit('session.end', sessionID) }
  })
  staffEvents.publishEnd(personID)
}

/** Ends the caller's own session. No-op if it has already ended. */
export async function logOut(
  { changes, staffEvents }: StaffPorts,
  sessionID: string,
  caller: Caller & { personID: string },
): Promise<void> {
  const { personID } = caller
  await changes.run(caller, async (open) => {
    const isEnded = await deleteSession(open, personID, sessionID)
    return {
      targetID: sessionID,
      audit: isEnded ? sessionAudit('session.end', sessionID) : null,
    }
  })
  staffEvents.publishEnd(personID)
}

/**
 * Records that the person has just logged in again, by passkey or OpenID Connect, in the existing
 * session. Some actions need such a fresh log-in. Returns the new token of the session for its
 * cookie. Throws unauthenticated if the session has ended since then.
 */
export async function stepUpSession(
  { changes, clock }: StaffPorts,
  { personID, sessionID }: StaffSession,
  method: 'passkey' | 'oidc',
  { requestID }: Pick<Browser, 'requestID'>,
): Promise<string> {
  const now = clock()
  const token = generateToken()
  await changes.run(callerOfSession({ personID, sessionID, now }, { requestID }), async (open) => {
    const isOpen = await refreshSession(open, sessionID, {
      method,
      tokenHash: hashToken(token),
      now,
    })
    if (!isOpen) throw problem('unauthenticated')
    return { targetID: sessionID, audit: sessionAudit('session.step_up', sessionID, { method }) }
  })
  return token
}

/** Ends the session that the browser had before a log-in. No-op if it has ended already. */
export async function endFormerSession(
  { changes, clock, staffEvents }: StaffPorts,
  { personID, sessionID }: StaffSession,
  requestID: string,
): Promise<void> {
  const caller = callerOfSession({ personID, sessionID, now: clock() }, { requestID })
  await changes.run(caller, async (open) => {
    const isEnded = await deleteSession(open, personID, sessionID)
    return { targetID: sessionID, audit: isEnded ? sessionAudit('session.end', sessionID) : null }
  })
  staffEvents.publishEnd(personID)
}

export async function changeMe(
  { changes, people }: StaffPorts,
  change: { name?: string | undefined; language?: string | undefined },
  caller: Caller & { personID: string },
): Promise<void> {
  const { personID } = caller
  const person = await people.find(personID)
  if (!person) throw problem('unauthenticated')
  const before = { name: person.name, language: person.language }
  const after = {
    name: change.name ?? person.name,
    language: change.language ?? person.language,
  }
  await changes.run(caller, async (open) => {
    await people.change(open, personID, after)
    return {
      targetID: personID,
      audit: {
        action: 'person.change',
        targetKind: 'person',
        targetID: personID,
        scope: 'platform',
        country: null,
        before,
        after,
      },
    }
  })
}
