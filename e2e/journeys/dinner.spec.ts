// Dinner, end to end, as an eater orders it: address, menu, basket, log-in, checkout, live tracking, history.
import { expect, test, type Page } from '@playwright/test'
import { chooseAddress } from '../steps/choose-address.ts'
import { openBasket, pickSomething } from '../steps/fill-basket.ts'
import { freshPhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn } from '../steps/log-in.ts'
import { placeButton } from '../steps/place-order.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

const tables = [
  {
    country: 'sg',
    language: 'en',
    locale: 'en-SG',
    address: 'Tiong Bahru',
    phone: () => freshPhone('91', 8),
    dish: 'Nasi lemak ayam berempah',
    merchantID: 'sg-m1',
    merchant: /Warung Senja/,
  },
  {
    country: 'vn',
    language: 'vi',
    locale: 'vi-VN',
    address: 'Bến Thành',
    phone: () => freshPhone('90', 9),
    dish: null,
    merchantID: 'vn-m1',
    merchant: /Bếp Cô Ba/,
  },
]

type Noted = Window & { headlines?: string[] }

/** Notes every headline that the page shows from now on, until it is reloaded. */
async function noteHeadlines(page: Page): Promise<void> {
  await page.evaluate(() => {
    const headlines: string[] = ((window as Noted).headlines = [])
    new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent ?? ''
      if (now && now !== headlines.at(-1)) headlines.push(now)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

for (const table of tables)
  test.describe(() => {
    test.use({ locale: table.locale })

    test(`PROD-01 PROD-02 PROD-03 PROD-05 PROD-08 PROD-09 PROD-12 PROD-13 PROD-14 PROD-15 ROUTE-02 ROUTE-05 ROUTE-06 ROUTE-11 ROUTE-12 ORD-12 ORD-13 dinner in /${table.country}/`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const t = words(table.language)
      const complaints = watchPage(page)
      const home = `/${table.country}/${table.language}`
      await goTo(page, `/${table.country}/`)
      await expect(page.locator('html')).toHaveAttribute('lang', table.language)

      // Where to: type an address and choose a suggestion with the keyboard.
      await chooseAddress(page, t, table.address)

      // Restaurants that deliver there, with distance and minutes; open one.
      const card = page.getByRole('main').getByRole('link', { name: table.merchant }).first()
      await expect(card).toBeVisible()
      await expect(page.getByText(/\d+([.,]\d+)? km/).first()).toBeVisible()
      await card.click()
      await expect(page).toHaveURL(new RegExp(`${home}/restaurant/[^/]+/${table.merchantID}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(table.merchant)

      // Open a dish that wants choices, choose, add.
      const chooser = table.dish
        ? page.getByRole('button', { name: t('cart:cart.quickChoose', { name: table.dish }) })
        : page
            .getByRole('button', {
              name: new RegExp(
                t('cart:cart.quickChoose', { name: '' }).trim().split(' ').slice(0, 2).join(' '),
              ),
            })
            .first()
      await chooser.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await pickSomething(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('dish:dish.add') })
        .click()
      await expect(page.getByRole('dialog')).toBeHidden()

      // The basket shows it; a guest is led to log in.
      const basket = await openBasket(page, t)
      await basket.getByRole('link', { name: t('cart:cart.logIn') }).click()

      // A phone number and the code from the development inbox.
      await expect(page).toHaveURL(/\/auth\/login/)
      await logIn(page, t, table.phone(), 'Nguyễn An')

      // Back at checkout with everything kept; the total in the button is the total that is charged.
      await expect(page).toHaveURL(new RegExp(`${home}/checkout`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout:checkout.title'))
      await expect(page.getByRole('main')).toContainText(table.address)
      const place = placeButton(page, t)
      await expect(place).toContainText(/\d/)
      const total = ((await place.textContent()) ?? '')
        .replace(t('checkout:checkout.place'), '')
        .trim()
      await noteHeadlines(page)
      await place.click()

      // Live, from the kitchen to the door, without a reload.
      await expect(page).toHaveURL(new RegExp(`${home}/order/`))
      const orderPath = new URL(page.url()).pathname
      await expect(page.getByRole('main')).toContainText(total)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('order:order.states.delivered.headline'),
        { timeout: 60_000 },
      )
      const seen = await page.evaluate(() => (window as Noted).headlines ?? [])
      const lived = [
        'new',
        'confirming',
        'searching',
        'cooking',
        'packed',
        'rider_at_kitchen',
        'at_the_door',
        'delivered',
      ].map((state) => t(`order:order.states.${state}.headline`))
      expect(
        seen.filter((headline) => lived.includes(headline)),
        'headlines, in the order of life',
      ).toEqual(lived.filter((headline) => seen.includes(headline)))
      expect(seen.filter((headline) => lived.includes(headline)).length).toBeGreaterThan(3)

      // In the history.
      await goTo(page, `${home}/order-history`)
      await expect(page.getByRole('main')).toContainText(table.merchant)
      await expect(page.getByRole('main').locator(`a[href="${orderPath}"]`).first()).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
