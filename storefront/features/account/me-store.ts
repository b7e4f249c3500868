// Who is here: asked once after the page has come alive, so that pages for guests stay the same bytes for everyone.
import type { User } from '@tingkat/contract/account'
import type { ApiResult } from '@tingkat/contract/client'
import type { Stored } from '../../platform/storage/stored.ts'

/** `asking` until the server has answered; `unknown` when it could not be asked. `ended`: a guest whose session ran out or was ended elsewhere. */
export type Me =
  | { status: 'asking' }
  | { status: 'guest'; ended?: true }
  | { status: 'member'; user: User }
  | { status: 'unknown' }

export type MeStore = {
  subscribe: (listener: () => void) => () => void
  read: () => Me
  /** Asks the server (again); concurrent callers share one question. */
  refresh: () => Promise<Me>
  /** What a log-in or log-out has just answered. */
  set: (user: User | null) => void
  /** The server knows the session no longer. */
  lose: () => void
}

/** Whether somebody was logged in here, for the next visit and for other tabs. */
export type LoggedInFlag = Pick<Stored<true>, 'read' | 'write' | 'subscribe'>

const nowhere: LoggedInFlag = { read: () => null, write: () => {}, subscribe: () => () => {} }

export function createMeStore(
  readMe: () => Promise<ApiResult<User>>,
  here: LoggedInFlag = nowhere,
): MeStore {
  const listeners = new Set<() => void>()
  let me: Me = { status: 'asking' }
  let asking: Promise<Me> | null = null
  let turn = 0

  function put(next: Me): Me {
    me = next
    for (const listener of listeners) listener()
    if (next.status === 'member' && !here.read()) here.write(true)
    if (next.status === 'guest' && here.read()) here.write(null)
    return next
  }

  async function ask(): Promise<Me> {
    const mine = turn
    const answer = await readMe()
    asking = null
    // A log-in that ended meanwhile knows better.
    if (mine !== turn) return me
    const next = toMe(answer)
    return put(next.status === 'guest' && here.read() ? { status: 'guest', ended: true } : next)
  }

  const refresh = () => (asking ??= ask())

  // Another tab logged in or out.
  here.subscribe(() => {
    if (me.status === (here.read() ? 'guest' : 'member')) void refresh()
  })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => me,
    refresh,
    set(user) {
      turn += 1
      put(user?.loggedIn ? { status: 'member', user } : { status: 'guest' })
    },
    lose() {
      turn += 1
      put({ status: 'guest', ended: true })
    },
  }
}

function toMe(answer: ApiResult<User>): Me {
  if (answer.ok)
    return answer.data.loggedIn ? { status: 'member', user: answer.data } : { status: 'guest' }
  return answer.problem.code === 'unauthenticated' ? { status: 'guest' } : { status: 'unknown' }
}
