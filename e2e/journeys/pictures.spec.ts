// Journeys of pictures: every picture loads at the first request, in every country.
import { expect, test, type Page } from '@playwright/test'
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { longTest, runOn } from '../steps/choose-viewport.ts'
import { goTo } from '../steps/go-to.ts'

runOn('mobile')

type PictureRequests = { answered: string[]; faults: string[] }

/** Records the requests for pictures. A response that is not a picture counts as a fault. */
function recordPictures(page: Page): PictureRequests {
  const requests: PictureRequests = { answered: [], faults: [] }
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    const url = new URL(response.url())
    if (url.protocol === 'data:') return
    requests.answered.push(url.pathname)
    const type = response.headers()['content-type'] ?? ''
    if (response.status() !== 200 || !type.startsWith('image/'))
      requests.faults.push(`${url.pathname}: ${response.status()} ${type}`)
  })
  return requests
}

/**
 * Scrolls through the page, so that every lazy picture is requested, and waits for all pictures.
 */
async function showAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('img')].every((image) => image.complete),
  )
}

/**
 * Returns the visible pictures that were not decoded, or that the tablecloth pattern (`cloth`)
 * replaces.
 */
const findEmptyPictures = (page: Page): Promise<string[]> =>
  page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.classList.contains('cloth') || image.naturalWidth === 0)
        .map((image) => image.outerHTML),
    )

// `npm test` visits one country, and `npm run test:long` all countries.
const testIn = (code: string) => (code === 'th' ? test : longTest)

for (const code of countryCodes) {
  testIn(code)(
    `${code} has every picture of home and of the first menu at the first load (IMG-03)`,
    async ({ page }) => {
      const requests = recordPictures(page)
      const [language] = countries[code].languages
      await goTo(page, `/${code}/${language}`)
      await showAllPictures(page)
      expect(await findEmptyPictures(page)).toEqual([])
      // The home page has pictures in the hero area, and for cuisines, offers and the first
      // merchants.
      expect(requests.answered.length).toBeGreaterThan(10)

      const first = page.getByRole('main').locator('a.m').first()
      await goTo(page, (await first.getAttribute('href')) ?? '')
      await showAllPictures(page)
      expect(await findEmptyPictures(page)).toEqual([])
      expect(requests.answered.filter((path) => /-w\d+\.avif$/.test(path))).not.toEqual([])
      expect(requests.faults).toEqual([])
    },
  )
}

longTest(
  'a picture that does not load is replaced by a cloth pattern in the merchant’s colour',
  async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort())
    await goTo(page, '/sg/en')
    const picture = page.locator('a.m .m-pic img').first()
    await expect(picture).toHaveClass(/\bcloth\b/)
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThan(100)
    const ground = await picture.evaluate((image) => getComputedStyle(image).backgroundImage)
    expect(ground).toContain('repeating-linear-gradient')
  },
)

test('an offer shows its dish, and a font has the Chinese characters of names', async ({
  page,
}) => {
  await goTo(page, '/sg/en')
  const satay = page.locator('.promo', { hasText: '20% off satay' })
  await expect(satay.locator('img')).toHaveAttribute('src', /\/media\/satay\./)
  const name = page.locator('.m-n', { hasText: /\p{Script=Han}/u }).first()
  await name.scrollIntoViewIfNeeded()
  // Returns whether a font contains the Chinese character: an installed font, or the font of the
  // storefront, which loads when the page is idle.
  const isCovered = async () =>
    await name.evaluate((element) => {
      const context = new OffscreenCanvas(40, 40).getContext('2d')
      const [character = ''] = /\p{Script=Han}/u.exec(element.textContent ?? '') ?? []
      if (!context) return false
      const draw = (text: string) => {
        context.clearRect(0, 0, 40, 40)
        context.font = `700 24px ${getComputedStyle(element).fontFamily}`
        context.fillText(text, 2, 30)
        return String(context.getImageData(0, 0, 40, 40).data)
      }
      // No font contains this unassigned code point, so it is drawn as the box for missing glyphs.
      return draw(character) !== draw('\u{9FFFF}')
    })
  await expect.poll(isCovered).toBe(true)
})
