// The bus of several processes without NATS: messages reach
// only their own process, and all handlers also poll.
import { openLocalBus, type Bus } from './bus.ts'
import { createPolling } from './polling.ts'

export function openPollingBus(pollMs: number): Bus {
  const local = openLocalBus()
  const polling = createPolling(pollMs)
  polling.start()
  return {
    isConnected: () => false,
    publish: (topic, message) => local.publish(topic, message),
    subscribe: async (topic, handler) => {
      const remove = polling.add(handler)
      const unsubscribe = await local.subscribe(topic, handler)
      return async () => {
        remove()
        await unsubscribe()
      }
    },
    close: async () => {
      polling.stop()
      await local.close()
    },
  }
}
