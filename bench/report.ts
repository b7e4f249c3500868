// Formats the benchmark's results as Markdown.
import type { ClientBytes } from './client-bytes.ts'
import type { EditFigures } from './edit-merchant.ts'
import type { GroupOrderFigures } from './group-order.ts'
import type { NearMeFigures } from './near-me.ts'
import { rounds } from './load.ts'
import type { OrderFigures } from './orders.ts'
import type { ReadFigures } from './reads.ts'
import type { SearchFigures } from './search.ts'
import type { TrackingBytes } from './tracking-bytes.ts'

export type Results = {
  takenAt: string
  machine: { processor: string; cores: number; node: string; pinned: boolean }
  firstAnswerMs: { cold: number; warm: number }
  residentMiB: { atStart: number; afterLoad: number }
  reads: ReadFigures[]
  clientBytes: ClientBytes[]
  tracking: TrackingBytes | undefined
  orders: OrderFigures[]
  nearMe: NearMeFigures | undefined
  edits: EditFigures[] | undefined
  group: GroupOrderFigures | undefined
  searches: SearchFigures | undefined
}

const integer = (value: number) => Math.round(value).toLocaleString('en')
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const ratioText = (ratio: number) => ratio.toFixed(2)
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

export function toMarkdown(results: Results): string {
  const { machine, residentMiB } = results
  const pinning = machine.pinned ? 'pinned to one core, load from the other' : 'not pinned'
  return [
    `# Benchmark of ${results.takenAt.slice(0, 10)}`,
    '',
    `${machine.processor}, ${machine.cores} cores, Node ${machine.node}; server ${pinning}.`,
    'Compare ratios, not absolute figures: those depend on the machine.',
    `Each ratio is the median of ${rounds} alternating rounds.`,
    '[Analysis](../../docs/measurements.md).',
    '',
    ...requestTable(results),
    ...results.orders.flatMap(transactionLine),
    ...startTable(results),
    `Resident memory: ${residentMiB.atStart} MiB after the start,`,
    `${residentMiB.afterLoad} MiB after the load.`,
    '',
    ...nearMeTable(results.nearMe),
    ...editTable(results.edits),
    ...groupOrderTable(results.group),
    ...searchTable(results.searches),
    ...clientBytesTable(results),
    ...trackingLine(results.tracking),
  ].join('\n')
}

function requestTable({ reads, orders }: Results): string[] {
  return [
    row('request', 'per second', 'p99 ms', 'yardstick', 'per second', 'ratio', 'aim'),
    '|---|--:|--:|---|--:|--:|--:|',
    ...reads.map(({ name, ours, yardstick, ratio, aim }) =>
      row(
        name,
        integer(ours.perSecond),
        ours.p99,
        `node:http, ${name.startsWith('quote') ? 'POST echo' : 'the same bytes'}`,
        integer(yardstick.perSecond),
        ratioText(ratio),
        aim,
      ),
    ),
    ...orders.map(({ engine, ours, yardstick, ratio, aim }) =>
      row(
        `orders placed, ${engine}`,
        integer(ours.perSecond),
        ours.p99,
        'single-row commits',
        integer(yardstick.perSecond),
        ratioText(ratio),
        aim,
      ),
    ),
    '',
  ]
}

function transactionLine({ engine, transactionsPerOrder }: OrderFigures): string[] {
  if (transactionsPerOrder === undefined) return []
  return [
    `Transactions on ${engine} per order, event delivery and background work included: ` +
      `${transactionsPerOrder.toFixed(2)}.`,
    '',
  ]
}

function startTable({ firstAnswerMs }: Results): string[] {
  return [
    row('first response after process start', 'ms'),
    '|---|--:|',
    row(
      'empty data folder: creates the database, imports the catalogue, renders the page',
      integer(firstAnswerMs.cold),
    ),
    row('existing data folder', integer(firstAnswerMs.warm)),
    '',
  ]
}

function nearMeTable(nearMe: NearMeFigures | undefined): string[] {
  if (!nearMe) return []
  const { few, many, fewMicros, manyMicros, ratio, aim, crowdedRatio, bytesPerMerchant } = nearMe
  return [
    row('page of 24 nearby merchants', 'µs', 'ratio', 'aim'),
    '|---|--:|--:|--:|',
    row(`${integer(few)} merchants, one town`, integer(fewMicros), 1, ''),
    row(
      `${integer(many)} merchants, ${integer(many / few)} towns of equal density`,
      integer(manyMicros),
      ratioText(ratio),
      aim,
    ),
    row(
      `${integer(many)} merchants, one town`,
      integer(fewMicros * crowdedRatio),
      ratioText(crowdedRatio),
      '',
    ),
    '',
    `Memory: ${integer(bytesPerMerchant)} bytes per merchant in the snapshot and its indexes,`,
    'menus excluded.',
    '',
  ]
}

function editTable(edits: EditFigures[] | undefined): string[] {
  if (!edits) return []
  return [
    row('change of one merchant', 'median ms', 'p95 ms', 'aim', 'longest block ms', 'aim'),
    '|---|--:|--:|--:|--:|--:|',
    ...edits.map(({ merchants, medianMs, p95Ms, blockMs }) =>
      row(
        `among ${integer(merchants)}`,
        medianMs.toFixed(2),
        p95Ms.toFixed(2),
        50,
        blockMs.toFixed(1),
        20,
      ),
    ),
    '',
  ]
}

function groupOrderTable(group: GroupOrderFigures | undefined): string[] {
  if (!group) return []
  const { members, streams, bytes, oursMs, yardstickMs, ratio, aimMs } = group
  return [
    row(
      `change in a group order of ${members} members, until ${streams} streams received it`,
      'ms',
      'ratio',
      'aim',
    ),
    '|---|--:|--:|--:|',
    row(`bare server that writes the same ${integer(bytes)} bytes`, integer(yardstickMs), 1, ''),
    row('Tingkat', integer(oursMs), ratioText(ratio), `${aimMs} ms`),
    '',
  ]
}

function searchTable(searches: SearchFigures | undefined): string[] {
  if (!searches) return []
  const { dishes, queries, buildMs, p50, p95, scanP50, ratio, aimMs } = searches
  return [
    row(`search among ${integer(dishes)} dishes`, 'median ms', 'p95 ms', 'ratio', 'aim'),
    '|---|--:|--:|--:|--:|',
    row('linear scan', scanP50.toFixed(1), '', 1, ''),
    row('Tingkat', p50.toFixed(1), p95.toFixed(1), ratioText(ratio), `p95 ${aimMs} ms`),
    '',
    `${queries} queries, every third with a typo; index built in ${integer(buildMs)} ms.`,
    '',
  ]
}

function clientBytesTable({ clientBytes }: Results): string[] {
  return [
    row('route', 'scripts', 'JavaScript, KB gzip', 'CSS, KB gzip'),
    '|---|--:|--:|--:|',
    ...clientBytes.map(({ route, scripts, gzipBytes, cssGzipBytes }) =>
      row(route, scripts, kilobytes(gzipBytes), kilobytes(cssGzipBytes)),
    ),
    '',
  ]
}

function trackingLine(tracking: TrackingBytes | undefined): string[] {
  if (!tracking) return []
  const { addedGzipBytes, withoutGzipBytes, aim } = tracking
  return [
    `Tracking adds ${integer(addedGzipBytes)} bytes gzip to a menu's first load of ` +
      `${integer(withoutGzipBytes)}; aim: below ${integer(aim)}.`,
    '',
  ]
}
