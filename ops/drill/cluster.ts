// The whole installation on one machine: PostgreSQL with a synchronous standby, HAProxy, NATS, two
// web nodes, a worker and Caddy.
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import { freePort } from '@tingkat/api/testing/free-port'
import { createApiNode, type ApiNode } from './api-node.ts'
import { createPostgresNode, findPostgres, type PostgresNode } from './postgres-node.ts'
import { openPrimaryProbe, startCaddy, startHaproxy, type PrimaryProbe } from './proxies.ts'
import { readStored } from './read-stored.ts'
import type { Stored } from './check.ts'
import { runCommand, startProgram, waitUntil, type Owner, type Program } from './program.ts'

export type PostgresPair = { primary: PostgresNode; standby: PostgresNode }

export type Cluster = {
  folder: string
  mediaDir: string
  /** Settings of the API processes, for commands. */
  env: { [name: string]: string }
  /** Address of Caddy. */
  url: string
  web: readonly [ApiNode, ApiNode]
  worker: ApiNode
  /** The servers in their present roles, which `failOver` exchanges. */
  postgres(): PostgresPair
  probeOf(node: PostgresNode): PrimaryProbe
  failOver(): Promise<void>
  /** Makes the former primary the standby of the new one. */
  rejoin(): Promise<void>
  nats: { start(): Promise<void>; kill(): Promise<void> }
  caddy: { start(): Promise<void>; kill(): Promise<void> }
  /** Creates a further PostgreSQL server, for a restore. */
  createPostgres(name: string): Promise<PostgresNode>
  createNode(name: string, databaseUrl: string): Promise<ApiNode>
  createPartner(role: 'merchant' | 'courier'): Promise<string>
  readStored(): Promise<Stored>
  close(): Promise<void>
}

/** PostgreSQL refuses to run as root: returns the user that Debian's package has created. */
async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number(await runCommand(['id', flag, 'postgres']))
  return { uid: await id('-u'), gid: await id('-g') }
}

function createFolders(owner: Owner) {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-drill-'))
  chmodSync(folder, 0o755)
  const [logs, data, media] = ['logs', 'postgres', 'media'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const path of [logs, data, media]) mkdirSync(path)
  if (owner) chownSync(data, owner.uid, owner.gid)
  // PostgreSQL's programs start in the folder of the logs.
  chmodSync(logs, 0o755)
  return { folder, logs, data, media }
}

