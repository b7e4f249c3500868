// The picture in a real browser: which source a screen gets, what lies on it, and what is left when it does not arrive.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { overlaySize, Picture, placeholder, type OverlayPosition } from './picture.tsx'

const widths = { phone: 390, tablet: 820, desktop: 1280 }
const art: Record<'phone' | 'tablet' | 'desktop', string> = { phone: '', tablet: '', desktop: '' }
const absent = '/art/no-such-picture.webp'

/** A picture of one colour, so many pixels wide. */
async function madeOf(colour: string, width: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, width)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.fillStyle = colour
  brush.fillRect(0, 0, width, width)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }))
}

beforeAll(async () => {
  for (const [index, size] of (['phone', 'tablet', 'desktop'] as const).entries())
    art[size] = await madeOf(['red', 'green', 'blue'][index] ?? 'red', 40 + index)
})
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const imageIn = (container: Element): HTMLImageElement => {
  const image = container.querySelector('img')
  if (!image) throw new Error('no image')
  return image
}
/** Asked anew each time: the placeholder is another image. */
const sourceIn = (container: Element) => () => imageIn(container).currentSrc
const ends = (text: string) => expect.stringMatching(new RegExp(`${text.replaceAll('.', '\\.')}$`))

test.each(['phone', 'tablet', 'desktop'] as const)(
  'IMG-01: a %s gets its own source',
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
  'IMG-03: a %s without a source of its own gets the nearest that is given (%j): %s',
  async (size, given, expected) => {
    await page.viewport(widths[size], 800)
    const { container } = await draw(
      <Picture
        src={given.phone ? art.phone : ''}
        tablet={given.tablet && art.tablet}
        desktop={given.desktop && art.desktop}
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
  'IMG-03: when the source of a %s does not arrive, the placeholder stands there, as large',
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
    await expect.poll(sourceIn(container)).toEqual(ends(placeholder))
    const image = imageIn(container)
    expect(image.alt).toBe('Laksa')
    expect([image.width, image.height]).toEqual([120, 120])
  },
)

test('IMG-03: without any source the placeholder stands there, and another picture gets its own chance', async () => {
  const { container, rerender } = await draw(<Picture src="" alt="" width={40} height={40} eager />)
  await expect.poll(sourceIn(container)).toEqual(ends(placeholder))
  await rerender(<Picture src={art.phone} alt="" width={40} height={40} eager />)
  await expect.poll(sourceIn(container)).toBe(art.phone)
})

test('what the server is still making takes the placeholder’s place when it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answers = [202, 202, 200]
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { status: answers.shift() ?? 404 }))
  const { container } = await draw(<Picture src={absent} alt="" width={40} height={40} eager />)
  await vi.waitFor(() => expect(sourceIn(container)()).toEqual(ends(placeholder)), {
    timeout: 60_000,
  })
  for (const pause of [2_000, 4_000]) await vi.advanceTimersByTimeAsync(pause)
  expect(asked).toHaveBeenCalledTimes(2)
  const placeholderImage = imageIn(container)
  await vi.advanceTimersByTimeAsync(8_000)
  await vi.waitFor(() => expect(imageIn(container)).not.toBe(placeholderImage), { timeout: 60_000 })
  expect(asked).toHaveBeenLastCalledWith(expect.stringContaining(absent), expect.anything())
})

test('what is not there is not asked for again and again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 404 }))
  const { container } = await draw(<Picture src={absent} alt="" width={40} height={40} eager />)
  await vi.waitFor(() => expect(sourceIn(container)()).toEqual(ends(placeholder)), {
    timeout: 60_000,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(sourceIn(container)()).toEqual(ends(placeholder))
})

test('the newer format where it is decoded, WebP where not; a size that fits, and room kept for it', async () => {
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
  // A browser that does not know a type leaves its source alone.
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

test.each(corners)(
  'IMG-02: an overlay at %s lies in that corner',
  async (position, across, down) => {
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
  },
)

test('IMG-02: each corner may have one', async () => {
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

test('IMG-04: an overlay is 15 per cent as wide as its picture unless it says otherwise', async () => {
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
