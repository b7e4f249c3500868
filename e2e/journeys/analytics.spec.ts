// Journeys of analytics on a server that writes logs, traces, metrics, error reports and events:
// nothing is sent without consent, an order of dinner creates the expected events, and no output
// contains personal data.
import { scan, type Finding, type Person } from '@tingkat/api/testing/scan'
import type { EventName } from '@tingkat/contract/event-catalogue'
import { fillPath, paths } from '@tingkat/contract/paths'
import { parseEvent } from '@tingkat/contract/tracking'
import type { Order } from '@tingkat/ordering/order/order'
import { expect, test, type Page } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { chooseAddress } from '../steps/choose-address.ts'
import { openCart, pickFirstChoices } from '../steps/fill-cart.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn } from '../steps/log-in.ts'
import { recordEvents, sortEvents, type RecordedEvents } from '../steps/record-events.ts'
import { placeButton, readOrderID } from '../steps/place-order.ts'
import { startObservedServer, type ObservedServer } from '../steps/observed-server.ts'
import { listScripts } from '../first-load-scripts.ts'
import { translations } from '../translations.ts'

runOnlyOn('desktop', 'same code on a phone')
test.describe.configure({ mode: 'serial' })

let server: ObservedServer | undefined
test.beforeAll(async () => {
  server = await startObservedServer()
})
test.afterAll(async () => {
  await server?.end()
})
const runningServer = (): ObservedServer => {
  if (!server) throw new Error('The server is not running.')
  return server
}

/** Opens the first dish with choices whose name begins with `name`, and picks the first choices. */
async function chooseDish(page: Page, language: string, name = ''): Promise<void> {
  const t = translations(language)
  await page
    .getByRole('button', { name: new RegExp(`^${t('cart:cart.quickChoose', { name }).trim()}`) })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await pickFirstChoices(page)
}

type UntrackedCase = {
  reason: string
  country: string
  language: string
  menu: string
  /** Properties to set on the page's `navigator`. */
  navigatorProperties: Record<string, unknown>
  headers: Record<string, string>
}
const untrackedCases: UntrackedCase[] = [
  {
    reason: 'before an answer where the country asks for consent',
    country: 'vn',
    language: 'vi',
    menu: 'bep-co-ba/vn-m1',
    navigatorProperties: {},
    headers: {},
  },
  {
    reason: 'with Global Privacy Control',
    country: 'sg',
    language: 'en',
    menu: 'warung-senja-tiong-bahru/sg-m1',
    navigatorProperties: { globalPrivacyControl: true },
    headers: { 'sec-gpc': '1' },
  },
  {
    reason: 'with Do Not Track',
    country: 'sg',
    language: 'en',
    menu: 'warung-senja-tiong-bahru/sg-m1',
    navigatorProperties: { doNotTrack: '1' },
    headers: { dnt: '1' },
  },
]
for (const { reason, country, language, menu, navigatorProperties, headers } of untrackedCases)
  longTest(
    `${reason}, a visit until the cart sends no events (TRACK-05 TRACK-25)`,
    async ({ page }) => {
      const { url, errors } = runningServer()
      const t = translations(language)
      const requestUrls: string[] = []
      page.on('request', (request) => {
        if (/^https?:/.test(request.url())) requestUrls.push(request.url())
      })
      const recorded = await recordEvents(page, url)
      await page.setExtraHTTPHeaders(headers)
      await page.addInitScript((properties) => {
        for (const [name, value] of Object.entries(properties))
          Object.defineProperty(navigator, name, { value })
      }, navigatorProperties)
      for (const path of ['', '/restaurants', `/restaurant/${menu}`]) {
        await goTo(page, `${url}/${country}/${language}${path}`)
        await page.waitForLoadState('networkidle')
      }
      await chooseDish(page, language)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('dish:dish.add') })
        .click()
      await openCart(page, t)
      // Without consent, an uncaught error must not be reported either.
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('not reported without consent')
        })
      })
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.consent')).toHaveCount(country === 'vn' ? 1 : 0)
      expect(requestUrls.length).toBeGreaterThan(20)
      expect(
        requestUrls
          .map((requestUrl) => new URL(requestUrl))
          .filter(({ origin, pathname }) => origin !== url || pathname === paths.events),
      ).toEqual([])
      expect([recorded.events, recorded.layers, recorded.foreign, errors()]).toEqual([
        [],
        [],
        [],
        '',
      ])
    },
  )

