// Who is here: asked once after the page has come alive, so that pages for guests stay the same bytes for everyone.
import type { User } from '@tingkat/contract/account'
import type { Answer } from '@tingkat/contract/client'

/** `asking` until the server has answered; `unknown` when it could not be asked. */
export type Me = { status: 'asking' } | { status: 'guest' } | { status: 'member'; user: User } | { status: 'unknown' }

export type MeStore = {
  subscribe: (listener: () => void) => () => void
  read: () => Me
  /** Asks the server (again); concurrent callers share one question. */
  refresh: () => Promise<Me>
  /** What a log-in or log-out has just answered. */
  set: (user: User | null) => void
}

export function createMeStore(readMe: () => Promise<Answer<User>>): MeStore {
  const listeners = new Set<() => void>()
  let me: Me = { status: 'asking' }
  let asking: Promise<Me> | null = null
  let turn = 0

  function put(next: Me): Me {
    me = next
    for (const listener of listeners) listener()
    return next
  }

  async function ask(): Promise<Me> {
    const mine = turn
    const answer = await readMe()
    asking = null
    // A log-in that ended meanwhile knows better.
    return mine === turn ? put(toMe(answer)) : me
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => me,
    refresh: () => asking ??= ask(),
    set(user) {
      turn += 1
      put(user?.loggedIn ? { status: 'member', user } : { status: 'guest' })
    },
  }
}

function toMe(answer: Answer<User>): Me {
  if (answer.ok) return answer.data.loggedIn ? { status: 'member', user: answer.data } : { status: 'guest' }
  return answer.problem.code === 'unauthenticated' ? { status: 'guest' } : { status: 'unknown' }
}
