// Starts servers with the test catalogue for a journey of staff and eaters: two servers if
// TEST_DATABASE_URL names a PostgreSQL server, else one with an embedded database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from '@tingkat/api/testing/empty-database'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { dataFolderOf, fillDatabase, serverFlags } from './journey-data.ts'

const root = join(import.meta.dirname, '../..')

export type Nodes = {
  /** URL of the first server with a host name, as passkeys require. */
  consoleUrl: string
  /** Invite links for two managers of the merchant sg-m1. Each link works once. */
  kavitaLink: string
  managerLink: string
  /** URL of the first server. */
  url: string
  /** URL of the server for eaters: the second one if there are two. */
  eaterUrl: string
  /** Partner API token of a courier fleet. */
  fleetToken: string
  stop(): Promise<void>
}

type NodesOptions = {
  /** Whether to start only one server, so that no change waits for another server's poll. */
  isSingle?: boolean
  /** URL of a proxy in front of the first server; default: the URL of that server. */
  proxyUrl?: string
}

export async function startNodes({
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
  const { kavita, meiLing, fleetToken } = fillDatabase(folder, env, process.env.E2E_DATA)
  const start = () =>
    startServerProcess({
      file: join(root, 'server/build/main.js'),
      flags: serverFlags,
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
    kavitaLink: consoleUrl + kavita,
    managerLink: consoleUrl + meiLing,
    url: first.url,
    eaterUrl: second.url,
    fleetToken,
    async stop() {
      await Promise.all([...new Set([first, second])].map((server) => server.stop()))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
