// Events between processes: a small publish and subscribe port, and its embedded form.

export type BusHandler = (message: unknown) => void

/** At most once, JSON values, no history: what must not be lost lives in the outbox. */
export type Bus = {
  publish(topic: string, message: unknown): Promise<void>
  /**
   * Gives the function that ends the subscription. Resolves
   * when messages published from now on will arrive.
   */
  subscribe(topic: string, handler: BusHandler): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The bus of a single process. */
export function openLocalBus(): Bus {
  const topics = new Map<string, Set<BusHandler>>()
  return {
    publish: async (topic, message) => {
      const handlers = topics.get(topic)
      if (!handlers) return
      // As over the wire: each handler gets its own copy,
      // later, and none can break the publisher or another.
      const text = JSON.stringify(message)
      for (const handler of handlers) {
        queueMicrotask(() => {
          if (handlers.has(handler)) handler(JSON.parse(text))
        })
      }
    },
    subscribe: async (topic, handler) => {
      const own: BusHandler = (message) => handler(message)
      const handlers = topics.get(topic) ?? new Set()
      topics.set(topic, handlers.add(own))
      return async () => {
        handlers.delete(own)
        if (handlers.size === 0 && topics.get(topic) === handlers) topics.delete(topic)
      }
    },
    close: async () => {
      for (const handlers of topics.values()) handlers.clear()
      topics.clear()
    },
  }
}
