// Journey of a new guest who orders with few taps: each text field gets the focus when it appears.
import { expect, test, type Locator } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { goTo } from '../steps/go-to.ts'
import { placeButton } from '../steps/place-order.ts'
import { singaporeAddress, singaporeDish } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
const maxTaps = 9

runOnlyOn('mobile', 'a desktop has no taps')

test('a new guest orders within nine taps, from the home page (PROD-01 PROD-02)', async ({
  page,
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  /** Types on the phone's keyboard, into the field that has the focus. */
  const type = async (field: Locator, text: string) => {
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
  await goTo(page, '/sg/en')
  const start = page
    .locator('main')
    .getByRole('textbox', { name: t('location:address.deliverTo') })
    .first()
  await tap(start)
  // Typing the first letter opens the suggestions, which have a separate text field.
  await type(start, singaporeAddress.slice(0, 1))
  const search = page.getByRole('combobox', { name: t('location:address.deliverTo') })
  await expect(search).toHaveValue(singaporeAddress.slice(0, 1))
  await type(search, singaporeAddress.slice(1))
  await tap(page.getByRole('option', { name: new RegExp(singaporeAddress) }).first())
  await tap(page.getByRole('link', { name: /^Warung Senja/ }).first())
  await tap(
    page.getByRole('button', {
      name: t('cart:cart.quickAdd', { name: singaporeDish }),
      exact: true,
    }),
  )
  await tap(page.getByRole('button', { name: /^View basket/ }))
  await tap(
    page.getByRole('dialog').getByRole('link', { name: t('basket:cart.logIn'), exact: true }),
  )
  await type(page.getByLabel(t('account:login.phone')), singaporePhone())
  await tap(page.getByRole('button', { name: t('account:login.send') }))
  const message = page.locator('main').getByText(/\d{6}/).first()
  const [code = ''] = /\d{6}/.exec((await message.textContent()) ?? '') ?? []
  await type(page.getByLabel(t('account:login.code')), code)
  await expect(page).toHaveURL(/\/sg\/en\/checkout/)
  await type(page.getByLabel(t('checkout:checkout.name')), 'Mei Tan')
  const street = page.getByLabel(t('address:pin.street'))
  // The key "Next" of the phone's keyboard.
  taps += 1
  await page.keyboard.press('Enter')
  await type(street, '78 Moh Guan Terrace, #02-15')
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
  await tap(placeButton(page, t))
  await expect(page).toHaveURL(/\/order\/[^/]+$/)
  expect(taps).toBeLessThanOrEqual(maxTaps)
})
