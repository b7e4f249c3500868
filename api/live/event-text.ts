// The text format of server-sent events.

/**
 * A comment of the event stream, sent regularly, because proxies and browsers close a stream on
 * which nothing is sent.
 */
export const heartbeatText = ': still here\n\n'

/** Tells the browser how many milliseconds to wait before it reconnects. */
export const retryText = (retryMs: number): string => `retry: ${retryMs}\n\n`

/**
 * Returns the text of one event. `data` is JSON. When the
 * client reconnects, it sends the last `id` as Last-Event-ID.
 */
export const eventText = (name: string, data: string, id?: string | number): string =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
