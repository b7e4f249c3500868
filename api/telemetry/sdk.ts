// Starts OpenTelemetry's SDK. Loaded only if telemetry
// is on, because its 280 modules delay a start.
import * as api from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type MetricReader,
} from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import type { Telemetry } from './telemetry.ts'

const scope = 'tingkat'
const closeLimitMs = 3_000

/**
 * Serves metrics for Prometheus on a separate port, and sends metrics and traces to a collector.
 * The exporters read the standard variables `OTEL_EXPORTER_OTLP_…` themselves. Throws an Error that
 * says so if the port is in use.
 */
export async function startTelemetry({
  metricsPort,
  metricsHost,
  collector,
  serviceName,
}: Config['telemetry']): Promise<Telemetry> {
  const resource = resourceFromAttributes({ 'service.name': serviceName })
  const readers: MetricReader[] = []
  if (metricsPort !== undefined) {
    const exporter = new PrometheusExporter({
      port: metricsPort,
      host: metricsHost,
      preventServerStart: true,
    })
    await exporter.startServer().catch((error: unknown) => {
      throw new Error(`Metrics cannot be served on port ${metricsPort}: it is in use.`, {
        cause: error,
      })
    })
    readers.push(exporter)
  }
  if (collector)
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() }))
  const meters = new MeterProvider({ resource, readers })
  const tracers = collector
    ? new TracerProvider({
        resource,
        spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
      })
    : undefined
  if (tracers) {
    api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    api.propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  }
  return {
    meter: meters.getMeter(scope),
    tracing: tracers && { tracer: tracers.getTracer(scope), api },
    close: async () => {
      const shutdowns = [meters, tracers].map(async (provider) => await provider?.shutdown())
      await Promise.race([
        Promise.allSettled(shutdowns),
        new Promise((resolve) => setTimeout(resolve, closeLimitMs).unref()),
      ])
      if (tracers) {
        api.context.disable()
        api.propagation.disable()
      }
    },
  }
}
