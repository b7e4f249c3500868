// Tests of location detection in the address panel: success, the problems that the popover
// explains, and closing the popover.
import type { CountryCode, LanguageCode } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import {
  drawAddress,
  emptyAddress,
  katong,
  named,
  position,
  tiongBahru,
} from '../../../testing/address.tsx'
import { draw } from '../../../testing/draw.tsx'
import { chosenLocation } from '../chosen-location.ts'
import { DetectionPopover } from './detection-popover.tsx'
import { detectionProblems } from './detection.ts'
import { useDetection, type Detection } from './use-detection.ts'

beforeEach(async () => {
  emptyAddress()
  await page.viewport(1280, 800)
})

/** Renders the address panel after a failed detection, with the popover open. */
async function drawFailedDetection() {
  position({ refuse: 2 })
  const screen = await drawAddress()
  await userEvent.click(screen.display())
  await userEvent.click(screen.detect())
  const popover = screen.getByRole('alert')
  await expect.element(popover).toBeVisible()
  return { screen, popover }
}

test('fills in the address and calls the location handler on success (GEO-02 GEO-21)', async () => {
  position({ at: tiongBahru })
  vi.spyOn(client, 'reversePlace').mockResolvedValue(named(tiongBahru))
  const onSelect = vi.fn<(place: Location) => void>()
  const screen = await drawAddress({ onSelect })
  await userEvent.click(screen.display())
  await userEvent.click(screen.detect())
  await expect.element(screen.display()).toMatchTextContent('Tiong Bahru')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'tb', countryCode: 'sg', isAccurate: true }),
  )
  await userEvent.click(screen.display())
  await expect.element(screen.input()).toHaveValue('Tiong Bahru, Singapore')
})

test('shows the popover and stops detecting on error (GEO-03 GEO-22)', async () => {
  const { screen, popover } = await drawFailedDetection()
  await expect
    .element(popover)
    .toMatchTextContent('We couldn’t find your location. Please enter your address.')
  await expect.element(screen.input()).toHaveAttribute('placeholder', 'Area or landmark')
  await expect.element(screen.detect()).not.toHaveAttribute('aria-busy')
})

describe('the popover explains (ADDR-08)', () => {
  const detectAfter = async (mockBrowser: () => void) => {
    mockBrowser()
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.click(screen.detect())
    return screen.getByRole('alert')
  }
  test('detect_failed when the address look-up fails', async () => {
    await expect
      .element(await detectAfter(() => position({})))
      .toMatchTextContent('We couldn’t find your location.')
  })
  test('cross_country_location for a position in another country', async () => {
    await expect
      .element(
        await detectAfter(() => {
          position({})
          vi.spyOn(client, 'reversePlace').mockResolvedValue(named(tiongBahru, 'my'))
        }),
      )
      .toMatchTextContent(
        'You seem to be in another country. Please enter an address in Singapore.',
      )
  })
  test('permission_denied when the prompt is refused', async () => {
    await expect
      .element(await detectAfter(() => position({ permission: 'prompt', refuse: 1 })))
      .toMatchTextContent('Location access is off.')
  })
  test('permission_denied when it was denied earlier, without requesting a position', async () => {
    await expect
      .element(await detectAfter(() => position({ permission: 'denied' })))
      .toMatchTextContent('Location access is off.')
    expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled()
  })
})

describe('the popover closes', () => {
  test('on a click outside (GEO-06)', async () => {
    const { screen, popover } = await drawFailedDetection()
    await userEvent.click(popover.getByText(/We couldn’t/))
    await expect.element(popover).toBeVisible()
    await userEvent.click(screen.input())
    await expect.element(popover).not.toBeInTheDocument()
  })

  test('with its close button (GEO-07)', async () => {
    const { popover } = await drawFailedDetection()
    await userEvent.click(popover.getByRole('button', { name: 'Close' }))
    await expect.element(popover).not.toBeInTheDocument()
  })

  test('on a new detection started by keyboard (GEO-08)', async () => {
    const { screen, popover } = await drawFailedDetection()
    position({ never: true })
    screen.detect().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popover).not.toBeInTheDocument()
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Finding your location…')
  })
})

