// Creates, clones, starts, kills and promotes a PostgreSQL server of the drill. Changes reach the
// disk before they are acknowledged, as in production.
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pause, runCommand, startProgram, waitUntil, type Owner, type Program } from './program.ts'

export type PostgresSettings = {
  /** Folder of PostgreSQL's programs. */
  bin: string
  /** Folder that holds the data folders and the archive of the write-ahead log. */
  folder: string
  logs: string
  password: string
  owner: Owner
}

export type PostgresNode = {
  name: string
  port: number
  url: string
  /**
   * Sets the name of the standby server that must have received a commit before the server
   * acknowledges the commit; '' for none.
   */
  setStandby(name: string): Promise<void>
  create(): Promise<void>
  /** Copies another PostgreSQL server. The copy starts as its standby. */
  cloneFrom(source: PostgresNode): Promise<void>
  /** Copies the data of this server into a folder, for a later restore. */
  backUpTo(folder: string): Promise<void>
  /** Starts from a copied folder and replays the archived write-ahead log up to `target`. */
  restoreFrom(folder: string, target: Date): Promise<void>
  start(): Promise<void>
  /**
   * Stops PostgreSQL: `fast` closes sessions and writes a checkpoint; `kill` ends the processes as
   * a crash would.
   */
  stop(how: 'fast' | 'kill'): Promise<void>
  promote(): Promise<void>
}

/** Returns the folder of the newest PostgreSQL that Debian has installed; undefined if none. */
export function findPostgres(): string | undefined {
  const parent = '/usr/lib/postgresql'
  if (!existsSync(parent)) return undefined
  return readdirSync(parent)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(parent, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_basebackup')))
}

const user = 'tingkat'
const startsMax = 30

export function createPostgresNode(
  name: string,
  port: number,
  settings: PostgresSettings,
): PostgresNode {
  const { bin, folder, logs, password, owner } = settings
  const data = join(folder, name)
  const archive = join(folder, 'archive')
  const env = { PGPASSWORD: password, HOME: folder }
  const run = (program: string, ...args: string[]) =>
    runCommand([join(bin, program), ...args], { owner, env, cwd: folder })
  let standby = ''
  let server: Program | undefined

  function writeOwned(path: string, text: string): void {
    writeFileSync(path, text, { mode: 0o600 })
    if (owner) chownSync(path, owner.uid, owner.gid)
  }

  const writeSettings = (more: Record<string, string> = {}) =>
    writeOwned(
      join(data, 'postgresql.conf'),
      Object.entries({
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        port: String(port),
        max_connections: '150',
        wal_level: 'replica',
        wal_keep_size: '512MB',
        hot_standby: 'on',
        synchronous_standby_names: standby,
        archive_mode: 'on',
        archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
        archive_timeout: '60',
        wal_receiver_timeout: '10s',
        wal_sender_timeout: '10s',
        ...more,
      })
        .map(([setting, value]) => `${setting} = '${value}'\n`)
        .join(''),
    )

  function clear(): void {
    rmSync(data, { recursive: true, force: true })
    if (!existsSync(archive)) mkdirSync(archive, { mode: 0o700 })
    if (owner) chownSync(archive, owner.uid, owner.gid)
  }

  const isReady = () =>
    run('pg_isready', '-h', '127.0.0.1', '-p', String(port), '-q').then(
      () => true,
      () => false,
    )

  async function start(limitMs = 120_000): Promise<void> {
    const launch = () =>
      startProgram({ name, command: [join(bin, 'postgres'), '-D', data], logs, owner, env })
    server = launch()
    let starts = 1
    await waitUntil(
      `the start of ${name}`,
      async () => {
        // After a kill, PostgreSQL cannot start while a process of the old server still uses the
        // shared memory, so a failed start is repeated.
        if (!server?.isRunning()) {
          if (starts++ === startsMax) throw new Error(`${name} ended: see ${logs}/${name}.log`)
          await pause(500)
          server = launch()
        }
        return await isReady()
      },
      limitMs,
    )
  }

  async function copyFrom(source: number, target: string, options: string[]): Promise<void> {
    const connection = `host=127.0.0.1 port=${source} user=${user} application_name=${name}`
    await run('pg_basebackup', '-d', connection, '-D', target, '-c', 'fast', ...options)
  }

  return {
    name,
    port,
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    async create() {
      clear()
      const passwordFile = join(folder, 'password')
      writeOwned(passwordFile, password)
      const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
      await run('initdb', '-D', data, '-U', user, ...access, '--encoding=UTF8', '--locale=C')
      writeSettings()
      writeOwned(
        join(data, 'pg_hba.conf'),
        ['all', 'replication']
          .map((database) => `host ${database} all 127.0.0.1/32 scram-sha-256\n`)
          .join(''),
      )
    },
    async cloneFrom(source) {
      clear()
      await copyFrom(source.port, data, ['-R'])
      writeSettings()
    },
    backUpTo: (target) => copyFrom(port, target, []),
    async restoreFrom(copy, target) {
      clear()
      await runCommand(['cp', '-a', copy, data], { owner })
      writeSettings({
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: target.toISOString().replace('T', ' ').replace('Z', '+00'),
        recovery_target_action: 'promote',
        archive_mode: 'off',
      })
      writeOwned(join(data, 'recovery.signal'), '')
      await start(600_000)
    },
    async setStandby(standbyName) {
      standby = standbyName && `ANY 1 ("${standbyName}")`
      writeSettings()
      if (server?.isRunning()) await run('pg_ctl', 'reload', '-D', data)
    },
    start: () => start(),
    stop: async (how) => await server?.end(how === 'fast' ? 'SIGINT' : 'SIGKILL'),
    async promote() {
      standby = ''
      writeSettings()
      await run('pg_ctl', 'promote', '-D', data, '-w', '-t', '60')
      await run('pg_ctl', 'reload', '-D', data)
    },
  }
}
