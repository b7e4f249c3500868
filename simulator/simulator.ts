// Plays merchants and couriers of the demo, only as a client of the partner API. It remembers nothing: all it knows is in the orders.
import { createClient, type ClientOptions, type ClientProblem } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { playRound, type PlayedPartner } from './partner.ts'

export type SimulatorOptions = {
  /** '' when `fetch` knows the way. */
  baseUrl: string
  fetch: ClientOptions['fetch']
  tokens: readonly { country: CountryCode; merchantToken: string; courierToken: string }[]
  /** How many times faster than life. */
  speed: number
  clock: () => Date
  log: { warn(fields: object, message: string): void }
}

export type Simulator = {
  /** Resolves when no call is under way any more. */
  stop(): Promise<void>
}

// Often enough to look alive, seldom enough to cost nothing while nobody orders.
const busyMs = 250
const idleMs = 2_000

export function startSimulator({
  baseUrl,
  fetch,
  tokens,
  speed,
  clock,
  log,
}: SimulatorOptions): Simulator {
  const stopped = new AbortController()
  const partners = tokens.flatMap(({ country, merchantToken, courierToken }) => [
    { country, role: 'merchant', token: merchantToken },
    { country, role: 'courier', token: courierToken },
  ])
  const playing = partners.map(async ({ country, role, token }) => {
    const client = createClient({ baseUrl, fetch, headers: { authorization: `Bearer ${token}` } })
    const partner = {
      client,
      country,
      speed,
      clock,
      onProblem: tellOnce((problem) =>
        log.warn({ country, role, code: problem.code }, 'the simulator is refused'),
      ),
    }
    await play(partner, stopped.signal)
  })
  return {
    async stop() {
      stopped.abort()
      await Promise.all(playing)
    },
  }
}

async function play(partner: PlayedPartner, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const busy = await playRound(partner, () => stopped.aborted)
    await pause(busy ? busyMs : idleMs, stopped)
  }
}

/** Passes the first problem of a kind on, then keeps quiet about it until another comes. */
function tellOnce(tell: (problem: ClientProblem) => void): (problem: ClientProblem) => void {
  let told = ''
  return (problem) => {
    if (problem.code !== told) tell(problem)
    told = problem.code
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
