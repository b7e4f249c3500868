// The message bus of several processes without NATS. A message reaches only handlers in the process
// that published it, so each handler is also called at an interval, to read changes of other
// processes.
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
