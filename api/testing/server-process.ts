// Starts and stops server processes for tests and benchmarks.
import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export type ServerProcess = {
  url: string
  pid: number
  /** Milliseconds from the start of the process to the first response. */
  firstAnswerMs: number
  output(): string
  /** Sends SIGKILL, so that the process ends without a chance to clean up. */
  kill(): Promise<void>
  /** Sends SIGTERM, and SIGKILL if the process has not ended after 15 seconds. */
  stop(): Promise<void>
}

export type StartOptions = {
  file: string
  /**
   * Environment variables, or a function that returns them for the port on which the server
   * listens.
   */
  env: Record<string, string> | ((port: number) => Record<string, string>)
  /**
   * The server counts as ready when it answers this path with a status below 500. Default:
   * `/readyz`.
   */
  path?: string
  /**
   * Command with which Node is started, for example to pin the process to a processor core.
   * Default: none.
   */
  prefix?: string[]
  flags?: string[]
  /** Number of characters of the output that are kept, counted from its end. Default: 20,000. */
  outputMax?: number
  timeoutMs?: number
}

/**
 * Flags of Node for programs that run for a few seconds only. They turn off the optimisation of the
 * embedded database's WebAssembly, which costs a fifth of the processor time of a start.
 */
export const quickStart = ['--liftoff-only']

export const sharedEnvironment = {
  // All servers that tests start share one folder of photos. They cannot disturb each other,
  // because a photo's name is derived from its content.
  MEDIA_DIR: join(tmpdir(), 'tingkat-test-media'),
  // Shared cache of compiled sources. Servers add to the cache when they end gracefully.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compile'),
}

/**
 * Starts a server on a free loopback port and waits until it is ready. If
 * the server ends before that, throws an Error with the server's output.
 */
export async function startServerProcess({
  file,
  env,
  path = '/readyz',
  prefix = [],
  flags = [],
  outputMax = 20_000,
  timeoutMs = 240_000,
}: StartOptions): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const [command, ...args] = [...prefix, process.execPath, ...flags, file]
  const child = spawn(command, args, {
    env: {
      ...sharedEnvironment,
      ...process.env,
      // The tests need the inbox of login codes and the simulator, which only development mode has.
      NODE_ENV: 'development',
      PUBLIC_URL: url,
      ...(typeof env === 'function' ? env(port) : env),
      PORT: String(port),
      HOST: '127.0.0.1',
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
    await waitUntilReady(url + path, child, started + timeoutMs)
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

async function waitUntilReady(url: string, child: ChildProcess, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`)
    const ready = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status < 500
      },
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} did not respond in time`)
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(late)
}
