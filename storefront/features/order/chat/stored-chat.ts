// What a tab keeps of a chat: the words not sent yet and the messages that did not go through; and what this browser has seen of it.
import { createStored, type Stored } from '../../../platform/storage/stored.ts'

/** Under its own name a message that is sent twice arrives once. */
export type Unsent = { messageID: string; text: string }
export type StoredChat = { draft: string; unsent: readonly Unsent[] }

export const emptyChat: StoredChat = { draft: '', unsent: [] }

const kept = new Map<string, Stored<StoredChat>>()

/** The order's; null when there is nothing to keep. */
export function storedChat(orderID: string): Stored<StoredChat> {
  let chat = kept.get(orderID)
  if (!chat) {
    const tab =
      typeof window === 'undefined'
        ? undefined
        : {
            storage: () => window.sessionStorage,
            addEventListener: window.addEventListener.bind(window),
          }
    kept.set(orderID, (chat = createStored(`chat.${orderID}`, parseStoredChat, tab)))
  }
  return chat
}

export function updateStoredChat(
  stored: Stored<StoredChat>,
  change: (now: StoredChat) => StoredChat,
): void {
  const next = change(stored.read() ?? emptyChat)
  stored.write(next.draft === '' && next.unsent.length === 0 ? null : next)
}

// Far more than anybody types in a row.
const unsentMax = 20

export function parseStoredChat(value: unknown): StoredChat | null {
  const { draft, unsent } = (value ?? {}) as Partial<StoredChat>
  if (typeof draft !== 'string' || !Array.isArray(unsent)) return null
  const whole = unsent.filter(
    (one: Partial<Unsent> | null) =>
      typeof one?.messageID === 'string' && typeof one.text === 'string',
  ) as Unsent[]
  return { draft, unsent: whole.slice(0, unsentMax) }
}

/** How many messages of which order were on the screen. Of the last orders only. */
export const seenMessageCounts = createStored<Record<string, number>>('chat-seen', readSeen)

const ordersMax = 20

export function markSeen(orderID: string, count: number): void {
  const now = seenMessageCounts.read() ?? {}
  if ((now[orderID] ?? 0) >= count) return
  const others = Object.entries(now)
    .filter(([other]) => other !== orderID)
    .slice(1 - ordersMax)
  seenMessageCounts.write(Object.fromEntries([...others, [orderID, count]]))
}

function readSeen(value: unknown): Record<string, number> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] =>
      Number.isSafeInteger(entry[1]),
    ),
  )
}
