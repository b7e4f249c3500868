// Eaters' browsers subscribe: their own alone, bounded, and no longer once they are logged out.
import { paths } from '@tingkat/contract/paths'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { openBrowserPush } from '../testing/browser-push.ts'
import { codeIn, logInByInjection, unwrap } from '../testing/journey.ts'
import { openPushService } from './testing.ts'
import { readVapid } from './vapid-store.ts'

const { api, service, body, pass, subscribed, subscriptions, forget, close } =
  await openPushService()
afterEach(forget)
afterAll(close)

describe('subscribing', () => {
  test('the key is the same for everyone and after a restart; settings go before', async () => {
    const { client } = await logInByInjection(api)
    const { publicKey } = unwrap(await client.readPushKey())
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect((await readVapid(api.database, { subject: 'mailto:a@b.test' })).publicKey).toBe(
      publicKey,
    )
    expect(
      await readVapid(api.database, { publicKey: 'p', privateKey: 'q', subject: 's' }),
    ).toEqual({ publicKey: 'p', privateKey: 'q', subject: 's' })
  })

  test('guests, other sites, and what no browser would send are refused', async () => {
    const eater = await logInByInjection(api)
    const good = body(openBrowserPush())
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(
        (await api.app.inject({ method, url: paths.pushSubscriptions, payload: good })).json(),
      ).toMatchObject({ code: 'unauthenticated' })
      const foreign = await api.app.inject({
        method,
        url: paths.pushSubscriptions,
        payload: good,
        headers: { cookie: eater.cookie, origin: 'https://evil.test' },
      })
      expect(foreign.json()).toMatchObject({ code: 'cross_site_request' })
    }
    for (const wrong of [
      { ...good, endpoint: '' },
      { ...good, keys: { ...good.keys, auth: 'x' } },
      { ...good, keys: { ...good.keys, p256dh: 'A'.repeat(500) } },
      { ...good, language: 'xx' },
      { ...good, endpoint: `https://a.test/${'x'.repeat(1_000)}` },
    ]) {
      expect(await eater.client.subscribePush(wrong as typeof good)).toMatchObject({
        ok: false,
        problem: { code: 'invalid_request' },
      })
    }
    expect(await subscriptions()).toEqual([])
  })

  test('where nothing inside may be reached, an endpoint inside is refused', async () => {
    const guarded = await openTestApp({
      ...api.deps,
      config: { outgoingPrivate: false, devInbox: true },
      countries: [],
    })
    const eater = await logInByInjection(api)
    for (const endpoint of [
      'http://push.example/1',
      'https://127.0.0.1/1',
      'https://[fd00::1]/1',
    ]) {
      const answer = await guarded.app.inject({
        method: 'PUT',
        url: paths.pushSubscriptions,
        headers: { cookie: eater.cookie },
        payload: { ...body(openBrowserPush()), endpoint },
      })
      expect(answer.json()).toMatchObject({ code: 'url_refused', status: 422 })
    }
    await guarded.app.close()
  })

  test('the same browser again is one; of more than ten the one renewed longest ago goes', async () => {
    const eater = await logInByInjection(api)
    const all = Array.from({ length: 11 }, (_, index) => body(openBrowserPush(), `/${index}`))
    for (const one of all.slice(0, 10)) {
      pass(1)
      unwrap(await eater.client.subscribePush(one))
      unwrap(await eater.client.subscribePush(one))
    }
    pass(1)
    unwrap(await eater.client.subscribePush(all[0]!))
    pass(1)
    unwrap(await eater.client.subscribePush(all[10]!))
    expect(await subscriptions()).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 0, 10].map((index) => `${service.url}/${index}`),
    )
  })

  test('nobody ends another’s', async () => {
    const { eater, subscription } = await subscribed()
    const mallory = await logInByInjection(api)
    unwrap(await mallory.client.unsubscribePush({ endpoint: subscription.endpoint }))
    expect(await subscriptions()).toEqual([subscription.endpoint])
    unwrap(await eater.client.unsubscribePush({ endpoint: subscription.endpoint }))
    unwrap(await eater.client.unsubscribePush({ endpoint: subscription.endpoint }))
    expect(await subscriptions()).toEqual([])
  })

  test('a device that is logged out is told no more, here or from another device; the others are', async () => {
    const { eater } = await subscribed('en', '/phone')
    pass(3_600)
    const desk = await logInByInjection(api, eater.phone)
    unwrap(await desk.client.subscribePush(body(openBrowserPush(), '/desk')))
    unwrap(await eater.client.logOut())
    expect(await subscriptions()).toEqual([`${service.url}/desk`])
    unwrap(await desk.client.endAllSessions())
    expect(await subscriptions()).toEqual([])
  })

  test('what is kept is exported, and goes with the account', async () => {
    const { eater, subscription } = await subscribed()
    const file = await api.app.inject({ url: paths.myExport, headers: { cookie: eater.cookie } })
    expect(file.json()).toMatchObject({
      pushSubscriptions: [
        { endpoint: subscription.endpoint, language: 'en', subscribedAt: lunchTime.toISOString() },
      ],
    })
    pass(3_600)
    const { codeID } = unwrap(await eater.client.requestOwnCode({ language: 'en' }))
    const inbox = unwrap(await eater.client.readInbox(codeID))
    unwrap(await eater.client.deleteMe({ codeID, code: codeIn(inbox.messages[0]?.text) }))
    expect(await subscriptions()).toEqual([])
  })
})
