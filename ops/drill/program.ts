// Starts the drill's programs, each with a separate log file. The kernel kills the programs when
// the drill ends, even if the drill itself is killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, closeSync } from 'node:fs'
import { join } from 'node:path'

/** The user that a program runs as; undefined for the user that runs the drill. */
export type Owner = { uid: number; gid: number } | undefined

export type ProgramOptions = {
  name: string
  command: readonly string[]
  /** Folder of the log files. */
  logs: string
  env?: Record<string, string>
  owner?: Owner
}

export type Program = {
  pid: number
  isRunning(): boolean
  signal(name: NodeJS.Signals): void
  /** Sends the signal to the program and waits for its end; sends SIGKILL after `limitMs`. */
  end(name: NodeJS.Signals, limitMs?: number): Promise<void>
}

const endLimitMs = 30_000

function guarded(command: readonly string[], owner: Owner): [string, string[]] {
  const user = owner
    ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
    : ([] as string[])
  return ['setpriv', ['--pdeathsig=KILL', ...user, '--', ...command]]
}

export function startProgram({ name, command, logs, env, owner }: ProgramOptions): Program {
  const log = openSync(join(logs, `${name}.log`), 'a')
  const [program, args] = guarded(command, owner)
  const child = spawn(program, args, {
    env: { ...process.env, LC_ALL: 'C', ...env },
    cwd: logs,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', (error) => console.error(`${name}: ${error.message}`))
  return {
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    signal: (signal) => void child.kill(signal),
    end: (signal, limitMs = endLimitMs) => end(child, signal, limitMs),
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess, signal: NodeJS.Signals, limitMs: number): Promise<void> {
  if (!isRunning(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), limitMs)
  await ended
  clearTimeout(late)
}

/** Runs a command and returns its output. If it fails, throws an Error with the output. */
export async function runCommand(
  command: readonly string[],
  { env, owner, cwd }: { env?: Record<string, string>; owner?: Owner; cwd?: string } = {},
): Promise<string> {
  const [program, args] = guarded(command, owner)
  const child = spawn(program, args, {
    env: { ...process.env, LC_ALL: 'C', ...env },
    cwd: cwd ?? '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0)
    throw new Error(`${command.join(' ')} ended with ${code ?? 'a signal'}:\n${output}`)
  return output
}

/**
 * Waits until `isReady` returns true. Throws after `limitMs` an Error whose message names `what` it
 * waited for.
 */
export async function waitUntil(
  what: string,
  isReady: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`${what} took longer than ${limitMs} ms.`)
    await pause(100)
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms))
