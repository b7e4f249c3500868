// The embedded messages provider: keeps the latest texts in memory, for a screen that does not exist in production.
import type { Messages } from './messages.ts'

export type InboxMessage = { codeID: string; text: string; at: string }

export type DevelopmentInbox = Messages & {
  /** The texts sent for that code, newest first. */
  read(codeID: string): InboxMessage[]
}

// More than anyone logs in with at once on a development machine; the oldest goes first.
const inboxMax = 200

export function createDevelopmentInbox(clock: () => Date): DevelopmentInbox {
  const messages: InboxMessage[] = []
  return {
    send: async ({ text, codeID }) => {
      messages.unshift({ codeID, text, at: clock().toISOString() })
      messages.length = Math.min(messages.length, inboxMax)
    },
    read: (codeID) => messages.filter((message) => message.codeID === codeID),
  }
}
