// Tests that an event stream of staff ends when the session, a membership or the person is ended by
// a request to another node (server process).
import cookie from '@fastify/cookie'
import { randomBytes } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { fillPath } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openStaffParts } from '../../app/staff-parts.ts'
import { createHttpApp, type App } from '../../http/app.ts'
import { openEventStreams } from '../../http/event-stream.ts'
import { openLocalBus, type Bus } from '../../platform/events/bus.ts'
import { openBus } from '../../platform/events/open-bus.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { freePort } from '../../testing/free-port.ts'
import { natsServer, startNats, stopNats } from '../../testing/nats.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { openStaffSession, pairTestDevice, type StaffSession } from '../../testing/staff.ts'

let nats: ChildProcess | undefined
let buses: Bus[]
let testApp: TestApp
let otherNode: App
let address: string
let now = lunchTime
let admin: StaffSession
let actions = 0

beforeAll(async () => {
  const port = await freePort()
  nats = natsServer ? await startNats(port) : undefined
  // Without NATS, both nodes (servers) of the test share the message bus of this process.
  const local = openLocalBus()
  const connect = () => openBus({ settings: { servers: [`nats://127.0.0.1:${port}`] } })
  buses = nats ? [await connect(), await connect()] : [local, local]
  testApp = await openTestApp({
    countries: [],
    catalogues: [castCatalogue],
    bus: buses[0]!,
    clock: () => now,
  })
  otherNode = await openNode(buses[1]!)
  address = await otherNode.listen({ port: 0, host: '127.0.0.1' })
  admin = await openStaffSession(testApp, {
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
})
afterAll(async () => {
  await otherNode.close()
  await testApp.close()
  await buses[1]!.close()
  if (nats) await stopNats(nats)
})
afterEach(() => {
  vi.useRealTimers()
  now = lunchTime
})

/** Starts a node (server) with an event stream that sends one event and then stays open. */
async function openNode(bus: Bus): Promise<App> {
  const keys = { current: randomBytes(32), isFormerValid: () => false }
  const { staff } = openStaffParts({ ...testApp.deps, bus }, keys)
  const app = createHttpApp()
  await app.register(cookie)
  const streams = openEventStreams(app, staff)
  app.get('/stream', (request, reply) =>
    streams(request, reply, async (_caller, stop) => sayOnce(stop)),
  )
  await app.ready()
  return app
}

async function* sayOnce(stop: AbortSignal): AsyncGenerator<string> {
  yield 'open\n\n'
  if (stop.aborted) return
  await new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Opens the event stream, and resolves at its first event. `ended` resolves when the server has
 * ended the stream.
 */
async function openStream(staffCookie: string): Promise<{ ended: Promise<void> }> {
  const response = await fetch(`${address}/stream`, { headers: { cookie: staffCookie } })
  const reader = response.body!.getReader()
  await reader.read()
  const read = async () => {
    while (!(await reader.read()).done);
  }
  return { ended: read() }
}

const owner = () =>
  openStaffSession(testApp, {
    memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
  })
async function send(
  method: 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  url: string,
  by: string,
  body?: object,
) {
  const response = await testApp.app.inject({
    method,
    url,
    headers: { cookie: by },
    ...(body && { payload: body }),
  })
  expect(response.statusCode).toBe(200)
}

// Each test waits until the event stream ends. If it does not end, the test fails by its time-out.
test.each<[string, (session: StaffSession) => Promise<void>]>([
  [
    'one of the own sessions ends',
    async ({ cookie: own, sessionID }) =>
      await send('DELETE', fillPath(staffPaths.session, { sessionID }), own),
  ],
  ['the person logs out', async ({ cookie: own }) => await send('POST', staffPaths.logout, own)],
  [
    'a membership is removed',
    async ({ personID }) =>
      await send('POST', staffPaths.membershipRemoval, admin.cookie, {
        actionID: `remove-membership-${++actions}`,
        personID,
        role: 'merchant_owner',
        scope: 'merchant:warung',
      }),
  ],
  [
    'the person is deactivated',
    async ({ personID }) =>
      await send('PATCH', fillPath(staffPaths.person, { personID }), admin.cookie, {
        state: 'deactivated',
      }),
  ],
])('a stream on another node ends when %s (STAFF-12)', async (_what, end) => {
  const [session, other] = [await owner(), await owner()]
  const [stream, kept] = [await openStream(session.cookie), await openStream(other.cookie)]
  await end(session)
  await stream.ended
  let isKept = true
  void kept.ended.then(() => (isKept = false))
  await send('POST', staffPaths.logout, (await owner()).cookie)
  expect(isKept).toBe(true)
})

test('a stream of a device ends when the device is revoked, or the turn ends (STAFF-12, STAFF-19)', async () => {
  const { cookie: device, deviceID } = await pairTestDevice(testApp, {
    country: 'sg',
    merchantIDs: ['warung'],
  })
  const own = await owner()
  await send('PUT', staffPaths.myPin, own.cookie, { pin: '2580' })
  const enter = { personID: own.personID, pin: '2580' }
  const alone = await openStream(device)
  await send('POST', staffPaths.myDevicePin, device, enter)
  const inTurn = await openStream(device)
  await send('DELETE', staffPaths.myDevicePin, device)
  await inTurn.ended
  await send('POST', staffPaths.myDevicePin, device, enter)
  const again = await openStream(device)
  await send('POST', staffPaths.membershipRemoval, admin.cookie, {
    actionID: `remove-membership-${++actions}`,
    personID: own.personID,
    role: 'merchant_owner',
    scope: 'merchant:warung',
  })
  await again.ended
  await send('DELETE', fillPath(staffPaths.device, { deviceID }), admin.cookie)
  await alone.ended
})

test('without messages of the bus, a stream ends within 15 seconds (STAFF-12)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const session = await owner()
  const stream = await openStream(session.cookie)
  await testApp.database.query('delete from staff_session where id = $1', [session.sessionID])
  await vi.advanceTimersByTimeAsync(15_000)
  await stream.ended
})

test('an open stream does not keep an unused session alive (STAFF-11, STAFF-12)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { cookie: own } = await owner()
  const stream = await openStream(own)
  const later = async (minutes: number) => {
    now = new Date(lunchTime.getTime() + minutes * 60_000)
    await vi.advanceTimersByTimeAsync(15_000)
  }
  await later(59)
  await later(60)
  await stream.ended
})
