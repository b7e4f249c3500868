// Metrics and traces with OpenTelemetry, off by default. None of its code is loaded while it is
// off, so the other files of this folder import its types only.
import type { Config } from '../config.ts'
import type { Telemetry } from './telemetry.ts'

/** Starts telemetry: see `startTelemetry`. Returns undefined if it is off. */
export async function openTelemetry(settings: Config['telemetry']): Promise<Telemetry | undefined> {
  if (settings.metricsPort === undefined && !settings.collector) return undefined
  const { startTelemetry } = await import('./sdk.ts')
  return await startTelemetry(settings)
}
