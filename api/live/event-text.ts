// The text format of server-sent events.

/**
 * A comment that is sent regularly, so that proxies
 * and browsers do not close a stream without events.
 */
export const heartbeatText = ': still here\n\n'

/** Tells the browser how many milliseconds to wait before it reconnects. */
export const retryText = (retryMs: number): string => `retry: ${retryMs}\n\n`

/**
 * Returns the text of one event. `data` is JSON; the client
 * sends the last `id` as Last-Event-ID when it reconnects.
 */
export const eventText = (name: string, data: string, id?: string | number): string =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
