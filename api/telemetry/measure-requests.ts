// Records metrics and trace spans of requests. They contain the pattern of the route and never the
// URL, which may contain personal data.
import type { Span } from '@opentelemetry/api'
import type { App } from '../http/app.ts'
import type { Telemetry } from './telemetry.ts'

const unknownRoute = 'none'

export function instrumentRequests(app: App, telemetry: Telemetry): void {
  const { meter, tracing } = telemetry
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of requests by route.',
    advice: {
      explicitBucketBoundaries: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', {
    description: 'Open requests by route, including event streams.',
  })
  const spans = new WeakMap<object, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? unknownRoute
    active.add(1, { 'http.route': route })
    if (!tracing) return done()
    const { tracer, api } = tracing
    const parent = api.propagation.extract(api.ROOT_CONTEXT, request.headers)
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: api.SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
      parent,
    )
    spans.set(request, span)
    return api.context.with(api.trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? unknownRoute
    const { statusCode } = reply
    active.add(-1, { 'http.route': route })
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': statusCode,
    })
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (tracing && statusCode >= 500) span?.setStatus({ code: tracing.api.SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
