// The store of the current user. The user is requested after hydration, so that the HTML of public
// pages is the same for everyone and can be cached.
import type { User } from '@tingkat/contract/account'
import type { ApiResult } from '@tingkat/contract/client'
import type { Stored } from '../../platform/storage/stored.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'

/**
 * The current user. The status is `asking` until the first response, and `unknown` after a failed
 * request. `ended` is true for a guest whose session has expired or was ended on another device.
 */
export type Me =
  | { status: 'asking' }
  | { status: 'guest'; ended?: true }
  | { status: 'member'; user: User }
  | { status: 'unknown' }

type MeStore = {
  subscribe: (listener: () => void) => () => void
  read: () => Me
  /** Reads the user from the server. Calls during a running request share that request. */
  refresh: () => Promise<Me>
  /** Stores the result of a log-in, a log-out or a profile change. */
  set: (user: User | null) => void
  /** Call this after a request was refused because the session has ended. */
  endSession: () => void
}

/**
 * The initials of the logged-in user, stored for the next visit and for other tabs. They are '' for
 * a user without a name, and null for a guest.
 */
export type LoggedInFlag = Pick<Stored<string>, 'read' | 'write' | 'subscribe'>

const noFlag: LoggedInFlag = { read: () => null, write: () => {}, subscribe: () => () => {} }

export function createMeStore(
  readMe: () => Promise<ApiResult<User>>,
  loggedInFlag: LoggedInFlag = noFlag,
): MeStore {
  const listeners = new Set<() => void>()
  let me: Me = { status: 'asking' }
  let request: Promise<Me> | null = null
  // Incremented by each log-in, log-out and profile change, so that the response to an older
  // request is ignored.
  let changes = 0

  function update(next: Me): Me {
    me = next
    for (const listener of listeners) listener()
    if (next.status === 'member' || next.status === 'guest') {
      const flag = flagOf(next)
      if (loggedInFlag.read() !== flag) loggedInFlag.write(flag)
    }
    return next
  }

  async function readFromServer(): Promise<Me> {
    const changesBefore = changes
    const answer = await readMe()
    request = null
    if (changesBefore !== changes) return me
    const next = toMe(answer)
    const ended = next.status === 'guest' && loggedInFlag.read() !== null
    return update(ended ? { status: 'guest', ended: true } : next)
  }

  const refresh = () => (request ??= readFromServer())

  // A log-in, a log-out or another name in another tab changes the stored flag of the log-in.
  loggedInFlag.subscribe(() => {
    if (me.status !== 'member' && me.status !== 'guest') return
    if (loggedInFlag.read() !== flagOf(me)) void refresh()
  })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => me,
    refresh,
    set(user) {
      changes += 1
      update(user?.loggedIn ? { status: 'member', user } : { status: 'guest' })
    },
    endSession() {
      changes += 1
      update({ status: 'guest', ended: true })
    },
  }
}

const flagOf = (me: Exclude<Me, { status: 'asking' | 'unknown' }>): string | null =>
  me.status === 'member' ? initialsOf(me.user.name) : null

function toMe(answer: ApiResult<User>): Me {
  if (answer.ok)
    return answer.data.loggedIn ? { status: 'member', user: answer.data } : { status: 'guest' }
  return answer.problem.code === 'unauthenticated' ? { status: 'guest' } : { status: 'unknown' }
}
