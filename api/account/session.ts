// Sessions of eaters: reads the cookie of a request, extends the session and watches its end.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rememberActor } from '../http/actor.ts'
import { problem } from '../http/problem.ts'
import type { SessionEvents } from './session-events.ts'
import type { AccountStore } from './store.ts'
import { hashToken } from './token.ts'

const cookieName = 'tingkat_session'
/**
 * A session ends 30 days after its last use, and at the latest 180 days after its login (store.ts).
 */
export const sessionSeconds = 30 * 86_400
// A session is extended at most once a day, so that most requests do not write to the database.
const renewAfterMs = 86_400_000

export type Eater = { accountID: string; name: string; safeID: string }

export type Sessions = {
  cookie: string
  readToken(request: FastifyRequest): string | undefined
  /** Returns the eater of the session, or null for a guest. Extends the session as `renew` does. */
  read(request: FastifyRequest, reply: FastifyReply): Promise<Eater | null>
  /** Like `read`, but throws unauthenticated for a guest. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<Eater>
  /** Extends the session if it was last extended at least a day ago. */
  renew(reply: FastifyReply, token: string, seenAt: Date): Promise<void>
  setCookie(reply: FastifyReply, token: string): void
  clearCookie(reply: FastifyReply): void
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Calls `onEnd` when the session has ended, also if another
   * process ended it. Returns a function that stops watching.
   */
  watch(request: FastifyRequest, eater: Eater, onEnd: () => void): Promise<() => void>
}

export type SessionPorts = {
  accounts: AccountStore
  sessionEvents: SessionEvents
  clock: () => Date
}

/**
 * With `secure`, the cookie's name begins with `__Host-` (RFC
 * 6265bis). Browsers then send the cookie over https only, and do not
 * accept it from another subdomain, which could plant its own session.
 */
export function createSessions(
  { accounts, sessionEvents, clock }: SessionPorts,
  { secure }: { secure: boolean },
): Sessions {
  const cookie = secure ? `__Host-${cookieName}` : cookieName
  const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const

  const readToken = (request: FastifyRequest) => request.cookies[cookie]

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<Eater | null> {
    const token = readToken(request)
    if (!token) return null
    const session = await accounts.findSession(hashToken(token), clock())
    if (!session) return null
    const { seenAt, ...eater } = session
    rememberActor(request, eater)
    await renew(reply, token, seenAt)
    return eater
  }

  async function renew(reply: FastifyReply, token: string, seenAt: Date): Promise<void> {
    const now = clock()
    if (now.getTime() - seenAt.getTime() <= renewAfterMs) return
    await accounts.extendSession({
      tokenHash: hashToken(token),
      now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    })
    setCookie(reply, token)
  }

  function setCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(cookie, token, { ...cookieOptions, maxAge: sessionSeconds })
  }

  function clearCookie(reply: FastifyReply): void {
    void reply.clearCookie(cookie, cookieOptions)
  }

  return {
    cookie,
    readToken,
    read,
    renew,
    setCookie,
    clearCookie,
    async require(request, reply) {
      const eater = await read(request, reply)
      if (!eater) throw problem('unauthenticated')
      return eater
    },
    async end(request, reply) {
      const token = readToken(request)
      const accountID = token ? await accounts.endSession(hashToken(token)) : null
      if (accountID) {
        rememberActor(request, { accountID })
        sessionEvents.publishEnd(accountID)
      }
      clearCookie(reply)
    },
    async watch(request, { accountID }, onEnd) {
      const tokenHash = hashToken(readToken(request) ?? '')
      return await sessionEvents.watch(
        accountID,
        async () => (await accounts.findSession(tokenHash, clock())) !== null,
        onEnd,
      )
    },
  }
}
