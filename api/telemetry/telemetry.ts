// Metrics and traces with OpenTelemetry, off by default.
import {
  context,
  createNoopMeter,
  propagation,
  ROOT_CONTEXT,
  trace,
  type Meter,
  type Tracer,
} from '@opentelemetry/api'
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

export type Telemetry = {
  meter: Meter
  tracer: Tracer
  /** Whether spans are exported. If not, none are created. */
  tracing: boolean
  /** Exports remaining data, for at most a few seconds. */
  close(): Promise<void>
}

export const noTelemetry: Telemetry = {
  meter: createNoopMeter(),
  tracer: trace.getTracer('none'),
  tracing: false,
  close: async () => {},
}

const scope = 'tingkat'
const closeLimitMs = 3_000

/**
 * Serves metrics for Prometheus on a port of its own, and sends metrics and traces to a collector.
 * The exporters read the standard variables `OTEL_EXPORTER_OTLP_…` themselves. Throws an Error for
 * the operator if the port is in use.
 */
export async function openTelemetry({
  metricsPort,
  metricsHost,
  collector,
  serviceName,
}: Config['telemetry']): Promise<Telemetry> {
  if (metricsPort === undefined && !collector) return noTelemetry
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
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  }
  return {
    meter: meters.getMeter(scope),
    tracer: tracers?.getTracer(scope) ?? noTelemetry.tracer,
    tracing: tracers !== undefined,
    close: async () => {
      const shutdowns = [meters, tracers].map(async (provider) => await provider?.shutdown())
      await Promise.race([
        Promise.allSettled(shutdowns),
        new Promise((resolve) => setTimeout(resolve, closeLimitMs).unref()),
      ])
      if (tracers) {
        context.disable()
        propagation.disable()
      }
    },
  }
}

/** Returns the trace context of the headers, or the root context. */
export const extractContext = (headers: Record<string, unknown>) =>
  propagation.extract(ROOT_CONTEXT, headers)
