// Tests of the consent banner and the consent section of the privacy page in a browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
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
  ['no', 'consent.noShort'],
] as const)('the banner stores the answer %s and closes', async (answer, key) => {
  const screen = await draw(<ConsentBanner />, { country: 'th' })
  const t = (name: string) => screen.t(`consent:${name}`)
  await expect.element(screen.getByRole('region', { name: t('consent.title') })).toBeVisible()
  expect(consentAnswer.read()).toBeNull()
  await screen.getByRole('button', { name: t(key) }).click()
  expect(consentAnswer.read()).toBe(answer)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

// The countries that ask for consent, in the languages with the longest texts.
test.each([
  ['th', 'th'],
  ['th', 'en'],
  ['vn', 'vi'],
  ['id', 'id'],
] as const)(
  'the banner is one slim line and covers no button (%s, %s)',
  async (country, language) => {
    const buttonAtTheEnd = (
      <>
        <div style={{ height: 2000 }} />
        <button type="button">Last of the page</button>
        <div className="bbar">
          <button type="button" className="btn btn-l btn-w">
            View basket
          </button>
        </div>
        <ConsentBanner />
      </>
    )
    for (const width of [360, 390, 820, 1280]) {
      await page.viewport(width, 844)
      const screen = await draw(buttonAtTheEnd, { country, language })
      const banner = screen.getByRole('region').element()
      expect(banner.clientHeight).toBeLessThanOrEqual(56)
      const question = banner.querySelector('b')!
      const lineHeight = Number.parseFloat(getComputedStyle(question).lineHeight)
      expect(question.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight)
      const scroller = document.scrollingElement ?? document.body
      const top = () => banner.getBoundingClientRect().top
      await expect
        .poll(() => {
          scroller.scrollTop = scroller.scrollHeight
          return (
            screen.getByText('Last of the page').element().getBoundingClientRect().bottom <= top()
          )
        })
        .toBe(true)
      // Only phones show the bar at the bottom with the button that opens the cart.
      const basket = screen.getByText('View basket').element()
      await expect.poll(() => basket.getBoundingClientRect().bottom <= top()).toBe(true)
      const [no, yes] = [...banner.querySelectorAll('button')].map((button) =>
        button.getBoundingClientRect(),
      )
      expect(no!.right).toBeLessThan(yes!.left)
      expect(yes!.right).toBeLessThanOrEqual(width)
      await screen.unmount()
    }
  },
)

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
