// Dinner, end to end, as an eater orders it: address, menu, basket, log-in, checkout, live tracking, history.
import { expect, test, type Page } from '@playwright/test'
import { words } from '../words.ts'

const tables = [
  { country: 'sg', language: 'en', locale: 'en-SG', address: 'Tiong Bahru', phone: '9123', dish: 'Nasi lemak ayam berempah', merchantID: 'sg-m1', merchant: /Warung Senja/ },
  { country: 'vn', language: 'vi', locale: 'vi-VN', address: 'Bến Thành', phone: '90123', dish: null, merchantID: 'vn-m1', merchant: /Bếp Cô Ba/ },
]

/** A number nobody used before: the journeys run side by side on one server. */
const freshPhone = (start: string, length: number) => start + String(Date.now() % 10 ** (length - start.length)).padStart(length - start.length, '0')

/** Picks the first free choice of every group, by keyboard. */
async function pickSomething(page: Page): Promise<void> {
  for (const group of await page.getByRole('dialog').getByRole('group').all()) {
    const choice = group.getByRole('radio', { disabled: false }).or(group.getByRole('checkbox', { disabled: false })).first()
    await choice.press('Space')
    await expect(choice).toBeChecked()
  }
}

type Noted = Window & { headlines?: string[] }

/** Notes every headline that the page shows from now on, until it is reloaded. */
async function noteHeadlines(page: Page): Promise<void> {
  await page.evaluate(() => {
    const headlines: string[] = (window as Noted).headlines = []
    new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent ?? ''
      if (now && now !== headlines.at(-1)) headlines.push(now)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

for (const table of tables) test.describe(() => {
  test.use({ locale: table.locale })

  test(`PROD-01 PROD-02 PROD-03 PROD-05 PROD-08 PROD-09 PROD-12 PROD-13 PROD-14 PROD-15 ROUTE-02 ROUTE-05 ROUTE-06 ROUTE-11 ROUTE-12 ORD-12 ORD-13 dinner in /${table.country}/`, async ({ page }) => {
    test.setTimeout(120_000)
    const t = words(table.language)
    const home = `/${table.country}/${table.language}`
    await page.goto(`/${table.country}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', table.language)

    // Where to: type an address and choose a suggestion with the keyboard.
    await page.getByRole('main').or(page.locator('.hero')).getByRole('textbox', { name: t('site:address.deliverTo') }).first().pressSequentially(table.address.slice(0, 1))
    const address = page.getByRole('combobox', { name: t('site:address.deliverTo') })
    await address.fill(table.address)
    await expect(page.getByRole('option').first()).toContainText(table.address)
    await address.press('ArrowDown')
    await address.press('Enter')
    await expect(page.locator('header')).toContainText(table.address)

    // Restaurants that deliver there, with distance and minutes; open one.
    const card = page.getByRole('main').getByRole('link', { name: table.merchant }).first()
    await expect(card).toBeVisible()
    await expect(page.getByText(/\d+([.,]\d+)? km/).first()).toBeVisible()
    await card.click()
    await expect(page).toHaveURL(new RegExp(`${home}/restaurant/[^/]+/${table.merchantID}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(table.merchant)

    // Open a dish that wants choices, choose, add.
    const chooser = table.dish
      ? page.getByRole('button', { name: t('order:cart.quickChoose', { name: table.dish }) })
      : page.getByRole('button', { name: new RegExp(t('order:cart.quickChoose', { name: '' }).trim().split(' ').slice(0, 2).join(' ')) }).first()
    await chooser.first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await pickSomething(page)
    await page.getByRole('dialog').getByRole('button', { name: t('order:dish.add') }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    // The basket shows it; a guest is led to log in.
    await page.locator('header').getByRole('button', { name: /1/ }).first().click()
    const basket = page.getByRole('dialog', { name: t('order:cart.title') })
    await expect(basket).toContainText(t('order:cart.subtotal'))
    await basket.getByRole('link', { name: t('order:cart.logIn') }).click()

    // A phone number and the code from the development inbox.
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.getByLabel(t('order:login.phone')).fill(freshPhone(table.phone, table.country === 'sg' ? 8 : 9))
    await page.getByRole('button', { name: t('order:login.send') }).click()
    const message = await page.getByText(/\d{6}/).first().textContent()
    await page.getByLabel(t('order:login.code')).fill(/\d{6}/.exec(message ?? '')?.[0] ?? '')
    await page.getByLabel(t('order:login.name')).fill('Nguyễn An')
    await page.getByRole('button', { name: t('order:login.logIn'), exact: true }).click()

    // Back at checkout with everything kept; the total in the button is the total that is charged.
    await expect(page).toHaveURL(new RegExp(`${home}/checkout`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order:checkout.title'))
    await expect(page.getByRole('main')).toContainText(table.address)
    const place = page.getByRole('button', { name: t('order:checkout.place') }).filter({ visible: true }).first()
    await expect(place).toContainText(/\d/)
    const total = (await place.textContent() ?? '').replace(t('order:checkout.place'), '').trim()
    await noteHeadlines(page)
    await place.click()

    // Live, from the kitchen to the door, without a reload.
    await expect(page).toHaveURL(new RegExp(`${home}/order/`))
    const orderPath = new URL(page.url()).pathname
    await expect(page.getByRole('main')).toContainText(total)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order:order.states.delivered.headline'), { timeout: 60_000 })
    const seen = await page.evaluate(() => (window as Noted).headlines ?? [])
    const lived = ['new', 'confirming', 'searching', 'cooking', 'packed', 'rider_at_kitchen', 'at_the_door', 'delivered'].map(state => t(`order:order.states.${state}.headline`))
    expect(seen.filter(headline => lived.includes(headline)), 'headlines, in the order of life').toEqual(lived.filter(headline => seen.includes(headline)))
    expect(seen.filter(headline => lived.includes(headline)).length).toBeGreaterThan(3)

    // In the history.
    await page.goto(`${home}/order-history`)
    await expect(page.getByRole('main')).toContainText(table.merchant)
    await expect(page.getByRole('main').locator(`a[href="${orderPath}"]`).first()).toBeVisible()
  })
})
