// Runs the whole installation on one machine: PostgreSQL with a synchronous standby, HAProxy, NATS,
// two web nodes, a worker and Caddy.
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import { freePort } from '@tingkat/api/testing/free-port'
import { createApiNode, type ApiNode } from './api-node.ts'
import {
  createPostgresNode,
  findPostgres,
  type PostgresNode,
  type PostgresSettings,
} from './postgres-node.ts'
import { openPrimaryProbe, startCaddy, startHaproxy, type PrimaryProbe } from './proxies.ts'
import { readStored } from './read-stored.ts'
import type { Stored } from './check.ts'
import { runCommand, startProgram, waitUntil, type Owner, type Program } from './program.ts'

export type PostgresPair = { primary: PostgresNode; standby: PostgresNode }

export type Cluster = {
  folder: string
  mediaDir: string
  /** Settings of the API processes, for commands that a step of the drill runs. */
  env: { [name: string]: string }
  /** Address of Caddy, through which requests reach the web nodes. */
  url: string
  web: readonly [ApiNode, ApiNode]
  worker: ApiNode
  /** Returns the two PostgreSQL servers in their present roles, which `failOver` exchanges. */
  postgres(): PostgresPair
  probeOf(node: PostgresNode): PrimaryProbe
  failOver(): Promise<void>
  /** Makes the PostgreSQL server that was the primary before a standby of the new one. */
  rejoin(): Promise<void>
  nats: { start(): Promise<void>; kill(): Promise<void> }
  caddy: { start(): Promise<void>; kill(): Promise<void> }
  /** Creates a further PostgreSQL server, in which a backup is restored. */
  createPostgres(name: string): Promise<PostgresNode>
  createNode(name: string, databaseUrl: string): Promise<ApiNode>
  createPartner(role: 'merchant' | 'courier'): Promise<string>
  readStored(): Promise<Stored>
  close(): Promise<void>
}

/**
 * Returns the user of PostgreSQL that Debian's package has created, because PostgreSQL refuses to
 * run as root.
 */
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
  // PostgreSQL's programs start in the log folder, so the user that runs them must be able to enter
  // it.
  chmodSync(logs, 0o755)
  return { folder, logs, data, media }
}

const portNames = [
  'a',
  'b',
  'probeA',
  'probeB',
  'database',
  'nats',
  'web1',
  'web2',
  'worker',
  'caddy',
]

async function choosePorts(): Promise<(name: string) => number> {
  const ports = new Map<string, number>()
  for (const name of portNames) ports.set(name, await freePort())
  return (name) => ports.get(name) ?? 0
}

type Parts = Awaited<ReturnType<typeof createParts>>

/**
 * Creates the parts of the cluster (servers and proxies) without starting them. Throws an Error if
 * PostgreSQL is not installed.
 */
async function createParts() {
  const bin = findPostgres()
  if (!bin) throw new Error("Debian's package postgresql is not installed.")
  const owner = await findOwner()
  const folders = createFolders(owner)
  const { logs } = folders
  const port = await choosePorts()
  const password = randomBytes(12).toString('hex')
  const settings: PostgresSettings = { bin, folder: folders.data, logs, password, owner }
  const pair: PostgresPair = {
    primary: createPostgresNode('postgres-a', port('a'), settings),
    standby: createPostgresNode('postgres-b', port('b'), settings),
  }
  const env = settingsOf(folders, port, password)
  const node = (name: string, at: number, role: 'web' | 'worker', more = {}) =>
    createApiNode({ name, port: at, role, logs, env: { ...env, ...more } })
  const natsCommand = ['nats-server', '-a', '127.0.0.1', '-p', String(port('nats'))]
  return {
    folders,
    port,
    settings,
    pair,
    env,
    node,
    web: [node('web-1', port('web1'), 'web'), node('web-2', port('web2'), 'web')] as const,
    worker: node('worker', port('worker'), 'worker'),
    nats: switchable(async () => {
      const program = startProgram({ name: 'nats', command: natsCommand, logs })
      await waitUntil('the start of NATS', () => accepts(port('nats')))
      return program
    }),
    caddy: switchable(() => startCaddy(port('caddy'), [port('web1'), port('web2')], logs)),
    haproxy: switchable(async () => {
      const backends = [
        { name: pair.primary.name, port: port('a'), probePort: port('probeA') },
        { name: pair.standby.name, port: port('b'), probePort: port('probeB') },
      ]
      const program = startHaproxy(port('database'), backends, logs)
      await waitUntil('the start of HAProxy', () => accepts(port('database')))
      return program
    }),
    probes: new Map<PostgresNode, PrimaryProbe>(),
    /** Servers that steps of the drill have started in addition. */
    extra: [] as { stop(): Promise<unknown> }[],
  }
}

