// The messages of a chat put together from what was read, what came live and what was just sent; each once, in their order.
import type { ChatMessage } from '@tingkat/ordering/order/chat'

/** The same list when nothing is new. */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const fresh = more.filter(
    (message) =>
      !known.some((one) => one.messageID === message.messageID && one.from === message.from),
  )
  if (fresh.length === 0) return known
  return [...known, ...fresh].toSorted((a, b) => a.nth - b.nth)
}

/** The `nth` up to which nothing is missing: from there on the server is asked. */
export function lastContiguousNth(messages: readonly ChatMessage[]): number {
  let last = 0
  for (const { nth } of messages) {
    if (nth !== last + 1) break
    last = nth
  }
  return last
}
