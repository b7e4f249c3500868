// The results as a page to read: ratios first.
import type { ClientBytes } from './client-bytes.ts'
import type { GroupNews } from './group.ts'
import type { NearMe } from './near-me.ts'
import { rounds } from './load.ts'
import type { Orders } from './orders.ts'
import type { Read } from './reads.ts'
import type { Searches } from './search.ts'
import type { TrackingBytes } from './tracking-bytes.ts'

export type Results = {
  takenAt: string
  machine: { processor: string; cores: number; node: string; pinned: boolean }
  firstAnswerMs: { cold: number; warm: number }
  residentMiB: { atStart: number; afterLoad: number }
  reads: Read[]
  clientBytes: ClientBytes[]
  tracking: TrackingBytes | undefined
  orders: Orders[]
  nearMe: NearMe | undefined
  group: GroupNews | undefined
  searches: Searches | undefined
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const kb = (bytes: number) => (bytes / 1024).toFixed(1)

export function toMarkdown(results: Results): string {
  const { machine, firstAnswerMs, residentMiB } = results
  return [
    `# Benchmark of ${results.takenAt.slice(0, 10)}`,
    '',
    `${machine.processor}, ${machine.cores} cores, Node ${machine.node}; server ${machine.pinned ? 'pinned to one core, load from the other' : 'not pinned'}.`,
    `Absolute figures belong to this machine and its other work; the ratios, each the median of ${rounds} rounds taken in turn, travel. [What costs what](../../docs/measurements.md).`,
    '',
    '| what | a second | p99 ms | yardstick | a second | ratio | aim |',
    '|---|--:|--:|---|--:|--:|--:|',
    ...results.reads.map(
      (read) =>
        `| ${read.name} | ${whole(read.ours.perSecond)} | ${read.ours.p99} | node:http, ${read.name.startsWith('quote') ? 'POST echo' : 'the same bytes'} | ${whole(read.yardstick.perSecond)} | ${read.ratio.toFixed(2)} | ${read.aim} |`,
    ),
    ...results.orders.map(
      (orders) =>
        `| orders placed, ${orders.engine} | ${whole(orders.ours.perSecond)} | ${orders.ours.p99} | single-row commits | ${whole(orders.yardstick.perSecond)} | ${orders.ratio.toFixed(2)} | ${orders.aim} |`,
    ),
    '',
    ...results.orders.flatMap(({ engine, transactionsPerOrder }) =>
      transactionsPerOrder === undefined
        ? []
        : [
            `Transactions on ${engine} for each order, its event told and all background work included: ${transactionsPerOrder.toFixed(2)}.`,
            '',
          ],
    ),
    '| first answer | ms |',
    '|---|--:|',
    `| empty data folder: database made, catalogue imported, page rendered | ${whole(firstAnswerMs.cold)} |`,
    `| with its data | ${whole(firstAnswerMs.warm)} |`,
    '',
    `Resident memory: ${residentMiB.atStart} MiB after the start, ${residentMiB.afterLoad} MiB after the load.`,
    '',
    ...nearMeTable(results.nearMe),
    ...groupTable(results.group),
    ...searchTable(results.searches),
    '| route | scripts | JavaScript, KB gzip | CSS, KB gzip |',
    '|---|--:|--:|--:|',
    ...results.clientBytes.map(
      (bytes) =>
        `| ${bytes.route} | ${bytes.scripts} | ${kb(bytes.gzipBytes)} | ${kb(bytes.cssGzipBytes)} |`,
    ),
    '',
    ...trackingLine(results.tracking),
  ].join('\n')
}

function nearMeTable(nearMe: NearMe | undefined): string[] {
  if (!nearMe) return []
  const { few, many, fewMicros, manyMicros, ratio, aim, crowdedRatio, bytesPerMerchant } = nearMe
  return [
    '| a page of 24 near a point | µs | ratio | aim |',
    '|---|--:|--:|--:|',
    `| ${few.toLocaleString('en')} merchants, one town | ${whole(fewMicros)} | 1 | |`,
    `| ${many.toLocaleString('en')} merchants, ${whole(many / few)} such towns across the country | ${whole(manyMicros)} | ${ratio.toFixed(2)} | ${aim} |`,
    `| ${many.toLocaleString('en')} merchants, all in the one town | ${whole(fewMicros * crowdedRatio)} | ${crowdedRatio.toFixed(2)} | |`,
    '',
    `Memory: ${whole(bytesPerMerchant)} bytes a merchant in the snapshot and its indexes, menus not counted.`,
    '',
  ]
}

function groupTable(group: GroupNews | undefined): string[] {
  if (!group) return []
  const { members, streams, bytes, oursMs, yardstickMs, ratio, aimMs } = group
  return [
    `| a change of a group of ${members}, tapped, kept, and told to ${streams} open streams | ms to the last | ratio | aim |`,
    '|---|--:|--:|--:|',
    `| bare streams that are written the same ${whole(bytes)} bytes | ${whole(yardstickMs)} | 1 | |`,
    `| ours | ${whole(oursMs)} | ${ratio.toFixed(2)} | ${aimMs} ms |`,
    '',
  ]
}

function searchTable(searches: Searches | undefined): string[] {
  if (!searches) return []
  const { dishes, queries, buildMs, p50, p95, scanP50, ratio, aimMs } = searches
  return [
    `| a search among ${dishes.toLocaleString('en')} dishes (${queries} queries, every third with a slip; index made in ${whole(buildMs)} ms) | median ms | p95 ms | ratio | aim |`,
    '|---|--:|--:|--:|--:|',
    `| reading every name | ${scanP50.toFixed(1)} | | 1 | |`,
    `| ours | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${ratio.toFixed(2)} | p95 ${aimMs} ms |`,
    '',
  ]
}

function trackingLine(tracking: TrackingBytes | undefined): string[] {
  if (!tracking) return []
  const { addedGzipBytes, withoutGzipBytes, aim } = tracking
  return [
    `Tracking adds ${whole(addedGzipBytes)} bytes gzip to the ${whole(withoutGzipBytes)} that a menu loads at first; aim: below ${whole(aim)}.`,
    '',
  ]
}
