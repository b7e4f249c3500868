// Stores the outbox (the queue of unsent actions) in the browser's database. Each change is one
// transaction, so that two tabs never lose each other's changes.
import type { KitchenDatabase } from './kitchen-database.ts'
import { surplusConflicts, waitingMax, type NewEntry, type OutboxEntry } from './outbox-entry.ts'

export type OutboxStore<A> = {
  /** Returns the stored entry, also if it was added before; null if the outbox is full. */
  add: (entry: NewEntry<A>) => Promise<OutboxEntry<A> | null>
  /** Returns all entries, the oldest first. */
  list: () => Promise<OutboxEntry<A>[]>
  /** `change` returns the new entry, or null to delete it. No-op if the entry is gone. */
  change: (
    actionID: string,
    change: (entry: OutboxEntry<A>) => OutboxEntry<A> | null,
  ) => Promise<void>
}

// With `strict`, an action is on the disk before the page shows it as done, so that the action
// survives a power cut.
const toDisk = { durability: 'strict' } as const

export function openOutboxStore<A>(database: KitchenDatabase): OutboxStore<A> {
  return {
    async add(entry) {
      const transaction = database.transaction('outbox', 'readwrite', toDisk)
      const { store } = transaction
      const all = (await store.getAll()) as OutboxEntry<A>[]
      const known = all.find(({ actionID }) => actionID === entry.actionID)
      if (known) return known
      if (all.filter(({ state }) => state !== 'conflict').length >= waitingMax) return null
      for (const { nth } of surplusConflicts(all)) await store.delete(nth)
      const complete: Omit<OutboxEntry<A>, 'nth'> = {
        ...entry,
        heldUntil: entry.heldUntil ?? entry.at,
        state: 'waiting',
        attempts: 0,
        nextAt: entry.at,
        problem: null,
      }
      // The database assigns `nth`, the position in the queue.
      const nth = await store.add(complete as OutboxEntry<A>)
      await transaction.done
      return { ...complete, nth }
    },

    async list() {
      return (await database.getAll('outbox')) as OutboxEntry<A>[]
    },

    async change(actionID, change) {
      const transaction = database.transaction('outbox', 'readwrite', toDisk)
      const entry = (await transaction.store.index('actionID').get(actionID)) as
        | OutboxEntry<A>
        | undefined
      const next = entry && change(entry)
      if (entry && next === null) await transaction.store.delete(entry.nth)
      else if (next && next !== entry) await transaction.store.put(next)
      await transaction.done
    },
  }
}
