// Starts servers with the test catalogue for a journey of staff and eaters: two servers if
// TEST_DATABASE_URL names a PostgreSQL server, else one with an embedded database.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from '@tingkat/api/testing/empty-database'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { dataFolderOf, fillDatabase } from './journey-data.ts'

const root = join(import.meta.dirname, '../..')

export type Nodes = {
  /** URL of the first server with a host name, as passkeys require. */
  consoleUrl: string
  /** Invite link for a manager of sg-m1. It works once. */
  managerLink: string
  /** URL of the server for eaters: the second one if there are two. */
  eaterUrl: string
  /** Partner API token of a courier fleet; empty without `hasFleet`. */
  fleetToken: string
  stop(): Promise<void>
}

type NodesOptions = {
  hasFleet?: boolean
  /** Whether to start only one server, so that no change waits for another server's poll. */
  isSingle?: boolean
  /** URL of a proxy in front of the first server; default: the URL of that server. */
  proxyUrl?: string
}

export async function startNodes({
  hasFleet = false,
  isSingle = false,
  proxyUrl,
}: NodesOptions = {}): Promise<Nodes> {
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)
  if (hasPostgres) process.env.TEST_ENGINE = 'postgres'
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-nodes-'))
  const database = await emptyDatabase()
  const env = {
    ...database.env(dataFolderOf(folder)),
    SECRET_KEY: 'a-key-that-both-nodes-of-the-journey-have',
    FLAGS_FILE: join(folder, 'flags.json'),
    SIMULATOR: 'off',
    RATE_LIMITS: 'off',
    DEV_INBOX: 'on',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  }
  writeFileSync(join(folder, 'flags.json'), JSON.stringify({ countries: { sg: { pickup: true } } }))
  const { meiLing } = fillDatabase(folder, env, process.env.E2E_DATA)
  const fleetToken = hasFleet ? createFleet(env) : ''
  const start = () =>
    startServerProcess({
      file: join(root, 'server/main.ts'),
      path: '/sg/en',
      timeoutMs: 170_000,
      env: (port) => ({
        ...env,
        ...(proxyUrl ? { TRUST_PROXY: '1' } : {}),
        CONSOLE_URL: proxyUrl ?? `http://localhost:${port}`,
      }),
    })
  const first = await start()
  const second = hasPostgres && !isSingle ? await start() : first
  const consoleUrl = proxyUrl ?? first.url.replace('127.0.0.1', 'localhost')
  return {
    consoleUrl,
    managerLink: consoleUrl + meiLing,
    eaterUrl: second.url,
    fleetToken,
    async stop() {
      await Promise.all([...new Set([first, second])].map((server) => server.stop()))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a courier fleet and returns its token. */
function createFleet(env: Record<string, string>): string {
  const fleet = ['--name', 'Fleet', '--role', 'courier', '--country', 'sg']
  const command = join(root, 'api/partner/create-command.ts')
  const printed = execFileSync(process.execPath, [command, ...fleet], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 120_000,
  })
  return printed.trim().split('\n').at(-1) ?? ''
}
