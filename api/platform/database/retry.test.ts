// Tests of the retries of the first connection to the database.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { adminUrl, testEngine } from '../../testing/engine.ts'
import { freePort } from '../../testing/free-port.ts'
import { openDatabase } from './database.ts'
import { silentLog } from '../log.ts'

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('throws after the set time, without the password', async () => {
  const port = await freePort()
  const warnings: string[] = []
  const log = {
    ...silentLog,
    warn: (_fields: object, message: string) => void warnings.push(message),
  }
  const start = performance.now()
  const url = `postgres://someone:secret@127.0.0.1:${port}/dinner`
  const error = (await openDatabase({ url, log, retryForMs: 600 }).catch(
    (reason: Error) => reason,
  )) as Error
  expect(error.message).toBe(
    `The database at 127.0.0.1:${port}/dinner cannot be reached (ECONNREFUSED) after 1 seconds of trying.`,
  )
  expect(`${error.stack}`).not.toContain('secret')
  expect(warnings.length).toBeGreaterThanOrEqual(2)
  expect(performance.now() - start).toBeGreaterThanOrEqual(600)
})

test.runIf(testEngine === 'postgres')(
  'connects to a database that becomes reachable in time',
  async () => {
    const real = new URL(adminUrl())
    const port = await freePort()
    const firstTry = Promise.withResolvers<void>()
    const log = { ...silentLog, warn: () => firstTry.resolve() }
    const url = new URL(real)
    url.host = `127.0.0.1:${port}`
    const opening = openDatabase({ url: url.href, log, retryForMs: 10_000 })
    await firstTry.promise
    const sockets = new Set<Socket>()
    const proxy = createServer((socket) => {
      const upstream = connect(Number(real.port || 5432), real.hostname)
      for (const end of [socket, upstream]) sockets.add(end.on('error', () => {}))
      socket.pipe(upstream).pipe(socket)
    })
    await listen(proxy, port)
    const database = await opening
    expect((await database.query('select 1 as x')).rows).toEqual([{ x: 1 }])
    await database.close()
    for (const socket of sockets) socket.destroy()
    proxy.close()
  },
)

test.runIf(testEngine === 'postgres')('throws at once if the database does not exist', async () => {
  const url = new URL(adminUrl())
  url.pathname = '/nowhere_to_be_found'
  // The test would exceed its time limit if the error were retried for an hour.
  await expect(
    openDatabase({ url: url.href, log: silentLog, retryForMs: 3_600_000 }),
  ).rejects.toThrow(/cannot be reached \(3D000\)\.$/)
})
