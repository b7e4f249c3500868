// Events between processes: a small publish and subscribe port, in process by default, NATS by URL.

export type BusHandler = (message: unknown) => void

/** At most once, JSON values, no history: what must not be lost lives in the outbox. */
export type Bus = {
  publish(topic: string, message: unknown): Promise<void>
  /** Gives the function that ends the subscription. */
  subscribe(topic: string, handler: BusHandler): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Opens the bus. Throws an Error of one plain sentence when a server cannot be reached. */
export async function openBus(_url?: string): Promise<Bus> {
  throw new Error('The bus cannot be opened yet.')
}
