// Tells whatever goes on for long in a session's name, in any process, that sessions of its account have ended.
import type { Bus } from '../platform/events/bus.ts'
import type { Log } from '../platform/log.ts'

export type SessionNews = {
  /** Some sessions of the account have ended. Returns at once. */
  tell(accountID: string): void
  /** Calls `onEnd` once, when `isOpen` has said no. Gives how to stop watching. */
  watch(accountID: string, isOpen: () => Promise<boolean>, onEnd: () => void): Promise<() => void>
}

// News may be lost on the way, and a session that runs out tells nobody.
const lookMs = 5 * 60_000

export function createSessionNews({ bus, log }: { bus: Bus; log: Pick<Log, 'warn'> }): SessionNews {
  const topic = (accountID: string) => `sessions.${accountID}`
  return {
    tell(accountID) {
      bus
        .publish(topic(accountID), {})
        .catch((error: unknown) => log.warn({ err: error }, 'the end of a session was not told'))
    },
    async watch(accountID, isOpen, onEnd) {
      const ended = new AbortController()
      const look = async () => {
        // Who cannot ask waits for the next look rather than ending what may go on.
        if (ended.signal.aborted || (await isOpen().catch(() => true)) || ended.signal.aborted)
          return
        ended.abort()
        onEnd()
      }
      const unsubscribe = await bus.subscribe(topic(accountID), () => void look())
      const timer = setInterval(() => void look(), lookMs).unref()
      ended.signal.addEventListener('abort', () => {
        clearInterval(timer)
        // A bus that is away has forgotten it already.
        unsubscribe().catch(() => {})
      })
      // It may have ended before the subscription stood.
      await look()
      return () => ended.abort()
    },
  }
}
