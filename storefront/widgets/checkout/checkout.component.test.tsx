// Tests of checkout in a browser: changed prices, cart lines, comments and options.
import { kopi, makeLine, testLocation } from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { placedOrderOf } from '../../features/checkout/place/placed-order.ts'
import { meStore } from '../../features/account/use-me.ts'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import {
  answered,
  drawCheckout,
  openServer,
  order,
  refusedBy,
  server,
  signedQuote,
  store,
} from '../../testing/checkout.tsx'
import { client } from '../../platform/browser/client.ts'
import { closeDrawer, readOverlays } from '../../platform/navigation/overlays.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

test('offers another address and other merchants if this one is too far away (THRO-08)', async () => {
  vi.spyOn(client, 'quote').mockResolvedValue(refusedBy('too_far'))
  const screen = await drawCheckout()
  const notice = screen.getByRole('region', { name: 'Summary' })
  await expect
    .element(notice.getByRole('link', { name: 'See restaurants that deliver here' }))
    .toHaveAttribute('href', '/sg/en/restaurants')
  expect(notice.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  await notice.getByRole('button', { name: 'Change address' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

describe('a changed price', () => {
  const dearer = {
    ...testMerchant,
    menu: {
      ...testMerchant.menu,
      categories: testMerchant.menu.categories.map((category) => ({
        ...category,
        items: category.items.map((dish) =>
          dish.ID === 'kopi' ? { ...dish, priceInMinorUnit: 200, discountedPriceInMin: 200 } : dish,
        ),
      })),
    },
  }

  /** Opens checkout. After the quote, the merchant raises the price of kopi. */
  async function changed() {
    const screen = await drawCheckout()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    server.merchant = dearer
    const fresh = signedQuote(server.quotes.at(-1)!)
    if (!fresh.ok) throw new Error(fresh.problem.code)
    server.placed = [
      refusedBy('quote_changed', {
        quote: fresh.data,
        changes: [
          { key: 'item:warung:kopi:', name: 'Kopi', kind: 'changed', shown: 360, fresh: 400 },
          { key: 'small_order', name: 'Small order fee', kind: 'gone', shown: 200, fresh: 0 },
          { key: 'total', name: 'Total', kind: 'changed', shown: 1_000, fresh: 1_040 },
        ],
      }),
    ]
    await screen.place.click()
    await expect.element(screen.alert).toMatchTextContent('The price has changed.')
    return { screen, fresh: fresh.data }
  }

  test('PROD-05 FEE-01: lists changed lines, and orders at the accepted price', async () => {
    const { screen, fresh } = await changed()
    await expect.element(screen.alert).toHaveFocus()
    await expect.element(screen.alert).toMatchTextContent(/Kopi\s*was S\$.3\.60.*now S\$.4\.00/)
    await expect.element(screen.alert).toMatchTextContent(/Small order fee\s*S\$.2\.00.*removed/)
    expect(server.orders).toHaveLength(1)
    await screen.alert.getByRole('button', { name: /Accept and order/ }).click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders[1]?.body).toMatchObject({
      quoteToken: fresh.quoteToken,
      shownTotalInMinor: fresh.totalQuote.reducedPriceV2.amountInMinor,
    })
    expect(server.orders[1]?.key).not.toBe(server.orders[0]?.key)
  })

  test('PROD-05: Back to the basket sends no order and goes to the lines', async () => {
    const { screen } = await changed()
    await screen.alert.getByRole('button', { name: 'Back to basket' }).click()
    await expect.element(screen.alert).not.toBeInTheDocument()
    await expect.element(screen.getByRole('region', { name: 'Your order' })).toHaveFocus()
    expect(server.orders).toHaveLength(1)
  })
})

describe('cart lines', () => {
  test('FEE-01 ROLE-04: a new quantity gets a new quote; 0 blocks the order', async () => {
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Add one more Kopi' }).click()
    await expect
      .poll(
        () =>
          server.quotes.at(-1)?.merchants[0]?.items.find((item) => item.ID === 'kopi')?.quantity,
      )
      .toBe(3)
    const less = screen.getByRole('button', { name: 'Remove one Chicken rice' })
    await less.click()
    await screen.place.click({ force: true })
    expect(server.orders).toEqual([])
    await expect.element(screen.getByRole('region', { name: 'Your order' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Remove Chicken rice' }).click()
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await screen.place.click()
    await expect
      .poll(() => server.orders[0]?.body.merchants[0]?.items.map((item) => item.ID))
      .toEqual(['kopi'])
  })

  test('PROD-15: after the last dish is removed the page shows an empty state', async () => {
    const screen = await drawCheckout({ cart: makeCart({ lines: [makeLine(kopi, 'a')] }) })
    await screen.getByRole('button', { name: 'Remove one Kopi' }).click()
    await screen.getByRole('button', { name: 'Remove Kopi' }).click()
    await expect
      .element(screen.getByRole('heading', { name: 'Your basket is empty' }))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByRole('button', { name: 'Add one more Kopi' })).toBeVisible()
  })

  test('PROD-15: a line can be edited in its drawer', async () => {
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Edit Kopi' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Kopi' })).toBeVisible()
  })
})

describe('an account without a name', () => {
  const nameless = { name: '', loggedIn: true, safeId: 'mei', ongoingOrderCount: 0 }

  test('ROLE-03 PROD-05: is asked for it, and it is saved before the order', async () => {
    let user = nameless
    meStore.set(user)
    vi.spyOn(client, 'readMe').mockImplementation(() => Promise.resolve(answered(user)))
    const changeMe = vi
      .spyOn(client, 'changeMe')
      .mockResolvedValueOnce(refusedBy('unavailable'))
      .mockImplementation(({ name }) => {
        user = { ...nameless, name }
        return Promise.resolve(answered(user))
      })
    const screen = await drawCheckout()
    const name = screen.getByLabelText('Your name')
    await expect.element(name).toHaveFocus()
    await expect.element(screen.place).toMatchTextContent(/Add your name/)
    await screen.place.click({ force: true })
    await expect.element(name).toHaveFocus()
    await name.fill(' Aisyah ')
    await screen.place.click()
    await expect.element(screen.alert).toBeVisible()
    expect(server.orders).toEqual([])
    await screen.place.click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(changeMe).toHaveBeenLastCalledWith({ name: 'Aisyah' })
    expect(server.orders).toHaveLength(1)
    expect(meStore.read()).toMatchObject({ status: 'member', user: { name: 'Aisyah' } })
  })

  test('PROD-05: the focus is in the field that the button names: first the name, then the street', async () => {
    const area = { ...testLocation, address: 'Tiong Bahru', addressDetail: '', isAccurate: false }
    chosenLocation('sg').write(area)
    meStore.set(nameless)
    const first = await drawCheckout()
    await expect.element(first.place).toMatchTextContent(/Add your name/)
    await expect.element(first.getByLabelText('Your name')).toHaveFocus()
    await first.unmount()
    meStore.set({ ...nameless, name: 'Aisyah' })
    const second = await drawCheckout()
    await expect.element(second.place).toMatchTextContent(/Add your street and number/)
    await expect.element(second.getByLabelText('Street and number')).toHaveFocus()
  })

  test('ROLE-03: what is typed survives a reload, until the name is saved', async () => {
    meStore.set(nameless)
    vi.spyOn(client, 'readMe').mockResolvedValue(answered(nameless))
    const first = await drawCheckout()
    await first.getByLabelText('Your name').fill('Aisyah')
    expect(JSON.parse(sessionStorage.getItem('tingkat.eater-name') ?? '')).toBe('Aisyah')
    await first.unmount()
    const second = await drawCheckout()
    await expect.element(second.getByLabelText('Your name')).toHaveValue('Aisyah')
    vi.spyOn(client, 'changeMe').mockResolvedValue(answered({ ...nameless, name: 'Aisyah' }))
    await second.place.click()
    await expect.poll(() => sessionStorage.getItem('tingkat.eater-name')).toBeNull()
  })

  test('ROLE-03: a name that is there is not asked for', async () => {
    const screen = await drawCheckout()
    await expect.element(screen.place).toMatchTextContent(/Place order/)
    expect(screen.getByLabelText('Your name').query()).toBeNull()
  })
})

describe('comments and options', () => {
  test('PROD-05: sends cutlery, contactless delivery, comment and source', async () => {
    const screen = await drawCheckout({ path: '/sg/en/checkout?sourceID=poster-7' })
    const cutlery = screen.getByRole('checkbox', { name: /Cutlery/ })
    await expect.element(cutlery).not.toBeChecked()
    await cutlery.click({ force: true })
    await screen.getByRole('checkbox', { name: /Leave it at the door/ }).click({ force: true })
    await expect.element(screen.getByText(/wait nearby for the money/)).toBeVisible()
    const comment = screen.getByLabelText(/Note to the restaurant/)
    await comment.fill('🌶'.repeat(131))
    await expect.element(screen.alert).toMatchTextContent(/131\/130/)
    await screen.place.click({ force: true })
    expect(server.orders).toEqual([])
    await comment.fill('🌶'.repeat(130))
    // The test clicks the order button at once. Checkout must wait until the quote has arrived, and
    // the order must include the typed comment.
    await screen.place.click({ force: true })
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders[0]?.body).toMatchObject({
      wishes: { cutlery: true, contactless: true },
      comment: '🌶'.repeat(130),
      sourceID: 'poster-7',
    })
    expect(sessionStorage.getItem('tingkat.checkout-draft.sg')).toBeNull()
  })

  test('ROLE-03 PROD-15: a guest logs in and finds the form as it was', async () => {
    const before = await drawCheckout({ path: '/sg/en/checkout?sourceID=poster-7' })
    await before.getByRole('checkbox', { name: /Cutlery/ }).click({ force: true })
    await before.getByLabelText('Promo code').fill('fiv')
    await before.getByLabelText(/Note to the restaurant/).fill('ring twice')
    await before.method(/Pay later/).click({ force: true })
    meStore.set(null)
    const logIn = before.getByRole('link', { name: 'Log in' })
    await expect
      .element(logIn)
      .toHaveAttribute(
        'href',
        `/auth/login?country=sg&success_redirect=${encodeURIComponent('/sg/en/checkout?sourceID=poster-7')}`,
      )
    await before.unmount()
    meStore.set({ name: 'Mei', loggedIn: true, safeId: 'mei', ongoingOrderCount: 0 })
    const screen = await drawCheckout()
    await expect.element(screen.getByRole('checkbox', { name: /Cutlery/ })).toBeChecked()
    await expect.element(screen.getByLabelText('Promo code')).toHaveValue('fiv')
    await expect.element(screen.getByLabelText(/Note to the restaurant/)).toHaveValue('ring twice')
    await expect.element(screen.method(/Pay later/)).toBeChecked()
  })

  test('PROD-15: a comment for one merchant is not sent to another', async () => {
    const before = await drawCheckout()
    await before.getByLabelText(/Note to the restaurant/).fill('no sugar in the kopi')
    await before.unmount()
    const screen = await drawCheckout({
      cart: makeCart({ merchant: { ID: 'stall', name: 'Satay Stall' } }),
    })
    await expect.element(screen.getByLabelText(/Note to the restaurant/)).toHaveValue('')
  })

  test('PROD-05: Enter in the promo field checks the code and sends no order', async () => {
    const screen = await drawCheckout()
    await screen.getByLabelText('Promo code').fill('fiver')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/FIVER applied/)).toBeVisible()
    await expect.poll(() => server.quotes.at(-1)?.promoCode).toEqual(['FIVER'])
    await screen.getByLabelText('Promo code').fill('nonsense')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.alert).toBeVisible()
    expect(server.quotes.at(-1)?.promoCode).toEqual(['FIVER'])
    expect(server.orders).toEqual([])
  })

  test('QUOTE-03: a second promo code is applied together with the first', async () => {
    const screen = await drawCheckout({
      cart: { ...makeCart({ lines: [makeLine(kopi, 'a', 20)] }), promoCodes: ['FIVER'] },
    })
    await screen.getByLabelText('Promo code').fill('tenth')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('TENTH applied, you save S$ 3.00')).toBeVisible()
    await expect.element(screen.getByText('FIVER applied, you save S$ 5.00')).toBeVisible()
    await expect.poll(() => server.quotes.at(-1)?.promoCode).toEqual(['FIVER', 'TENTH'])
  })

  test('QUOTE-03: a code that cannot be combined asks first, with both amounts', async () => {
    const screen = await drawCheckout({
      cart: { ...makeCart({ lines: [makeLine(kopi, 'a', 20)] }), promoCodes: ['FIVER'] },
    })
    await expect.element(screen.getByText('FIVER applied, you save S$ 5.00')).toBeVisible()
    const enterSolo = async () => {
      await screen.getByLabelText('Promo code').fill('solo')
      await userEvent.keyboard('{Enter}')
      await expect
        .element(screen.getByText(/saves S\$.6\.00, but can’t be combined with FIVER/))
        .toMatchTextContent('FIVER (saves S$ 5.00)')
    }
    await enterSolo()
    await screen.getByRole('button', { name: 'Keep FIVER' }).click()
    expect(store.read()?.promoCodes).toEqual(['FIVER'])
    await enterSolo()
    await screen.getByRole('button', { name: 'Use SOLO' }).click()
    await expect.poll(() => server.quotes.at(-1)?.promoCode).toEqual(['SOLO'])
    await expect.element(screen.getByText('SOLO applied, you save S$ 6.00')).toBeVisible()
    await screen.getByLabelText('Promo code').fill('fiver')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(screen.getByText(/saves S\$.5\.00, but can’t be combined with SOLO/))
      .toBeVisible()
  })

  test('PROD-05: a double click sends one order', async () => {
    const screen = await drawCheckout()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    await screen.place.dblClick()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders).toHaveLength(1)
  })

  test('PROD-05: a tab whose order was placed in another tab offers that order', async () => {
    const screen = await drawCheckout()
    await expect.element(screen.place).toBeVisible()
    placedOrderOf('sg').write({ orderID: 'o-9', account: 'mei', placedAt: Date.now() })
    store.replace(null)
    await expect
      .element(screen.getByRole('heading', { name: 'Your order is placed' }))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'See your order' }))
      .toHaveAttribute('href', '/sg/en/order/o-9')
  })

  test.each([
    ['of another eater', { account: 'ben', placedAt: Date.now() }],
    ['from yesterday', { account: 'mei', placedAt: Date.now() - 86_400_000 }],
  ])('PROD-15: an order %s is not offered in place of the basket', async (_, change) => {
    placedOrderOf('sg').write({ orderID: 'o-9', ...change })
    const screen = await drawCheckout({ cart: null })
    await expect
      .element(screen.getByRole('heading', { name: 'Your basket is empty' }))
      .toBeVisible()
  })

  test('PROD-05: a placed order is remembered for other tabs', async () => {
    const screen = await drawCheckout()
    await screen.place.click()
    await expect.poll(() => placedOrderOf('sg').read()?.orderID).toBe(order.orderID)
  })

  test('GRP-04: without own dishes, checkout points to the group order', async () => {
    activeGroup('sg').write({ groupID: 'sg-g1', merchantID: 'warung', kind: 'group', open: true })
    const screen = await drawCheckout({ cart: null })
    await expect
      .element(screen.getByRole('heading', { name: 'Your dishes are in a group order' }))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Open the group order' }).click()
    expect(readOverlays().basket).toBe(true)
    closeDrawer()
    activeGroup('sg').write(null)
  })

  test('PROD-05: an order that another tab is placing is finished before a new one', async () => {
    const screen = await drawCheckout()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    const intent = JSON.stringify({ key: 'key-of-the-other-tab', body: { merchants: [] } })
    localStorage.setItem('tingkat.placing.sg', intent)
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'tingkat.placing.sg', newValue: intent }),
    )
    server.outcomes = [answered({ state: 'placed', orderID: order.orderID, order })]
    await screen.place.click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.keys).toEqual(['key-of-the-other-tab'])
    expect(server.orders).toEqual([])
  })
})

test('on a phone the button is visible and nothing overflows', async () => {
  await page.viewport(390, 844)
  const screen = await drawCheckout()
  await expect.element(screen.place).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})

describe('the sentence about the terms of use', () => {
  afterEach(() => page.viewport(1280, 800))

  test.each([
    { device: 'phone', width: 390 },
    { device: 'desktop', width: 1280 },
  ])('is right above the order button on a $device', async ({ width }) => {
    await page.viewport(width, 800)
    const screen = await drawCheckout()
    await expect.element(screen.place).toBeVisible()
    const link = screen.getByRole('link', { name: 'terms of use' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    const gap =
      screen.place.element().getBoundingClientRect().top -
      link.element().getBoundingClientRect().bottom
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(20)
  })
})
