// The consent banner and the consent section of the privacy page in a browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentAnswer } from '../../platform/analytics/consent.ts'
import { draw } from '../../testing/draw.tsx'
import ConsentBanner from './consent-banner.tsx'
import { ConsentChoice } from './consent-choice.tsx'

beforeEach(() => consentAnswer.write(null))
afterEach(() => {
  consentAnswer.write(null)
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
const sendPrivacySignal = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

test.each([
  ['yes', 'consent.yes'],
  ['no', 'consent.no'],
] as const)('the banner stores the answer %s and closes', async (answer, key) => {
  const screen = await draw(<ConsentBanner />, { country: 'th' })
  const t = (name: string) => screen.t(`consent:${name}`)
  await expect.element(screen.getByRole('region', { name: t('consent.title') })).toBeVisible()
  expect(consentAnswer.read()).toBeNull()
  await screen.getByRole('button', { name: t(key) }).click()
  expect(consentAnswer.read()).toBe(answer)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('the banner is not shown if the browser sends a privacy signal', async () => {
  sendPrivacySignal()
  const screen = await draw(<ConsentBanner />, { country: 'th' })
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('the privacy page shows and changes consent; a privacy signal overrides it', async () => {
  const screen = await draw(<ConsentChoice />, { country: 'sg' })
  const t = (name: string) => screen.t(`consent:${name}`)
  await expect.element(screen.getByText(t('consent.now.yes'))).toBeVisible()
  await screen.getByRole('button', { name: t('consent.no') }).click()
  await expect.element(screen.getByText(t('consent.now.no'))).toBeVisible()
  expect(consentAnswer.read()).toBe('no')
  await screen.getByRole('button', { name: t('consent.yes') }).click()
  expect(consentAnswer.read()).toBe('yes')
  await screen.unmount()
  sendPrivacySignal()
  const silent = await draw(<ConsentChoice />, { country: 'sg' })
  await expect.element(silent.getByText(t('consent.now.no'))).toBeVisible()
  expect(silent.getByRole('button').elements()).toHaveLength(0)
})

test('without an answer there is no consent in a country that requires it', async () => {
  const screen = await draw(<ConsentChoice />, { country: 'vn' })
  await expect.element(screen.getByText(screen.t('consent:consent.now.unasked'))).toBeVisible()
})
