// Reports metrics of work that is due and not done: events, payments, messages and jobs.
import type { Backlog, TelemetryStore } from './store.ts'
import type { Telemetry } from './telemetry.ts'

// Minimum time in milliseconds between two queries that count the work, however often metrics are
// read.
const queryIntervalMs = 10_000

const kinds: Record<Backlog['kind'], { metric: string; label: string; what: string }> = {
  event: { metric: 'tingkat.outbox.waiting', label: 'outbox', what: 'Events not published yet' },
  payment: { metric: 'tingkat.payments.undecided', label: 'country', what: 'Undecided payments' },
  message: { metric: 'tingkat.messages.due', label: 'kind', what: 'Messages due, by kind' },
  failing_message: {
    metric: 'tingkat.messages.failing',
    label: 'kind',
    what: 'Messages that have failed at least once and are retried, by kind',
  },
  help: { metric: 'tingkat.help.waiting', label: 'country', what: 'Unanswered help requests' },
  unreachable: {
    metric: 'tingkat.merchants.unreachable',
    label: 'country',
    what: 'Merchants that take no orders because nobody can reach them',
  },
  job: { metric: 'tingkat.jobs.due', label: 'queue', what: 'Jobs due, by queue' },
}

/**
 * Adds the metrics. The work is counted in the database, so every process reports the same numbers
 * for the whole service.
 */
export function observeBacklog(
  store: TelemetryStore,
  { meter }: Telemetry,
  clock: () => Date,
): void {
  const gauges = Object.entries(kinds).map(([kind, { metric, label, what }]) => ({
    kind,
    label,
    count: meter.createObservableGauge(metric, { description: `${what}.` }),
    oldest: meter.createObservableGauge(`${metric}.oldest`, {
      unit: 's',
      description: `${what}: age of the oldest.`,
    }),
  }))
  let cached: { at: number; rows: Backlog[] } = { at: -Infinity, rows: [] }
  meter.addBatchObservableCallback(
    async (result) => {
      const now = clock()
      if (now.getTime() - cached.at >= queryIntervalMs)
        cached = { at: now.getTime(), rows: await store.countBacklog(now) }
      for (const { kind, label, count, oldest } of gauges) {
        for (const row of cached.rows.filter((one) => one.kind === kind)) {
          result.observe(count, row.count, { [label]: row.name })
          result.observe(oldest, row.oldestSeconds, { [label]: row.name })
        }
      }
    },
    gauges.flatMap(({ count, oldest }) => [count, oldest]),
  )
}
