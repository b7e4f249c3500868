// Limits how many bytes a sender may store in a period, counted in the memory of this process.
import { LRUCache } from 'lru-cache'

export type ByteBudget = {
  /**
   * Counts the bytes and returns 0. If the sender would exceed its budget, counts nothing and
   * returns the seconds until the sender gets a new budget.
   */
  spend(sender: string, bytes: number, now: Date): number
}

type Spent = { bytes: number; until: number }

// Maximum number of senders in memory. If there are more, those that have sent nothing for longest
// are forgotten, and so start with a new budget.
const sendersMax = 100_000

export function createByteBudget(max: { bytes: number; seconds: number }): ByteBudget {
  // With `max` instead of `maxSize`, the cache would reserve memory for all senders at the start.
  const senders = new LRUCache<string, Spent>({ maxSize: sendersMax, sizeCalculation: () => 1 })
  return {
    spend(sender, bytes, now) {
      const known = senders.get(sender)
      const spent =
        known && known.until > now.getTime()
          ? known
          : { bytes: 0, until: now.getTime() + max.seconds * 1000 }
      if (spent.bytes + bytes > max.bytes) return Math.ceil((spent.until - now.getTime()) / 1000)
      senders.set(sender, { ...spent, bytes: spent.bytes + bytes })
      return 0
    },
  }
}
