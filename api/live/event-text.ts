// The text format of server-sent events.

/** Keeps proxies and browsers from closing a stream without events. */
export const heartbeatText = ': still here\n\n'

/** How long a browser waits before it reconnects, in milliseconds. */
export const retryText = (retryMs: number): string => `retry: ${retryMs}\n\n`

/** One event; `data` is a JSON text, `id` what the client sends as Last-Event-ID. */
export const eventText = (name: string, data: string, id?: string | number): string =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
