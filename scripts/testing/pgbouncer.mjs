// `npm run test:pgbouncer`: runs the API tests on PostgreSQL through PgBouncer in transaction mode.
// Arguments name files or folders, as for vitest. PGBOUNCER is the path of a PgBouncer to use.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childEnvironment, findNode, root } from '../machine/node.mjs'
import { findFreePort, obtainPostgres } from '../machine/postgres.mjs'

// The first version of PgBouncer that supports prepared statements in transaction mode (a server
// connection per transaction).
const oldest = [1, 21]
const startLimitMs = 60_000

function findProgram() {
  const names = [process.env.PGBOUNCER, 'pgbouncer', '/usr/sbin/pgbouncer']
  for (const name of names.filter((each) => each !== undefined)) {
    const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' })
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
    if (major === undefined) continue
    const isNewEnough = Number(major) > 1 || Number(minor) >= Number(oldest[1])
    if (isNewEnough) return name
  }
  return undefined
}

/** @param {URL} database @param {number} port */
const settings = ({ hostname, port: serverPort, username, password }, port) => `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_prepared_statements = 200
max_client_conn = 1000
default_pool_size = 4
server_idle_timeout = 5
`

/** PgBouncer refuses to run as root, so it then runs as `nobody`. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** @param {string} program @param {URL} database */
async function startPgbouncer(program, database) {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-pgbouncer-'))
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings(database, port))
  chmodSync(folder, 0o755)
  chmodSync(file, 0o644)
  const child = spawn(program, ['-q', file], { ...owner, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + startLimitMs
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stop()
      throw new Error('PgBouncer did not start.')
    }
    await pause(50)
  }
  return { url: `postgres://${database.username}@127.0.0.1:${port}/postgres`, stop }
}

/** @param {number} port @returns {Promise<boolean>} */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** @param {string[]} files */
async function run(files) {
  const program = findProgram()
  if (!program) {
    console.log(`skipped: PgBouncer ${oldest.join('.')} or newer is not installed`)
    return 0
  }
  const postgres = await obtainPostgres({ inMemory: true })
  if ('reason' in postgres) {
    console.log(`skipped: ${postgres.reason}`)
    return 0
  }
  const pgbouncer = await startPgbouncer(program, new URL(postgres.url))
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const command = [vitest, 'run', '--project', 'api-postgres', ...files]
    const { status } = spawnSync(findNode(), command, {
      cwd: root,
      stdio: 'inherit',
      env: childEnvironment({
        TEST_DATABASE_URL: postgres.url,
        TEST_POOLER_URL: pgbouncer.url,
        DATABASE_URL: undefined,
      }),
    })
    return status ?? 1
  } finally {
    pgbouncer.stop()
    await postgres.stop()
  }
}

process.exitCode = await run(process.argv.slice(2))
