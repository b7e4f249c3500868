// Who is asking: the session behind a cookie, renewed while it is used.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import type { AccountStore } from './store.ts'
import { hashToken } from './token.ts'

export const sessionCookie = 'tingkat_session'
/** 30 days from when it was last seen. */
export const sessionSeconds = 30 * 86_400
// Renewing once a day keeps a look-up at one SELECT.
const renewAfterMs = 86_400_000

export type Eater = { accountID: string; name: string; safeID: string }

export type Sessions = {
  /** The eater whose session the request carries; null for a guest. */
  read(request: FastifyRequest, reply: FastifyReply): Promise<Eater | null>
  /** As `read`; throws unauthenticated for a guest. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<Eater>
  /** Hands the cookie to the browser. */
  give(reply: FastifyReply, token: string): void
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export const readToken = (request: FastifyRequest): string | undefined => request.cookies[sessionCookie]

/** `secure` keeps the cookie off plain http. */
export function createSessions(accounts: AccountStore, clock: () => Date, { secure }: { secure: boolean }): Sessions {
  const shape = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<Eater | null> {
    const token = readToken(request)
    if (!token) return null
    const now = clock()
    const tokenHash = hashToken(token)
    const session = await accounts.findSession(tokenHash, now)
    if (!session) return null
    const { seenAt, ...eater } = session
    if (now.getTime() - seenAt.getTime() > renewAfterMs) {
      await accounts.extendSession({ tokenHash, now, expiresAt: new Date(now.getTime() + sessionSeconds * 1000) })
      give(reply, token)
    }
    return eater
  }

  function give(reply: FastifyReply, token: string): void {
    reply.setCookie(sessionCookie, token, { ...shape, maxAge: sessionSeconds })
  }

  return {
    read,
    give,
    async require(request, reply) {
      const eater = await read(request, reply)
      if (!eater) throw problem('unauthenticated')
      return eater
    },
    async end(request, reply) {
      const token = readToken(request)
      if (token) await accounts.endSession(hashToken(token))
      reply.clearCookie(sessionCookie, shape)
    },
  }
}
