// Limits how many event streams one account has open in this process.
import { problem } from '../http/problem.ts'

export type StreamLimit = {
  /**
   * Counts one more stream and returns an idempotent function that
   * stops counting it. Throws too_many_requests beyond the limit.
   */
  enter(accountID: string): () => void
}

// Enough for several tabs on several devices. More streams indicate a fault or an attack.
const streamsPerAccount = 10

export function createStreamLimit(): StreamLimit {
  const openStreams = new Map<string, number>()
  return {
    enter(accountID) {
      const open = openStreams.get(accountID) ?? 0
      if (open >= streamsPerAccount)
        throw problem('too_many_requests', { streams: streamsPerAccount })
      openStreams.set(accountID, open + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const others = (openStreams.get(accountID) ?? 1) - 1
        if (others > 0) openStreams.set(accountID, others)
        else openStreams.delete(accountID)
      }
    },
  }
}
