// Interface with which other modules measure what they do: a meter for metrics, and a tracer if
// spans are exported.
import type * as api from '@opentelemetry/api'

export type Telemetry = {
  meter: api.Meter
  /** Undefined if spans are not exported, so that none are created. */
  tracing: { tracer: api.Tracer; api: typeof api } | undefined
  /** Exports the remaining metrics and spans, for at most a few seconds, and stops. */
  close(): Promise<void>
}
