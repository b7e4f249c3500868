// Who is asking: the session behind a cookie, renewed while it is used, and told of when it ends.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import type { SessionNews } from './session-news.ts'
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
  /** Moves the session's end on when it was last seen a day ago or longer. */
  renew(reply: FastifyReply, token: string, seenAt: Date): Promise<void>
  /** Hands the cookie to the browser. */
  setCookie(reply: FastifyReply, token: string): void
  /** Takes the cookie back. */
  take(reply: FastifyReply): void
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Calls `onEnd` once the request's session has ended, wherever it was ended. Gives how to stop watching. */
  watch(request: FastifyRequest, eater: Eater, onEnd: () => void): Promise<() => void>
}

export const readToken = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookie]

export type SessionPorts = { accounts: AccountStore; news: SessionNews; clock: () => Date }

/** `secure` keeps the cookie off plain http. */
export function createSessions(
  { accounts, news, clock }: SessionPorts,
  { secure }: { secure: boolean },
): Sessions {
  const shape = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<Eater | null> {
    const token = readToken(request)
    if (!token) return null
    const session = await accounts.findSession(hashToken(token), clock())
    if (!session) return null
    const { seenAt, ...eater } = session
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
    reply.setCookie(sessionCookie, token, { ...shape, maxAge: sessionSeconds })
  }

  const take = (reply: FastifyReply): void => void reply.clearCookie(sessionCookie, shape)

  return {
    read,
    renew,
    setCookie,
    take,
    async require(request, reply) {
      const eater = await read(request, reply)
      if (!eater) throw problem('unauthenticated')
      return eater
    },
    async end(request, reply) {
      const token = readToken(request)
      const accountID = token ? await accounts.endSession(hashToken(token)) : null
      if (accountID) news.tell(accountID)
      take(reply)
    },
    async watch(request, { accountID }, onEnd) {
      const tokenHash = hashToken(readToken(request) ?? '')
      return await news.watch(
        accountID,
        async () => (await accounts.findSession(tokenHash, clock())) !== null,
        onEnd,
      )
    },
  }
}
