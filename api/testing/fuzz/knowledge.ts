// Remembers ids, versions and tokens from the answers to an actor, by
// the name of their property. The actor uses them in later requests.
import { idNames } from './values.ts'

export type Knowledge = {
  add(name: string, value: unknown): void
  /** Adds all ids, versions and tokens of an answer. */
  learn(operationID: string, answer: unknown): void
  /**
   * Returns one of the latest values of that name,
   * selected by `choice`, or undefined if none is known.
   */
  pick(name: string, choice: number): unknown
}

// Only the latest values are kept, because older ids often belong to objects that have ended, such
// as completed orders.
const keptPerName = 24
const deepest = 8
const widest = 30

/**
 * Properties of answers whose values requests use under another name. Maps the name in answers to
 * the name in requests.
 */
const aliases: Record<string, string> = {
  orderID: 'reference',
  ID: 'itemID',
  nextCursor: 'cursor',
  guestToken: 'token',
}

export function createKnowledge(): Knowledge {
  const known = new Map<string, unknown[]>()

  function add(name: string, value: unknown): void {
    if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return
    const values = (known.get(name) ?? []).filter((item) => item !== value)
    known.set(name, [...values.slice(1 - keptPerName), value])
    const alias = aliases[name]
    if (alias) add(alias, value)
  }

  function learnFrom(value: unknown, idName: string | null, depth: number): void {
    if (depth > deepest || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value.slice(-widest)) learnFrom(item, idName, depth + 1)
      return
    }
    for (const [name, item] of Object.entries(value)) {
      if (name === 'id' && idName) add(idName, item)
      else if (idNames.has(name) || name === 'nextCursor') add(name, item)
      learnFrom(item, idName, depth + 1)
    }
  }

  return {
    add,
    learn(operationID, answer) {
      learnFrom(answer, operationID.includes('saved-places') ? 'savedPlaceID' : null, 0)
    },
    pick(name, choice) {
      const values = known.get(name) ?? []
      return values.length > 0 ? values[choice % values.length] : undefined
    },
  }
}
