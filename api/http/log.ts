// The server's log: one JSON line an event on the standard output, written by the logger that Fastify brings.
import { fastify } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'

export function openLog(level: Config['logLevel']): Log {
  return fastify({ logger: { level } }).log
}
