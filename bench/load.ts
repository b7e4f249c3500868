// Load from the other core: requests a second of one target, and of two in turn so that drift cancels out.
import autocannon, { type Request } from 'autocannon'

export type Target = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  each?: (request: Request) => Request
}
export type Figure = { perSecond: number; p50: number; p99: number }

export const connections = 16
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
/** Many short rounds in turn: a machine's moods last longer than one, and strike both sides. */
export const rounds = 7

/** One run. Throws when any answer is not 2xx: a fast refusal is no result. */
export async function load(target: Target, duration = seconds): Promise<Figure> {
  const result = await autocannon({
    url: target.url,
    connections,
    duration,
    requests: [
      {
        method: target.method ?? 'GET',
        headers: target.headers ?? {},
        ...(target.body === undefined ? {} : { body: target.body }),
        ...(target.each ? { setupRequest: target.each } : {}),
      },
    ],
  })
  if (result.non2xx || result.errors)
    throw new Error(
      `${target.url}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors`,
    )
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

export type Pair = { ours: Figure; yardstick: Figure; ratio: number; ratios: number[] }

/** Ours and the yardstick in turn, after one warm-up each; the ratio is the median of the rounds. */
export async function compare(ours: Target, yardstick: Target): Promise<Pair> {
  await load(ours, 4)
  await load(yardstick, 1)
  const figures: { ours: Figure; yardstick: Figure }[] = []
  for (let round = 0; round < rounds; round++)
    figures.push({ ours: await load(ours), yardstick: await load(yardstick) })
  return medianOf(figures)
}

export function medianOf(figures: { ours: Figure; yardstick: Figure }[]): Pair {
  const sorted = figures.toSorted((a, b) => ratioOf(a) - ratioOf(b))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return { ...middle, ratio: ratioOf(middle), ratios: figures.map(ratioOf) }
}

const ratioOf = ({ ours, yardstick }: { ours: Figure; yardstick: Figure }) =>
  ours.perSecond / yardstick.perSecond
