// Tests of the user store, of the redirect after a log-in, and of initials.
import type { User } from '@tingkat/contract/account'
import type { ApiResult } from '@tingkat/contract/client'
import { describe, expect, test } from 'vitest'
import { pagePaths, safeRedirect } from '../../platform/navigation/paths.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { createMeStore, type LoggedInFlag } from './me-store.ts'

const user: User = { name: 'Aisyah Rahman', loggedIn: true, safeId: 's', ongoingOrderCount: 0 }
const guest: User = { name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 }

test('ENT-30: concurrent reads share one request', async () => {
  let requests = 0
  const store = createMeStore(async () => {
    requests += 1
    return { ok: true, data: user }
  })
  const [first, second] = await Promise.all([store.refresh(), store.refresh()])
  expect(requests).toBe(1)
  expect(first).toEqual({ status: 'member', user })
  expect(second).toBe(first)
})

test('the status is guest without a log-in and unknown after a failed request', async () => {
  const failed: ApiResult<User> = {
    ok: false,
    problem: { code: 'network_error', status: 0, message: '', context: {} },
  }
  expect(await createMeStore(async () => ({ ok: true, data: guest })).refresh()).toEqual({
    status: 'guest',
  })
  expect(await createMeStore(async () => failed).refresh()).toEqual({ status: 'unknown' })
})

test('the response to an older read does not overwrite a log-in', async () => {
  let answer: (value: ApiResult<User>) => void = () => {}
  const store = createMeStore(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const asking = store.refresh()
  store.set(user)
  answer({ ok: true, data: guest })
  await asking
  expect(store.read()).toEqual({ status: 'member', user })
})

test.each([
  ['Aisyah Rahman', 'AR'],
  ['budi', 'B'],
  ['Nguyễn Thị Ánh', 'NÁ'],
  ['  Wei  Jie  Tan ', 'WT'],
  ['', ''],
  ['สมชาย ใจดี', 'สใ'],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['/sg/en/checkout', '/sg/en/checkout'],
  [
    '/vn/vi/dine-in/checkout?tableNumber=4&merchantID=m1',
    '/vn/vi/dine-in/checkout?tableNumber=4&merchantID=m1',
  ],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('success_redirect %s redirects to %s', (redirect, target) => {
  expect(safeRedirect(redirect)).toBe(target)
})

test('BASK-16 the log-in link of a table contains its checkout, table and merchant', () => {
  const paths = pagePaths('sg', 'en')
  const link = new URL(
    paths.login(paths.dineInCheckout({ tableNumber: '12', merchantID: 'sg-m1' })),
    'http://x',
  )
  expect(link.pathname).toBe('/auth/login')
  expect(link.searchParams.get('success_redirect')).toBe(
    '/sg/en/dine-in/checkout?tableNumber=12&merchantID=sg-m1',
  )
})

test('ROUTE-06, ROUTE-11 the paths of checkout and order history', () => {
  const paths = pagePaths('vn', 'vi')
  expect(paths.checkout()).toBe('/vn/vi/checkout')
  expect(paths.orderHistory).toBe('/vn/vi/order-history')
})

describe('a session that ends', () => {
  const failed: ApiResult<User> = {
    ok: false,
    problem: { code: 'network_error', status: 0, message: '', context: {} },
  }
  /**
   * Returns a fake of the stored log-in flag, shared by the tabs of one browser. Every tab is
   * notified of its changes.
   */
  function openBrowser(loggedIn: boolean) {
    let flag: string | null = loggedIn ? 'AR' : null
    const tabs: (() => void)[][] = []
    return {
      flag: () => flag,
      tab(): LoggedInFlag {
        const ownListeners: (() => void)[] = []
        tabs.push(ownListeners)
        return {
          read: () => flag,
          write(value) {
            flag = value
            for (const listeners of tabs) for (const notify of listeners) notify()
          },
          subscribe(listener) {
            ownListeners.push(listener)
            return () => {}
          },
        }
      },
    }
  }

  test('CONST-20: the end of a session is reported once', async () => {
    const browser = openBrowser(true)
    const store = createMeStore(async () => ({ ok: true, data: guest }), browser.tab())
    expect(await store.refresh()).toEqual({ status: 'guest', ended: true })
    expect(browser.flag()).toBeNull()
    expect(
      await createMeStore(async () => ({ ok: true, data: guest }), browser.tab()).refresh(),
    ).toEqual({ status: 'guest' })
  })

  test('a late response does not undo the end of a session during a visit', async () => {
    const answer = Promise.withResolvers<ApiResult<User>>()
    const store = createMeStore(() => answer.promise)
    store.set(user)
    const asking = store.refresh()
    store.endSession()
    answer.resolve({ ok: true, data: user })
    await asking
    expect(store.read()).toEqual({ status: 'guest', ended: true })
  })

  test('a log-out is not reported as ended, and a failed request does not log out', async () => {
    const browser = openBrowser(false)
    const store = createMeStore(async () => failed, browser.tab())
    store.set(user)
    expect(browser.flag()).toBe('AR')
    store.set(null)
    expect(store.read()).toEqual({ status: 'guest' })
    expect(browser.flag()).toBeNull()
    store.set(user)
    expect(await store.refresh()).toEqual({ status: 'unknown' })
    expect(browser.flag()).toBe('AR')
  })

  test('HDR-10: a name that is given after the log-in reaches the other tabs', async () => {
    let answer: User = guest
    const browser = openBrowser(false)
    const [here, there] = [browser.tab(), browser.tab()].map((tab) =>
      createMeStore(async () => ({ ok: true, data: answer }), tab),
    )
    await there!.refresh()
    answer = { ...user, name: '' }
    here!.set(answer)
    await there!.refresh()
    expect(there!.read()).toEqual({ status: 'member', user: answer })
    expect(browser.flag()).toBe('')
    answer = user
    here!.set(answer)
    await there!.refresh()
    expect(there!.read()).toEqual({ status: 'member', user })
    expect(browser.flag()).toBe('AR')
  })

  test('a log-in and a log-out reach the other tabs', async () => {
    let answer = guest
    const browser = openBrowser(false)
    const [here, there] = [browser.tab(), browser.tab()].map((tab) =>
      createMeStore(async () => ({ ok: true, data: answer }), tab),
    )
    await there!.refresh()
    answer = user
    here!.set(user)
    expect((await there!.refresh()).status).toBe('member')
    answer = guest
    here!.set(null)
    expect(await there!.refresh()).toEqual({ status: 'guest' })
  })
})
