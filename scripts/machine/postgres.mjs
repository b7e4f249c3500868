// Starts a temporary PostgreSQL for tests and benchmarks, on a free port and in a temporary folder.
// If DATABASE_URL is set, uses that database and starts nothing.
import { spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './machine.mjs'
import { obtainPostgresPrograms } from './postgres-programs.mjs'

/**
 * In milliseconds: the time-out of a start. Two minutes are enough for `initdb` on a busy machine.
 */
const startLimit = 120_000
const stopLimit = 20_000

/** @typedef {{ uid?: number, gid?: number }} Owner */

/**
 * Returns the user that runs PostgreSQL, because PostgreSQL refuses to run as root: `postgres` if
 * it exists, otherwise `nobody`, otherwise undefined (none found). Returns an empty object if the
 * tests do not run as root.
 * @returns {Owner | undefined}
 */
function findOwner() {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(runQuietly('id', [flag, user], 5_000).output),
    )
    if (uid && gid) return { uid, gid }
  }
  return undefined
}

// Ports from here on are free to choose: they are below those that the operating system assigns to
// connections and to servers that ask for any port. So the chosen port stays free until PostgreSQL
// opens it.
const lowestPort = 10_000
const highestPort = 32_000

/** @returns {Promise<number>} a loopback port that nobody listens on */
export async function findFreePort() {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(lowestPort, highestPort)
    if (await canListen(port)) return port
  }
  throw new Error('no free loopback port was found')
}

/** @param {number} port @returns {Promise<boolean>} */
function canListen(port) {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * Resolves when the program exits with 0, or as soon as `isReady` accepts its output. Rejects after
 * `startLimit`, or if the program fails, with the last line of its output.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(output: string) => boolean} isReady
 */
function waitFor(child, isReady) {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new Error(`not ready after ${startLimit / 1000} s`)),
      startLimit,
    )
    const read = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-20_000)
      if (isReady(output)) resolve(clearTimeout(timer))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve(undefined)
      else reject(new Error(output.trim().split('\n').at(-1) || `ended with ${code}`))
    })
  })
}

// A shell script that ends the server. The shell outlives the test process. When its standard input
// closes, also because the test process was killed, it stops the server and deletes the temporary
// folders. `rm` prints no errors, because a write to the pipe of a killed process would end it.
const guard = [
  '"$@" & server=$!',
  'trap "" INT TERM HUP',
  'cat >/dev/null',
  'kill -INT $server',
  'wait $server',
  'rm -rf "$PGDATA" "$TMPDIR" 2>/dev/null',
].join('; ')

/**
 * Settings of the PostgreSQL server. It does not wait for the disk, because its data need not
 * survive a crash. The write-ahead log is minimal, so that creating and dropping databases is fast.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

/**
 * Further settings of a PostgreSQL server whose data is in memory: a small write-ahead log saves
 * memory.
 */
const settingsInMemory = { max_wal_size: '256MB' }

/** The folder of a file system in memory, on Linux. */
const memoryFolder = '/dev/shm'
const gibibyte = 2 ** 30

/**
 * Whether the files of the PostgreSQL server fit into memory. Each test file creates and drops
 * databases of 700 files. On a disk's file system, this costs six times as much processor time as
 * in memory.
 */
function fitsIntoMemory() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize >= 2 * gibibyte && process.availableMemory() >= 6 * gibibyte
  } catch {
    return false
  }
}

/**
 * The folder of a server's programs and temporary files, and that of its data.
 * @typedef {{ folder: string, data: string }} Places
 */

/**
 * Returns arguments of `initdb` that make log-ins cheap. PostgreSQL hashes passwords 4096 times
 * against guessing, which a random password does not need. Version 16 introduced the setting.
 * @param {string} bin
 */
function quickLogins(bin) {
  const { output } = runQuietly(join(bin, 'initdb'), ['--version'], 20_000)
  const version = Number(/\d+/.exec(output)?.[0])
  return version >= 16 ? ['--set=scram_iterations=1'] : []
}

/** @param {string} bin @param {Places} places @param {Owner} owner */
async function createCluster(bin, { folder, data }, owner) {
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid && owner.gid)
    for (const path of [folder, data, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const args = [
    '-U',
    'tingkat',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    ...quickLogins(bin),
  ]
  const options = { cwd: folder, env: environmentIn({ folder, data }), ...owner }
  await waitFor(
    spawn(join(bin, 'initdb'), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }),
    () => false,
  )
  return password
}

/**
 * Returns the environment of PostgreSQL's programs. Messages are in English, because `launch` waits
 * for the line that says that the server is ready. The caller's PG* variables are left out.
 */
const environmentIn = (/** @type {Places} */ { folder, data }) => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TMPDIR: folder,
  PGDATA: data,
})

/** @param {string} bin @param {Places} places @param {Owner} owner */
async function launch(bin, places, owner) {
  const password = await createCluster(bin, places, owner)
  const port = await findFreePort()
  const isInMemory = places.data.startsWith(memoryFolder)
  const chosen = { ...settings, ...(isInMemory && settingsInMemory), port }
  const command = [
    join(bin, 'postgres'),
    ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', guard, 'guard', ...command]
  // The server is detached, so that Ctrl-C stops only the tests, which then stop the server.
  const server = spawn(program, args, {
    cwd: places.folder,
    env: environmentIn(places),
    ...owner,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await waitFor(server, (output) => output.includes('ready to accept connections'))
  return { server, url: `postgres://tingkat:${password}@127.0.0.1:${port}/postgres` }
}

/** @param {import('node:child_process').ChildProcess} server */
async function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (process.platform === 'win32') server.kill()
  server.stdin?.end()
  const timer = setTimeout(() => server.kill('SIGKILL'), stopLimit)
  await ended
  clearTimeout(timer)
}

/**
 * Returns a folder with PostgreSQL's programs that `owner` can read. If the tests run as
 * root, the programs are copied to the temporary folder, because `owner` may not be able to
 * read this checkout.
 * @param {string} bin
 * @param {string} folder
 * @param {Owner} owner
 */
function makeReadable(bin, folder, owner) {
  if (!owner.uid || bin.startsWith('/usr/')) return bin
  cpSync(join(bin, '..'), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs/bin')
}

/**
 * Returns the URL of a PostgreSQL server whose user may create databases, and a function that stops
 * the server. If PostgreSQL cannot be started, returns the reason. With `inMemory`, the server's
 * data is in memory if enough memory is free.
 * @param {{ inMemory?: boolean }} [options]
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>}
 */
export async function obtainPostgres({ inMemory = false } = {}) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const programs = await obtainPostgresPrograms()
  if ('reason' in programs) return programs
  const owner = findOwner()
  if (!owner) return { reason: 'PostgreSQL cannot run as root, and no other user was found.' }
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-postgres-'))
  const parent = inMemory && fitsIntoMemory() ? memoryFolder : tmpdir()
  const data = mkdtempSync(join(parent, 'tingkat-postgres-data-'))
  const clear = () => {
    for (const path of [folder, data]) rmSync(path, { recursive: true, force: true })
  }
  try {
    const bin = makeReadable(programs.bin, folder, owner)
    const { server, url } = await launch(bin, { folder, data }, owner)
    return { url, stop: () => stop(server).then(clear) }
  } catch (error) {
    clear()
    const cause = error instanceof Error ? error.message : String(error)
    return { reason: `PostgreSQL did not start: ${cause}.` }
  }
}
