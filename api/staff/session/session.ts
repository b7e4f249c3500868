// Reads and sets the session cookie of staff, which identifies the person who sends a request.
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken } from '../../account/token.ts'
import type { Membership } from '@tingkat/ordering/permissions'
import type { Acting } from '../caller.ts'
import { seenEveryMs, sessionLife } from './session-life.ts'
import type { StaffSession, StaffSessionStore } from './session-store.ts'

// Only staff routes read this cookie. With https its name begins
// with `__Secure-`, so that browsers accept it over https only.
const cookieName = 'tingkat_staff'

export type StaffSessions = {
  cookie: string
  /** Returns the caller, or null if the request has no valid session. */
  read(request: FastifyRequest, reply: FastifyReply): Promise<Acting | null>
  readSession(request: FastifyRequest): Promise<StaffSession | null>
  /**
   * Returns the memberships of a valid session, or null
   * without one. Unlike `read`, does not prolong the session.
   */
  peekMemberships(request: FastifyRequest): Promise<readonly Membership[] | null>
  setCookie(reply: FastifyReply, token: string, console: Acting['console']): void
  clearCookie(reply: FastifyReply): void
}

type StaffCookie = { cookie: string; options: CookieSerializeOptions }

/**
 * Returns the name and the options of a cookie of staff. Because of the option `path`, browsers do
 * not send the cookie with requests for pages, and because of `sameSite: strict` not with requests
 * that other sites cause.
 */
export function staffCookie(name: string, secure: boolean): StaffCookie {
  return {
    cookie: secure ? `__Secure-${name}` : name,
    options: { httpOnly: true, sameSite: 'strict', path: '/api/v1', secure },
  }
}

type Ports = { staffSessionStore: StaffSessionStore; clock: () => Date }

export function createStaffSessions(
  { staffSessionStore, clock }: Ports,
  { secure }: { secure: boolean },
): StaffSessions {
  const { cookie, options } = staffCookie(cookieName, secure)

  async function readSession(request: FastifyRequest): Promise<StaffSession | null> {
    const token = request.cookies[cookie]
    if (!token) return null
    const now = clock()
    const session = await staffSessionStore.find(hashToken(token), now)
    if (session && now.getTime() - session.seenAt.getTime() >= seenEveryMs)
      await staffSessionStore.markSeen(hashToken(token), now)
    return session
  }

  return {
    cookie,
    readSession,
    async peekMemberships(request) {
      const token = request.cookies[cookie] ?? ''
      return (await staffSessionStore.find(hashToken(token), clock()))?.memberships ?? null
    },
    async read(request) {
      const session = await readSession(request)
      return session && toActing(session)
    },
    setCookie(reply, token, console) {
      reply.setCookie(cookie, token, {
        ...options,
        maxAge: Math.floor(sessionLife[console].maxMs / 1000),
      })
    },
    clearCookie: (reply) => void reply.clearCookie(cookie, options),
  }
}

function toActing({
  personID,
  name,
  sessionID,
  console,
  freshAt,
  memberships,
}: StaffSession): Acting {
  return { personID, name, deviceID: null, sessionID, console, freshAt, memberships }
}
