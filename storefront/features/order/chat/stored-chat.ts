// Chat data stored in the browser: the draft and unsent messages of an order (per tab), and how
// many messages of each order the eater has seen (per browser).
import { createStored, tabStoredByName, type Stored } from '../../../platform/storage/stored.ts'

/** The server ignores a repeated message with the same id. */
export type UnsentMessage = { messageID: string; text: string }
type StoredChat = { draft: string; unsent: readonly UnsentMessage[] }

export const emptyChat: StoredChat = { draft: '', unsent: [] }

/**
 * Returns the store of an order's chat by the order's id. Its value is null without a draft and
 * without unsent messages.
 */
export const chatStoreOf = tabStoredByName('chat.', parseStoredChat)

export function updateStoredChat(
  store: Stored<StoredChat>,
  change: (chat: StoredChat) => StoredChat,
): void {
  const next = change(store.read() ?? emptyChat)
  store.write(next.draft === '' && next.unsent.length === 0 ? null : next)
}

// The maximum number of unsent messages that are stored for an order. An eater hardly types more
// before the first message is sent.
const unsentMax = 20

/**
 * Returns the stored chat; null for a value of another shape. Unsent messages of another shape are
 * left out.
 */
export function parseStoredChat(value: unknown): StoredChat | null {
  const { draft, unsent } = (value ?? {}) as Partial<StoredChat>
  if (typeof draft !== 'string' || !Array.isArray(unsent)) return null
  const valid = unsent.filter(
    (message: Partial<UnsentMessage> | null) =>
      typeof message?.messageID === 'string' && typeof message.text === 'string',
  ) as UnsentMessage[]
  return { draft, unsent: valid.slice(0, unsentMax) }
}

/** The number of messages that have been on the screen, by order id. */
export const seenMessageCounts = createStored<Record<string, number>>('chat-seen', parseCounts)

// The maximum number of orders whose counts of seen messages are stored. Older orders are dropped,
// so that the stored value stays small.
const ordersMax = 20

export function markSeen(orderID: string, count: number): void {
  const counts = seenMessageCounts.read() ?? {}
  if ((counts[orderID] ?? 0) >= count) return
  const others = Object.entries(counts)
    .filter(([otherID]) => otherID !== orderID)
    .slice(1 - ordersMax)
  seenMessageCounts.write(Object.fromEntries([...others, [orderID, count]]))
}

function parseCounts(value: unknown): Record<string, number> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] =>
      Number.isSafeInteger(entry[1]),
    ),
  )
}
