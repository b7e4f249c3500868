// Simulates merchants and couriers through the partner API. It is stateless: every decision follows
// from the orders that the API lists, so a restarted simulator continues open orders.
import { createClient, type ClientOptions, type ClientProblem } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { playRound, type SimulatedPartner } from './partner.ts'

export type SimulatorOptions = {
  /** Origin of the server; '' when `fetch` calls the app in the same process. */
  baseUrl: string
  fetch: ClientOptions['fetch']
  tokens: readonly {
    country: CountryCode
    merchantToken: string
    courierToken: string
    fleetID: string
  }[]
  /**
   * The ids of merchants and fleets whose orders people move instead of the simulator. Called in
   * each round. Must not throw.
   */
  listPlayedByHand?: () => Promise<ReadonlySet<string>>
  /** Divisor of the real-life delays: 20 means twenty times faster than real life. */
  speed: number
  clock: () => Date
  log: { warn(fields: object, message: string): void }
}

export type Simulator = {
  /** Stops the simulator's rounds. Resolves when no request is in flight. */
  stop(): Promise<void>
}

// How often the simulator lists orders, with and without open orders, in milliseconds.
const busyIntervalMs = 250
const idleIntervalMs = 2_000

export function startSimulator({
  baseUrl,
  fetch,
  tokens,
  speed,
  clock,
  log,
  listPlayedByHand = async () => new Set(),
}: SimulatorOptions): Simulator {
  const stopped = new AbortController()
  const partners = tokens.flatMap(({ country, merchantToken, courierToken, fleetID }) => [
    { country, role: 'merchant', token: merchantToken, fleetID: undefined },
    { country, role: 'courier', token: courierToken, fleetID },
  ])
  const loops = partners.map(async ({ country, role, token, fleetID }) => {
    const client = createClient({ baseUrl, fetch, headers: { authorization: `Bearer ${token}` } })
    const partner = {
      client,
      country,
      speed,
      clock,
      ...(fleetID === undefined ? { listPlayedByHand } : {}),
      onProblem: skipRepeated((problem) =>
        log.warn({ country, role, code: problem.code }, 'simulator request failed'),
      ),
    }
    const isPlayed = async () => fleetID === undefined || !(await listPlayedByHand()).has(fleetID)
    await playUntilStopped(partner, isPlayed, stopped.signal)
  })
  return {
    async stop() {
      stopped.abort()
      await Promise.all(loops)
    },
  }
}

async function playUntilStopped(
  partner: SimulatedPartner,
  isPlayed: () => Promise<boolean>,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const hasOpenOrders = (await isPlayed()) && (await playRound(partner, () => stopped.aborted))
    await pause(hasOpenOrders ? busyIntervalMs : idleIntervalMs, stopped)
  }
}

/** Wraps a problem handler so that consecutive problems with the same code are passed on once. */
function skipRepeated(handle: (problem: ClientProblem) => void): (problem: ClientProblem) => void {
  let lastCode = ''
  return (problem) => {
    if (problem.code !== lastCode) handle(problem)
    lastCode = problem.code
  }
}

function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stopped.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    stopped.addEventListener('abort', done, { once: true })
  })
}
