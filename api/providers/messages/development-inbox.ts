// Message provider for development: keeps the latest messages in memory for the login page.
import type { MessageProvider } from './message-provider.ts'

export type InboxMessage = { codeID: string; text: string; at: string }

export type DevelopmentInbox = MessageProvider & {
  /** Returns the messages with the one-time code that has this id, newest first. */
  read(codeID: string): InboxMessage[]
}

// The inbox keeps at most this many messages, more than a developer needs, and drops the oldest
// first.
const maxMessages = 200

export function createDevelopmentInbox(clock: () => Date): DevelopmentInbox {
  const messages: InboxMessage[] = []
  return {
    send: async ({ text, codeID }) => {
      messages.unshift({ codeID, text, at: clock().toISOString() })
      messages.length = Math.min(messages.length, maxMessages)
    },
    read: (codeID) => messages.filter((message) => message.codeID === codeID),
  }
}
