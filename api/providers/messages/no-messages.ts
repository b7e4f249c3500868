// Message provider of a server without SMS settings: refuses every message.
import { problem } from '../../http/problem.ts'
import type { MessageProvider } from './message-provider.ts'

export const noMessages: MessageProvider = {
  send: async () => {
    throw problem('unavailable')
  },
}
