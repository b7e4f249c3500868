// Tests of push subscriptions: their validation and limits, and that they end with the eater's
// session.
import { paths } from '@tingkat/contract/paths'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { openBrowserPush } from '../testing/browser-push.ts'
import { codeIn, logInByInjection, unwrap } from '../testing/journey.ts'
import { openPushService } from './testing.ts'
import { readVapid } from './vapid-store.ts'

const { api, service, body, advance, subscribeEater, subscriptions, reset, close } =
  await openPushService()
afterEach(reset)
afterAll(close)

describe('subscribing', () => {
  test('the public key is constant, and settings override it', async () => {
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

  test('refuses guests, other sites and invalid bodies', async () => {
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

  test('does not reveal whether an internal host name exists', async () => {
    const guarded = await openTestApp({
      ...api.deps,
      config: { outgoingPrivate: false, devInbox: true },
      countries: [],
    })
    const eater = await logInByInjection(api)
    const answers = []
    // The host `localhost` exists on every machine, and hosts in `.invalid` exist nowhere (RFC
    // 6761). The server must answer the same for both, so that nobody can find out which hosts
    // exist.
    for (const host of ['localhost', 'intranet.invalid']) {
      const { statusCode, body: text } = await guarded.app.inject({
        method: 'PUT',
        url: paths.pushSubscriptions,
        headers: { cookie: eater.cookie },
        payload: { ...body(openBrowserPush()), endpoint: `https://${host}/1` },
      })
      answers.push({ statusCode, text })
    }
    expect(answers[0]).toEqual({ statusCode: 200, text: answers[1]?.text })
    await guarded.app.close()
  })

  test('refuses a private endpoint', async () => {
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

  test('replaces the subscription of the same browser and keeps the ten most recently renewed', async () => {
    const eater = await logInByInjection(api)
    const bodies = Array.from({ length: 11 }, (_, index) => body(openBrowserPush(), `/${index}`))
    for (const subscription of bodies.slice(0, 10)) {
      advance(1)
      unwrap(await eater.client.subscribePush(subscription))
      unwrap(await eater.client.subscribePush(subscription))
    }
    advance(1)
    unwrap(await eater.client.subscribePush(bodies[0]!))
    advance(1)
    unwrap(await eater.client.subscribePush(bodies[10]!))
    expect(await subscriptions()).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 0, 10].map((index) => `${service.url}/${index}`),
    )
  })

  test('another eater cannot end a subscription', async () => {
    const { eater, subscription } = await subscribeEater()
    const mallory = await logInByInjection(api)
    unwrap(await mallory.client.unsubscribePush({ endpoint: subscription.endpoint }))
    expect(await subscriptions()).toEqual([subscription.endpoint])
    unwrap(await eater.client.unsubscribePush({ endpoint: subscription.endpoint }))
    unwrap(await eater.client.unsubscribePush({ endpoint: subscription.endpoint }))
    expect(await subscriptions()).toEqual([])
  })

  test('a logout ends the subscription of that device only', async () => {
    const { eater } = await subscribeEater('en', '/phone')
    advance(3_600)
    const desk = await logInByInjection(api, eater.phone)
    unwrap(await desk.client.subscribePush(body(openBrowserPush(), '/desk')))
    unwrap(await eater.client.logOut())
    expect(await subscriptions()).toEqual([`${service.url}/desk`])
    unwrap(await desk.client.endAllSessions())
    expect(await subscriptions()).toEqual([])
  })

  test('is part of the export and deleted with the account', async () => {
    const { eater, subscription } = await subscribeEater()
    const file = await api.app.inject({ url: paths.myExport, headers: { cookie: eater.cookie } })
    expect(file.json()).toMatchObject({
      pushSubscriptions: [
        { endpoint: subscription.endpoint, language: 'en', subscribedAt: lunchTime.toISOString() },
      ],
    })
    advance(3_600)
    const { codeID } = unwrap(await eater.client.requestOwnCode({ language: 'en' }))
    const inbox = unwrap(await eater.client.readInbox(codeID))
    unwrap(await eater.client.deleteMe({ codeID, code: codeIn(inbox.messages[0]?.text) }))
    expect(await subscriptions()).toEqual([])
  })
})
