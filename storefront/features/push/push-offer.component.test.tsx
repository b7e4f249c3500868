// Tests of the prompt and the setting of push notifications in a browser with a mocked push
// service.
import type { ProblemCode } from '@tingkat/contract/problem'
import { languageCodes } from '@tingkat/ordering/country/country'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../testing/draw.tsx'
import { PushOffer } from './push-offer.tsx'
import { PushSetting } from './push-setting.tsx'

const key = 'B'.repeat(86) + 'A'
const keyBytes = Uint8Array.from(
  atob(`${key.replaceAll('-', '+').replaceAll('_', '/')}=`),
  (letter) => letter.charCodeAt(0),
).buffer

type Reply = { status: number; json: unknown }
let calls: { name: string; body: unknown }[]
let replies: Record<string, Reply>
let permission: NotificationPermission
let promptResult: NotificationPermission
let isRegistered: boolean
let subscription: FakeSubscription | null
let subscribe: (options: { applicationServerKey: unknown }) => Promise<FakeSubscription>

class FakeSubscription {
  endpoint: string
  options: { applicationServerKey: ArrayBuffer }
  ended = false
  constructor(endpoint = 'https://push.example/1', applicationServerKey: ArrayBuffer = keyBytes) {
    this.endpoint = endpoint
    this.options = { applicationServerKey }
  }
  toJSON() {
    return { endpoint: this.endpoint, keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) } }
  }
  async unsubscribe() {
    this.ended = true
    subscription = null
    return true
  }
}

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  calls = []
  permission = 'default'
  promptResult = 'granted'
  subscription = null
  subscribe = async () => (subscription = new FakeSubscription())
  replies = {
    'GET /api/v1/push-key': { status: 200, json: { publicKey: key } },
    'PUT /api/v1/users/me/push-subscriptions': { status: 200, json: null },
    'DELETE /api/v1/users/me/push-subscriptions': { status: 200, json: null },
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${new URL(input as string, location.href).pathname}`
    calls.push({ name, body: init?.body ? (JSON.parse(init.body as string) as unknown) : null })
    const { status, json } = replies[name] ?? { status: 404, json: {} }
    return new Response(JSON.stringify(json), { status })
  })
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(
    async () => (permission = promptResult),
  )
  const registration = {
    active: {},
    installing: null,
    waiting: null,
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: (options: { applicationServerKey: unknown }) => subscribe(options),
    },
  } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration)
  isRegistered = false
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () =>
    isRegistered || subscription ? registration : undefined,
  )
})
afterEach(() => vi.restoreAllMocks())

const refuse = (code: ProblemCode, status: number): Reply => ({
  status,
  json: { code, status, title: code, context: {} },
})
const drawSetting = async (around: Around = {}, eater = 'aisyah') =>
  await draw(<PushSetting eater={eater} />, around)
const drawOffer = async (orderID = 'o1', eater = 'aisyah') =>
  await draw(<PushOffer eater={eater} orderID={orderID} />)
/**
 * Expects that no prompt is shown. It waits until the setting in the account drawer shows its
 * state, because a prompt would be shown by then.
 */
async function expectNoPrompt(screen: Awaited<ReturnType<typeof drawOffer>>, eater = 'aisyah') {
  const setting = await drawSetting({}, eater)
  await expect.element(setting.getByRole('region')).toBeVisible()
  expect(screen.container.textContent).toBe('')
}
const registrations = () => calls.filter(({ name }) => name.startsWith('PUT'))

test('registers the browser with the server’s key and the page’s language', async () => {
  const keys: unknown[] = []
  subscribe = async ({ applicationServerKey }) => {
    keys.push(applicationServerKey)
    return (subscription = new FakeSubscription())
  }
  const screen = await drawSetting({ country: 'th', language: 'th' })
  await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.enable') }))
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    .toBeVisible()
  expect(keys).toEqual([key])
  expect(registrations().map(({ body }) => body)).toEqual([
    {
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) },
      language: 'th',
    },
  ])
  expect(navigator.serviceWorker.register).toHaveBeenCalledExactlyOnceWith('/push-worker.js', {
    scope: '/',
    updateViaCache: 'none',
  })
})

test('uses the worker that is registered already, which shows messages too', async () => {
  isRegistered = true
  const screen = await drawSetting()
  await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.enable') }))
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    .toBeVisible()
  expect(navigator.serviceWorker.register).not.toHaveBeenCalled()
})

test('asks for permission only after a press', async () => {
  const screen = await drawSetting()
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.enable') }))
    .toBeVisible()
  expect(Notification.requestPermission).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})

test('a dismissed prompt can be repeated; a denied one shows how to unblock', async () => {
  promptResult = 'default'
  const screen = await drawSetting()
  const button = screen.getByRole('button', { name: screen.t('push:push.enable') })
  await userEvent.click(button)
  await expect.element(button).toBeVisible()
  promptResult = 'denied'
  await userEvent.click(button)
  await expect.element(screen.getByText(screen.t('push:push.blocked'))).toBeVisible()
  expect(registrations()).toEqual([])
})

test('shows how to unblock instead of a button if notifications were blocked before', async () => {
  permission = 'denied'
  const screen = await drawSetting()
  await expect.element(screen.getByText(screen.t('push:push.blocked'))).toBeVisible()
  expect(screen.container.querySelector('button')).toBeNull()
})

describe('already turned on', () => {
  beforeEach(async () => {
    permission = 'granted'
    subscription = new FakeSubscription()
    const screen = await drawSetting()
    await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.enable') }))
    await vi.waitFor(
      () => {
        if (localStorage.getItem('tingkat.push') === null) throw new Error('not on yet')
      },
      { timeout: 60_000 },
    )
    await screen.unmount()
    calls = []
  })

  test('registers again, because the session may be a new one', async () => {
    const screen = await drawSetting()
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
      .toBeVisible()
    expect(registrations()).toHaveLength(1)
  })

  test('does not register for another user in this browser', async () => {
    const screen = await drawSetting({}, 'mallory')
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.enable') }))
      .toBeVisible()
    expect(registrations()).toEqual([])
  })

  test('turning off unsubscribes on the server and in the browser, and lasts after a reload', async () => {
    const screen = await drawSetting()
    const before = subscription
    await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.enable') }))
      .toBeVisible()
    expect(calls.at(-1)).toEqual({
      name: 'DELETE /api/v1/users/me/push-subscriptions',
      body: { endpoint: 'https://push.example/1' },
    })
    expect(before?.ended).toBe(true)
    await screen.unmount()
    const nextVisit = await drawSetting()
    await expect
      .element(nextVisit.getByRole('button', { name: nextVisit.t('push:push.enable') }))
      .toBeVisible()
  })

  test('replaces a subscription for an outdated server key', async () => {
    const old = (subscription = new FakeSubscription(
      'https://push.example/old',
      new Uint8Array(65).buffer,
    ))
    const screen = await drawSetting({}, 'mallory')
    await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.enable') }))
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
      .toBeVisible()
    expect(old.ended).toBe(true)
    expect(registrations().map(({ body }) => (body as { endpoint: string }).endpoint)).toEqual([
      'https://push.example/1',
    ])
  })
})

describe('the prompt on an order’s page', () => {
  const turnOn = (screen: Awaited<ReturnType<typeof drawOffer>>) =>
    screen.getByRole('button', { name: 'Turn on notifications' })
  const notNow = (screen: Awaited<ReturnType<typeof drawOffer>>) =>
    screen.getByRole('button', { name: 'Not now' })

  test('belongs to one order: another order has none, a reload keeps it', async () => {
    const first = await drawOffer('o1')
    await expect.element(turnOn(first)).toBeVisible()
    await first.unmount()
    const reloaded = await drawOffer('o1')
    await expect.element(turnOn(reloaded)).toBeVisible()
    await reloaded.unmount()
    await expectNoPrompt(await drawOffer('o2'))
  })

  test('another eater at this browser has a prompt of their own', async () => {
    const first = await drawOffer('o1')
    await userEvent.click(notNow(first))
    await first.unmount()
    await expect.element(turnOn(await drawOffer('o2', 'budi'))).toBeVisible()
  })

  test('Not now ends it for good, without a question by the browser', async () => {
    const screen = await drawOffer()
    await userEvent.click(notNow(screen))
    await expect.element(turnOn(screen)).not.toBeInTheDocument()
    await screen.unmount()
    await expectNoPrompt(await drawOffer('o1'))
    expect(Notification.requestPermission).not.toHaveBeenCalled()
  })

  test('turning on is confirmed, and the next visit shows nothing', async () => {
    const screen = await drawOffer()
    await userEvent.click(turnOn(screen))
    await expect.element(screen.getByText('Notifications are on')).toBeVisible()
    await screen.unmount()
    await expectNoPrompt(await drawOffer('o1'))
  })

  test('a closed browser prompt is no answer; a denial is, and says how to unblock', async () => {
    promptResult = 'default'
    const screen = await drawOffer()
    await userEvent.click(turnOn(screen))
    await expect.element(turnOn(screen)).toBeVisible()
    promptResult = 'denied'
    await userEvent.click(turnOn(screen))
    await expect.element(screen.getByText('Notifications are blocked')).toBeVisible()
    await screen.unmount()
    await expectNoPrompt(await drawOffer('o1'))
  })
})

test('shows failures and allows a retry', async () => {
  replies['PUT /api/v1/users/me/push-subscriptions'] = refuse('too_many_requests', 429)
  const screen = await drawSetting()
  const button = screen.getByRole('button', { name: screen.t('push:push.enable') })
  await userEvent.click(button)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  subscribe = async () => {
    throw new DOMException('no push service', 'AbortError')
  }
  subscription = null
  await userEvent.click(button)
  await expect.element(screen.getByText(screen.t('push:push.failedTitle'))).toBeVisible()
  subscribe = async () => (subscription = new FakeSubscription())
  replies['PUT /api/v1/users/me/push-subscriptions'] = { status: 200, json: null }
  await userEvent.click(button)
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    .toBeVisible()
})

test('shows nothing in a browser without push notifications', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(window, 'PushManager')
  const screen = await drawSetting()
  await vi.waitFor(() => expect(screen.container.textContent).toBe(''), { timeout: 60_000 })
  vi.unstubAllGlobals()
})

const countryOf = { en: 'sg', id: 'id', th: 'th', vi: 'vn' } as const

test.each(languageCodes)('in %s it fits a phone, on and off', async (language) => {
  await page.viewport(390, 800)
  permission = 'granted'
  const screen = await drawSetting({
    country: countryOf[language],
    language,
  })
  await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.enable') }))
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
