// Tests of pictures in a browser: sources by screen width, overlays, placeholder.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { overlaySize, Picture, placeholder, type OverlayPosition } from './picture.tsx'

const widths = { phone: 390, tablet: 820, desktop: 1280 }
const art: Record<'phone' | 'tablet' | 'desktop', string> = { phone: '', tablet: '', desktop: '' }
const absent = '/art/no-such-picture.webp'

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
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const imageIn = (container: Element): HTMLImageElement => {
  const image = container.querySelector('img')
  if (!image) throw new Error('The container has no image.')
  return image
}
/** Finds the image on each call, because the placeholder is another element. */
const sourceIn = (container: Element) => () => imageIn(container).currentSrc
const endsWith = (text: string) =>
  expect.stringMatching(new RegExp(`${text.replaceAll('.', '\\.')}$`))

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
  'IMG-03: a missing source of a %s is replaced with a placeholder of the same size',
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
    await expect.poll(sourceIn(container)).toEqual(endsWith(placeholder))
    const image = imageIn(container)
    expect(image.alt).toBe('Laksa')
    expect([image.width, image.height]).toEqual([120, 120])
  },
)

test('IMG-03: a picture without sources shows the placeholder until it gets a source', async () => {
  const { container, rerender } = await draw(<Picture src="" alt="" width={40} height={40} eager />)
  await expect.poll(sourceIn(container)).toEqual(endsWith(placeholder))
  await rerender(<Picture src={art.phone} alt="" width={40} height={40} eager />)
  await expect.poll(sourceIn(container)).toBe(art.phone)
})

test('a picture that the server is still rendering replaces the placeholder later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const statuses = [202, 202, 200]
  const requests = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { status: statuses.shift() ?? 404 }))
  const { container } = await draw(<Picture src={absent} alt="" width={40} height={40} eager />)
  await vi.waitFor(() => expect(sourceIn(container)()).toEqual(endsWith(placeholder)), {
    timeout: 60_000,
  })
  for (const pause of [2_000, 4_000]) await vi.advanceTimersByTimeAsync(pause)
  expect(requests).toHaveBeenCalledTimes(2)
  const placeholderImage = imageIn(container)
  await vi.advanceTimersByTimeAsync(8_000)
  await vi.waitFor(() => expect(imageIn(container)).not.toBe(placeholderImage), { timeout: 60_000 })
  expect(requests).toHaveBeenLastCalledWith(expect.stringContaining(absent), expect.anything())
})

test('a missing picture is requested once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const requests = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 404 }))
  const { container } = await draw(<Picture src={absent} alt="" width={40} height={40} eager />)
  await vi.waitFor(() => expect(sourceIn(container)()).toEqual(endsWith(placeholder)), {
    timeout: 60_000,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveBeenCalledTimes(1)
  expect(sourceIn(container)()).toEqual(endsWith(placeholder))
})

test('loads AVIF where it is supported, else WebP, in the size that fits', async () => {
  const source = {
    src: '/art/plate-empty.webp?640',
    srcSet: '/art/plate-empty.webp?160 160w, /art/plate-empty.webp?640 640w',
    avif: '/art/plate-empty.avif?160 160w, /art/plate-empty.avif?640 640w',
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
    .toEqual(expect.stringContaining('/art/plate-empty.avif?160'))
  // Browsers skip sources of an unknown type.
  const other = document.createElement('div')
  other.innerHTML = container.innerHTML.replaceAll('image/avif', 'image/x-unknown')
  document.body.append(other)
  await expect.poll(sourceIn(other)).toEqual(expect.stringContaining('/art/plate-empty.webp?160'))
  other.remove()
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
