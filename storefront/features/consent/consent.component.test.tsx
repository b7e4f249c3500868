// The eater's say in being measured: asked plainly, kept, and changed on the privacy page.
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
const wishSilence = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

test.each([
  ['yes', 'consent.yes'],
  ['no', 'consent.no'],
] as const)('the banner takes %s for an answer, keeps it, and is gone', async (answer, key) => {
  const screen = await draw(<ConsentBanner />, { country: 'th' })
  const t = (name: string) => screen.t(`consent:${name}`)
  await expect.element(screen.getByRole('region', { name: t('consent.title') })).toBeVisible()
  expect(consentAnswer.read()).toBeNull()
  await screen.getByRole('button', { name: t(key) }).click()
  expect(consentAnswer.read()).toBe(answer)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('who has set the browser to wish for silence is not asked', async () => {
  wishSilence()
  const screen = await draw(<ConsentBanner />, { country: 'th' })
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('the privacy page says how it stands and changes it; a browser’s wish stands above', async () => {
  const screen = await draw(<ConsentChoice />, { country: 'sg' })
  const t = (name: string) => screen.t(`consent:${name}`)
  await expect.element(screen.getByText(t('consent.now.yes'))).toBeVisible()
  await screen.getByRole('button', { name: t('consent.no') }).click()
  await expect.element(screen.getByText(t('consent.now.no'))).toBeVisible()
  expect(consentAnswer.read()).toBe('no')
  await screen.getByRole('button', { name: t('consent.yes') }).click()
  expect(consentAnswer.read()).toBe('yes')
  await screen.unmount()
  wishSilence()
  const silent = await draw(<ConsentChoice />, { country: 'sg' })
  await expect.element(silent.getByText(t('consent.now.no'))).toBeVisible()
  expect(silent.getByRole('button').elements()).toHaveLength(0)
})

test('where the country asks, no answer is no measuring', async () => {
  const screen = await draw(<ConsentChoice />, { country: 'vn' })
  await expect.element(screen.getByText(screen.t('consent:consent.now.unasked'))).toBeVisible()
})