test('metrics and source maps are not served on the public port', async ({ request }) => {
  const { url, prometheus } = runningServer()
  const html = await (await request.get(`${url}/sg/en`)).text()
  const styles = Array.from(html.matchAll(/href="(\/[^"]+\.css)"/g), ([, path = '']) => path)
  expect(styles).not.toEqual([])
  const files = [...listScripts(html), ...styles].map((path) => url + path)
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    expect(await (await request.get(file)).text(), file).not.toContain('sourceMappingURL')
    expect((await request.get(`${file}.map`)).status(), file).toBe(404)
  }
  expect((await request.get(`${url}/metrics`)).status()).toBe(404)
  expect(await prometheus()).toContain('http_server_request_duration')
})

const phone = '98435276'
const secondPhone = '96521843'
const dropOff = { latitude: 1.28417, longitude: 103.83296 }
const street = 'Blk 71 Kertasbiru Walk'
const detail = '#05-119 Qiblatain Court'
const noteToCourier = 'Blue door behind Zulkarnaen’s stall'
const push = {
  endpoint: 'https://push.tingkat.invalid/w8sK2mZr9qLx4Vb7Tn1Yc6Hd',
  p256dh: `B${'kQ7zR2xW9m'.repeat(8)}pLs3Vt`,
  auth: 'u5Jf8Pg2Rs7Ka4Ze1Xw6Qy',
}
const cardToken = 'tok_9hT4bW7kM2xQ8rL5vN3z'

