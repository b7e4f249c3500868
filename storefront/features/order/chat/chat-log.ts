// Merges chat messages from several sources (read, received live, just sent) into one log.
import type { ChatMessage } from '@tingkat/ordering/order/chat'

/**
 * Returns the messages sorted by `nth`, their number in the chat, without duplicates. Returns the
 * same list object if no addition is new.
 */
export function mergeMessages(
  messages: readonly ChatMessage[],
  additions: readonly ChatMessage[],
): readonly ChatMessage[] {
  const newMessages = additions.filter(
    ({ messageID, from }) =>
      !messages.some((message) => message.messageID === messageID && message.from === from),
  )
  if (newMessages.length === 0) return messages
  return [...messages, ...newMessages].toSorted((a, b) => a.nth - b.nth)
}

/**
 * Returns the number (`nth`) of the last message before the first gap; 0 if message 1 is missing.
 */
export function lastContiguousNth(messages: readonly ChatMessage[]): number {
  let last = 0
  for (const { nth } of messages) {
    if (nth !== last + 1) break
    last = nth
  }
  return last
}
