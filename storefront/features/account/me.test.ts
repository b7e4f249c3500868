// Who is here, where a log-in leads, and the letters of the badge.
import type { User } from '@tingkat/contract/account'
import type { ApiResult } from '@tingkat/contract/client'
import { describe, expect, test } from 'vitest'
import { pagePaths, safeRedirect } from '../../platform/navigation/paths.ts'
import { initialsOf } from '../../ui/initials.ts'
import { createMeStore, type LoggedInFlag } from './me-store.ts'

const user: User = { name: 'Aisyah Rahman', loggedIn: true, safeId: 's', ongoingOrderCount: 0 }
const guest: User = { name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 }

test('ENT-30: asks once for all who want to know', async () => {
  let asked = 0
  const store = createMeStore(async () => {
    asked += 1
    return { ok: true, data: user }
  })
  const [one, two] = await Promise.all([store.refresh(), store.refresh()])
  expect(asked).toBe(1)
  expect(one).toEqual({ status: 'member', user })
  expect(two).toBe(one)
})

test('a guest is a guest, and a server that cannot be asked leaves it open', async () => {
  const failed: ApiResult<User> = {
    ok: false,
    problem: { code: 'network_error', status: 0, message: '', context: {} },
  }
  expect(await createMeStore(async () => ({ ok: true, data: guest })).refresh()).toEqual({
    status: 'guest',
  })
  expect(await createMeStore(async () => failed).refresh()).toEqual({ status: 'unknown' })
})

test('a log-in that ends before the first answer is not overwritten by it', async () => {
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
])('success_redirect %s leads to %s', (asked, target) => {
  expect(safeRedirect(asked)).toBe(target)
})

test('BASK-16 the log-in link of a table carries its checkout, table and kitchen', () => {
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

test('ROUTE-06, ROUTE-11 checkout and order history have their paths', () => {
  const paths = pagePaths('vn', 'vi')
  expect(paths.checkout()).toBe('/vn/vi/checkout')
  expect(paths.orderHistory).toBe('/vn/vi/order-history')
})

describe('a session that ends', () => {
  const failed: ApiResult<User> = {
    ok: false,
    problem: { code: 'network_error', status: 0, message: '', context: {} },
  }
  /** What two tabs of one browser remember, each hearing of the other's changes as browsers tell them. */
  function openBrowser(loggedIn: boolean) {
    let kept: true | null = loggedIn || null
    const tabs: (() => void)[][] = []
    return {
      kept: () => kept,
      tab(): LoggedInFlag {
        const own: (() => void)[] = []
        tabs.push(own)
        return {
          read: () => kept,
          write(value) {
            kept = value
            for (const listeners of tabs) for (const hear of listeners) hear()
          },
          subscribe(listener) {
            own.push(listener)
            return () => {}
          },
        }
      },
    }
  }

  test('CONST-20: who was logged in and is not any more hears of it, once', async () => {
    const browser = openBrowser(true)
    const store = createMeStore(async () => ({ ok: true, data: guest }), browser.tab())
    expect(await store.refresh()).toEqual({ status: 'guest', ended: true })
    expect(browser.kept()).toBeNull()
    expect(
      await createMeStore(async () => ({ ok: true, data: guest }), browser.tab()).refresh(),
    ).toEqual({ status: 'guest' })
  })

  test('one that ends in mid-visit is told too, and a late answer does not undo it', async () => {
    const answer = Promise.withResolvers<ApiResult<User>>()
    const store = createMeStore(() => answer.promise)
    store.set(user)
    const asking = store.refresh()
    store.lose()
    answer.resolve({ ok: true, data: user })
    await asking
    expect(store.read()).toEqual({ status: 'guest', ended: true })
  })

  test('who logs out is told nothing; who cannot be asked about is not taken for a guest', async () => {
    const browser = openBrowser(false)
    const store = createMeStore(async () => failed, browser.tab())
    store.set(user)
    expect(browser.kept()).toBe(true)
    store.set(null)
    expect(store.read()).toEqual({ status: 'guest' })
    expect(browser.kept()).toBeNull()
    store.set(user)
    expect(await store.refresh()).toEqual({ status: 'unknown' })
    expect(browser.kept()).toBe(true)
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
