// Journeys of staff: the first administrator registers a passkey and invites a manager, who pairs a
// tablet. A manager edits and publishes a menu. The browser has a virtual authenticator.
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'

// The first administrator's invite works once, so these tests run on one viewport only. They open
// pages of phones and tablets themselves.
runOnlyOn('desktop', 'the invite works once')
// The second test uses the administrator's session from the first test, and is skipped if the first
// test fails.
test.describe.configure({ mode: 'serial' })

const firstLink = process.env.E2E_STAFF_LINK ?? ''
const consoleUrl = new URL(firstLink || 'http://localhost').origin

/** Adds a virtual authenticator to the page's browser, which confirms every request immediately. */
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

/**
 * Returns the path of the file with the administrator's session, for the tests after the first one.
 */
const administrator = () => join(test.info().project.outputDir, 'administrator.json')

const rows = 'STAFF-03 STAFF-05 STAFF-06 STAFF-09 STAFF-18 STAFF-19 STAFF-20'
test(`a manager is invited, logs in with a passkey and pairs a tablet (${rows})`, async ({
  page,
  browser,
}) => {
  const errors = collectConsoleErrors(page, [
    // Expected error responses: 401 before the log-in, and 403 before an action that needs a fresh
    // log-in.
    { status: 401, url: /\/staff\/me$/ },
    { status: 403, url: /\/staff\// },
  ])
  await addAuthenticator(page)

  // The first administrator accepts the invite and creates a passkey.
  await page.goto(firstLink)
  await page.getByRole('button', { name: 'Accept invite' }).click()
  await page.getByRole('textbox', { name: 'Device name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
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
  // Stores the session only now, because the fresh log-in has replaced its cookie.
  await page.context().storageState({ path: administrator() })

  // The manager opens the invite on a phone.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const manager = await phone.newPage()
  await addAuthenticator(manager)
  await manager.goto(managerLink)
  await expect(manager.getByText('Restaurant manager')).toBeVisible()
  await manager.getByRole('button', { name: 'Accept invite' }).click()
  await manager.getByRole('button', { name: 'Add a passkey' }).click()

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
  // The paired tablet opens the kitchen board.
  await tablet.getByRole('link', { name: /Switch person/ }).click()
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
  await expect(tablet.getByText('Mei Ling Chua is active')).toBeVisible()

  // After a tablet was unpaired, it shows a pairing code again.
  await manager.getByRole('button', { name: 'Unpair' }).click()
  await manager.getByRole('button', { name: 'Unpair now' }).click()
  await expect(tablet.getByRole('heading', { name: 'Pair this tablet' })).toBeVisible()
  await tablet.context().close()
  await phone.close()

  // The audit log lists the actions of this test.
  await page.goto(`${consoleUrl}/desk/audit`)
  await expect(page.getByText('Mei Ling Chua').first()).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(errors).toEqual([])
})

/** Invites a manager of the merchant and returns the link of the invite. */
async function inviteManager(browser: Browser, merchantID: string): Promise<string> {
  const context = await browser.newContext({ storageState: administrator() })
  const response = await context.request.post(`${consoleUrl}/api/v1/staff/invites`, {
    headers: { origin: consoleUrl },
    data: {
      actionID: crypto.randomUUID(),
      name: 'Siti Rahim',
      email: 'siti@senja.example',
      countryCode: 'sg',
      language: 'en',
      role: 'merchant_manager',
      scope: `merchant:${merchantID}`,
    },
  })
  expect(response.status()).toBe(200)
  const { link } = (await response.json()) as { link: string }
  await context.close()
  return link
}

// The id of a merchant that no other journey uses.
const editedMerchantID = 'sg-m3'

longTest(
  'LIVE-01 LIVE-04 LIVE-05 LIVE-07 LIVE-12 a manager changes, previews and publishes a dish',
  async ({ browser, request }) => {
    const link = await inviteManager(browser, editedMerchantID)
    const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const manager = await tablet.newPage()
    // The error response 401 is expected, because the first page of /kitchen asks whether this
    // browser is a paired tablet.
    const errors = collectConsoleErrors(manager, [
      { status: 401, url: /\/staff\/(me|devices\/me)$/ },
    ])
    await addAuthenticator(manager)
    await manager.goto(link)
    await manager.getByRole('button', { name: 'Accept invite' }).click()
    await manager.getByRole('button', { name: 'Add a passkey' }).click()
    await manager.getByRole('link', { name: 'Menu', exact: true }).click()

    // The manager renames a dish and adds a photo that is cropped around a point.
    await manager.getByRole('link', { name: 'Har gow' }).click()
    await manager.getByRole('textbox', { name: 'Name', exact: true }).fill('Har gow, four')
    await manager
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'har-gow.png', mimeType: 'image/png', buffer: makePhoto() })
    const photo = manager.getByRole('dialog', { name: 'New photo' })
    await photo.getByRole('slider', { name: 'From left to right' }).fill('20')
    expect(await findAccessibilityViolations(manager)).toEqual([])
    await photo.getByRole('button', { name: 'Use this photo' }).click()
    await expect(photo).toBeHidden()
    const shown = manager.getByRole('img', { name: 'Photo of Har gow, four' })
    await expect(shown).toHaveAttribute('src', /^\/media\/.*-336\.avif$/)
    await expect(manager.getByText('Draft: 2 changes in 1 dish')).toBeVisible()
    await expect(manager.getByText(/Draft saved/)).toBeVisible()
    expect(await findAccessibilityViolations(manager)).toEqual([])

    // The preview shows the draft, while eaters still see the published menu.
    await manager.getByRole('button', { name: 'See as eaters do' }).click()
    const computer = manager.getByRole('link', { name: /English: Computer/ })
    const preview = await (await browser.newContext()).newPage()
    await preview.goto((await computer.getAttribute('href')) ?? '')
    await expect(preview.getByText('Har gow, four').first()).toBeVisible()
    await preview.context().close()
    /** Returns whether the menu's HTML has the new name of the dish. */
    const hasNewName = async () => {
      const menu = await request.get(`/sg/en/restaurant/dim-sum/${editedMerchantID}`)
      const html = await menu.text()
      expect(html).toContain('Har gow')
      return html.includes('Har gow, four')
    }
    expect(await hasNewName()).toBe(false)
    await manager.keyboard.press('Escape')

    // The manager publishes the draft, eaters see it, and the manager restores the former revision.
    await manager.getByRole('button', { name: 'Publish 2 changes' }).click()
    const dialog = manager.getByRole('dialog', { name: 'Publish 2 changes' })
    await expect(dialog.getByText('has a new picture')).toBeVisible()
    expect(await findAccessibilityViolations(manager)).toEqual([])
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(manager.getByText('Published. Eaters see it now.')).toBeVisible()
    await expect.poll(hasNewName).toBe(true)
    await manager.getByRole('button', { name: 'Undo' }).click()
    await expect(manager.getByText(/Eaters see the menu of version 1 again/)).toBeVisible()
    await expect.poll(hasNewName).toBe(false)
    expect(errors).toEqual([])
    await tablet.close()
  },
)

/** Returns a PNG of 320 by 240 pixels with a colour gradient. */
function makePhoto(): Buffer {
  const [width, height] = [320, 240]
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => [x % 256, y, 90]).flat()]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