test('ignores a position that arrives after the panel was closed', async () => {
  let resolvePosition: PositionCallback | undefined
  position({ never: true })
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((resolve) => {
    resolvePosition = resolve
  })
  const reverse = vi.spyOn(client, 'reversePlace').mockResolvedValue(named(tiongBahru))
  const screen = await drawAddress()
  await userEvent.click(screen.display())
  await userEvent.click(screen.detect())
  await vi.waitFor(() => expect(resolvePosition).toBeDefined(), { timeout: 60_000 })
  await userEvent.keyboard('{Escape}')
  resolvePosition?.({ coords: { ...tiongBahru, accuracy: 5 } } as unknown as GeolocationPosition)
  await vi.waitFor(() => expect(reverse).toHaveBeenCalled(), { timeout: 60_000 })
  await reverse.mock.results[0]?.value
  expect(chosenLocation('sg').read()).toBeNull()
})

test('calls onPermissionDenied, onError or onLocation (GEO-05 GEO-22)', async () => {
  const callbacks = {
    onLocation: vi.fn<(place: Location) => void>(),
    onError: vi.fn<(error: object) => void>(),
    onPermissionDenied: vi.fn<() => void>(),
  }
  let detection: Detection | undefined
  function Host() {
    detection = useDetection(callbacks)
    return <p>{detection.isDetecting ? 'detecting' : 'idle'}</p>
  }
  const screen = await draw(<Host />)
  position({ permission: 'denied' })
  detection?.detect()
  await vi.waitFor(() => expect(callbacks.onPermissionDenied).toHaveBeenCalledOnce(), {
    timeout: 60_000,
  })
  expect(callbacks.onError).not.toHaveBeenCalled()
  position({ refuse: 3 })
  detection?.detect()
  await vi.waitFor(
    () =>
      expect(callbacks.onError).toHaveBeenCalledExactlyOnceWith({
        code: 'TIMEOUT',
        message: 'Location request timed out',
      }),
    { timeout: 60_000 },
  )
  await expect.element(screen.getByText('idle')).toBeVisible()
  position({})
  vi.spyOn(client, 'reversePlace').mockResolvedValue(named(katong))
  detection?.detect()
  await vi.waitFor(
    () =>
      expect(callbacks.onLocation).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ id: 'kt' }),
      ),
    { timeout: 60_000 },
  )
  expect(callbacks.onPermissionDenied).toHaveBeenCalledOnce()
})

const countriesOfLanguages: Record<LanguageCode, CountryCode> = {
  en: 'sg',
  id: 'id',
  th: 'th',
  vi: 'vn',
}
const remedies: Record<LanguageCode, RegExp> = {
  en: /enter (your|an) address/,
  id: /masukkan alamat/,
  th: /พิมพ์ที่อยู่/,
  vi: /nhập (địa chỉ)/,
}
test.each(Object.keys(remedies) as LanguageCode[])(
  'explains every problem in %s with a remedy (ERR-12)',
  async (language) => {
    for (const problem of detectionProblems) {
      const screen = await draw(<DetectionPopover problem={problem} onDismiss={() => {}} />, {
        country: countriesOfLanguages[language],
        language,
      })
      const text = screen.getByRole('alert').element().textContent
      expect(text).toMatch(remedies[language])
      expect(text).not.toMatch(/\{\{|detection\./)
      await screen.unmount()
    }
  },
)

test('names the country as in a sentence (ADDR-08)', async () => {
  const screen = await draw(
    <DetectionPopover problem="cross_country_location" onDismiss={() => {}} />,
    { country: 'ph', language: 'en' },
  )
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Please enter an address in the Philippines.')
})
