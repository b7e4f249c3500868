// One process: the API, the pages on the same server, and the simulator as a client of it.
import type { Config } from '@tingkat/api/config'
import { endOnSignals, listen } from '@tingkat/api/http/listen'
import {
  issueSimulatorTokens,
  revokeSimulatorTokens,
} from '@tingkat/api/partner/simulator-partners'
import type { Log } from '@tingkat/api/platform/log'
import { startApi, type RunningApi } from '@tingkat/api/start'
import { problemOf } from '@tingkat/contract/problem'
import { startSimulator } from '@tingkat/simulator/simulator'
import { fetchFrom } from './in-process-client.ts'

/** Puts pages and files on the app, before it listens. Gives what must be closed with it. */
export type Mount = (api: RunningApi) => Promise<{ close(): Promise<void> } | void>

/** Gives the address. Throws an Error of one plain sentence when something cannot be opened; nothing is left open then. */
export async function startServer(config: Config, log: Log, mount: Mount): Promise<string> {
  const api = await startApi(config, log)
  const closers: (() => Promise<void>)[] = [() => api.close()]
  const close = async () => {
    for (const one of closers.toReversed()) await one()
  }
  try {
    const mounted = await mount(api)
    if (mounted) closers.push(() => mounted.close())
    // POST and the like: no page takes them.
    api.app.setNotFoundHandler((_request, reply) =>
      reply
        .code(404)
        .type('application/problem+json')
        .send(JSON.stringify(problemOf('not_found'))),
    )
    const address = await listen(api.app, config)
    const simulator = await openSimulator(api)
    if (simulator) closers.push(() => simulator.stop())
    endOnSignals(close, log)
    return address
  } catch (error) {
    await close()
    throw error
  }
}

async function openSimulator({ app, deps: { config, database, clock, log } }: RunningApi) {
  if (!config.simulator) {
    await revokeSimulatorTokens(database)
    return undefined
  }
  const tokens = await issueSimulatorTokens(database)
  return startSimulator({
    baseUrl: '',
    fetch: fetchFrom(app),
    tokens,
    speed: config.simulatorSpeed,
    clock,
    log,
  })
}
