// The database: its connections, and a span for each statement. A statement's text holds no values: those travel beside it.
import { SpanKind } from '@opentelemetry/api'
import type { Database } from '../platform/database/database.ts'
import type { Telemetry } from './telemetry.ts'

const textMost = 300

export function measuredDatabase(
  database: Database,
  { meter, tracer, tracing }: Telemetry,
): Database {
  const connections = meter.createObservableGauge('tingkat.database.connections', {
    description: 'Connections to the database by state; nobody should have to wait for one.',
  })
  connections.addCallback((told) => {
    for (const [state, count] of Object.entries(database.connections()))
      told.observe(count, { state })
  })
  if (!tracing) return database
  return {
    ...database,
    query: <R>(text: string, values?: readonly unknown[]) =>
      tracer.startActiveSpan(
        'database',
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, textMost) },
        },
        async (span) => {
          try {
            return await database.query<R>(text, values)
          } finally {
            span.end()
          }
        },
      ),
  }
}
