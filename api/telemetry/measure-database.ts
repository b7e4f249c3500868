// Reports metrics of database connections, and records a trace span for each SQL statement. The
// text of a statement contains no values.
import type { Database } from '../platform/database/database.ts'
import type { Telemetry } from './telemetry.ts'

const maxTextLength = 300

export function instrumentDatabase(database: Database, telemetry: Telemetry | undefined): Database {
  if (!telemetry) return database
  const { meter, tracing } = telemetry
  const connections = meter.createObservableGauge('tingkat.database.connections', {
    description: 'Connections to the database by state; none should be waiting.',
  })
  connections.addCallback((result) => {
    for (const [state, count] of Object.entries(database.connections()))
      result.observe(count, { state })
  })
  if (!tracing) return database
  const { tracer, api } = tracing
  return {
    ...database,
    query: <R>(text: string, values?: readonly unknown[]) =>
      tracer.startActiveSpan(
        'database',
        {
          kind: api.SpanKind.CLIENT,
          attributes: {
            'db.system.name': 'postgresql',
            'db.query.text': text.slice(0, maxTextLength),
          },
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
