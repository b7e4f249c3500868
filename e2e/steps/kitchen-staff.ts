// Steps of staff in the kitchen console: accept an invite, set a PIN, pair a tablet, enter a PIN.
import { expect, type Locator, type Page } from '@playwright/test'
import { addAuthenticator } from './add-authenticator.ts'

const pin = '7351'

/** Accepts a manager's invite and waits for the navigation of the kitchen console. */
export async function acceptInvite(page: Page, link: string): Promise<void> {
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Accept invite' }).click()
  await page.getByRole('button', { name: /a passkey$/ }).click()
  await expect(page.getByRole('navigation', { name: /^tingkat (kitchen)$/ })).toBeVisible()
}

export async function setPin(manager: Page, consoleUrl: string): Promise<void> {
  await manager.goto(`${consoleUrl}/kitchen/account`)
  await manager.getByLabel('PIN', { exact: true }).fill(pin)
  await manager.getByRole('button', { name: 'Set PIN' }).click()
  await expect(manager.getByText('PIN set')).toBeVisible()
}

/** Pairs the tablet and waits until it shows an empty board. */
export async function pairTablet(
  tablet: Page,
  manager: Page,
  { consoleUrl, name }: { consoleUrl: string; name: string },
): Promise<void> {
  await tablet.goto(`${consoleUrl}/kitchen`)
  const code = (await tablet.locator('.pair-code').innerText()).replaceAll(' ', '')
  await manager.goto(`${consoleUrl}/kitchen/devices?code=${code}`)
  await manager.getByRole('textbox', { name: 'Tablet name' }).fill(name)
  await manager.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(tablet.getByRole('region', { name: 'Cooking 0' })).toBeVisible()
}

/** Chooses the person in the dialog `Who are you?` of a tablet and enters the PIN. */
export async function enterPin(dialog: Locator, person: string): Promise<void> {
  await dialog.getByRole('button', { name: person }).click()
  for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
}
