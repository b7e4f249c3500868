// Tests of the push worker in a browser, with push messages sent through the DevTools protocol.
import { afterEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'

type Session = {
  send(method: string, parameters?: object): Promise<unknown>
  on(event: string, listener: (parameters: never) => void): void
}

const message = {
  title: 'Sambal Warung',
  body: 'Your courier is at the door.',
  tag: 'sg-1',
  lang: 'en',
  url: '/sg/en/order/sg-1',
}
let registration: ServiceWorkerRegistration | undefined
afterEach(async () => {
  await registration?.unregister()
})

test('shows one notification for each order', async (context) => {
  const session = cdp() as unknown as Session
  const { targetInfo } = (await session.send('Target.getTargetInfo')) as {
    targetInfo: { browserContextId: string }
  }
  // Grants the permission to this browser context only; other test files have their own.
  await session.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'granted',
    origin: location.origin,
    browserContextId: targetInfo.browserContextId,
  })
  // The headless shell of Chromium shows no notifications.
  context.skip(Notification.permission === 'denied', 'this browser shows no notifications')
  expect(Notification.permission).toBe('granted')
  const known: { registrationId: string; scopeURL: string }[] = []
  session.on(
    'ServiceWorker.workerRegistrationUpdated',
    ({ registrations }: { registrations: typeof known }) => void known.push(...registrations),
  )
  await session.send('ServiceWorker.enable')
  const registered = await navigator.serviceWorker.register('/push-worker.js', {
    scope: '/',
    updateViaCache: 'none',
  })
  registration = registered
  await vi.waitFor(
    () => {
      if (registered.active?.state !== 'activated') throw new Error('not yet activated')
    },
    { timeout: 60_000 },
  )
  const { scope } = registered
  await vi.waitFor(() => expect(known.map(({ scopeURL }) => scopeURL)).toContain(scope), {
    timeout: 60_000,
  })
  const { registrationId } = known.find(({ scopeURL }) => scopeURL === scope)!
  const deliver = async (data: object) =>
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: location.origin,
      registrationId,
      data: JSON.stringify(data),
    })
  await deliver(message)
  await vi.waitFor(
    async () =>
      expect(
        (await registered.getNotifications()).map(({ title, body, tag, lang }) => ({
          title,
          body,
          tag,
          lang,
        })),
      ).toEqual([{ title: message.title, body: message.body, tag: message.tag, lang: 'en' }]),
    { timeout: 60_000 },
  )
  await deliver({ ...message, body: 'Delivered. Enjoy your meal!' })
  await vi.waitFor(
    async () =>
      expect((await registered.getNotifications()).map(({ body }) => body)).toEqual([
        'Delivered. Enjoy your meal!',
      ]),
    { timeout: 60_000 },
  )
  for (const shown of await registered.getNotifications()) shown.close()
})
