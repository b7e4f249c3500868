// A server as in production that tells all that it can of itself: its log at the finest, traces and metrics, the errors of browsers, and the events that it keeps.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readKeptEvents } from '@tingkat/api/testing/kept-events'
import { freePort, startServerProcess } from '@tingkat/api/testing/server-process'

/** By where it was told. */
export type Told = Record<'log' | 'traces' | 'metrics' | 'prometheus' | 'errors' | 'events', string>
export type WatchedServer = {
  url: string
  /** Where browsers report errors to. */
  errorsUrl: string
  /** What browsers have reported so far. */
  errors(): string
  /** The newest text message. */
  message(): string
  /** What Prometheus reads, from its own port. */
  prometheus(): Promise<string>
  /** Ends the server; gives all that it told. */
  end(): Promise<Told>
}

// All of a journey's log; a dinner makes less than a megabyte.
const outputMax = 50_000_000

export async function watchServer(): Promise<WatchedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-watched-'))
  const listener = await listen()
  const metricsPort = await freePort()
  const server = await startServerProcess({
    file: join(import.meta.dirname, '../../server/main.ts'),
    path: '/sg/en',
    timeoutMs: 170_000,
    outputMax,
    env: {
      // The simulator needs development; all else is set as in production.
      NODE_ENV: 'development',
      PAYMENT_PROVIDER: 'none',
      DEMO_BALANCES: 'off',
      TABLE_CODES: 'on',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SIMULATOR: 'on',
      SIMULATOR_SPEED: '120',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'trace',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: listener.url,
      SMS_URL: listener.url,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'of-the-provider',
      SMS_FROM: 'Tingkat',
      // As with 'production', and of every visit.
      SENTRY_DSN: `${listener.url.replace('//', '//key@')}/7`,
      SENTRY_ENVIRONMENT: 'staging',
    },
  })
  const prometheus = async () =>
    await (
      await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(10_000),
      })
    ).text()
  return {
    url: server.url,
    errorsUrl: `${listener.url}/api/7/envelope/`,
    errors: () => listener.heard('/api/7/envelope/'),
    message: () =>
      new URLSearchParams(
        listener.heard('/2010-04-01/Accounts/AC1/Messages.json').split('\n').at(-1),
      ).get('Body') ?? '',
    prometheus,
    async end() {
      try {
        const page = await prometheus()
        // Going, it sends what is left of traces and metrics.
        await server.stop()
        return {
          log: server.output(),
          traces: listener.heard('/v1/traces'),
          metrics: listener.heard('/v1/metrics'),
          prometheus: page,
          errors: listener.heard('/api/7/envelope/'),
          events: (await readKeptEvents(folder)).join('\n'),
        }
      } finally {
        await server.kill()
        await listener.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Stands for whoever is told: takes everything, and knows it by its path. */
async function listen() {
  const bodies: { path: string; body: string }[] = []
  const listener = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const sent = Buffer.concat(parts)
        // A browser asks first whether it may.
        if (sent.length > 0)
          bodies.push({
            path,
            body: (request.headers['content-encoding'] === 'gzip'
              ? gunzipSync(sent)
              : sent
            ).toString(),
          })
        response
          .writeHead(path.endsWith('/Messages.json') ? 201 : 200, {
            'content-type': 'application/json',
            'access-control-allow-origin': '*',
            'access-control-allow-headers': '*',
          })
          .end('{"sid":"SM1"}')
      })
  })
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    heard: (path: string) =>
      bodies
        .filter((one) => one.path === path)
        .map((one) => one.body)
        .join('\n'),
    close: async () => {
      listener.closeAllConnections()
      await new Promise((resolve) => {
        listener.close(resolve)
      })
    },
  }
}
