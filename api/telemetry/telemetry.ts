// Metrics and traces with OpenTelemetry, off by default. None of its code is loaded while it is
// off, so the files here import its types only.
import type * as api from '@opentelemetry/api'
import type { Config } from '../config.ts'

export type Telemetry = {
  meter: api.Meter
  /** Undefined if spans are not exported. Then none are created. */
  tracing: { tracer: api.Tracer; api: typeof api } | undefined
  /** Exports remaining data, for at most a few seconds. */
  close(): Promise<void>
}

/** Returns undefined if telemetry is off. See `startTelemetry`. */
export async function openTelemetry(settings: Config['telemetry']): Promise<Telemetry | undefined> {
  if (settings.metricsPort === undefined && !settings.collector) return undefined
  const { startTelemetry } = await import('./sdk.ts')
  return await startTelemetry(settings)
}
