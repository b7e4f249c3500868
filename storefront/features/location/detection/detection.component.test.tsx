// Detection in a browser: what a position leads to, what the eater is told, and how that goes away.
import type { LanguageCode } from '@tingkat/ordering/country/country'
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

/** The input mode with its popover open, after a detection that failed. */
async function failed() {
  position({ refuse: 2 })
  const screen = await drawAddress()
  await userEvent.click(screen.display())
  await userEvent.click(screen.detect())
  const popover = screen.getByRole('alert')
  await expect.element(popover).toBeVisible()
  return { screen, popover }
}

test('GEO-02 GEO-21: on success the address is filled in and the location handler called', async () => {
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

test('GEO-03 GEO-22: on error the popover is shown and detecting is over', async () => {
  const { screen, popover } = await failed()
  await expect
    .element(popover)
    .toMatchTextContent("We couldn't find your location. Please type your address.")
  await expect.element(screen.input()).toHaveAttribute('placeholder', 'Street, building or area')
  await expect.element(screen.detect()).not.toHaveAttribute('aria-busy')
})

describe('ADDR-08: what is told', () => {
  const tell = async (setUp: () => void) => {
    setUp()
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.click(screen.detect())
    return screen.getByRole('alert')
  }
  test('detect_failed, when nobody can name the position', async () => {
    await expect
      .element(await tell(() => position({})))
      .toMatchTextContent("We couldn't find your location.")
  })
  test('cross_country_location, for a position abroad', async () => {
    await expect
      .element(
        await tell(() => {
          position({})
          vi.spyOn(client, 'reversePlace').mockResolvedValue(named(tiongBahru, 'my'))
        }),
      )
      .toMatchTextContent('You seem to be in another country. Please type an address in Singapore.')
  })
  test('permission_denied, when the request is refused', async () => {
    await expect
      .element(await tell(() => position({ permission: 'prompt', refuse: 1 })))
      .toMatchTextContent('Location access is off.')
  })
  test('permission_denied, when it had been refused before: no position is asked for', async () => {
    await expect
      .element(await tell(() => position({ permission: 'denied' })))
      .toMatchTextContent('Location access is off.')
    expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled()
  })
})

describe('the popover goes away', () => {
  test('GEO-06: with a click outside', async () => {
    const { screen, popover } = await failed()
    await userEvent.click(popover.getByText(/We couldn't/))
    await expect.element(popover).toBeVisible()
    await userEvent.click(screen.input())
    await expect.element(popover).not.toBeInTheDocument()
  })

  test('GEO-07: with its close icon', async () => {
    const { popover } = await failed()
    await userEvent.click(popover.getByRole('button', { name: 'Close' }))
    await expect.element(popover).not.toBeInTheDocument()
  })

  test('GEO-08: with a new detection, started without a click', async () => {
    const { screen, popover } = await failed()
    position({ never: true })
    screen.detect().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popover).not.toBeInTheDocument()
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Finding where you are…')
  })
})

test('a late position changes nothing once the input was closed', async () => {
  let take: PositionCallback | undefined
  position({ never: true })
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((given) => {
    take = given
  })
  const reverse = vi.spyOn(client, 'reversePlace').mockResolvedValue(named(tiongBahru))
  const screen = await drawAddress()
  await userEvent.click(screen.display())
  await userEvent.click(screen.detect())
  await vi.waitFor(() => expect(take).toBeDefined())
  await userEvent.keyboard('{Escape}')
  take?.({ coords: { ...tiongBahru, accuracy: 5 } } as unknown as GeolocationPosition)
  await vi.waitFor(() => expect(reverse).toHaveBeenCalled())
  await reverse.mock.results[0]?.value
  expect(chosenLocation('sg').read()).toBeNull()
})

test('GEO-05 GEO-22: the callbacks: a refused permission calls its own alone, an error brings code and message', async () => {
  const calls = {
    onLocation: vi.fn<(place: Location) => void>(),
    onError: vi.fn<(error: object) => void>(),
    onPermissionDenied: vi.fn<() => void>(),
  }
  let detection: Detection | undefined
  function Host() {
    detection = useDetection(calls)
    return <p>{detection.detecting ? 'detecting' : 'at rest'}</p>
  }
  const screen = await draw(<Host />)
  position({ permission: 'denied' })
  detection?.detect()
  await vi.waitFor(() => expect(calls.onPermissionDenied).toHaveBeenCalledOnce())
  expect(calls.onError).not.toHaveBeenCalled()
  position({ refuse: 3 })
  detection?.detect()
  await vi.waitFor(() =>
    expect(calls.onError).toHaveBeenCalledExactlyOnceWith({
      code: 'TIMEOUT',
      message: 'Location request timed out',
    }),
  )
  await expect.element(screen.getByText('at rest')).toBeVisible()
  position({})
  vi.spyOn(client, 'reversePlace').mockResolvedValue(named(katong))
  detection?.detect()
  await vi.waitFor(() =>
    expect(calls.onLocation).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'kt' })),
  )
  expect(calls.onPermissionDenied).toHaveBeenCalledOnce()
})

const remedies: Record<LanguageCode, RegExp> = {
  en: /type (your|an) address/,
  id: /ketik alamat/,
  th: /พิมพ์ที่อยู่/,
  vi: /nhập (địa chỉ)/,
}
test.each(Object.keys(remedies) as LanguageCode[])(
  'ERR-12: the three popovers in %s, each with its remedy',
  async (language) => {
    for (const problem of detectionProblems) {
      const screen = await draw(<DetectionPopover problem={problem} onDismiss={() => {}} />, {
        country: language === 'en' ? 'sg' : language === 'vi' ? 'vn' : language,
        language,
      })
      const text = screen.getByRole('alert').element().textContent
      expect(text).toMatch(remedies[language])
      expect(text).not.toMatch(/\{\{|detection\./)
      await screen.unmount()
    }
  },
)
