// Publish and subscribe between processes: the interface, and the bus of a single process.

export type BusHandler = (message: unknown) => void

/**
 * The message that handlers get while the bus is away, every few seconds, and once when it is back:
 * messages may have been missed, so read the current state.
 */
export const missedMessages = null

/**
 * Delivers JSON values at most once and without history.
 * Events that must not be lost use the outbox.
 */
export type Bus = {
  /** False while the server of the bus is away. */
  isConnected(): boolean
  /** Succeeds while the bus is away: nobody receives the message then. */
  publish(topic: string, message: unknown): Promise<void>
  /**
   * Resolves when later messages will arrive, or at once while the bus is away. Returns the
   * function that ends the subscription. The handler also gets `missedMessages`.
   */
  subscribe(topic: string, handler: BusHandler): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The bus of a single process. */
export function openLocalBus(): Bus {
  const topics = new Map<string, Set<BusHandler>>()
  return {
    isConnected: () => true,
    publish: async (topic, message) => {
      const handlers = topics.get(topic)
      if (!handlers) return
      // As over a network: each handler gets its own copy, later, and cannot affect the publisher.
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
