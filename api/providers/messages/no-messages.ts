// No way to deliver a one-time code: log-in is refused until a provider is set up.
import { problem } from '../../http/problem.ts'
import type { Messages } from './messages.ts'

export const noMessages: Messages = {
  send: async () => {
    throw problem('unavailable')
  },
}
