// Makes requests that arrive before the server has started completely wait for what they need.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { FastifyRequest } from 'fastify'
import { withTimeout } from '../platform/with-timeout.ts'
import type { App } from './app.ts'
import { countryOf } from './cells.ts'
import { problem } from './problem.ts'

// In milliseconds. A start takes a few seconds; the first one, on a slow machine, up to a minute.
const startLimitMs = 60_000

type StartPorts = {
  /** Resolves when all catalogues have been read and the queues of jobs exist. */
  started: Promise<void>
  /** Resolves when the catalogue of the country, or of all countries, has been read. */
  untilRead(country?: CountryCode): Promise<void>
}

/**
 * Reads that name a country wait for its catalogue only. All other requests wait until the server
 * has started, because they may need every catalogue or create jobs. Call it before routes are
 * registered.
 */
export function waitForStart(api: App, { started, untilRead }: StartPorts): void {
  let isStarted = false
  const noteStart = async () => {
    await started
    isStarted = true
  }
  void noteStart()
  const wait = async (request: FastifyRequest): Promise<void> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const country = isRead ? countryOf(request) : undefined
    await untilRead(country)
    if (!country) await withTimeout(started, startLimitMs, () => problem('unavailable'))
  }
  api.addHook('preValidation', async (request) => {
    if (!isStarted) await wait(request)
  })
}
