// The offer of push messages in a browser whose push service is played.
import type { ProblemCode } from '@tingkat/contract/problem'
import { languageCodes } from '@tingkat/ordering/country/country'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../testing/draw.tsx'
import { PushOffer } from './push-offer.tsx'

const key = 'B'.repeat(86) + 'A'
const keyBytes = Uint8Array.from(
  atob(`${key.replaceAll('-', '+').replaceAll('_', '/')}=`),
  (letter) => letter.charCodeAt(0),
).buffer

type Reply = { status: number; json: unknown }
let calls: { name: string; body: unknown }[]
let replies: Record<string, Reply>
let permission: NotificationPermission
let asked: NotificationPermission
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
  asked = 'granted'
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
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (permission = asked))
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
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
})
afterEach(() => vi.restoreAllMocks())

const refuse = (code: ProblemCode, status: number): Reply => ({
  status,
  json: { code, status, title: code, context: {} },
})
const drawOffer = async (around: Around = {}, eater = 'aisyah') =>
  await draw(<PushOffer eater={eater} />, around)
const told = () => calls.filter(({ name }) => name.startsWith('PUT'))

test('asked, allowed: this browser is signed up with the server’s key, in the page’s language', async () => {
  const keys: unknown[] = []
  subscribe = async ({ applicationServerKey }) => {
    keys.push(applicationServerKey)
    return (subscription = new FakeSubscription())
  }
  const screen = await drawOffer({ country: 'th', language: 'th' })
  await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.turnOn') }))
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    .toBeVisible()
  expect(keys).toEqual([key])
  expect(told().map(({ body }) => body)).toEqual([
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

test('nobody is asked before they ask', async () => {
  const screen = await drawOffer()
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.turnOn') }))
    .toBeVisible()
  expect(Notification.requestPermission).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})

test('put aside, the question can be asked again; blocked, the way out is told', async () => {
  asked = 'default'
  const screen = await drawOffer()
  const button = screen.getByRole('button', { name: screen.t('push:push.turnOn') })
  await userEvent.click(button)
  await expect.element(button).toBeVisible()
  asked = 'denied'
  await userEvent.click(button)
  await expect.element(screen.getByText(screen.t('push:push.blockedTitle'))).toBeVisible()
  expect(told()).toEqual([])
})

test('blocked from before: no button, but the remedy', async () => {
  permission = 'denied'
  const screen = await drawOffer()
  await expect.element(screen.getByText(screen.t('push:push.blocked'))).toBeVisible()
  expect(screen.container.querySelector('button')).toBeNull()
})

describe('on from before', () => {
  beforeEach(async () => {
    permission = 'granted'
    subscription = new FakeSubscription()
    const screen = await drawOffer()
    await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.turnOn') }))
    await vi.waitFor(() => {
      if (localStorage.getItem('tingkat.push') === null) throw new Error('not on yet')
    })
    await screen.unmount()
    calls = []
  })

  test('it is on, and renewed, for the log-in may be a new one', async () => {
    const screen = await drawOffer()
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
      .toBeVisible()
    expect(told()).toHaveLength(1)
  })

  test('another eater in this browser is not told before they ask', async () => {
    const screen = await drawOffer({}, 'mallory')
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.turnOn') }))
      .toBeVisible()
    expect(told()).toEqual([])
  })

  test('turned off: at the server and in the browser, and it stays off', async () => {
    const screen = await drawOffer()
    const before = subscription
    await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.turnOn') }))
      .toBeVisible()
    expect(calls.at(-1)).toEqual({
      name: 'DELETE /api/v1/users/me/push-subscriptions',
      body: { endpoint: 'https://push.example/1' },
    })
    expect(before?.ended).toBe(true)
    await screen.unmount()
    const again = await drawOffer()
    await expect
      .element(again.getByRole('button', { name: again.t('push:push.turnOn') }))
      .toBeVisible()
  })

  test('a subscription for a key that the server has no more makes room for a new one', async () => {
    const old = (subscription = new FakeSubscription(
      'https://push.example/old',
      new Uint8Array(65).buffer,
    ))
    const screen = await drawOffer({}, 'mallory')
    await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.turnOn') }))
    await expect
      .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
      .toBeVisible()
    expect(old.ended).toBe(true)
    expect(told().map(({ body }) => (body as { endpoint: string }).endpoint)).toEqual([
      'https://push.example/1',
    ])
  })
})

test('what goes wrong is said, and can be tried again', async () => {
  replies['PUT /api/v1/users/me/push-subscriptions'] = refuse('too_many_requests', 429)
  const screen = await drawOffer()
  const button = screen.getByRole('button', { name: screen.t('push:push.turnOn') })
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

test('a browser without push messages sees nothing of it', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(window, 'PushManager')
  const screen = await drawOffer()
  await vi.waitFor(() => expect(screen.container.textContent).toBe(''))
  vi.unstubAllGlobals()
})

test.each(languageCodes)('in %s it fits a phone, on and off', async (language) => {
  await page.viewport(390, 800)
  permission = 'granted'
  const screen = await drawOffer({
    country: language === 'en' ? 'sg' : language === 'vi' ? 'vn' : language,
    language,
  })
  await userEvent.click(screen.getByRole('button', { name: screen.t('push:push.turnOn') }))
  await expect
    .element(screen.getByRole('button', { name: screen.t('push:push.turnOff') }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
