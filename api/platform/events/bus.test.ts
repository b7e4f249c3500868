// Tests of each message bus: the one within a process, and NATS if its server is installed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { natsServer, startNats, stopNats } from '../../testing/nats.ts'
import type { Bus } from './bus.ts'
import { openBus } from './open-bus.ts'

function describeBus(name: string, open: () => Promise<Bus>) {
  describe(name, () => {
    let bus: Bus
    let secondBus: Bus
    beforeAll(async () => {
      bus = await open()
      secondBus = name === 'in process' ? bus : await open()
    })
    afterAll(async () => {
      await bus.close()
      if (secondBus !== bus) await secondBus.close()
    })
    const next = (topic: string) => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      return { received: promise, subscribed: secondBus.subscribe(topic, resolve) }
    }

    test('delivers a message as JSON', async () => {
      const { received, subscribed } = next('order.a')
      await subscribed
      await bus.publish('order.a', { n: 1, at: new Date(0), text: 'ü' })
      expect(await received).toEqual({ n: 1, at: '1970-01-01T00:00:00.000Z', text: 'ü' })
    })

    test('delivers the messages of a topic in sequence, and none of other topics', async () => {
      const received: unknown[] = []
      const last = Promise.withResolvers<void>()
      await secondBus.subscribe('order.b', (message) => {
        received.push(message)
        if (message === 'last') last.resolve()
      })
      for (const message of [1, 2, 3]) await bus.publish('order.b', message)
      await bus.publish('order.c', 'not for b')
      await bus.publish('order.b', 'last')
      await last.promise
      expect(received).toEqual([1, 2, 3, 'last'])
    })

    test('every subscriber gets its own copy, and none after it unsubscribed', async () => {
      const left: unknown[] = []
      const unsubscribe = await secondBus.subscribe('order.d', (message) => left.push(message))
      const first = next('order.d')
      const second = next('order.d')
      await Promise.all([first.subscribed, second.subscribed])
      await unsubscribe()
      await bus.publish('order.d', { list: [1] })
      const [firstCopy, secondCopy] = await Promise.all([first.received, second.received])
      expect(firstCopy).toEqual({ list: [1] })
      expect(secondCopy).toEqual(firstCopy)
      expect(secondCopy).not.toBe(firstCopy)
      expect(left).toEqual([])
    })

    test('hundreds of subscribers cause no warning', async () => {
      const warnings: Error[] = []
      const listen = (warning: Error) => warnings.push(warning)
      process.on('warning', listen)
      const leaves = await Promise.all(
        Array.from({ length: 300 }, () => secondBus.subscribe('order.e', () => {})),
      )
      await Promise.all(leaves.map((leave) => leave()))
      process.off('warning', listen)
      expect(warnings).toEqual([])
    })
  })
}

describeBus('in process', () => openBus())

const openAt = (port: number, log = recordLog()) =>
  openBus({
    settings: { servers: [`nats://user:secret@127.0.0.1:${port}`] },
    log,
    pollMs: 400,
  })

test('OPS-17 an unreachable bus is polled, and the log has no password', async () => {
  const log = recordLog()
  const port = await freePort()
  const bus = await openAt(port, log)
  const counter = createCounter()
  await bus.subscribe('order.a', counter.receive)
  await bus.publish('order.a', 'lost')
  expect(bus.isConnected()).toBe(false)
  await counter.reached(1)
  expect(counter.received[0]).toBeNull()
  expect(log.lines.join()).toContain(`The bus at 127.0.0.1:${port} cannot be reached`)
  expect(log.lines.join()).not.toContain('secret')
  await bus.close()
})

test('OPS-08 a missing file of the bus is an error for the operator', async () => {
  const settings = { servers: ['tls://127.0.0.1:4222'], ca: '/nowhere/ca.pem' }
  await expect(openBus({ settings })).rejects.toThrow(
    'The file /nowhere/ca.pem for the bus cannot be read (ENOENT).',
  )
})

test('OPS-17 without NATS, a process of one role polls and delivers its own messages', async () => {
  const bus = await openBus({ isShared: true, pollMs: 400 })
  const counter = createCounter()
  await bus.subscribe('order.a', counter.receive)
  await bus.publish('order.a', 'own')
  await counter.reached(2)
  expect(counter.received.slice(0, 2)).toEqual(['own', null])
  expect(bus.isConnected()).toBe(false)
  await bus.close()
})