/** Returns the settings of the API processes. */
function settingsOf(
  { folder, media }: Awaited<ReturnType<typeof createFolders>>,
  port: (name: string) => number,
  password: string,
): { [name: string]: string } {
  return {
    // Only development mode shows log-in codes in responses and allows the sandbox payment
    // provider.
    NODE_ENV: 'development',
    DATABASE_URL: `postgres://tingkat:${password}@127.0.0.1:${port('database')}/postgres`,
    DATABASE_POOL: '10',
    DATABASE_CONNECT_MS: '3000',
    DATABASE_STATEMENT_MS: '10000',
    BUS_URL: `nats://127.0.0.1:${port('nats')}`,
    PUBLIC_URL: `http://127.0.0.1:${port('caddy')}`,
    TRUST_PROXY: '1',
    // A web node that shuts down still serves requests for longer than the interval of Caddy's
    // readiness probes, so that Caddy stops sending requests to it in time.
    SHUTDOWN_DELAY_MS: '5000',
    RATE_LIMITS: 'off',
    SIMULATOR: 'off',
    DEV_INBOX: 'on',
    LOG_LEVEL: 'warn',
    MEDIA_DIR: media,
    DATA_DIR: join(folder, 'data'),
  }
}

async function build(parts: Parts, code: string): Promise<void> {
  const { pair, port, probes, web, worker } = parts
  const { primary, standby } = pair
  await primary.create()
  await primary.start()
  await standby.cloneFrom(primary)
  await standby.start()
  await primary.setStandby(standby.name)
  probes.set(primary, await openPrimaryProbe(primary, port('probeA')))
  probes.set(standby, await openPrimaryProbe(standby, port('probeB')))
  await parts.haproxy.start()
  await parts.nats.start()
  await web[0].start(code)
  await Promise.all([web[1].start(code), worker.start(code)])
  await parts.caddy.start()
}

async function close(parts: Parts): Promise<void> {
  const { caddy, nats, haproxy, web, worker, extra, probes, pair, folders } = parts
  await Promise.all([caddy.kill(), ...[...web, worker, ...extra].map((part) => part.stop())])
  await Promise.all([nats.kill(), haproxy.kill()])
  for (const probe of probes.values()) await probe.close()
  await Promise.all([pair.primary.stop('kill'), pair.standby.stop('kill')])
  if (!process.env['DRILL_KEEP']) rmSync(folders.folder, { recursive: true, force: true })
}

/**
 * Starts all parts of the cluster, with the API from the folder `code`. Throws an Error if the
 * program of a part is not installed.
 */
export async function startCluster(code: string): Promise<Cluster> {
  const parts = await createParts()
  try {
    await build(parts, code)
  } catch (error) {
    await close(parts)
    throw error
  }
  const { pair, port, env, settings, extra } = parts
  return {
    ...parts,
    folder: parts.folders.folder,
    mediaDir: parts.folders.media,
    url: `http://127.0.0.1:${port('caddy')}`,
    close: () => close(parts),
    postgres: () => pair,
    probeOf: (server) => parts.probes.get(server) as PrimaryProbe,
    failOver: () => failOver(pair),
    rejoin: () => rejoin(pair),
    async createPostgres(name) {
      const server = createPostgresNode(name, await freePort(), settings)
      extra.push({ stop: () => server.stop('kill') })
      return server
    },
    async createNode(name, restoredUrl) {
      const api = parts.node(name, await freePort(), 'web', { DATABASE_URL: restoredUrl })
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

async function failOver(pair: PostgresPair): Promise<void> {
  await pair.standby.promote()
  ;[pair.primary, pair.standby] = [pair.standby, pair.primary]
}

async function rejoin({ primary, standby }: PostgresPair): Promise<void> {
  await standby.stop('kill')
  await standby.cloneFrom(primary)
  await standby.start()
  await primary.setStandby(standby.name)
}

/** Returns a program of the drill that can be killed and started again. */
function switchable(launch: () => Promise<Program>) {
  let program: Program | undefined
  return {
    async start() {
      program = await launch()
    },
    kill: async () => await program?.end('SIGKILL'),
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })
}
