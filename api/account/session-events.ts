// Announces the end of sessions to all processes, so that their event streams are closed.
import type { Bus } from '../platform/events/bus.ts'
import type { Log } from '../platform/log.ts'

export type SessionEvents = {
  /** Announces that sessions of the account have ended. Does not wait for the bus. */
  publishEnd(accountID: string): void
  /**
   * Calls `onEnd` once when a check with `isOpen` returns false. Checks now, after each message
   * about the account, and every `pollMs` milliseconds. Returns a function that stops watching.
   */
  watch(accountID: string, isOpen: () => Promise<boolean>, onEnd: () => void): Promise<() => void>
}

// The time between two checks of a watched session. A check also notices a session whose message
// was lost, or that expired without a message.
const defaultPollMs = 5 * 60_000

type Options = { bus: Bus; log: Pick<Log, 'warn'>; topicRoot?: string; pollMs?: number }

/**
 * `topicRoot` is the first part of the bus topics. Sessions of staff and of eaters have different
 * topics.
 */
export function createSessionEvents({
  bus,
  log,
  topicRoot = 'sessions',
  pollMs = defaultPollMs,
}: Options): SessionEvents {
  const topic = (accountID: string) => `${topicRoot}.${accountID}`
  return {
    publishEnd(accountID) {
      bus
        .publish(topic(accountID), {})
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the end of a session could not be announced'),
        )
    },
    async watch(accountID, isOpen, onEnd) {
      const ended = new AbortController()
      const check = async () => {
        // If checking fails, the session counts as open until the next check.
        if (ended.signal.aborted || (await isOpen().catch(() => true)) || ended.signal.aborted)
          return
        ended.abort()
        onEnd()
      }
      const unsubscribe = await bus.subscribe(topic(accountID), () => void check())
      const timer = setInterval(() => void check(), pollMs).unref()
      ended.signal.addEventListener('abort', () => {
        clearInterval(timer)
        // Errors are ignored: a bus that is disconnected has already dropped the subscription.
        unsubscribe().catch(() => {})
      })
      // No message follows for a session that ended before the subscription began, so the session
      // is checked now.
      await check()
      return () => ended.abort()
    },
  }
}
