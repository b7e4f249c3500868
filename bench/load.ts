// Load generator: measures requests per second, and compares two targets in alternating rounds.
import autocannon, { type Request } from 'autocannon'

export type Target = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Called before each request of the load, for example to set a new idempotency key. */
  setupRequest?: (request: Request) => Request
}
/** The result of one round of load. `p50` and `p99` are latencies in milliseconds. */
export type LoadFigures = { perSecond: number; p50: number; p99: number }

export const connections = 16
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
/**
 * Number of rounds of a comparison. Short alternating rounds cancel out changes in the machine's
 * speed, which last longer than one round.
 */
export const rounds = 7

/** Runs the load once. Throws if a response is not 2xx, because errors would raise the rate. */
export async function load(target: Target, duration = seconds): Promise<LoadFigures> {
  const result = await autocannon({
    url: target.url,
    connections,
    duration,
    requests: [
      {
        method: target.method ?? 'GET',
        headers: target.headers ?? {},
        ...(target.body === undefined ? {} : { body: target.body }),
        ...(target.setupRequest ? { setupRequest: target.setupRequest } : {}),
      },
    ],
  })
  if (result.non2xx || result.errors)
    throw new Error(
      `${target.url}: ${result.non2xx} responses were not 2xx, ${result.errors} requests failed.`,
    )
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

export type Comparison = {
  ours: LoadFigures
  yardstick: LoadFigures
  ratio: number
  ratios: number[]
}

/**
 * Warms up both targets, then measures them in alternating rounds. Returns the round with the
 * median ratio of the two rates.
 */
export async function compare(ours: Target, yardstick: Target): Promise<Comparison> {
  await load(ours, 4)
  await load(yardstick, 1)
  const figures: { ours: LoadFigures; yardstick: LoadFigures }[] = []
  for (let round = 0; round < rounds; round++)
    figures.push({ ours: await load(ours), yardstick: await load(yardstick) })
  return medianRound(figures)
}

export function medianRound(figures: { ours: LoadFigures; yardstick: LoadFigures }[]): Comparison {
  const sorted = figures.toSorted((a, b) => ratioOf(a) - ratioOf(b))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No rounds were measured.')
  return { ...middle, ratio: ratioOf(middle), ratios: figures.map(ratioOf) }
}

const ratioOf = ({ ours, yardstick }: { ours: LoadFigures; yardstick: LoadFigures }) =>
  ours.perSecond / yardstick.perSecond