if (!natsServer) {
  test.skip('NATS: skipped, because nats-server is not installed', () => {})
  process.stderr.write(
    'The NATS half of the bus tests is skipped: no nats-server is installed on this machine.\n',
  )
} else {
  const port = await freePort()
  let server = await startNats(port)
  afterAll(() => stopNats(server))
  describeBus('NATS', () => openBus({ settings: { servers: [`nats://127.0.0.1:${port}`] } }))

  test('NATS: an address with tls refuses a server without TLS', async () => {
    const log = recordLog()
    const bus = await openBus({ settings: { servers: [`tls://127.0.0.1:${port}`] }, log })
    expect(bus.isConnected()).toBe(false)
    expect(log.lines.join()).toContain('cannot be reached')
    await bus.close()
  })

  test('OPS-17 NATS: a process that started without a server connects when there is one', async () => {
    const late = await freePort()
    const bus = await openAt(late)
    const received = createCounter()
    await bus.subscribe('order.start', received.receive)
    const nats = await startNats(late)
    await expect.poll(() => bus.isConnected()).toBe(true)
    const repeat = setInterval(() => void bus.publish('order.start', 'here'), 100)
    await expect.poll(() => received.received).toContain('here')
    clearInterval(repeat)
    await bus.close()
    await stopNats(nats)
  })

  test('OPS-08 NATS: another server replaces a lost one', async () => {
    const [first, second, firstRoute, secondRoute] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ]
    const clusterOf = (own: number, other: number) => [
      '--cluster_name=tingkat',
      `--cluster=nats://127.0.0.1:${own}`,
      `--routes=nats://127.0.0.1:${other}`,
    ]
    const servers = [
      await startNats(first, clusterOf(firstRoute, secondRoute)),
      await startNats(second, clusterOf(secondRoute, firstRoute)),
    ]
    const urls = [first, second].map((each) => `nats://127.0.0.1:${each}`)
    const [left, right] = [
      await openBus({ settings: { servers: urls } }),
      await openBus({ settings: { servers: urls.toReversed() } }),
    ]
    const received = createCounter()
    await right.subscribe('order.cluster', received.receive)
    const repeat = setInterval(() => void left.publish('order.cluster', 'x').catch(() => {}), 50)
    await expect.poll(() => received.received).toContain('x')
    await stopNats(servers[0]!)
    const before = received.received.length
    await expect.poll(() => left.isConnected() && right.isConnected()).toBe(true)
    await expect.poll(() => received.received.slice(before)).toContain('x')
    clearInterval(repeat)
    await Promise.all([left.close(), right.close()])
    await stopNats(servers[1]!)
  })

  test('NATS: subscriptions continue after a restart of the server', async () => {
    const bus = await openBus({ settings: { servers: [`nats://127.0.0.1:${port}`] } })
    const received = Promise.withResolvers<unknown>()
    await bus.subscribe('order.back', received.resolve)
    await stopNats(server)
    server = await startNats(port)
    const repeat = setInterval(() => void bus.publish('order.back', 'again').catch(() => {}), 100)
    expect(await received.promise).toBe('again')
    clearInterval(repeat)
    await bus.close()
  })
  test('NATS: while the server is away, publishing and subscribing succeed and handlers poll', async () => {
    const bus = await openAt(port)
    const early = createCounter()
    const late = createCounter()
    await bus.subscribe('order.early', early.receive)
    expect(bus.isConnected()).toBe(true)
    await stopNats(server)
    await expect.poll(() => bus.isConnected()).toBe(false)
    const unsubscribe = await bus.subscribe('order.late', late.receive)
    await bus.publish('order.late', 'lost')
    await Promise.all([early.reached(2), late.reached(2)])
    server = await startNats(port)
    await expect.poll(() => bus.isConnected()).toBe(true)
    expect(new Set([...early.received, ...late.received])).toEqual(new Set([null]))
    const repeat = setInterval(() => void bus.publish('order.late', 'back'), 100)
    await expect.poll(() => late.received).toContain('back')
    clearInterval(repeat)
    await unsubscribe()
    await bus.close()
  })

  test('NATS: closes while the server is away', async () => {
    const bus = await openBus({ settings: { servers: [`nats://127.0.0.1:${port}`] } })
    await bus.subscribe('order.a', () => {})
    await stopNats(server)
    await expect.poll(() => bus.isConnected()).toBe(false)
    await bus.close()
    server = await startNats(port)
  })
}

function createCounter() {
  const received: unknown[] = []
  return {
    received,
    receive: (message: unknown) => void received.push(message),
    reached: async (count: number) => {
      await expect.poll(() => received.length).toBeGreaterThanOrEqual(count)
    },
  }
}

function recordLog() {
  const lines: string[] = []
  const add = (_fields: object, message: string) => void lines.push(message)
  return { lines, info: add, warn: add }
}
