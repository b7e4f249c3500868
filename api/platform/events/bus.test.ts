// One contract for every bus: in process, and NATS when its server is on this machine.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bus } from './bus.ts'
import { openBus } from './open-bus.ts'

const natsServer = ['nats-server', '/usr/sbin/nats-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function startNats(port: number): Promise<ChildProcess> {
  const child = spawn(natsServer!, ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface({ input: child.stderr }))
    if (line.includes('Server is ready')) break
  child.stderr.resume()
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

function describeBus(name: string, open: () => Promise<Bus>) {
  describe(name, () => {
    let bus: Bus
    let other: Bus
    beforeAll(async () => {
      bus = await open()
      other = name === 'in process' ? bus : await open()
    })
    afterAll(async () => {
      await bus.close()
      if (other !== bus) await other.close()
    })
    const next = (topic: string) => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      return { heard: promise, subscribed: other.subscribe(topic, resolve) }
    }

    test('a message arrives, as JSON would carry it', async () => {
      const { heard, subscribed } = next('order.a')
      await subscribed
      await bus.publish('order.a', { n: 1, at: new Date(0), text: 'ü' })
      expect(await heard).toEqual({ n: 1, at: '1970-01-01T00:00:00.000Z', text: 'ü' })
    })

    test('messages of a topic arrive in order, those of another not at all', async () => {
      const heard: unknown[] = []
      const last = Promise.withResolvers<void>()
      await other.subscribe('order.b', (message) => {
        heard.push(message)
        if (message === 'last') last.resolve()
      })
      for (const message of [1, 2, 3]) await bus.publish('order.b', message)
      await bus.publish('order.c', 'not for b')
      await bus.publish('order.b', 'last')
      await last.promise
      expect(heard).toEqual([1, 2, 3, 'last'])
    })

    test('every subscriber hears its own copy; one that left hears nothing', async () => {
      const left: unknown[] = []
      const leave = await other.subscribe('order.d', (message) => left.push(message))
      const first = next('order.d')
      const second = next('order.d')
      await Promise.all([first.subscribed, second.subscribed])
      await leave()
      await bus.publish('order.d', { list: [1] })
      const [one, two] = await Promise.all([first.heard, second.heard])
      expect(one).toEqual({ list: [1] })
      expect(two).toEqual(one)
      expect(two).not.toBe(one)
      expect(left).toEqual([])
    })

    test('hundreds of subscribers raise no warning', async () => {
      const warnings: Error[] = []
      const listen = (warning: Error) => warnings.push(warning)
      process.on('warning', listen)
      const leaves = await Promise.all(
        Array.from({ length: 300 }, () => other.subscribe('order.e', () => {})),
      )
      await Promise.all(leaves.map((leave) => leave()))
      process.off('warning', listen)
      expect(warnings).toEqual([])
    })
  })
}

describeBus('in process', () => openBus())

test('a bus that is away is told in one sentence, without its password', async () => {
  const port = await freePort()
  const failure = openBus(`nats://user:secret@127.0.0.1:${port}`).catch((error: Error) => error)
  const error = (await failure) as Error
  expect(error.message).toContain(`The bus at 127.0.0.1:${port}`)
  expect(`${error.message}${error.stack}`).not.toContain('secret')
})

if (!natsServer) {
  test.skip('NATS: skipped, because no nats-server is installed on this machine', () => {})
  process.stderr.write(
    'The NATS half of the bus tests is skipped: no nats-server is installed on this machine.\n',
  )
} else {
  const port = await freePort()
  let server = await startNats(port)
  afterAll(() => stop(server))
  describeBus('NATS', () => openBus(`nats://127.0.0.1:${port}`))

  test('NATS: subscriptions live on after the server was away', async () => {
    const bus = await openBus(`nats://127.0.0.1:${port}`)
    const heard = Promise.withResolvers<unknown>()
    await bus.subscribe('order.back', heard.resolve)
    await stop(server)
    server = await startNats(port)
    const repeat = setInterval(() => void bus.publish('order.back', 'again').catch(() => {}), 100)
    expect(await heard.promise).toBe('again')
    clearInterval(repeat)
    await bus.close()
  })
}
