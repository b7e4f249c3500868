// Interface of the structured log.

type Write = (fields: object, message: string) => void

/** Fastify's logger has this type. Never log phone numbers, codes, tokens or addresses. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }

const ignore: Write = () => {}

/** A log that drops everything, for tests and for commands that print their own output. */
export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore }
