// Tests of metrics on a real port and traces at a stub collector, without personal data.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log.ts'
import { openTestApp } from '../testing/app.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { freePort } from '../testing/free-port.ts'
import { instrumentDatabase } from './measure-database.ts'
import { leftState } from './measure-orders.ts'
import { openTelemetry } from './open-telemetry.ts'
import { openTelemetryStore } from './store.ts'
import type { Telemetry } from './telemetry.ts'

const opened: Telemetry[] = []
afterEach(async () => {
  for (const telemetry of opened.splice(0)) await telemetry.close()
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
})

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

  test('counts events, payments and jobs that wait, with the age of the oldest', async () => {
    const database = await openTestDatabase()
    const jobs = await openJobs(database, { log: silentLog })
    try {
      const store = openTelemetryStore(database)
      const earlier = new Date('2030-01-01T00:00:00Z')
      const now = new Date('2030-01-01T00:10:00Z')
      await database.query(
        `insert into outbox (country, order_id, version, type, payload, created_at)
         values ('sg', 'o1', 1, 'order_placed', '{}', $1), ('sg', 'o1', 2, 'order_moved', '{}', $2)`,
        [earlier, now],
      )
      await database.query(
        `insert into payment (reference, country, account_id, key, type, source, currency,
           amount_in_minor, state, created_at, expires_at)
         values ('p1', 'th', 'a', 'k1', 'card', 's', 'THB', 100, 'challenge', $1, $1),
           ('p2', 'th', 'a', 'k2', 'card', 's', 'THB', 100, 'captured', $1, $1)`,
        [earlier],
      )
      await jobs.register('test.later', async () => {})
      await jobs.send('test.later', {}, { startAfterSeconds: 3_600 })
      const byKind = (rows: readonly { kind: string }[]) =>
        rows.toSorted((a, b) => a.kind.localeCompare(b.kind))
      expect(byKind(await store.countBacklog(now))).toEqual([
        { kind: 'event', name: 'outbox', count: 2, oldestSeconds: 600 },
        { kind: 'job', name: 'test.later', count: 1, oldestSeconds: expect.any(Number) },
        { kind: 'payment', name: 'th', count: 1, oldestSeconds: 600 },
      ])
      const before = new Date('2020-01-01T00:00:00Z')
      expect((await store.countBacklog(before)).map(({ kind }) => kind)).not.toContain('job')
    } finally {
      await jobs.stop()
      await database.close()
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
    // OpenTelemetry's exporters read this environment variable themselves.
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
        cookie: '__Host-tingkat_session=abcdefabcdef',
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
