// Starts Caddy, the reverse proxy of ops/caddy, for tests and audits. If Caddy is not installed,
// installs Debian's package. No npm package ships it.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, installPackage } from './machine.mjs'
import { root } from './node.mjs'

/**
 * Maximum time of Caddy's start in milliseconds: one minute, because on a busy machine Caddy needs
 * several seconds to create its certificates.
 */
const startLimit = 60_000
const stopLimit = 20_000

/** Returns the path of an installed Caddy. */
export const findCaddy = () => findProgram(['caddy'], ['/opt/homebrew/bin'])

/**
 * Returns the path of Caddy. If Caddy is missing, installs it; if that fails, returns the reason.
 * @returns {{ path: string } | { reason: string }}
 */
export function obtainCaddy() {
  const found = findCaddy()
  if (found) return { path: found }
  const fault = installPackage('caddy')
  const installed = fault ? undefined : findCaddy()
  if (installed) return { path: installed }
  return { reason: `caddy is not installed (${fault ?? 'it was not found'}).` }
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
 * Starts Caddy with ops/caddy/Caddyfile on https://localhost. Resolves when an upstream answers
 * through Caddy. `ca` is the certificate of Caddy's own authority.
 * @param {{ path: string, upstreams: readonly string[], port?: number, tryFor?: string }} options
 *   `port`: the HTTPS port; default: a free one. `tryFor`: how long requests wait for an upstream
 */
export async function startCaddy({ path, upstreams, port, tryFor = '10s' }) {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-caddy-'))
  const [http, https] = [await findFreePort(), port ?? (await findFreePort())]
  const url = `https://localhost:${https}`
  const args = ['run', '--adapter', 'caddyfile', '--config', join(root, 'ops/caddy/Caddyfile')]
  const child = spawn(path, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ADMIN: 'off',
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      SITE: url,
      UPSTREAMS: upstreams.join(' '),
      TRY_FOR: tryFor,
    },
  })
  let output = ''
  child.stderr.on(
    'data',
    (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-20_000)),
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const stop = async () => {
    const late = setTimeout(kill, stopLimit)
    child.kill('SIGTERM')
    await ended
    clearTimeout(late)
    process.off('exit', kill)
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + startLimit
  const readCA = () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${output.split('\n').at(-2)}`)
    const ca = tryRead(readCA)
    if (ca && (await answers(`${url}/readyz`, ca))) return { url, ca, stop }
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`Caddy did not start within ${startLimit / 1000} s: ${output}`)
    }
    await pause(50)
  }
}

/** @param {() => string} read */
function tryRead(read) {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Whether the address answers with any status.
 * @param {string} url
 * @param {string} ca
 * @returns {Promise<boolean>}
 */
function answers(url, ca) {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(5_000)
    request(url, { ca, method: 'HEAD', agent: false, signal }, (response) => {
      response.resume()
      resolve(true)
    })
      .on('error', () => resolve(false))
      .end()
  })
}
