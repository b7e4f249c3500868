// Tests of metrics on a real port and traces at a stub collector, without personal data.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openTestApp } from '../testing/app.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { instrumentDatabase } from './measure-database.ts'
import { leftState } from './measure-orders.ts'
import { openTelemetry } from './open-telemetry.ts'
import type { Telemetry } from './telemetry.ts'

const opened: Telemetry[] = []
afterEach(async () => {
  for (const telemetry of opened.splice(0)) await telemetry.close()
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

async function telemetryOf(env: Record<string, string>): Promise<Telemetry> {
  const telemetry = await openTelemetry(readConfig(env).telemetry)
  if (!telemetry) throw new Error('telemetry is off')
  opened.push(telemetry)
  return telemetry
}

test('is off and opens no port without settings', async () => {
  expect(await openTelemetry(readConfig({}).telemetry)).toBeUndefined()
})

describe('metrics', () => {
  test('serves requests by route and status, open requests, and orders, for Prometheus', async () => {
    const port = await freePort()
    const telemetry = await telemetryOf({ METRICS_PORT: String(port) })
    const database = instrumentDatabase(await openTestDatabase(), telemetry)
    const api = await openTestApp({ telemetry, database })
    try {
      await api.app.inject('/api/v1/merchants?country=sg&latitude=1.28632&longitude=103.82811')
      await api.app.inject('/api/v1/merchants/no-such-merchant')
      expect((await api.app.inject('/metrics')).statusCode).toBe(404)
      const text = await (
        await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })
      ).text()
      expect(text).toMatch(
        /http_server_request_duration_count\{[^}]*http_route="\/api\/v1\/merchants",http_response_status_code="200"[^}]*\} 1/,
      )
      expect(text).toMatch(
        /http_route="\/api\/v1\/merchants\/:merchantID",http_response_status_code="404"/,
      )
      expect(text).toMatch(
        /http_server_active_requests\{http_route="\/api\/v1\/merchants"[^}]*\} 0/,
      )
      expect(text).not.toMatch(/1\.28632|103\.82811|no-such-merchant/)
    } finally {
      await api.close()
    }
  })

  test('throws an Error for a port in use', async () => {
    const port = await freePort()
    await telemetryOf({ METRICS_PORT: String(port) })
    await expect(telemetryOf({ METRICS_PORT: String(port) })).rejects.toThrow(
      `Metrics cannot be served on port ${port}: it is in use.`,
    )
  })
})

describe('traces', () => {
  test('a request is a child span of its caller, with spans of its statements without values', async () => {
    const bodies: string[] = []
    const collector = createServer((request, response) => {
      const parts: Buffer[] = []
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          if (request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString('utf8'))
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
        })
    })
    await new Promise<void>((resolve) => {
      collector.listen(0, '127.0.0.1', resolve)
    })
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
    // The exporters read the environment themselves.
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint
    const telemetry = await telemetryOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_SERVICE_NAME: 'warung',
    })
    const api = await openTestApp({
      telemetry,
      database: instrumentDatabase(await openTestDatabase(), telemetry),
    })
    const traceID = '0af7651916cd43dd8448eb211c80319c'
    await api.app.inject({
      url: '/api/v1/users/me?secret=1',
      headers: {
        cookie: 'tingkat_session=abcdefabcdef',
        traceparent: `00-${traceID}-b7ad6b7169203331-01`,
      },
    })
    await api.close()
    await telemetry.close()
    await new Promise((resolve) => {
      collector.close(resolve)
    })
    const text = bodies.join('\n')
    const spans = bodies
      .flatMap((body) => JSON.parse(body).resourceSpans)
      .flatMap((resource: any) => resource.scopeSpans)
      .flatMap((scope: any) => scope.spans)
    const request = spans.find((span: any) => span.name === 'GET /api/v1/users/me')
    expect(request).toMatchObject({ traceId: traceID, parentSpanId: 'b7ad6b7169203331' })
    expect(
      spans.some((span: any) => span.name === 'database' && span.parentSpanId === request.spanId),
    ).toBe(true)
    expect(text).toContain('"warung"')
    expect(text).not.toMatch(/abcdefabcdef|secret=1/)
  })
})

describe('the duration of a state', () => {
  const event = (orderState: string, at: string) => ({ orderState, at }) as never
  test.each([
    [
      'the first move',
      [event('NEW', '2026-03-18T04:00:00Z'), event('MAX_CONFIRMING', '2026-03-18T04:01:30Z')],
      { state: 'NEW', seconds: 90 },
    ],
    [
      'word that changed nothing in between',
      [
        event('NEW', '2026-03-18T04:00:00Z'),
        event('REALLOCATING', '2026-03-18T04:01:00Z'),
        event('REALLOCATING', '2026-03-18T04:02:00Z'),
        event('REALLOCATED', '2026-03-18T04:04:00Z'),
      ],
      { state: 'REALLOCATING', seconds: 180 },
    ],
    [
      'word that changes nothing',
      [
        event('REALLOCATING', '2026-03-18T04:01:00Z'),
        event('REALLOCATING', '2026-03-18T04:02:00Z'),
      ],
      null,
    ],
    ['a new order', [event('NEW', '2026-03-18T04:00:00Z')], null],
  ])('%s', (_, events, expected) => expect(leftState({ events })).toEqual(expected))
})
