// Tests of pictures in a browser: sources by screen width, overlays, and the tablecloth pattern
// that replaces a missing picture.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from './testing/draw.tsx'
import { overlaySize, Picture, type OverlayPosition } from './picture.tsx'

const widths = { phone: 390, tablet: 820, desktop: 1280 }
const art: Record<'phone' | 'tablet' | 'desktop', string> = { phone: '', tablet: '', desktop: '' }
const absent = '/art/no-such-picture.avif'

/** Returns the URL of a square picture in one colour. */
async function makePicture(colour: string, width: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, width)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas.')
  context.fillStyle = colour
  context.fillRect(0, 0, width, width)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }))
}

beforeAll(async () => {
  for (const [index, size] of (['phone', 'tablet', 'desktop'] as const).entries())
    art[size] = await makePicture(['red', 'green', 'blue'][index] ?? 'red', 40 + index)
})
beforeEach(() => page.viewport(1280, 800))

const imageIn = (container: Element): HTMLImageElement => {
  const image = container.querySelector('img')
  if (!image) throw new Error('The container has no image.')
  return image
}
/**
 * Finds the image again on each call, because a picture and the tablecloth pattern that replaces it
 * are different elements.
 */
const sourceIn = (container: Element) => () => imageIn(container).currentSrc
const isCloth = (container: Element) => () => imageIn(container).classList.contains('cloth')

test.each(['phone', 'tablet', 'desktop'] as const)(
  'IMG-01: a %s loads its own source',
  async (size) => {
    await page.viewport(widths[size], 800)
    const { container } = await draw(
      <Picture
        src={art.phone}
        tablet={art.tablet}
        desktop={art.desktop}
        alt=""
        width={40}
        height={40}
        eager
      />,
    )
    await expect.poll(sourceIn(container)).toBe(art[size])
  },
)

test('IMG-01: the source follows the width of the window', async () => {
  const { container } = await draw(
    <Picture
      src={art.phone}
      tablet={art.tablet}
      desktop={art.desktop}
      alt=""
      width={40}
      height={40}
      eager
    />,
  )
  await expect.poll(sourceIn(container)).toBe(art.desktop)
  await page.viewport(widths.phone, 800)
  await expect.poll(sourceIn(container)).toBe(art.phone)
})

test.each<[keyof typeof widths, Partial<Record<keyof typeof widths, true>>, keyof typeof widths]>([
  ['tablet', { phone: true, desktop: true }, 'desktop'],
  ['tablet', { phone: true }, 'phone'],
  ['desktop', { phone: true, tablet: true }, 'tablet'],
  ['phone', { tablet: true, desktop: true }, 'tablet'],
  ['phone', { desktop: true }, 'desktop'],
])(
  'IMG-03: a %s without a source of its own loads the nearest of %j: %s',
  async (size, available, expected) => {
    await page.viewport(widths[size], 800)
    const { container } = await draw(
      <Picture
        src={available.phone ? art.phone : ''}
        tablet={available.tablet && art.tablet}
        desktop={available.desktop && art.desktop}
        alt=""
        width={40}
        height={40}
        eager
      />,
    )
    await expect.poll(sourceIn(container)).toBe(art[expected])
  },
)

test.each(['phone', 'tablet', 'desktop'] as const)(
  'IMG-03: a missing source of a %s is replaced with a cloth of the same size',
  async (size) => {
    await page.viewport(widths[size], 800)
    const others = { phone: art.phone, tablet: art.tablet, desktop: art.desktop, [size]: absent }
    const { container } = await draw(
      <Picture
        src={others.phone}
        tablet={others.tablet}
        desktop={others.desktop}
        alt="Laksa"
        width={120}
        height={120}
        eager
      />,
    )
    await expect.poll(isCloth(container)).toBe(true)
    const image = imageIn(container)
    expect(image.alt).toBe('Laksa')
    expect([image.width, image.height]).toEqual([120, 120])
    // The image is the tablecloth pattern, which is an inline blank image. It is neither a broken
    // picture nor an enlarged source of another width.
    expect([image.naturalWidth > 0, image.currentSrc.startsWith('data:')]).toEqual([true, true])
  },
)

