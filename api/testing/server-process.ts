// A real server in a process of its own, for tests that kill it and benchmarks that load it.
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ServerProcess = {
  url: string
  pid: number
  /** From spawning to the first answer. */
  firstAnswerMs: number
  /** What it printed so far. */
  output(): string
  /** SIGKILL: no goodbye, as when the power goes. */
  kill(): Promise<void>
  /** SIGTERM, and SIGKILL after 15 s. */
  stop(): Promise<void>
}

export type StartOptions = {
  /** The file that Node runs. */
  file: string
  env: Record<string, string>
  /** Ready when this path answers below 500; default /readyz. */
  path?: string
  /** Put before Node: a command that pins it to a core, say. */
  prefix?: string[]
  /** Characters of its output that are kept, the last ones; default 20,000. */
  outputMax?: number
  timeoutMs?: number
}

const shared = {
  // Names of pictures never change their bytes: what one server painted serves the next, and none paints what nobody looks at.
  MEDIA_AHEAD: 'off',
  MEDIA_DIR: join(tmpdir(), 'tingkat-test-media'),
  // What one server compiled the next one need not; written by those that end in peace.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compile'),
}

/** Starts a server on a free port of the loopback and waits until it answers. Throws with its output when it ends first. */
export async function startServerProcess({
  file,
  env,
  path = '/readyz',
  prefix = [],
  outputMax = 20_000,
  timeoutMs = 60_000,
}: StartOptions): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const [command, ...args] = [...prefix, process.execPath, file]
  const child = spawn(command, args, {
    env: {
      ...shared,
      ...process.env,
      // Login codes and the simulator are available in this mode only.
      NODE_ENV: 'development',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-outputMax)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  try {
    await untilAnswers(url + path, child, started + timeoutMs)
  } catch (error) {
    await end(child, 'SIGKILL')
    throw new Error(`${(error as Error).message}\n${output}`, { cause: error })
  }
  return {
    url,
    pid: child.pid ?? 0,
    firstAnswerMs: Math.round(performance.now() - started),
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function untilAnswers(url: string, child: ChildProcess, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`)
    const answered = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status < 500
      },
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`${url} did not answer in time`)
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(late)
}

/** A port of the loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
  })
}
