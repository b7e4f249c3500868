// The item drawer: a dish in full, its choices and rules, its way into the basket, and the ways out.
import { expect, test } from '@playwright/test'
import { addDish, basketButton, openBasket } from '../steps/fill-basket.ts'
import { goTo } from '../steps/go-to.ts'
import { addButton, limitedMenu, openDish, pickChoice } from '../steps/open-dish.ts'
import { listBasket, readLines } from '../steps/read-basket.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
const wanting = 'Nasi lemak ayam berempah'
test.use({ locale: 'en-SG' })

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'same code on a phone')

  test('ITEM-02 ITEM-03 ITEM-04 ITEM-05 ITEM-06 ITEM-07 ITEM-22 ITEM-23 VALID-05 VALID-09 VALID-10 VALID-13 VALID-14 VALID-15 a dish in full', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, wanting)
    await expect(page).toHaveURL(/\?dish=nasi-lemak-ayam$/)
    await expect(drawer.getByRole('heading', { level: 2, name: wanting })).toBeVisible()
    await expect(drawer).toContainText('Coconut rice, spiced fried chicken, sambal, anchovies, peanuts, soft egg')
    await expect(drawer.locator('.it-price')).toContainText('9.80')
    await expect(drawer.locator('.it-price s'), 'no price struck through without a discount').toHaveCount(0)

    const [rice, sambal, additions] = [drawer.getByRole('group', { name: 'Rice' }), drawer.getByRole('group', { name: 'Sambal' }), drawer.getByRole('group', { name: 'Add to the plate' })]
    await expect(rice.locator('p')).toHaveText('Pick 1')
    await expect(sambal.locator('p')).toHaveText('Pick 1 to 2')
    await expect(additions.locator('p')).toHaveText('Optional, max 3')
    await expect(rice.getByRole('radio')).toHaveCount(3)
    await expect(rice.getByRole('checkbox')).toHaveCount(0)
    await expect(sambal.getByRole('checkbox')).toHaveCount(3)
    await expect(sambal.getByRole('radio')).toHaveCount(0)
    await expect(rice.getByRole('radio', { name: 'Red rice' })).toBeDisabled()
    await expect(additions.getByRole('checkbox', { name: 'Paru goreng' })).toBeDisabled()
    await expect(drawer.getByRole('radio', { disabled: true }).or(drawer.getByRole('checkbox', { disabled: true }))).toHaveCount(2)
    await drawer.locator('label').filter({ hasText: 'Red rice' }).click({ force: true })
    await expect(rice.getByRole('radio', { checked: true })).toHaveCount(0)

    await expect(drawer.getByRole('textbox', { name: t('dish:dish.note') })).toHaveValue('')
    await expect(drawer.getByRole('button', { name: t('dish:dish.less') })).toBeVisible()
    await expect(addButton(drawer, t)).toContainText('9.80')
    await pickChoice(drawer, 'Coconut rice')
    await pickChoice(drawer, 'Sambal petai')
    await drawer.getByRole('button', { name: t('dish:dish.more') }).click()
    await expect(addButton(drawer, t), 'two, with petai at 1.20 each').toContainText('22.00')

    await drawer.getByRole('button', { name: t('dish:dish.close') }).click()
    const satay = await openDish(page, 'Chicken satay, 6 sticks')
    await expect(satay.locator('.it-price .now')).toContainText('7.20')
    await expect(satay.locator('.it-price s')).toContainText('9.00')
  })

  test('ITEM-10 VALID-11 VALID-12 VALID-18 an add too early marks what is missing and adds nothing', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, wanting)
    const add = addButton(drawer, t)
    const [rice, sambal, additions] = [drawer.getByRole('group', { name: 'Rice' }), drawer.getByRole('group', { name: 'Sambal' }), drawer.getByRole('group', { name: 'Add to the plate' })]
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(drawer.getByRole('alert')).toHaveCount(0)
    await expect(drawer.locator('.grp-h svg')).toHaveCount(0)

    await add.click({ force: true })
    await expect(rice.getByRole('alert')).toHaveText('Pick 1, nothing picked yet')
    await expect(sambal.getByRole('alert')).toHaveText('Pick 1 to 2, nothing picked yet')
    await expect(rice.locator('.bad svg')).toBeVisible()
    await expect(sambal.locator('.bad svg')).toBeVisible()
    await expect(additions.getByRole('alert')).toHaveCount(0)
    await expect(rice.getByRole('radio').first(), 'led to the first open group').toBeFocused()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(await listBasket(page)).toEqual([])

    await pickChoice(drawer, 'Coconut rice')
    await expect(rice.getByRole('alert')).toHaveCount(0)
    await expect(rice.locator('.ok svg')).toBeVisible()
    await expect(rice.getByText(t('dish:dish.done'))).toBeAttached()
    await expect(sambal.locator('.ok')).toHaveCount(0)
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await pickChoice(drawer, 'Sambal tumis')
    await pickChoice(drawer, 'Sambal hijau')
    await expect(sambal.locator('.ok svg')).toBeVisible()
    await pickChoice(drawer, 'Sambal petai')
    await expect(sambal.getByRole('checkbox', { checked: true }), 'never more than the group takes').toHaveCount(2)
    await expect(additions.locator('.ok'), 'optional, so nothing to satisfy').toHaveCount(0)
    await expect(add).not.toHaveAttribute('aria-disabled')
  })

  test('ITEM-13 ITEM-14 ITEM-15 ITEM-16 ITEM-17 ITEM-18 processing for 700 ms, added for 400 ms, closed; clicks meanwhile add nothing more', async ({ page }) => {
    await page.clock.install()
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, singaporeDish)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await addButton(drawer, t).click()
    const button = drawer.locator('.it-act > .btn')
    await expect(button).toHaveText(t('dish:dish.adding'))
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await button.click({ force: true })
    await button.dispatchEvent('click')
    await page.keyboard.press('Escape')
    await page.clock.runFor(699)
    await expect(button).toHaveText(t('dish:dish.adding'))
    expect(await listBasket(page), 'not before it is done').toEqual([])

    await page.clock.runFor(1)
    await expect(button).toHaveText(t('dish:dish.added'))
    expect(await listBasket(page)).toEqual(['1 rendang'])
    await button.click({ force: true })
    await page.clock.runFor(399)
    await expect(button).toHaveText(t('dish:dish.added'))
    await expect(drawer).not.toHaveAttribute('data-closed')

    await page.clock.runFor(1)
    await expect(drawer).toHaveAttribute('data-closed')
    await page.clock.resume()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(singaporeMenu)
    expect(await listBasket(page)).toEqual(['1 rendang'])
  })

  test('ITEM-07 ITEM-14 ITEM-19 ITEM-20 editing updates; at quantity 0 a new dish is cancelled and an old one removed', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const fresh = await openDish(page, singaporeDish)
    await fresh.getByRole('button', { name: t('dish:dish.less') }).click()
    await expect(addButton(fresh, t)).toHaveCount(0)
    await expect(fresh.getByRole('button', { name: t('dish:dish.remove') })).toHaveCount(0)
    await fresh.getByRole('button', { name: t('dish:dish.cancel') }).click()
    await expect(fresh).toBeHidden()
    expect(await listBasket(page)).toEqual([])

    await addDish(page, t, singaporeDish)
    const basket = await openBasket(page, t)
    await basket.getByRole('button', { name: t('cart:cart.editDish', { name: singaporeDish }) }).click()
    const edited = page.getByRole('dialog', { name: singaporeDish })
    await expect(addButton(edited, t)).toHaveCount(0)
    await edited.getByRole('button', { name: t('dish:dish.more') }).click()
    await edited.getByRole('textbox', { name: t('dish:dish.note') }).fill('no peanuts')
    await edited.getByRole('button', { name: new RegExp(`^${t('dish:dish.update')}`) }).click()
    await expect(edited).toBeHidden()
    expect((await readLines(page)).map(({ ID, quantity, comment }) => ({ ID, quantity, comment }))).toEqual([{ ID: 'rendang', quantity: 2, comment: 'no peanuts' }])

    await basket.getByRole('button', { name: t('cart:cart.editDish', { name: singaporeDish }) }).click()
    await edited.getByRole('button', { name: t('dish:dish.less') }).click()
    await edited.getByRole('button', { name: t('dish:dish.less') }).click()
    await expect(edited.getByRole('button', { name: t('dish:dish.cancel') })).toHaveCount(0)
    await edited.getByRole('button', { name: t('dish:dish.remove') }).click()
    await expect(edited).toBeHidden()
    await expect(basket).toContainText(t('cart:cart.emptyTitle'))
    expect(await listBasket(page)).toEqual([])
  })

  test('VALID-06 a note is at most 130 characters, counted as people count them', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, singaporeDish)
    const note = drawer.getByRole('textbox', { name: t('dish:dish.note') })
    await note.fill('🌶'.repeat(130))
    await expect(drawer).toContainText('130/130')
    await expect(note).not.toHaveAttribute('aria-invalid')
    await expect(addButton(drawer, t)).not.toHaveAttribute('aria-disabled')
    await note.press('End')
    await note.pressSequentially('!')
    await expect(drawer.getByRole('alert')).toHaveText(t('dish:dish.noteTooLong', { count: '131', max: '130' }))
    await expect(note).toHaveAttribute('aria-invalid', 'true')
    await expect(addButton(drawer, t)).toHaveAttribute('aria-disabled', 'true')
    await note.press('Backspace')
    await addButton(drawer, t).click()
    await expect(drawer).toBeHidden()
    expect((await readLines(page)).map(line => Array.from(line.comment).length)).toEqual([130])
  })

  test('ITEM-08 ITEM-11 ITEM-12 ITEM-24 another kitchen: the basket stays with cancel and begins anew with proceed', async ({ page }) => {
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    await addDish(page, t, 'Teh tarik')
    await goTo(page, limitedMenu)
    const drawer = await openDish(page, 'Lime juice')
    const [keep, start] = [drawer.getByRole('button', { name: t('cart:cart.newKeep') }), drawer.getByRole('button', { name: t('cart:cart.newStart') })]
    await addButton(drawer, t).click()
    await expect(drawer.getByRole('heading', { name: t('cart:cart.newTitle') })).toBeVisible()
    await expect(drawer).toContainText(t('cart:cart.newBody_other', { count: '2', merchant: 'Warung Senja, Tiong Bahru' }))
    await keep.click()
    await expect(keep).toBeHidden()
    await expect(addButton(drawer, t)).toBeVisible()
    expect(await listBasket(page)).toEqual(['1 rendang', '1 teh-tarik'])

    await addButton(drawer, t).click()
    await start.click()
    await expect(drawer.getByRole('button', { name: t('dish:dish.adding') })).toBeVisible()
    await expect(drawer.getByText(t('dish:dish.added'), { exact: true })).toBeVisible()
    await expect(drawer).toBeHidden()
    expect(await listBasket(page)).toEqual(['1 lime'])
    await openBasket(page, t)
    await expect(page.getByRole('dialog', { name: t('cart:cart.title') })).toContainText('Hainan Corner')
  })

  test('ITEM-09 VALID-01 VALID-02 above the limit of the kitchen the drawer stays and says how much, and the basket is as before', async ({ page }) => {
    await goTo(page, limitedMenu)
    await addDish(page, t, 'Lime juice')
    const drawer = await openDish(page, 'Half chicken, for three')
    for (let more = 0; more < 5; more += 1) await drawer.getByRole('button', { name: t('dish:dish.more') }).click()
    await addButton(drawer, t).click()
    await expect(drawer.getByRole('alert')).toContainText(/orders up to S\$\s?120\.00/)
    await expect(addButton(drawer, t)).toBeVisible()
    expect(await listBasket(page)).toEqual(['1 lime'])

    await drawer.getByRole('button', { name: t('dish:dish.less') }).click()
    await expect(drawer.getByRole('alert')).toHaveCount(0)
    await addButton(drawer, t).click()
    await expect(drawer).toBeHidden()
    expect(await listBasket(page)).toEqual(['1 lime', '5 half'])
  })

  test('ITEM-21 ITEM-16 out by Escape, by the way back and by its button, 300 ms after which it is gone; its bar turns solid further down', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, wanting)
    await expect(drawer.locator('.it-bar')).not.toHaveClass(/is-solid/)
    await drawer.getByRole('textbox', { name: t('dish:dish.note') }).scrollIntoViewIfNeeded()
    await expect(drawer.locator('.it-bar')).toHaveClass(/is-solid/)
    await expect(drawer.locator('.it-bar')).toContainText(wanting)

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(singaporeMenu)

    await openDish(page, wanting)
    await expect(page).toHaveURL(/\?dish=/)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(singaporeMenu)

    await openDish(page, wanting)
    await expect(drawer).not.toHaveAttribute('data-starting-style')
    const leaving = drawer.evaluate(box => new Promise<number>(resolve => {
      let begun = 0
      new MutationObserver(() => {
        if (!begun && box.hasAttribute('data-closed')) begun = performance.now()
        if (begun && !box.isConnected) resolve(performance.now() - begun)
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-closed'] })
    }))
    await drawer.getByRole('button', { name: t('dish:dish.close') }).click()
    // A frame less than the movement: it begins with the one after the attribute.
    expect(await leaving).toBeGreaterThanOrEqual(284)
    await expect(drawer).toBeHidden()
    await expect(basketButton(page), 'nothing was added').toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a sheet from below is for phones')

  test('ITEM-01 the dish comes as a sheet from below, its picture at the top behind the bar', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, wanting)
    await expect.poll(async () => { const box = await drawer.boundingBox(); return box && Math.round(box.y + box.height) }, { message: 'at rest on the lower edge' }).toBe(844)
    const [sheet, picture, bar] = [await drawer.boundingBox(), await drawer.locator('.it-pic img').boundingBox(), await drawer.locator('.it-bar').boundingBox()]
    if (!sheet || !picture || !bar) throw new Error('the sheet, its picture or its bar is not there')
    expect([sheet.x, sheet.width]).toEqual([0, 390])
    expect(sheet.y, 'the menu shows above it').toBeGreaterThan(0)
    expect(picture.width, 'from edge to edge').toBe(390)
    expect(picture.y - sheet.y, 'right under the rim').toBeLessThan(16)
    expect(bar.y + bar.height, 'the bar lies over the picture').toBeLessThan(picture.y + picture.height)
    await expect(drawer.locator('.it-bar')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect(await drawer.locator('.it-pic img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0)
  })
})
