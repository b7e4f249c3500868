// Server-sent events of one order: each message's id is the order's version, its data the whole order.

/** The event's name on the stream. A reconnecting client sends the last id it saw and misses nothing. */
export const orderEventName = 'order'

/** Seconds between comments that keep idle streams open through proxies. */
export const heartbeatSeconds = 15