/** Starts everything with the version in `code`. Throws an Error if a program is missing. */
export async function startCluster(code: string): Promise<Cluster> {
  const bin = findPostgres()
  if (!bin) throw new Error("Debian's package postgresql is not installed.")
  const owner = await findOwner()
  const { folder, logs, data, media } = createFolders(owner)
  const ports = {
    a: await freePort(),
    b: await freePort(),
    probeA: await freePort(),
    probeB: await freePort(),
    database: await freePort(),
    nats: await freePort(),
    web1: await freePort(),
    web2: await freePort(),
    worker: await freePort(),
    caddy: await freePort(),
  }
  const password = randomBytes(12).toString('hex')
  const settings = { bin, folder: data, logs, password, owner }
  const nodes = {
    a: createPostgresNode('postgres-a', ports.a, settings),
    b: createPostgresNode('postgres-b', ports.b, settings),
  }
  const pair: PostgresPair = { primary: nodes.a, standby: nodes.b }
  const url = `http://127.0.0.1:${ports.caddy}`
  const databaseUrl = `postgres://tingkat:${password}@127.0.0.1:${ports.database}/postgres`
  const env: { [name: string]: string } = {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    DATABASE_CONNECT_MS: '3000',
    DATABASE_STATEMENT_MS: '10000',
    BUS_URL: `nats://127.0.0.1:${ports.nats}`,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_MS: '2000',
    RATE_LIMITS: 'off',
    SIMULATOR: 'off',
    DEV_INBOX: 'on',
    LOG_LEVEL: 'warn',
    MEDIA_DIR: media,
    DATA_DIR: join(folder, 'data'),
  }
  const node = (name: string, port: number, role: 'web' | 'worker', more = {}) =>
    createApiNode({ name, port, role, logs, env: { ...env, ...more } })
  const web = [node('web-1', ports.web1, 'web'), node('web-2', ports.web2, 'web')] as const
  const worker = node('worker', ports.worker, 'worker')
  const extra: { stop(): Promise<unknown> }[] = []
  let haproxy: Program | undefined
  const probes = new Map<PostgresNode, PrimaryProbe>()

  const nats = switchable(async () => {
    const command = ['nats-server', '-a', '127.0.0.1', '-p', String(ports.nats)]
    const program = startProgram({ name: 'nats', command, logs })
    await waitUntil('the start of NATS', () => accepts(ports.nats))
    return program
  })
  const caddy = switchable(() => startCaddy(ports.caddy, [ports.web1, ports.web2], logs))

  async function close(): Promise<void> {
    await Promise.all([caddy.kill(), ...[...web, worker, ...extra].map((part) => part.stop())])
    await Promise.all([nats.kill(), haproxy?.end('SIGKILL')])
    for (const probe of probes.values()) await probe.close()
    await Promise.all([nodes.a.stop('kill'), nodes.b.stop('kill')])
    if (!process.env['DRILL_KEEP']) rmSync(folder, { recursive: true, force: true })
  }

  async function build(): Promise<void> {
    await nodes.a.create()
    await nodes.a.start()
    await nodes.b.cloneFrom(nodes.a)
    await nodes.b.start()
    await nodes.a.setStandby(nodes.b.name)
    probes.set(nodes.a, await openPrimaryProbe(nodes.a, ports.probeA))
    probes.set(nodes.b, await openPrimaryProbe(nodes.b, ports.probeB))
    haproxy = startHaproxy(
      ports.database,
      [
        { ...nodes.a, probePort: ports.probeA },
        { ...nodes.b, probePort: ports.probeB },
      ],
      logs,
    )
    await nats.start()
    await waitUntil('HAProxy', () => accepts(ports.database))
    await web[0].start(code)
    await Promise.all([web[1].start(code), worker.start(code)])
    await caddy.start()
  }

  try {
    await build()
  } catch (error) {
    await close()
    throw error
  }
  return {
    folder,
    mediaDir: media,
    env,
    url,
    web,
    worker,
    nats,
    caddy,
    close,
    postgres: () => pair,
    probeOf: (server) => probes.get(server) as PrimaryProbe,
    async failOver() {
      await pair.standby.promote()
      ;[pair.primary, pair.standby] = [pair.standby, pair.primary]
    },
    async rejoin() {
      await pair.standby.stop('kill')
      await pair.standby.cloneFrom(pair.primary)
      await pair.standby.start()
      await pair.primary.setStandby(pair.standby.name)
    },
    async createPostgres(name) {
      const server = createPostgresNode(name, await freePort(), settings)
      extra.push({ stop: () => server.stop('kill') })
      return server
    },
    async createNode(name, restoredUrl) {
      const api = node(name, await freePort(), 'web', { DATABASE_URL: restoredUrl })
      extra.unshift(api)
      return api
    },
    async createPartner(role) {
      const command = [process.execPath, join(code, 'api/partner/create-command.ts')]
      const options = ['--name', `Drill ${role}`, '--role', role, '--country', 'sg']
      const output = await runCommand([...command, ...options], { env })
      return output.trim().split('\n').at(-1) ?? ''
    },
    async readStored() {
      const database = await openDatabase({ url: pair.primary.url, log: silentLog })
      try {
        return await readStored(database)
      } finally {
        await database.close()
      }
    },
  }
}

/** A program that can be killed and started again. */
function switchable(launch: () => Promise<Program>) {
  let program: Program | undefined
  return {
    async start() {
      program = await launch()
    },
    kill: async () => await program?.end('SIGKILL'),
  }
}

async function accepts(port: number): Promise<boolean> {
  const { connect } = await import('node:net')
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })
}
