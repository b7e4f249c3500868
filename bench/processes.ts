// The benchmark's processes: the server's core, a program run to its end there, and resident memory.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { startServerProcess, type ServerProcess } from '@tingkat/api/testing/server-process'

/** Whether processes can be pinned here (Linux with util-linux). Without it figures still compare, more noisily. */
export const canPin = process.platform === 'linux' && existsSync('/usr/bin/taskset')
const onServerCore = canPin ? ['taskset', '-c', '0'] : []

/** Starts a server on the server's core; ready when `path` answers. */
export function startServer(
  file: string,
  env: Record<string, string>,
  path: string,
): Promise<ServerProcess> {
  return startServerProcess({ file, env, path, prefix: onServerCore })
}

/** Runs a Node program on the server's core to its end and reads the JSON of its last line. */
export async function runPinned<T>(file: string, env: Record<string, string>): Promise<T> {
  const [command, ...args] = [...onServerCore, process.execPath, file]
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
  if (code !== 0) throw new Error(`${file} ended with ${code ?? 'a signal'}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as T
}

/** Resident memory in MiB (Linux; 0 elsewhere). */
export function residentMiB(pid: number): number {
  if (process.platform !== 'linux') return 0
  const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kib) / 1024)
}
