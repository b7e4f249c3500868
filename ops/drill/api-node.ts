// Starts and stops an API process of the drill (a test that breaks a whole installation): a web
// node or the worker, on a fixed port and of a chosen version.
import { join } from 'node:path'
import { isReady } from './proxies.ts'
import { startProgram, waitUntil, type Program } from './program.ts'

export type ApiNode = {
  name: string
  port: number
  /** Whether the API process has ended without `kill` or `stop`. */
  hasCrashed(): boolean
  /** Starts the API from `code`, the folder of a checkout, and waits until it is ready. */
  start(code: string): Promise<void>
  kill(): Promise<void>
  /** Sends SIGTERM: the API process finishes its requests before it ends. */
  stop(): Promise<void>
}

type NodeOptions = {
  name: string
  port: number
  role: 'web' | 'worker'
  logs: string
  env: Record<string, string>
}

export function createApiNode({ name, port, role, logs, env }: NodeOptions): ApiNode {
  let program: Program | undefined
  let isWanted = false
  const end = async (signal: NodeJS.Signals) => {
    isWanted = false
    await program?.end(signal)
  }
  return {
    name,
    port,
    hasCrashed: () => isWanted && !program?.isRunning(),
    async start(code) {
      isWanted = true
      program = startProgram({
        name,
        command: [process.execPath, join(code, 'api/server.ts')],
        logs,
        env: { ...env, ROLE: role, PORT: String(port), HOST: '127.0.0.1' },
      })
      await waitUntil(`the start of ${name}`, async () => {
        if (!program?.isRunning()) throw new Error(`${name} ended: see ${join(logs, name)}.log`)
        return await isReady(`http://127.0.0.1:${port}/readyz`)
      })
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
