// Starts the proxies of the drill: HAProxy in front of the database and Caddy in front of the web
// nodes, as in production.
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { openDatabase, type Database } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import { startProgram, waitUntil, type Program } from './program.ts'
import type { PostgresNode } from './postgres-node.ts'

/**
 * Answers 200 on a port while the PostgreSQL server accepts writes, as the REST interface of
 * Patroni does with `/primary`. HAProxy sends connections to the server that answers 200.
 */
export type PrimaryProbe = { isPrimary(): Promise<boolean>; close(): Promise<void> }

export async function openPrimaryProbe(
  { url }: Pick<PostgresNode, 'url'>,
  port: number,
): Promise<PrimaryProbe> {
  let database: Database | undefined
  const connect = async () =>
    (database ??= await openDatabase({
      url,
      log: silentLog,
      retryForMs: 0,
      limits: { requestConnections: 1, connectMs: 3_000, statementMs: 3_000 },
    }))
  const isPrimary = async () => {
    try {
      const sql = 'select pg_is_in_recovery() as standby'
      const { rows } = await (await connect()).query<{ standby: boolean }>(sql)
      return rows[0]?.standby === false
    } catch {
      return false
    }
  }
  const server: Server = createServer((_request, response) => {
    void isPrimary().then((yes) => response.writeHead(yes ? 200 : 503).end())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    isPrimary,
    async close() {
      server.closeAllConnections()
      server.close()
      await database?.close()
    },
  }
}

type Backend = { name: string; port: number; probePort: number }

/** Starts HAProxy, which sends every connection to the server that is the primary. */
export function startHaproxy(port: number, backends: readonly Backend[], logs: string): Program {
  const file = join(logs, 'haproxy.cfg')
  const servers = backends.map(
    ({ name, port: server, probePort }) =>
      `  server ${name} 127.0.0.1:${server} check port ${probePort}\n`,
  )
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 5s
frontend database
  bind 127.0.0.1:${port}
  default_backend primary
backend primary
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('')}`,
  )
  return startProgram({ name: 'haproxy', command: ['haproxy', '-db', '-f', file], logs })
}

/** Starts Caddy with ops/caddy/Caddyfile in front of the web nodes and waits until it answers. */
export async function startCaddy(
  port: number,
  nodes: readonly number[],
  logs: string,
): Promise<Program> {
  const url = `http://127.0.0.1:${port}`
  const env = {
    SITE: url,
    UPSTREAMS: nodes.map((node) => `127.0.0.1:${node}`).join(' '),
    ADMIN: 'off',
    HTTP_PORT: String(port),
    HOME: logs,
    XDG_DATA_HOME: logs,
    XDG_CONFIG_HOME: logs,
  }
  const file = join(import.meta.dirname, '../caddy/Caddyfile')
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  const program = startProgram({ name: 'caddy', command, logs, env })
  await waitUntil('the start of Caddy', () => {
    if (!program.isRunning()) throw new Error(`Caddy ended: see ${join(logs, 'caddy.log')}`)
    return answers(`${url}/healthz`)
  })
  return program
}

/** Whether the address answers with any status. */
async function answers(url: string): Promise<boolean> {
  return await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return true
    },
    () => false,
  )
}

/** Whether the address answers with a status below 300. */
export async function isReady(url: string): Promise<boolean> {
  return await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}
