// What is measured of a dinner, event by event; that nothing of the eater is in it; and that nothing is without consent.
import { paths } from '@tingkat/contract/paths'
import { readEvent } from '@tingkat/contract/tracking'
import { expect, test } from '@playwright/test'
import { chooseAddress } from '../steps/choose-address.ts'
import { openBasket, pickSomething } from '../steps/fill-basket.ts'
import { freshPhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn } from '../steps/log-in.ts'
import { noteEvents } from '../steps/note-events.ts'
import { placeButton } from '../steps/place-order.ts'
import { words } from '../words.ts'

test.skip(({ isMobile }) => isMobile, 'same code on a phone')

/** Measured without anybody's doing, whenever the browser has it. */
const byItself = new Set(['WEB_VITAL', 'ORDER_STATE'])

test('TRACK-05 TRACK-13 TRACK-14 TRACK-15 TRACK-16 TRACK-21 TRACK-23 TRACK-25: a dinner is measured event by event, and nothing of the eater is told', async ({ page }) => {
  test.setTimeout(120_000)
  const t = words('en')
  const noted = await noteEvents(page)
  const phone = freshPhone('91', 8)
  await goTo(page, '/sg/en?utm_campaign=lunch')
  await chooseAddress(page, t, 'Tiong Bahru')
  await page.locator('main a.m').filter({ hasText: 'Warung Senja' }).first().click()
  await expect(page).toHaveURL(/\/restaurant\/[^/]+\/sg-m1/)
  await page.getByRole('button', { name: t('cart:cart.quickChoose', { name: 'Nasi lemak ayam berempah' }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await pickSomething(page)
  await dialog.getByRole('textbox').fill('Call Nurul at 9876 5432')
  await dialog.getByRole('button', { name: t('dish:dish.add') }).click()
  await expect(dialog).toBeHidden()
  const basket = await openBasket(page, t)
  await basket.getByRole('link', { name: t('cart:cart.logIn') }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await logIn(page, t, phone, 'Nurul Secret')
  await expect(page).toHaveURL(/\/checkout/)
  await expect(placeButton(page, t)).toContainText(/\d/)
  await placeButton(page, t).click()
  await expect(page).toHaveURL(/\/order\//)
  const orderID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order:order.states.delivered.headline'), { timeout: 60_000 })

  // What waits goes with the last page.
  await expect.poll(() => noted.events.some(event => event.name === 'ORDER_STATE' && event.order_state === 'COMPLETED'), { timeout: 20_000 }).toBe(true)
  const done = noted.events.filter(event => !byItself.has(event.name)).map(event => [event.name, event.page])
  expect(done).toEqual([
    ['PAGE_LOAD', 'home'], ['IMPRESSION', 'home'],
    ['DELIVERY_ADDRESS', 'home'], ['IMPRESSION', 'home'],
    ['CLICK_RESTAURANT_CARD', 'home'], ['PAGE_LOAD', 'restaurant-detail'], ['RESTAURANT_OPEN', 'restaurant-detail'], ['IMPRESSION', 'restaurant-detail'],
    ['PRODUCT_CLICK', 'restaurant-detail'], ['VIEW_PRODUCT_DETAILS', 'restaurant-detail'], ['ADD_ITEM', 'restaurant-detail'], ['ADD_TO_BASKET', 'restaurant-detail'],
    ['CART_CLICKED', 'restaurant-detail'], ['CLICK_LOGIN', 'restaurant-detail'], ['PAGE_LOAD', 'login'], ['CLICK_SIGN_UP', 'login'],
    ['PAGE_LOAD', 'checkout'], ['CHECKOUT_STEP_1', 'checkout'], ['PLACE_ORDER', 'checkout'], ['PAGE_LOAD', 'order'],
  ])
  expect(noted.events.find(event => event.name === 'PLACE_ORDER')).toMatchObject({ id: orderID, restaurant_id: 'sg-m1', currency: 'SGD', delivery_type: 'DELIVERY', campaign: 'sg_checkout_lunch', affiliation: 'Tingkat Singapore' })
  expect(noted.events.filter(event => event.name === 'ADD_TO_BASKET')).toMatchObject([{ restaurant_id: 'sg-m1', item_quantity: 1, notes_text: '', state_name: 'restaurant' }])
  const states = noted.events.flatMap(event => event.name === 'ORDER_STATE' ? [event.order_state] : [])
  expect(new Set(states).size, 'each state once').toBe(states.length)

  // Every one is what the catalogue says, and the data layer has them all, in the same order.
  for (const event of noted.events) expect(readEvent(event)).toEqual({ event })
  const layered = noted.layers.map(layer => layer.event)
  for (const name of ['page_load', 'page_view', 'click_restaurant_card', 'product_click', 'select_item', 'add_to_basket', 'add_to_cart', 'click_cart', 'checkout_step_1', 'begin_checkout', 'place_order', 'purchase', 'order_state']) expect(layered).toContain(name)
  for (const { event, ecommerce } of noted.layers) if (ecommerce && 'value' in ecommerce) expect(ecommerce['currency'], `${event}`).toBe('SGD')

  // The scanner: all that was told, in either output.
  // The restaurant is called after the quarter; that much of it is no secret.
  const text = noted.text().replaceAll('Warung Senja, Tiong Bahru', '')
  expect(text.length).toBeGreaterThan(2_000)
  const cookies = (await page.context().cookies()).flatMap(({ name, value }) => /session|token/.test(name) ? [value] : [])
  for (const secret of [phone, phone.slice(-6), 'Nurul', 'Secret', '9876', 'Tiong Bahru', 'tiong', ...cookies]) expect(text, secret).not.toContain(secret)
  expect(text).not.toMatch(/1\.28\d{2}|103\.8\d{2}|\+65|latitude|longitude|"address/)
  expect(noted.foreign, 'no third-party requests').toEqual([])
})

test('before an answer nothing is told, after a no nothing is, and after a yes it is', async ({ page, context }) => {
  const t = words('th')
  const noted = await noteEvents(page)
  await goTo(page, '/th/th')
  const banner = page.getByRole('region', { name: t('consent:consent.title') })
  await expect(banner).toBeVisible()
  expect([noted.events, noted.layers, noted.foreign]).toEqual([[], [], []])
  await banner.getByRole('button', { name: t('consent:consent.no') }).click()
  await expect(banner).toBeHidden()
  await goTo(page, '/th/th/restaurants')
  await page.waitForLoadState('networkidle')
  await goTo(page, '/th/th/privacy')
  expect([noted.events, noted.layers, noted.foreign]).toEqual([[], [], []])

  // Another mind, on the privacy page: from now on.
  await page.getByRole('main').getByRole('button', { name: t('consent:consent.yes') }).click()
  await goTo(page, '/th/th/restaurants')
  await expect.poll(() => noted.events.map(event => event.name), { timeout: 15_000 }).toContain('PAGE_LOAD')
  expect((await context.cookies()).map(cookie => cookie.name).filter(name => /track|visit|ga/i.test(name)), 'no cookie for it').toEqual([])
})

test('a browser that asks not to be tracked is not asked, and not measured', async ({ page }) => {
  const noted = await noteEvents(page)
  await page.addInitScript(() => { Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }) })
  for (const path of ['/th/th', '/sg/en/restaurants']) {
    await goTo(page, path)
    await page.waitForLoadState('networkidle')
  }
  await expect(page.locator('.consent')).toHaveCount(0)
  expect([noted.events, noted.layers, noted.foreign]).toEqual([[], [], []])
})

test('the collector’s address is the page’s own', async ({ request }) => {
  const answer = await request.post(paths.events, { data: { visitID: '00000000-0000-4000-8000-000000000000', events: [{ name: 'STEAL' }] } })
  expect(answer.status()).toBe(204)
})
