// Starts the API, the pages and the simulator of merchants and couriers in one process, on one
// port.
import type { Config } from '@tingkat/api/config'
import { sendProblem } from '@tingkat/api/http/errors'
import { closeOnSignals, listen } from '@tingkat/api/http/listen'
import {
  issueSimulatorTokens,
  revokeSimulatorTokens,
} from '@tingkat/api/partner/simulator-partners'
import type { PgliteEngine } from '@tingkat/api/platform/pglite/pglite'
import type { Log } from '@tingkat/api/platform/log'
import { createDemoPeople } from '@tingkat/api/staff/people/demo-people'
import { createDevelopmentLink } from '@tingkat/api/staff/people/first-invite'
import { startApi, type Mount, type RunningApi } from '@tingkat/api/start'
import { problemOf } from '@tingkat/contract/problem'
import { startSimulator } from '@tingkat/simulator/simulator'
import { createInProcessFetch } from './in-process-client.ts'
import { listPlayedByHand } from './played-by-hand.ts'

/**
 * `address` is where the server listens. `started` resolves when the server has started completely;
 * until then, requests wait for what they need. It rejects if that fails, after closing everything.
 */
export type StartedServer = { address: string; started: Promise<void> }

/**
 * Starts the server and returns as soon as it listens. If a port, database or file cannot be
 * opened, closes what is already open and throws an Error whose message is one sentence.
 */
export async function startServer(
  config: Config,
  log: Log,
  mount: Mount,
  engine?: PgliteEngine,
): Promise<StartedServer> {
  const api = await startApi(config, log, {
    engine,
    mount: async (started) => {
      const mounted = await mount(started)
      // The routes of pages handle only GET and HEAD. Requests with other methods and unknown paths
      // get the problem not_found.
      started.app.setNotFoundHandler((_request, reply) =>
        sendProblem(reply, problemOf('not_found')),
      )
      return mounted
    },
  })
  const closers: (() => Promise<void>)[] = [() => api.close()]
  let isClosing = false
  const close = async () => {
    isClosing = true
    for (const closeNext of closers.toReversed()) await closeNext()
  }
  const orClose = async <T>(step: Promise<T>): Promise<T> => {
    try {
      return await step
    } catch (error) {
      await close()
      throw error
    }
  }
  const finish = async () => {
    await api.finish()
    if (isClosing) return
    const simulator = await openSimulator(api)
    if (simulator) closers.push(() => simulator.stop())
    if (config.isDevelopment && config.role !== 'worker') await printStaffLogin(api)
  }
  const address = await orClose(listen(api.app, config))
  closeOnSignals(api.app, close, { delayMs: config.shutdownDelayMs, log })
  return { address, started: orClose(finish()) }
}

/**
 * Prints a link that logs in to the consoles. Must run in development only, where everybody who can
 * reach the server can read the log-in codes anyway.
 */
async function printStaffLogin({ deps: { config, database, clock } }: RunningApi): Promise<void> {
  const now = clock()
  const link = await createDevelopmentLink({ database, config, now })
  console.log(`Log in to the consoles once with ${link}`)
  if (!config.devInbox) return
  const addresses = await createDemoPeople(database, now)
  console.log(`Or with a code, which the page shows, as one of ${addresses.join(', ')}`)
}

async function openSimulator({ app, deps: { config, database, clock, log } }: RunningApi) {
  // The simulator needs the partner API, which servers for background jobs only (`worker`) do not
  // serve.
  if (config.role === 'worker') return undefined
  if (!config.simulator) {
    await revokeSimulatorTokens(database)
    return undefined
  }
  const tokens = await issueSimulatorTokens(database)
  return startSimulator({
    baseUrl: '',
    fetch: createInProcessFetch(app),
    tokens,
    speed: config.simulatorSpeed,
    clock,
    log,
    listPlayedByHand: cacheShortly(() =>
      listPlayedByHand({ database, clock, skipped: config.simulatorSkip }),
    ),
  })
}

const playedByHandMs = 2_000

/**
 * Returns a function that calls `read` at most every two seconds. Between two calls of `read`, and
 * if `read` fails, it returns the last result.
 */
function cacheShortly(read: () => Promise<ReadonlySet<string>>) {
  let last: ReadonlySet<string> = new Set()
  let readAt = -Infinity
  return async (): Promise<ReadonlySet<string>> => {
    if (performance.now() - readAt < playedByHandMs) return last
    readAt = performance.now()
    last = await read().catch(() => last)
    return last
  }
}
