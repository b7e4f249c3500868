// Logging in with a phone number and the code from the development inbox.
import { fillPath, paths } from '@tingkat/contract/paths'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Words } from '../words.ts'

/** What a development server shows below the field instead of sending it. */
const readInbox = async (page: Page): Promise<string> =>
  (await page.locator('main').getByText(/\d{6}/).first().textContent()) ?? ''

/** On the log-in page: types the number and asks for a code; gives the code that was sent, out of the text that `readText` has. */
export async function askForCode(
  page: Page,
  t: Words,
  phone: string,
  readText = readInbox,
): Promise<string> {
  await page.getByLabel(t('account:login.phone')).fill(phone)
  await page.getByRole('button', { name: t('account:login.send') }).click()
  await expect(page.getByLabel(t('account:login.code'))).toBeVisible()
  return /\d{6}/.exec(await readText(page))?.[0] ?? ''
}

/** On the log-in page, for a number that is new here: number, code, name. Gives the code. */
export async function logIn(
  page: Page,
  t: Words,
  phone: string,
  name: string,
  readText = readInbox,
): Promise<string> {
  const code = await askForCode(page, t, phone, readText)
  await page.getByLabel(t('account:login.code')).fill(code)
  await page.getByRole('button', { name: t('account:login.logIn'), exact: true }).click()
  await page.getByLabel(t('account:login.name')).fill(name)
  await page.getByRole('button', { name: t('account:login.nameSave'), exact: true }).click()
  return code
}

/** Without the page, for journeys about something else: the session's cookie is the browser's. */
export async function logInQuietly(
  request: APIRequestContext,
  countryCode: string,
  phone: string,
  name: string,
): Promise<void> {
  const sent = await request.post(paths.loginCodes, { data: { countryCode, phone } })
  expect(sent.status()).toBe(201)
  const { codeID } = (await sent.json()) as { codeID: string }
  const inbox = (await (
    await request.get(fillPath(paths.inbox), { params: { codeID } })
  ).json()) as { messages: { text: string }[] }
  const code = /\d{6}/.exec(inbox.messages[0]?.text ?? '')?.[0] ?? ''
  const answer = await request.post(paths.login, { data: { codeID, code, name } })
  expect(answer.status()).toBe(200)
}
