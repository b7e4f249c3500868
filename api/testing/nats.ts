// Starts and stops a real NATS server for tests.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Name or path of the NATS server program; undefined if it is not installed. */
export const natsServer = ['nats-server', '/usr/sbin/nats-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

/** Resolves when the server accepts connections. `options` are those of nats-server. */
export async function startNats(port: number, options: string[] = []): Promise<ChildProcess> {
  if (!natsServer) throw new Error('nats-server is not installed')
  const child = spawn(natsServer, ['-a', '127.0.0.1', '-p', String(port), ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface({ input: child.stderr }))
    if (line.includes('Server is ready')) break
  child.stderr.resume()
  return child
}

export async function stopNats(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
