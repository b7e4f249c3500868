// Starts a server with every output enabled: trace log, traces, metrics, error reports and stored
// events. The privacy journey scans all of them for personal data.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readStoredEvents } from '@tingkat/api/testing/stored-events'
import { freePort } from '@tingkat/api/testing/free-port'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { serverFlags } from './journey-data.ts'

/** Everything that the server wrote, by destination. */
export type ServerOutput = Record<
  'log' | 'traces' | 'metrics' | 'prometheus' | 'errors' | 'events',
  string
>
export type ObservedServer = {
  url: string
  /** URL of the error service for browsers. */
  errorsUrl: string
  /** Returns the error reports received so far. */
  errors(): string
  /** Returns the latest text message. */
  message(): string
  /** Returns the metrics page from the metrics port. */
  prometheus(): Promise<string>
  /** Stops the server and returns everything that it wrote. */
  end(): Promise<ServerOutput>
}

// The maximum number of log characters that are kept. The order in the journey writes less than a
// million.
const outputMax = 50_000_000

export async function startObservedServer(): Promise<ObservedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-watched-'))
  const listener = await listen()
  const metricsPort = await freePort()
  const server = await startServerProcess({
    file: join(import.meta.dirname, '../../server/build/main.js'),
    flags: serverFlags,
    path: '/sg/en',
    timeoutMs: 170_000,
    outputMax,
    env: {
      // With `production` the server would refuse the simulator.
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
      // In `staging` the errors of every visit are reported; in `production` only a sample of
      // visits.
      SENTRY_DSN: `${listener.url.replace('//', '//key@')}/7`,
      SENTRY_ENVIRONMENT: 'staging',
    },
  })
  const prometheus = async () =>
    await (
      await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(60_000),
      })
    ).text()
  return {
    url: server.url,
    errorsUrl: `${listener.url}/api/7/envelope/`,
    errors: () => listener.received('/api/7/envelope/'),
    message: () =>
      new URLSearchParams(
        listener.received('/2010-04-01/Accounts/AC1/Messages.json').split('\n').at(-1),
      ).get('Body') ?? '',
    prometheus,
    async end() {
      try {
        const page = await prometheus()
        // On shutdown the server sends the remaining traces and metrics.
        await server.stop()
        return {
          log: server.output(),
          traces: listener.received('/v1/traces'),
          metrics: listener.received('/v1/metrics'),
          prometheus: page,
          errors: listener.received('/api/7/envelope/'),
          events: (await readStoredEvents(folder)).join('\n'),
        }
      } finally {
        await server.kill()
        await listener.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Starts an HTTP server that stands in for all external services and records bodies by path. */
async function listen() {
  const bodies: { path: string; body: string }[] = []
  const listener = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const sent = Buffer.concat(parts)
        // CORS preflight requests have no body, and are not recorded.
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
    received: (path: string) =>
      bodies
        .filter((entry) => entry.path === path)
        .map((entry) => entry.body)
        .join('\n'),
    close: async () => {
      listener.closeAllConnections()
      await new Promise((resolve) => {
        listener.close(resolve)
      })
    },
  }
}
