// Formats the report of the scale benchmark as Markdown.
import {
  coresFor,
  demandOf,
  meanWait,
  ordersADayWith,
  perOrder,
  targetUse,
  type Cost,
  type ServiceTimes,
} from './capacity.ts'

export type NodeRound = { nodes: 1 | 2; perSecond: number; cost: Cost }

export type ScaleResults = {
  takenAt: string
  machine: string
  loadAverage: number
  nodes: NodeRound[]
  times: ServiceTimes
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const fixed = (value: number, digits = 2) => value.toFixed(digits)
const integer = (value: number) => Math.round(value).toLocaleString('en')

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function scaleReport(results: ScaleResults): string {
  return [
    `# Scale, ${results.takenAt.slice(0, 10)}`,
    '',
    `${results.machine}; load average ${fixed(results.loadAverage, 1)}.`,
    'Processes, database and load generator share the cores.',
    '',
    ...nodesTable(results.nodes),
    ...timesTable(results.times),
    ...demandTable(results.times),
  ].join('\n')
}

function nodesTable(rounds: readonly NodeRound[]): string[] {
  const of = (nodes: number, figure: (round: NodeRound) => number) =>
    median(rounds.filter((round) => round.nodes === nodes).map(figure))
  const web = (nodes: number) => of(nodes, ({ cost }) => cost.web)
  const line = (nodes: number) =>
    row(
      nodes,
      integer(of(nodes, ({ perSecond }) => perSecond)),
      fixed(web(nodes)),
      fixed(of(nodes, ({ cost }) => cost.database)),
      fixed(of(nodes, ({ cost }) => cost.worker)),
      integer((nodes * 1000) / web(nodes)),
    )
  return [
    row(
      'web nodes',
      'orders a second here',
      'web, ms an order',
      'PostgreSQL, ms',
      'worker, ms',
      'orders a second with a core for each node',
    ),
    '|--:|--:|--:|--:|--:|--:|',
    line(1),
    line(2),
    '',
    `Two nodes place ${fixed((2 * web(1)) / web(2))} times the orders of one, if each has a core`,
    'and PostgreSQL has enough.',
    '',
  ]
}

function timesTable(times: ServiceTimes): string[] {
  const line = (name: string, { web, database, worker }: Cost) =>
    row(name, fixed(web), fixed(database), fixed(worker))
  return [
    row('CPU time, ms', 'web', 'PostgreSQL', 'worker'),
    '|---|--:|--:|--:|',
    line('list of 24 merchants', times.list),
    line('menu', times.menu),
    line('quote', times.quote),
    line('order, alone in its statement', times.order),
    line('all moves of an order, with the lists of its partners', times.life),
    line('position of a courier', times.position),
    '',
    `An open stream takes ${fixed(times.streamPerSecond, 3)} ms of CPU time in a second and ` +
      `${integer(times.streamKilobytes)} KB of memory.`,
    `An order writes ${integer(times.logBytes)} bytes to the write-ahead log and keeps ` +
      `${integer(times.storedBytes)} in tables.`,
    '',
  ]
}

function demandTable(times: ServiceTimes): string[] {
  const days = [10_000, 100_000, 1_000_000, 10_000_000].map((orders) => demandOf(times, orders))
  const most = ordersADayWith(times, ({ databaseCores }) => databaseCores, 32)
  return [
    `For each order: ${perOrder.lists} lists, ${perOrder.menus} menus, ${perOrder.quotes} quotes, ` +
      `${perOrder.positions} positions, ${perOrder.streams} streams for half an hour.`,
    '',
    row(
      'orders a day',
      'at the peak, a second',
      'web cores',
      'PostgreSQL cores',
      'worker cores',
      'streams',
      'their memory, GB',
      'log, MB/s',
      'tables, GB a day',
      'wait for PostgreSQL',
    ),
    '|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...days.map((day) =>
      row(
        integer(day.ordersPerDay),
        fixed(day.ordersPerSecond, 1),
        coresFor(day.webCores),
        coresFor(day.databaseCores),
        coresFor(day.workerCores),
        integer(day.streams),
        fixed(day.streamGigabytes, 1),
        fixed(day.logMegabytesPerSecond, 1),
        fixed(day.storedGigabytesPerDay, 1),
        fixed(meanWait(coresFor(day.databaseCores), day.databaseCores)),
      ),
    ),
    '',
    `Cores are counted at ${targetUse * 100} % use. The wait is in multiples of the service time.`,
    `A PostgreSQL server of 32 cores carries ${integer(most)} orders a day.`,
    '',
  ]
}
