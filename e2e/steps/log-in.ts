// Steps that log in with a phone number and the code from the development inbox.
import { fillPath, paths } from '@tingkat/contract/paths'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Translate } from '../translations.ts'

/** Returns the text message with the code, which a development server shows below the field. */
const readInbox = async (page: Page): Promise<string> =>
  (await page.locator('main').getByText(/\d{6}/).first().textContent()) ?? ''

/**
 * Types the number on the log-in page and requests a code. Returns the code in the text message
 * that `readText` returns.
 */
export async function requestCode(
  page: Page,
  t: Translate,
  phone: string,
  readText = readInbox,
): Promise<string> {
  await page.getByLabel(t('account:login.phone')).fill(phone)
  await page.getByRole('button', { name: t('account:login.send') }).click()
  await expect(page.getByLabel(t('account:login.code'))).toBeVisible()
  return /\d{6}/.exec(await readText(page))?.[0] ?? ''
}

/**
 * Logs in with a new number on the log-in page, which submits the code as soon as all digits are
 * typed. Then enters the name: on the same page, or at checkout if the log-in leads there. Returns
 * the code.
 */
export async function logIn(
  page: Page,
  t: Translate,
  phone: string,
  name: string,
  readText = readInbox,
): Promise<string> {
  await expect(page).toHaveURL(/\/auth\/login/)
  const toCheckout = /checkout/.test(new URL(page.url()).search)
  const code = await requestCode(page, t, phone, readText)
  await page.getByLabel(t('account:login.code')).fill(code)
  if (toCheckout) {
    await page.getByLabel(t('checkout:checkout.name')).fill(name)
    return code
  }
  await page.getByLabel(t('account:login.name')).fill(name)
  await page.getByRole('button', { name: t('account:login.nameSave'), exact: true }).click()
  return code
}

/** Logs in through the API. The session cookie is shared with the request's browser context. */
export async function logInByApi(
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
