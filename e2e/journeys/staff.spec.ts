// Journey of staff: the first administrator registers a passkey and invites a manager, who pairs a
// tablet. The browser has a virtual authenticator for passkeys.
import { expect, test, type Page } from '@playwright/test'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { runOn } from '../steps/choose-viewport.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'

runOn('desktop')

/** The invite link of the first administrator. It works once, so this journey can run only once. */
const firstLink = process.env.E2E_STAFF_LINK ?? ''
const consoleUrl = new URL(firstLink || 'http://localhost').origin

/** Adds a virtual authenticator to the page's browser, which confirms every request at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setPresence: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test('an administrator invites a manager, who logs in with a passkey and pairs a tablet (STAFF-03 STAFF-05 STAFF-06 STAFF-09 STAFF-18 STAFF-19 STAFF-20)', async ({
  page,
  browser,
}) => {
  const errors = collectConsoleErrors(page, [
    // 401 before the log-in, and 403 before an action that needs a step-up.
    { status: 401, url: /\/staff\/me$/ },
    { status: 403, url: /\/staff\// },
  ])
  await addAuthenticator(page)

  // The first administrator accepts the invite and creates a passkey.
  await page.goto(firstLink)
  await page.getByRole('button', { name: 'Accept invite' }).click()
  await page.getByRole('textbox', { name: 'Device name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'People and roles', level: 1 })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])

  // The administrator invites a manager.
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mei Ling Chua')
  await dialog.getByRole('textbox', { name: 'Email or mobile number' }).fill('mei@senja.example')
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('merchant_manager')
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption('sg')
  await dialog.getByRole('searchbox', { name: 'Restaurant' }).fill('Warung Senja')
  await dialog
    .getByRole('radio', { name: /Warung Senja/ })
    .first()
    .check()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create invite' }).click()
  const confirm = page.getByRole('button', { name: 'Use passkey' })
  const link = dialog.locator('.secret-text')
  await expect(confirm.or(link)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  const managerLink = await link.innerText()

  // The manager opens the invite on a phone.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const manager = await phone.newPage()
  await addAuthenticator(manager)
  await manager.goto(managerLink)
  await expect(manager.getByText('Restaurant manager')).toBeVisible()
  await manager.getByRole('button', { name: 'Accept invite' }).click()
  await manager.getByRole('button', { name: 'Create a passkey' }).click()

  // The manager pairs a tablet.
  const tablet = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage()
  await tablet.goto(`${consoleUrl}/kitchen`)
  const code = (await tablet.locator('.pair-code').innerText()).replaceAll(' ', '')
  expect(code).toHaveLength(8)
  expect(await findAccessibilityViolations(tablet)).toEqual([])

  await manager.goto(`${consoleUrl}/kitchen/devices?code=${code}`)
  await manager.getByRole('textbox', { name: 'Tablet name' }).fill('Tablet 1')
  await manager.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(manager.getByRole('heading', { name: 'Tablet 1' })).toBeVisible()
  await expect(tablet.getByRole('heading', { name: 'Who are you?' })).toBeVisible()

  // The manager sets a PIN, and logs in with the passkey without typing a user name.
  await manager.goto(`${consoleUrl}/kitchen/account`)
  await manager.getByLabel('PIN', { exact: true }).fill('7351')
  await manager.getByRole('button', { name: 'Set PIN' }).click()
  await expect(manager.getByText('PIN set')).toBeVisible()
  await phone.clearCookies()
  await manager.goto(`${consoleUrl}/kitchen/devices`)
  await manager.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(manager.getByRole('heading', { name: 'Tablet 1' })).toBeVisible()

  await tablet.getByRole('button', { name: /Mei Ling Chua/ }).click()
  for (const digit of '7351') await tablet.getByRole('button', { name: digit, exact: true }).click()
  expect(await findAccessibilityViolations(tablet)).toEqual([])
  await tablet.getByRole('button', { name: 'Continue' }).click()
  await expect(tablet.getByText('Mei Ling Chua is here')).toBeVisible()

  // A tablet that was unpaired shows a pairing code again.
  await manager.getByRole('button', { name: 'Unpair' }).click()
  await manager.getByRole('button', { name: 'Unpair now' }).click()
  await expect(tablet.getByRole('heading', { name: 'Pair this tablet' })).toBeVisible()
  await tablet.context().close()
  await phone.close()

  // The audit list shows these actions.
  await page.goto(`${consoleUrl}/desk/audit`)
  await expect(page.getByText('Mei Ling Chua').first()).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(errors).toEqual([])
})
