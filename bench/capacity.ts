// A queueing model: computes from measured service times at which load each resource saturates.

/**
 * CPU time in milliseconds that one request takes on a web node, on the database and on the worker
 * (background process).
 */
export type Cost = { web: number; database: number; worker: number }

export type ServiceTimes = {
  /**
   * The cost of placing one order, including the publication of its outbox event (an event stored
   * with the order).
   */
  order: Cost
  /**
   * The cost of all moves (changes of state) of one order until its delivery, including the lists
   * that its partners read.
   */
  life: Cost
  list: Cost
  menu: Cost
  quote: Cost
  position: Cost
  /** CPU time in milliseconds per second that an open event stream uses on a web node. */
  streamPerSecond: number
  streamKilobytes: number
  /** Bytes that one order adds to the write-ahead log until its delivery. */
  logBytes: number
  /** Bytes that one order adds to tables until its delivery. */
  storedBytes: number
}

/**
 * The number of requests per order. The numbers are assumptions, not measurements: replace them
 * with your platform's figures.
 */
export const perOrder = {
  lists: 20,
  menus: 6,
  quotes: 4,
  /** A courier sends a position every 5 seconds for 25 minutes. */
  positions: 300,
  /**
   * For half an hour, an order has three event streams: the eater's, the merchant's
   * and the courier's.
   */
  streams: 3,
  streamSeconds: 1_800,
} as const

/**
 * The peak rate of orders per hour, as a share of the day's orders: the busiest hour is assumed to
 * have 12 %, and its busiest minutes have 1.5 times the hour's rate.
 */
export const peakShare = 0.12 * 1.5

/**
 * A resource counts as saturated above this utilisation: waiting times then grow
 * faster than the load.
 */
export const targetUse = 0.6

export type Demand = {
  ordersPerDay: number
  ordersPerSecond: number
  webCores: number
  databaseCores: number
  workerCores: number
  streams: number
  streamGigabytes: number
  logMegabytesPerSecond: number
  storedGigabytesPerDay: number
}

/**
 * Returns the cores and other resources that the peak of a day with `ordersPerDay` orders requires.
 */
export function demandOf(times: ServiceTimes, ordersPerDay: number): Demand {
  const ordersPerSecond = (ordersPerDay * peakShare) / 3600
  const busyCores = (of: (cost: Cost) => number) =>
    (ordersPerSecond *
      (of(times.order) +
        of(times.life) +
        of(times.list) * perOrder.lists +
        of(times.menu) * perOrder.menus +
        of(times.quote) * perOrder.quotes +
        of(times.position) * perOrder.positions)) /
    1000
  const streams = ordersPerSecond * perOrder.streams * perOrder.streamSeconds
  return {
    ordersPerDay,
    ordersPerSecond,
    webCores: busyCores(({ web }) => web) + (streams * times.streamPerSecond) / 1000,
    databaseCores: busyCores(({ database }) => database),
    workerCores: busyCores(({ worker }) => worker),
    streams,
    streamGigabytes: (streams * times.streamKilobytes) / 1_000_000,
    logMegabytesPerSecond: (ordersPerSecond * times.logBytes) / 1_000_000,
    storedGigabytesPerDay: (ordersPerDay * times.storedBytes) / 1_000_000_000,
  }
}

/**
 * Returns the probability that a request waits for a core (Erlang C). `load` is in core-seconds per
 * second. Returns 1 if the load is at least the number of cores (`servers`).
 */
export function waitingProbability(servers: number, load: number): number {
  if (load >= servers) return 1
  let blocking = 1
  for (let server = 1; server <= servers; server++)
    blocking = (load * blocking) / (server + load * blocking)
  return blocking / (1 - (load / servers) * (1 - blocking))
}

/** Returns the mean waiting time of a request, in multiples of its service time. */
export function meanWait(servers: number, load: number): number {
  return load >= servers ? Infinity : waitingProbability(servers, load) / (servers - load)
}

/** Returns the number of cores, at least two, with which utilisation stays within `targetUse`. */
export const coresFor = (load: number): number => Math.max(2, Math.ceil(load / targetUse))

/** Returns the largest number of orders per day for which `coresOf` returns at most `cores`. */
export function ordersADayWith(
  times: ServiceTimes,
  coresOf: (demand: Demand) => number,
  cores: number,
): number {
  const perMillion = coresOf(demandOf(times, 1_000_000))
  return (cores * targetUse * 1_000_000) / perMillion
}
