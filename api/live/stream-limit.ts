// Limits the number of event streams that one account or network may open in this process.
import { problem } from '../http/problem.ts'

export type StreamLimit = {
  /**
   * Counts one more stream, and returns a function that stops counting
   * it. Throws too_many_requests if the limit would be exceeded.
   */
  enter(callerID: string): () => void
}

// Ten streams are enough for one account with several tabs on several devices. More streams mean a
// faulty client or an attack.
const streamsPerAccount = 10

export function createStreamLimit(limit = streamsPerAccount): StreamLimit {
  const openStreams = new Map<string, number>()
  return {
    enter(callerID) {
      const open = openStreams.get(callerID) ?? 0
      if (open >= limit) throw problem('too_many_requests', { streams: limit })
      openStreams.set(callerID, open + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const others = (openStreams.get(callerID) ?? 1) - 1
        if (others > 0) openStreams.set(callerID, others)
        else openStreams.delete(callerID)
      }
    },
  }
}
