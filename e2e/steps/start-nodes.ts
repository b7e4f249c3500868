// Starts servers with the test catalogue for a journey of staff and eaters: two on one PostgreSQL
// if TEST_DATABASE_URL names one, else a single server on an embedded database.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from '@tingkat/api/testing/empty-database'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { testCatalogue } from '../test-catalogue.ts'

const root = join(import.meta.dirname, '../..')

export type Nodes = {
  /** The first node as passkeys need it, with a host name. */
  consoleUrl: string
  /** Invite of a manager of sg-m1; it works once. */
  managerLink: string
  /** Another node than that of the console, if there are two. */
  eaterUrl: string
  /** Token of a fleet of couriers in the partner API; empty without `hasFleet`. */
  fleetToken: string
  stop(): Promise<void>
}

/** With `isSingle` there is one server in any case, so that no change waits for a poll. */
export async function startNodes({ hasFleet = false, isSingle = false } = {}): Promise<Nodes> {
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)
  if (hasPostgres) process.env.TEST_ENGINE = 'postgres'
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-nodes-'))
  const database = await emptyDatabase()
  const env = {
    ...database.env(join(folder, 'data')),
    SECRET_KEY: 'a-key-that-both-nodes-of-the-journey-have',
    FLAGS_FILE: join(folder, 'flags.json'),
    SIMULATOR: 'off',
    RATE_LIMITS: 'off',
    DEV_INBOX: 'on',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  }
  const run = (file: string, args: string[]) =>
    execFileSync(process.execPath, [join(root, file), ...args], {
      env: { ...process.env, ...env, CONSOLE_URL: 'http://localhost:1' },
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 120_000,
    })
  writeFileSync(join(folder, 'sg.json'), JSON.stringify(testCatalogue))
  writeFileSync(join(folder, 'flags.json'), JSON.stringify({ countries: { sg: { pickup: true } } }))
  run('api/catalogue/import-command.ts', [join(folder, 'sg.json')])
  const manager = ['--name', 'Mei Ling', '--email', 'mei@senja.example']
  const role = ['--role', 'merchant_manager', '--scope', 'merchant:sg-m1']
  const printed = run('api/staff/people/create-command.ts', [...manager, ...role])
  const fleet = ['--name', 'Fleet', '--role', 'courier', '--country', 'sg']
  const created = hasFleet ? run('api/partner/create-command.ts', fleet) : ''
  const start = () =>
    startServerProcess({
      file: join(root, 'server/main.ts'),
      path: '/sg/en',
      timeoutMs: 170_000,
      env: (port) => ({ ...env, CONSOLE_URL: `http://localhost:${port}` }),
    })
  const first = await start()
  const second = hasPostgres && !isSingle ? await start() : first
  const consoleUrl = first.url.replace('127.0.0.1', 'localhost')
  return {
    consoleUrl,
    managerLink: consoleUrl + (/\/kitchen\/invite#\S+/.exec(printed)?.[0] ?? ''),
    eaterUrl: second.url,
    fleetToken: created.trim().split('\n').at(-1) ?? '',
    async stop() {
      await Promise.all([...new Set([first, second])].map((server) => server.stop()))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