/** Sends valid and invalid requests with personal data to the API. Returns their statuses. */
async function sendPersonalData(
  { request }: Page,
  url: string,
  orderID: string,
): Promise<number[]> {
  const near = `${dropOff.latitude},${dropOff.longitude}`
  const location = {
    ...dropOff,
    address: street,
    keywords: street,
    poiID: '',
    meta: {
      displayAddress: street,
      addressDetail: detail,
      city: 'Singapore',
      cityID: 'sg-singapore',
      countryCode: 'sg',
      isAccurate: true,
      noteToDriver: noteToCourier,
    },
  }
  const urlOf = (path: string) => url + fillPath(path, { orderID })
  const answers = [
    await request.get(urlOf(paths.geoReverse), { params: { location: near } }),
    await request.get(urlOf(paths.geoSearch), { params: { country: 'sg', keyword: street, near } }),
    await request.get(urlOf(paths.merchants), { params: { country: 'sg', ...dropOff } }),
    await request.post(urlOf(paths.savedPlaces), { data: { label: 'Nurulhuda', location } }),
    await request.put(urlOf(paths.pushSubscriptions), {
      data: {
        endpoint: push.endpoint,
        keys: { p256dh: push.p256dh, auth: push.auth },
        language: 'en',
      },
    }),
    await request.post(urlOf(paths.orderHelp), {
      data: {
        helpID: crypto.randomUUID(),
        topic: 'other',
        comment: `I am at ${street}, call ${secondPhone}`,
      },
    }),
    // The error responses to these invalid requests must not quote their content.
    await request.post(urlOf(paths.orderMessages), {
      data: { messageID: crypto.randomUUID(), text: `Call ${secondPhone}` },
    }),
    await request.post(urlOf(paths.orders), {
      data: { paymentToken: cardToken, phone, location },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
    await request.post(urlOf(paths.login), { data: { codeID: phone, code: phone, name: street } }),
    await request.post(urlOf(paths.savedPlaces), {
      data: `{"phone":"${phone}"`,
      headers: { 'content-type': 'application/json' },
    }),
    await request.get(`${url}/sg/en/order/${phone}`),
    await request.get(`${url}/sg/en/restaurant/${phone}/${phone}`),
    await request.get(`${url}/${phone}`),
    await request.get(`${url}/sg/en/restaurants`, { params: { search: street } }),
  ]
  return answers.map((answer) => answer.status())
}

type Expected = [page: string, screen: string, events: [name: EventName, fields: object][]]

/** Returns the expected events from the home page to the completed order, by page and screen. */
function expectedEvents({ orderID, snapshotDetail: { cartWithQuote: quote } }: Order): Expected[] {
  const restaurant_id = 'sg-m1'
  const dish = { restaurant_id, item_id: 'nasi-lemak-ayam', item_name: 'Nasi lemak ayam berempah' }
  const currency = 'SGD'
  const anyMerchantList = expect.arrayContaining([restaurant_id]) as unknown
  const anyCount = expect.any(Number) as unknown
  const products = [{ item_id: dish.item_id, item_name: dish.item_name, quantity: 1, price: 1040 }]
  const fee = (key: string) =>
    quote.otherFees.find((line) => line.key === key)?.value.amountInMinor ?? 0
  const delivery = quote.deliveryQuote.reducedPriceV2.amountInMinor
  return [
    [
      'home',
      'homepage',
      [
        ['PAGE_LOAD', { page_type: 'home' }],
        ['IMPRESSION', { list: 'home', item_ids: anyMerchantList }],
        ['DELIVERY_ADDRESS', { screen: 'homepage' }],
        ['IMPRESSION', { list: 'home', item_ids: anyMerchantList }],
        [
          'CLICK_RESTAURANT_CARD',
          { restaurant_id, restaurant_name: 'Warung Senja, Tiong Bahru', position: anyCount },
        ],
      ],
    ],
    [
      'restaurant-detail',
      'restaurant',
      [
        ['PAGE_LOAD', { page_type: 'restaurant-detail' }],
        ['RESTAURANT_OPEN', { restaurant_id, category_id: '', deeplink_source_id: 'qr-poster' }],
        ['IMPRESSION', { list: 'menu', item_ids: expect.arrayContaining([dish.item_id]) }],
        ['PRODUCT_CLICK', { ...dish, position: 0, price: 980, currency }],
        ['VIEW_PRODUCT_DETAILS', { ...dish, price: 980, currency }],
        ['ADD_ITEM', { ...dish, position: 0 }],
        [
          'ADD_TO_BASKET',
          {
            ...dish,
            position: 0,
            item_quantity: 1,
            notes_text: 'less spicy',
            price: 1040,
            currency,
          },
        ],
        ['CART_CLICKED', { item_count: 1, screen: 'restaurant' }],
      ],
    ],
    ['restaurant-detail', 'basket', [['CLICK_LOGIN', { place: 'checkout' }]]],
    [
      'login',
      '',
      [
        ['PAGE_LOAD', { page_type: 'login' }],
        ['LOGIN', { place: 'checkout' }],
      ],
    ],
    [
      'checkout',
      'basket',
      [
        ['PAGE_LOAD', { page_type: 'checkout' }],
        ['CHECKOUT_STEP_1', { restaurant_id, basket_value: 1040, currency, products }],
        ['CLICK_SIGN_UP', { place: 'checkout' }],
        ['SIGN_UP', { place: 'checkout' }],
        [
          'PLACE_ORDER',
          {
            id: orderID,
            order_id: orderID,
            restaurant_id,
            revenue: quote.totalQuote.reducedPriceV2.amountInMinor,
            basket_value: 1040,
            tax: quote.foodQuote.inclTaxV2.amountInMinor,
            shipping: delivery,
            delivery_fee: delivery,
            platform_fee: fee('platform'),
            small_order_fee: fee('small_order'),
            currency,
            products,
            eater_count: 1,
            payment_method: 'CASH',
            delivery_type: 'DELIVERY',
          },
        ],
      ],
    ],
    ['order', 'in-transit', [['PAGE_LOAD', { page_type: 'order' }]]],
  ]
}

/**
 * The names of each event in the data layer: the GA4 name if there is one, then the name in the
 * specification.
 */
const dataLayerNames: Partial<Record<EventName, string[]>> = {
  PAGE_LOAD: ['page_view', 'page_load'],
  IMPRESSION: ['view_item_list', 'impression'],
  DELIVERY_ADDRESS: ['delivery_address'],
  CLICK_RESTAURANT_CARD: ['select_content', 'click_restaurant_card'],
  RESTAURANT_OPEN: ['restaurant_open'],
  PRODUCT_CLICK: ['select_item', 'product_click'],
  VIEW_PRODUCT_DETAILS: ['view_item', 'view_product_details'],
  ADD_ITEM: ['add_item'],
  ADD_TO_BASKET: ['add_to_cart', 'add_to_basket'],
  CART_CLICKED: ['click_cart'],
  CLICK_LOGIN: ['click_login'],
  LOGIN: ['login', 'log_in'],
  CLICK_SIGN_UP: ['click_sign_up'],
  SIGN_UP: ['sign_up', 'signed_up'],
  CHECKOUT_STEP_1: ['begin_checkout', 'checkout_step_1'],
  PLACE_ORDER: ['purchase', 'place_order'],
  ORDER_STATE: ['order_state'],
  WEB_VITAL: ['web_vital'],
}

/** Events whose time depends on the browser or the simulator, so they may come at any position. */
const unorderedEvents = new Set<string>(['WEB_VITAL', 'ORDER_STATE'])

function checkEvents({ events, layers }: RecordedEvents, order: Order): void {
  const common = {
    country: 'sg',
    language: 'en',
    affiliation: 'Tingkat Singapore',
    n: expect.any(Number),
    at: expect.stringMatching(/Z$/),
  }
  expect(events.filter((event) => !unorderedEvents.has(event.name))).toEqual(
    expectedEvents(order).flatMap(([page, state_name, pageEvents]) =>
      pageEvents.map(([name, fields]) => ({
        ...common,
        name,
        page,
        state_name,
        campaign: `sg_${page}_lunch-2026`,
        ...fields,
      })),
    ),
  )
  const states = events.flatMap((event) =>
    event.name === 'ORDER_STATE' ? [event.order_state] : [],
  )
  expect([states.at(-1), new Set(states).size], 'each state once, the last one COMPLETED').toEqual([
    'COMPLETED',
    states.length,
  ])
  expect(events.filter((event) => event.name === 'WEB_VITAL').map((event) => event.metric)).toEqual(
    expect.arrayContaining(['FCP', 'LCP', 'TTFB']),
  )
  for (const event of events) expect(parseEvent(event)).toEqual({ event })
  expect(layers.flatMap(({ event }) => event ?? [])).toEqual(
    sortEvents(events).flatMap(({ name }) => dataLayerNames[name] ?? []),
  )
  for (const { event, ecommerce } of layers)
    if (ecommerce && 'value' in ecommerce) expect(ecommerce['currency'], event).toBe('SGD')
}

const dinnerIds =
  'TRACK-05 TRACK-06 TRACK-11 TRACK-13 TRACK-14 TRACK-15 TRACK-16 TRACK-17 TRACK-18 TRACK-20 ' +
  'TRACK-21 TRACK-23 TRACK-25'

test(`a dinner sends the expected events, and no output has personal data (${dinnerIds})`, async ({
  page,
  context,
}) => {
  const observed = runningServer()
  const { url } = observed
  const t = translations('en')
  const recorded = await recordEvents(page, url)
  await goTo(page, `${url}/sg/en?utm_campaign=lunch-2026&sourceID=qr-poster`)
  await chooseAddress(page, t, 'Bukit Merah')
  await page.locator('main a.m').filter({ hasText: 'Warung Senja' }).first().click()
  await expect(page).toHaveURL(/\/restaurant\/[^/]+\/sg-m1/)
  await chooseDish(page, 'en', 'Nasi lemak ayam berempah')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Less spicy for Nurulhuda')
  await dialog.getByRole('button', { name: t('dish:dish.add') }).click()
  await expect(dialog).toBeHidden()
  const cart = await openCart(page, t)
  await cart.getByRole('link', { name: t('basket:cart.logIn') }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  const code = await logIn(page, t, phone, 'Nurulhuda Qaisaraz', async () => {
    await expect.poll(observed.message).toMatch(/\d{6}/)
    return observed.message()
  })
  await expect(page).toHaveURL(/\/checkout/)
  await page.getByLabel(t('address:pin.street')).fill(street)
  await page.getByLabel(t('checkout:checkout.detail')).fill(detail)
  await page.getByLabel(t('checkout:checkout.courier')).fill(noteToCourier)
  await expect(placeButton(page, t)).toContainText(/\d/)
  await placeButton(page, t).click()
  const orderID = await readOrderID(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('order:order.states.delivered.headline'),
    { timeout: 120_000 },
  )
  await expect
    .poll(
      () =>
        recorded.events.some(
          (event) => event.name === 'ORDER_STATE' && event.order_state === 'COMPLETED',
        ),
      { timeout: 120_000 },
    )
    .toBe(true)
  const order = (await (
    await page.request.get(url + fillPath(paths.order, { orderID }))
  ).json()) as Order
  checkEvents(recorded, order)

  // The message of this uncaught error contains the eater's address, which the report must not
  // contain.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          setTimeout(() =>
            JSON.parse(
              (localStorage.getItem('tingkat.location.sg') ?? '').replace(/^.*?"address":"/, ''),
            ),
          )
        })
        return observed.errors()
      },
      { timeout: 120_000 },
    )
    .toContain('SyntaxError')
  const statuses = await sendPersonalData(page, url, orderID)
  expect(statuses).toEqual([200, 200, 200, 201, 200, 200, 409, 400, 410, 400, 404, 404, 404, 200])

  const { guestTokens, location } = await page.evaluate(() => ({
    guestTokens: [
      sessionStorage.getItem('tingkat.guest-token') ?? '',
      sessionStorage.getItem('tingkat.guest-display-token') ?? '',
    ],
    location: JSON.parse(localStorage.getItem('tingkat.location.sg') ?? '{}') as typeof dropOff,
  }))
  const session =
    (await context.cookies()).find(({ name }) => name === 'tingkat_session')?.value ?? ''
  const secrets = [
    ...guestTokens.flatMap((token) => token.split('.').slice(-2)),
    session,
    push.endpoint,
    push.p256dh,
    push.auth,
    cardToken,
  ]
  for (const secret of [...secrets, code]) expect(secret).not.toBe('')
  const person: Person = {
    phones: [phone, secondPhone],
    names: ['Nurulhuda Qaisaraz', 'Zulkarnaen', 'Kertasbiru', 'Qiblatain'],
    texts: ['Bukit Merah', street, detail, noteToCourier],
    positions: [dropOff, location],
    codes: [code],
    tokens: secrets,
  }
  const serverOutput = await observed.end()
  server = undefined
  const outputs = {
    ...serverOutput,
    // The measured values of the metrics are left out, because a sum of durations can look like a
    // coordinate.
    metrics: serverOutput.metrics.replaceAll(/"(?:sum|min|max|asDouble)":[\d.e-]+/g, ''),
    prometheus: serverOutput.prometheus.replaceAll(/ [\d.e+-]+$/gm, ''),
    page: recorded.text(),
    hosts: recorded.foreign.join('\n'),
  }
  // Every output must contain a text that this journey writes to it: a search for personal data in
  // an empty output proves nothing.
  const samples: Record<keyof typeof serverOutput, string> = {
    log: paths.savedPlaces,
    traces: 'insert into',
    metrics: 'http.server.request.duration',
    prometheus: 'tingkat_order_state_duration',
    errors: 'Unexpected token',
    events: orderID,
  }
  for (const [name, sample] of Object.entries(samples))
    expect(outputs[name as keyof typeof serverOutput], name).toContain(sample)
  expect(
    [...new Set(recorded.foreign.map((address) => address.split('?')[0]))],
    'the error service is the only other host',
  ).toEqual([observed.errorsUrl])
  const findings: Record<string, Finding[]> = Object.fromEntries(
    Object.entries(outputs).map(([name, text]) => [name, scan(text, person)]),
  )
  expect(findings).toEqual(Object.fromEntries(Object.keys(outputs).map((name) => [name, []])))
})
