// A throw-away PostgreSQL for the tests, on a free port and in a temporary folder; or the one that DATABASE_URL names.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram, installPackage, runQuietly } from './machine.mjs'

const startLimit = 60_000
const stopLimit = 20_000

/** Folders of server programs, newest version first: Debian and Homebrew keep them off PATH. */
function listFolders() {
  const parents = [
    '/usr/lib/postgresql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    '/Library/PostgreSQL',
    'C:/Program Files/PostgreSQL',
  ]
  return parents.flatMap((parent) => {
    const versions = existsSync(parent)
      ? readdirSync(parent).filter((name) => /^(\d+|postgresql(@\d+)?)$/.test(name))
      : []
    return versions
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => join(parent, version, 'bin'))
  })
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function findOwner() {
  if (process.getuid?.() !== 0) return {}
  const id = (/** @type {string} */ flag) =>
    Number(runQuietly('id', [flag, 'postgres'], 5_000).said)
  const [uid, gid] = [id('-u'), id('-g')]
  return uid > 0 && gid > 0 ? { uid, gid } : undefined
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

/**
 * Runs a program and resolves when it ends, or as soon as `isReady` likes what it said; rejects with what it said otherwise.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(said: string) => boolean} isReady
 */
function waitFor(child, isReady) {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error(`no answer in ${startLimit / 1000} s`)),
      startLimit,
    )
    const hear = (/** @type {Buffer} */ chunk) => {
      said = (said + chunk).slice(-20_000)
      if (isReady(said)) resolve(clearTimeout(timer))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve(undefined)
      else reject(new Error(said.trim().split('\n').at(-1) || `ended with ${code}`))
    })
  })
}

// The shell outlives us by a moment: when our end of its input closes, even by kill -9, it stops the server and takes the folder away.
const guard =
  '"$@" & server=$!; trap "" INT TERM HUP; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$TMPDIR"'

/** @param {string} bin @param {string} folder @param {{ uid?: number, gid?: number }} owner */
async function launch(bin, folder, owner) {
  const password = randomBytes(12).toString('hex')
  const data = join(folder, 'data')
  // Messages in English, because the ready line is read; no settings of the caller's own server.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TMPDIR: folder }
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
  if (owner.uid && owner.gid)
    for (const path of [folder, join(folder, 'password')]) chownSync(path, owner.uid, owner.gid)

  const setup = [
    '-D',
    data,
    '-U',
    'tingkat',
    '--auth=scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  await waitFor(
    spawn(join(bin, 'initdb'), setup, {
      cwd: folder,
      env,
      ...owner,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
    () => false,
  )

  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'on',
  }
  const command = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', guard, 'guard', ...command]
  // In a group of its own: Ctrl-C is for the tests, which stop the server when they are done.
  const server = spawn(program, args, {
    cwd: folder,
    env,
    ...owner,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await waitFor(server, (said) => said.includes('ready to accept connections'))
  return { server, url: `postgres://tingkat:${password}@127.0.0.1:${port}/postgres` }
}

/** @param {import('node:child_process').ChildProcess} server */
async function end(server) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (process.platform === 'win32') server.kill()
  server.stdin?.end()
  const timer = setTimeout(() => server.kill('SIGKILL'), stopLimit)
  await ended
  clearTimeout(timer)
}

/** The folder of `initdb` and `postgres`, installing them if that is possible; or why there is none. @returns {{ bin: string } | { reason: string }} */
function findServer() {
  const find = () => findProgram(['postgres'], listFolders())
  const found = find()
  if (found) return { bin: dirname(found) }
  const why = installPackage('postgresql')
  const installed = why ? undefined : find()
  return installed
    ? { bin: dirname(installed) }
    : {
        reason: `PostgreSQL is not installed and DATABASE_URL is not set (${why ?? 'its server was not found'}).`,
      }
}

/**
 * A PostgreSQL for the tests: its URL (a user that may create databases) and how to stop it, or one sentence that says why not.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>}
 */
export async function obtainPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const found = findServer()
  if ('reason' in found) return found
  const owner = findOwner()
  if (!owner)
    return { reason: 'PostgreSQL cannot run as root, and there is no user postgres to run it.' }
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-postgres-'))
  const clear = () => rmSync(folder, { recursive: true, force: true })
  try {
    const { server, url } = await launch(found.bin, folder, owner)
    return { url, stop: () => end(server).then(clear) }
  } catch (error) {
    clear()
    return {
      reason: `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}.`,
    }
  }
}
