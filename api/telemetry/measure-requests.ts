// Every request: how long its route took and how it ended, how many are open, and its span. Names only: a route's pattern, never an address.
import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { App } from '../http/app.ts'
import { callersContext, noTelemetry, type Telemetry } from './telemetry.ts'

const unknownRoute = 'none'

export function measureRequests(app: App, telemetry: Telemetry): void {
  // Nobody watches: then no request pays for it.
  if (telemetry === noTelemetry) return
  const { meter, tracer, tracing } = telemetry
  const took = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description:
      'Time from a request to the end of its answer; quotes and placed orders are routes of their own.',
    advice: {
      explicitBucketBoundaries: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', {
    description: 'Requests being answered; open event streams are among them, under their routes.',
  })
  const spans = new WeakMap<object, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? unknownRoute
    active.add(1, { 'http.route': route })
    if (!tracing) return done()
    const parent = callersContext(request.headers)
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
      parent,
    )
    spans.set(request, span)
    return context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? unknownRoute
    const { statusCode } = reply
    active.add(-1, { 'http.route': route })
    took.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': statusCode,
    })
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
