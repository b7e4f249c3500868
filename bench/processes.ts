// Starts the benchmark's processes, pinned to one core, and reads their resident memory.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { startServerProcess, type ServerProcess } from '@tingkat/api/testing/server-process'

/** Whether processes can be pinned to a core (Linux with util-linux). If not, results vary more. */
export const canPin = process.platform === 'linux' && existsSync('/usr/bin/taskset')
const pinToServerCore = canPin ? ['taskset', '-c', '0'] : []

/** Starts a server, pinned to the core that all servers use. Resolves when `path` responds. */
export function startServer(
  file: string,
  env: Record<string, string>,
  path: string,
): Promise<ServerProcess> {
  return startServerProcess({ file, env, path, prefix: pinToServerCore })
}

/**
 * Runs a Node program on the core that all servers use. Returns the JSON in its last line of
 * output.
 */
export async function runPinned<T>(file: string, env: Record<string, string>): Promise<T> {
  const [command, ...args] = [...pinToServerCore, process.execPath, file]
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${file} exited with ${code ?? 'a signal'}.`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as T
}

/** Returns the resident memory of a process in MiB; 0 on systems other than Linux. */
export function residentMiB(pid: number): number {
  if (process.platform !== 'linux') return 0
  const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kib) / 1024)
}