test('IMG-03: a picture without sources is a cloth until it gets a source', async () => {
  const { container, rerender } = await draw(<Picture src="" alt="" width={40} height={40} eager />)
  expect(isCloth(container)()).toBe(true)
  await rerender(<Picture src={art.phone} alt="" width={40} height={40} eager />)
  await expect.poll(sourceIn(container)).toBe(art.phone)
  expect(isCloth(container)()).toBe(false)
})

test('the cloth has the colour that the page sets, and a pattern, at the size of the picture', async () => {
  const { container } = await draw(
    <div ref={(element) => element?.style.setProperty('--cloth', '#d9472b')}>
      <Picture src="" alt="" width={112} height={112} className="round" />
    </div>,
  )
  const image = imageIn(container)
  const { backgroundColor, backgroundImage } = getComputedStyle(image)
  expect(backgroundColor).toBe('rgb(217, 71, 43)')
  expect(backgroundImage).toContain('repeating-linear-gradient')
  expect(image.className).toBe('round cloth')
  expect(image.getBoundingClientRect()).toMatchObject({ width: 112, height: 112 })
})

test('loads the smallest width that fits the displayed size', async () => {
  const source = {
    src: '/art/plate-empty.avif?640',
    srcSet: '/art/plate-empty.avif?336 336w, /art/plate-empty.avif?640 640w',
  }
  const { container } = await draw(
    <Picture src={source} sizes="112px" alt="" width={320} height={320} />,
  )
  const image = imageIn(container)
  expect([image.getAttribute('width'), image.getAttribute('height'), image.loading]).toEqual([
    '320',
    '320',
    'lazy',
  ])
  await expect
    .poll(sourceIn(container))
    .toEqual(expect.stringContaining('/art/plate-empty.avif?336'))
})

const corners: [OverlayPosition, 'left' | 'right', 'top' | 'bottom'][] = [
  ['bottom-right', 'right', 'bottom'],
  ['bottom-left', 'left', 'bottom'],
  ['top-left', 'left', 'top'],
  ['top-right', 'right', 'top'],
]

test.each(corners)('IMG-02: an overlay at %s is in that corner', async (position, across, down) => {
  const { container } = await draw(
    <Picture
      src={art.phone}
      alt=""
      width={200}
      height={200}
      eager
      overlays={[{ position, content: <b>new</b> }]}
    />,
  )
  const image = imageIn(container).getBoundingClientRect()
  const overlay = container.querySelector('.overlay')?.getBoundingClientRect()
  expect(overlay?.[across]).toBeCloseTo(
    container.querySelector('.overlaid')?.getBoundingClientRect()[across] ?? -1,
    0,
  )
  expect(overlay?.[down]).toBeCloseTo(image[down], 0)
})

test('IMG-02: each corner can have an overlay', async () => {
  const { container } = await draw(
    <Picture
      src={art.phone}
      alt=""
      width={200}
      height={200}
      overlays={corners.map(([position]) => ({ position, content: position }))}
    />,
  )
  expect([...container.querySelectorAll('.overlay')].map((overlay) => overlay.textContent)).toEqual(
    corners.map(([position]) => position),
  )
})

test('IMG-04: an overlay has 15 % of the picture’s width by default', async () => {
  const { container } = await draw(
    <div style={{ width: 400 }}>
      <Picture
        src={art.phone}
        alt=""
        width={400}
        height={400}
        overlays={[
          { position: 'top-left', content: 'a' },
          { position: 'top-right', content: 'b', size: 40 },
        ]}
      />
    </div>,
  )
  expect(overlaySize).toBe(15)
  const share = [...container.querySelectorAll('.overlay')].map(
    (overlay) => overlay.getBoundingClientRect().width / 4,
  )
  expect(share).toEqual([15, 40])
})
