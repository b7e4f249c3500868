// The log that every part of the server writes to: structured, one line an event.

type Write = (fields: object, message: string) => void

/** What a part of the server may log with. Fastify's own logger fits. Never pass phone numbers, codes, tokens or addresses. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }

const ignore: Write = () => {}

/** A log that drops everything: for tests and commands that print for themselves. */
export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore }
