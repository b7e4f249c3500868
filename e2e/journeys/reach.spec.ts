// Everyone gets there: nothing in the way by the WCAG, by keyboard alone, and on the narrowest phone.
import { expect, test } from '@playwright/test'
import { openBasket, pickSomething } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { askForCode } from '../steps/log-in.ts'
import { placeOrder } from '../steps/place-order.ts'
import { fillBasket, reachCheckout, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
// Barriers are looked for between movements.
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })

test('nothing is in the way of a guest: home, list, menu, dish, basket, log-in, missing page', async ({
  page,
}) => {
  // A dozen whole pages are looked through.
  test.slow()
  for (const path of [
    '/',
    '/sg/en',
    '/sg/en/restaurants',
    singaporeMenu,
    '/sg/en/download',
    '/sg/en/partners',
    '/sg/en/no-such-page',
  ]) {
    await goTo(page, path)
    expect(await findBarriers(page), path).toEqual([])
  }
  await fillBasket(page, t)
  await openBasket(page, t)
  expect(await findBarriers(page), 'basket').toEqual([])
  await goTo(page, `${singaporeMenu}?dish=nasi-lemak-ayam`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('dish:dish.add') })
    .press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  expect(await findBarriers(page), 'dish, with its open groups marked').toEqual([])
  await goTo(page, '/auth/login')
  expect(await findBarriers(page), 'log-in').toEqual([])
  await askForCode(page, t, singaporePhone())
  expect(await findBarriers(page), 'code').toEqual([])
})

test('nothing is in the way of an order: checkout, order page, history', async ({ page }) => {
  await reachCheckout(page, t)
  await page.getByRole('button', { name: t('checkout:checkout.schedule') }).click()
  await expect(page.getByRole('group', { name: t('checkout:checkout.window') })).toBeVisible()
  expect(await findBarriers(page), 'checkout').toEqual([])
  await page.getByRole('button', { name: /^Now/ }).click()
  await placeOrder(page, t)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findBarriers(page), 'order').toEqual([])
  await goTo(page, '/sg/en/order-history')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await findBarriers(page), 'history').toEqual([])
})

test.describe(() => {
  test.use({ colorScheme: 'dark' })
  test('nothing is in the way in the dark: home, menu, checkout', async ({ page }) => {
    for (const path of ['/sg/en', singaporeMenu]) {
      await goTo(page, path)
      expect(await findBarriers(page), path).toEqual([])
    }
    await reachCheckout(page, t)
    expect(await findBarriers(page), 'checkout').toEqual([])
  })
})

test('PROD-14 by keyboard alone: a dish opened, chosen, added, the basket looked at and closed', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  const dish = page.getByRole('link', { name: 'Nasi lemak ayam berempah' })
  await dish.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expect
    .poll(() => drawer.evaluate((box) => box.contains(document.activeElement)), {
      message: 'focus is inside',
    })
    .toBe(true)

  // Radios: Space takes the focused one, an arrow the next free one.
  const [coconut, ginger] = [
    drawer.getByRole('radio', { name: /^Coconut rice(?! with)/ }),
    drawer.getByRole('radio', { name: 'Coconut rice with ginger' }),
  ]
  await coconut.focus()
  await page.keyboard.press('Space')
  await expect(coconut).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(ginger).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(drawer.getByRole('checkbox', { name: 'Sambal tumis' })).toBeChecked()
  await drawer.getByRole('button', { name: t('dish:dish.add') }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(dish).toBeFocused()

  const button = page.getByRole('banner').getByRole('button', { name: /1 item/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const basket = page.getByRole('dialog', { name: t('cart:cart.title') })
  await expect(basket).toContainText('Nasi lemak ayam berempah')
  await page.keyboard.press('Escape')
  await expect(basket).toBeHidden()
  await expect(button).toBeFocused()
})

test('PROD-12 by keyboard alone: the address closes with Escape and gives focus back', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  const opener = page
    .getByRole('banner')
    .getByRole('link', { name: t('location:address.choose') })
    .filter({ visible: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const input = page.getByRole('combobox', { name: t('location:address.deliverTo') })
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(input).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 } })
  // The narrowest phone, and 1280 pixels at a zoom of 400% (WCAG 1.4.10).
  test('nothing scrolls sideways at a width of 320 pixels', async ({ page }) => {
    const tooWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    for (const path of [
      '/',
      '/sg/en',
      '/vn/vi',
      '/sg/en/restaurants',
      singaporeMenu,
      '/auth/login',
    ]) {
      await goTo(page, path)
      expect(await tooWide(), path).toBe(0)
    }
    await goTo(page, `${singaporeMenu}?dish=nasi-lemak-ayam`)
    await pickSomething(page)
    expect(await tooWide(), 'dish').toBe(0)
    await reachCheckout(page, t)
    expect(await tooWide(), 'checkout').toBe(0)
  })
})
