// The message bus, with which processes publish and subscribe to messages: the interface, and the
// bus of a single process.

export type BusHandler = (message: unknown) => void

/**
 * The message that handlers get every few seconds while the bus is unavailable, and once when it is
 * available again. As messages may have been missed, a handler then reads the current state.
 */
export const missedMessages = null

/**
 * Delivers JSON values at most once and without history.
 * Events that must not be lost use the outbox.
 */
export type Bus = {
  /** False while the server of the message bus cannot be reached. */
  isConnected(): boolean
  /** Publishes a message. While the bus is unavailable, the message is lost without an error. */
  publish(topic: string, message: unknown): Promise<void>
  /**
   * Subscribes a handler, which also receives `missedMessages`. Resolves
   * when the server has processed the subscription, or immediately if the
   * bus is disconnected. Returns a function that ends the subscription.
   */
  subscribe(topic: string, handler: BusHandler): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Opens the bus of a single process. */
export function openLocalBus(): Bus {
  const topics = new Map<string, Set<BusHandler>>()
  return {
    isConnected: () => true,
    publish: async (topic, message) => {
      const handlers = topics.get(topic)
      if (!handlers) return
      // As over a network, each handler receives its own copy of the message, asynchronously. A
      // handler therefore cannot change the object of the publisher.
      const text = JSON.stringify(message)
      for (const handler of handlers) {
        queueMicrotask(() => {
          if (handlers.has(handler)) handler(JSON.parse(text))
        })
      }
    },
    subscribe: async (topic, handler) => {
      const wrapper: BusHandler = (message) => handler(message)
      const handlers = topics.get(topic) ?? new Set()
      topics.set(topic, handlers.add(wrapper))
      return async () => {
        handlers.delete(wrapper)
        if (handlers.size === 0 && topics.get(topic) === handlers) topics.delete(topic)
      }
    },
    close: async () => {
      for (const handlers of topics.values()) handlers.clear()
      topics.clear()
    },
  }
}
