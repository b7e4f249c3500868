// Tests of the address selector and the address panel: showing the address, typing another one,
// suggestions, and the restrictions for guests.
import type { Location } from '@tingkat/ordering/location/location'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pickupWish } from '../../../platform/storage/pickup-wish.ts'
import { draw } from '../../../testing/draw.tsx'
import { AddressSelector } from './address-selector.tsx'
import { client } from '../../../platform/browser/client.ts'
import { readThrottle } from '../../../platform/storage/throttle-record.ts'
import {
  drawAddress,
  emptyAddress,
  found,
  katong,
  position,
  tiongBahru,
  unreachable,
} from '../../../testing/address.tsx'
import { requestAddress } from './address-request.ts'
import { chosenLocation } from '../chosen-location.ts'

beforeEach(async () => {
  emptyAddress()
  await page.viewport(1280, 800)
})

describe('display and input mode', () => {
  test('opens the input mode with focus on a click (ADDR-09 ADDR-10)', async () => {
    const screen = await drawAddress()
    await expect.element(screen.input()).not.toBeInTheDocument()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveFocus()
  })

  test('selects an address (ADDR-11 ADDR-15 ADDR-16 ADDR-17)', async () => {
    vi.spyOn(client, 'searchPlaces').mockResolvedValue(found(tiongBahru, katong))
    let cookieAtSelection = ''
    const onSelect = vi.fn<(place: Location) => void>(() => {
      cookieAtSelection = decodeURIComponent(document.cookie)
    })
    const screen = await drawAddress({ onSelect })
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'tiong')
    await userEvent.click(screen.getByRole('option', { name: /Tiong Bahru/ }))
    await expect.element(screen.input()).not.toBeInTheDocument()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(tiongBahru)
    expect(chosenLocation('sg').read()).toEqual(tiongBahru)
    expect(cookieAtSelection).toContain('tingkat_throttle={"country":"sg","throttle":false}')
    await expect.element(screen.display()).toMatchTextContent('Tiong Bahru')
  })

  test('stores a city without web ordering as throttled (ADDR-15)', async () => {
    const pekanbaru = {
      ...tiongBahru,
      id: 'pk',
      displayAddress: 'Pekanbaru',
      address: 'Pekanbaru',
      city: 'Pekanbaru',
      countryCode: 'id',
    }
    vi.spyOn(client, 'searchPlaces').mockResolvedValue(found(pekanbaru))
    const screen = await drawAddress({ country: 'id', language: 'en' })
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'pekan')
    await userEvent.click(screen.getByRole('option', { name: /Pekanbaru/ }))
    expect(readThrottle()).toEqual({ country: 'id', throttle: true })
    expect(document.cookie).toContain('tingkat_throttle')
    await expect
      .element(screen.getByRole('link', { name: /Web ordering isn’t available here yet/ }))
      .toBeVisible()
  })

  test('closes the input mode when focus leaves the page (ADDR-12)', async () => {
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveFocus()
    ;(screen.input().element() as HTMLElement).blur()
    await expect.element(screen.input()).not.toBeInTheDocument()
  })

  test('closes with the back button of the browser', async () => {
    await page.viewport(390, 800)
    const { href } = window.location
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toBeVisible()
    window.history.back()
    await expect.element(screen.input()).not.toBeInTheDocument()
    expect(window.location.href).toBe(href)
  })

  test('stays open when a press on detect blurs the text field (ADDR-13)', async () => {
    position({ never: true })
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveFocus()
    // Some browsers do not focus a pressed button. This test simulates them: the field loses focus,
    // and no other element receives it.
    screen
      .detect()
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    ;(screen.input().element() as HTMLElement).blur()
    screen
      .detect()
      .element()
      .dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await userEvent.click(screen.detect())
    await expect.element(screen.input()).toBeVisible()
  })
})

describe('text of the input', () => {
  test('changes to the current location when that becomes accurate (ADDR-14 GEO-02)', async () => {
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'half a word')
    chosenLocation('sg').write(tiongBahru)
    await expect.element(screen.input()).toHaveValue('Tiong Bahru, Singapore')
    chosenLocation('sg').write({ ...katong, isAccurate: false })
    await expect.element(screen.input()).toHaveValue('Tiong Bahru, Singapore')
    chosenLocation('sg').write(katong)
    await expect.element(screen.input()).toHaveValue('Katong, Singapore')
  })

  test('is empty for an inaccurate position until an address is selected (ADDR-18)', async () => {
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue({
      state: 'granted',
    } as PermissionStatus)
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((resolve) =>
      resolve({ coords: { ...tiongBahru, accuracy: 9_000 } } as unknown as GeolocationPosition),
    )
    vi.spyOn(client, 'reversePlace').mockResolvedValue({
      ok: true,
      data: {
        status: { code: 'SUCCESS' },
        place: {
          country: 'sg',
          poiID: 'x',
          address: 'Somewhere',
          city: 'Singapore',
          cityID: 'sg',
          location: tiongBahru,
        },
      },
    })
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.click(screen.detect())
    // The detected address is not stored yet. First, a drawer asks for the exact point.
    await expect.element(screen.getByRole('dialog', { name: 'Where exactly?' })).toBeVisible()
    expect(chosenLocation('sg').read()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveValue('')
    chosenLocation('sg').write({ ...katong, isAccurate: false })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveValue('Katong, Singapore')
  })

  test('has placeholders for typing, detecting and guests who must log in (ADDR-05)', async () => {
    position({ never: true })
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Area or landmark')
    await userEvent.click(screen.detect())
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Finding your location…')
    await screen.unmount()
    const disabled = await drawAddress({ flags: { disableLocationForGuest: true } })
    await expect.element(disabled.getByPlaceholder('Log in to choose an address')).toBeVisible()
  })

  test('is empty while detecting, and typing ends the detection (ADDR-05)', async () => {
    position({ never: true })
    chosenLocation('sg').write(tiongBahru)
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveValue('Tiong Bahru, Singapore')
    await userEvent.click(screen.detect())
    await expect.element(screen.input()).toHaveValue('')
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Finding your location…')
    await userEvent.type(screen.input(), 'moh')
    await expect.element(screen.input()).toHaveValue('moh')
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Area or landmark')
  })

  test('survives closing, a failed search and a reload', async () => {
    vi.spyOn(client, 'searchPlaces').mockResolvedValue(unreachable)
    const screen = await drawAddress({ form: true })
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'moh guan')
    await expect.element(screen.getByText('We couldn’t search for addresses.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect
      .element(screen.getByRole('textbox', { name: 'Deliver to' }))
      .toHaveValue('moh guan')
    await screen.unmount()
    const reloaded = await drawAddress({ form: true })
    await expect
      .element(reloaded.getByRole('textbox', { name: 'Deliver to' }))
      .toHaveValue('moh guan')
    await userEvent.click(reloaded.display())
    await expect.element(reloaded.input()).toHaveValue('moh guan')
  })
})

describe('a guest with disableLocationForGuest', () => {
  const flags = { disableLocationForGuest: true }

  test('sees disabled inputs with a hint to log in (ADDR-06 ADDR-07 ROLE-02)', async () => {
    const screen = await drawAddress({ flags, form: true })
    const inputs = screen.getByRole('textbox', { name: 'Deliver to' })
    await expect.element(inputs.first()).toBeDisabled()
    await expect.element(inputs.last()).toBeDisabled()
    await expect
      .element(inputs.last())
      .toHaveAttribute('placeholder', 'Log in to choose an address')
    await expect
      .element(screen.getByRole('link', { name: /Where should we/ }))
      .not.toBeInTheDocument()
  })

  test('sees the detect button only after logging in, without a reload (ADDR-02 ADDR-19 GEO-12)', async () => {
    const screen = await drawAddress({ flags, form: true })
    await expect.element(screen.detect()).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await expect.element(screen.detect()).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Deliver to' })).toBeEnabled()
    await expect.element(screen.display()).toBeVisible()
  })
})

test('hides the detect button without web ordering (GEO-13)', async () => {
  const screen = await drawAddress({ flags: { webOrdering: false }, form: true })
  await userEvent.click(screen.display())
  await expect.element(screen.input()).toBeVisible()
  await expect.element(screen.detect()).not.toBeInTheDocument()
})

test('splits name and detail into two lines with splitDisplayAddress only (FLAG-03)', async () => {
  chosenLocation('sg').write({ ...tiongBahru, addressDetail: '#02-15' })
  const split = await drawAddress({ flags: { splitDisplayAddress: true } })
  const [name, detail] = [
    split.getByText('Tiong Bahru', { exact: true }),
    split.getByText('#02-15, Singapore'),
  ]
  await expect.element(name).toBeVisible()
  expect(name.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    detail.element().getBoundingClientRect().top + 1,
  )
  await split.unmount()
  const joined = await drawAddress({ flags: { splitDisplayAddress: false } })
  await expect.element(joined.getByText('Tiong Bahru, Singapore, #02-15')).toBeVisible()
})

test('typing extends text from a form, and replaces an address', async () => {
  vi.spyOn(client, 'searchPlaces').mockResolvedValue(found(tiongBahru))
  const screen = await drawAddress()
  requestAddress('Ti')
  await expect.element(screen.input()).toHaveFocus()
  await userEvent.keyboard('ong')
  await expect.element(screen.input()).toHaveValue('Tiong')
  await userEvent.click(screen.getByRole('option', { name: /Tiong Bahru/ }))
  await userEvent.click(screen.display())
  await expect.element(screen.input()).toHaveFocus()
  await userEvent.keyboard('K')
  await expect.element(screen.input()).toHaveValue('K')
})

describe('suggestions', () => {
  test('are announced, chosen with arrow keys and Enter, and restore focus', async () => {
    vi.spyOn(client, 'searchPlaces').mockResolvedValue(found(tiongBahru, katong))
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'a place')
    await expect.element(screen.getByText('2 addresses found')).toBeInTheDocument()
    await expect
      .element(screen.getByRole('option', { name: /Tiong Bahru/ }))
      .toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    const second = screen.getByRole('option', { name: /Katong/ })
    await expect.element(second).toHaveAttribute('aria-selected', 'true')
    expect(screen.input().element().getAttribute('aria-activedescendant')).toBe(second.element().id)
    await userEvent.keyboard('{Enter}')
    expect(chosenLocation('sg').read()?.id).toBe('kt')
    await expect.element(screen.display()).toHaveFocus()
  })

  test('choose the first match if Enter came before them, unless typing continues', async () => {
    let search: { keyword: string; resolve: (value: ReturnType<typeof found>) => void } | undefined
    vi.spyOn(client, 'searchPlaces').mockImplementation(
      ({ keyword }) =>
        new Promise((resolve) => {
          search = { keyword, resolve }
        }),
    )
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'kat{Enter}ong')
    await vi.waitFor(() => expect(search?.keyword).toBe('katong'), { timeout: 60_000 })
    search?.resolve(found(katong, tiongBahru))
    await expect.element(screen.getByRole('option', { name: /Katong/ })).toBeVisible()
    expect(chosenLocation('sg').read()).toBeNull()
    await userEvent.type(screen.input(), ' r{Enter}')
    await vi.waitFor(() => expect(search?.keyword).toBe('katong r'), { timeout: 60_000 })
    search?.resolve(found(katong, tiongBahru))
    await expect.poll(() => chosenLocation('sg').read()?.id).toBe('kt')
    await expect.element(screen.display()).toHaveFocus()
  })

  test('abort an outdated search and ignore its response', async () => {
    const searches: {
      keyword: string
      signal: AbortSignal | undefined
      resolve: (value: ReturnType<typeof found>) => void
    }[] = []
    vi.spyOn(client, 'searchPlaces').mockImplementation(
      ({ keyword }, signal) =>
        new Promise((resolve) => {
          searches.push({ keyword, signal, resolve })
        }),
    )
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.fill(screen.input(), 'tiong')
    await vi.waitFor(() => expect(searches.map((search) => search.keyword)).toEqual(['tiong']), {
      timeout: 60_000,
    })
    await userEvent.fill(screen.input(), 'katong')
    await vi.waitFor(() => expect(searches).toHaveLength(2), { timeout: 60_000 })
    expect(searches[0]?.signal?.aborted).toBe(true)
    searches[1]?.resolve(found(katong))
    await expect.element(screen.getByRole('option', { name: /Katong/ })).toBeVisible()
    searches[0]?.resolve(found(tiongBahru))
    // Waits three frames. If the page did not ignore
    // the response, it would have rendered it by then.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await expect.element(screen.getByRole('option', { name: /Tiong/ })).not.toBeInTheDocument()
  })

  test('distinguish no match from a failed search', async () => {
    const search = vi.spyOn(client, 'searchPlaces').mockResolvedValue(found())
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.fill(screen.input(), 'xyzzy')
    await expect
      .element(
        screen.getByText(
          'Check the spelling, or try the name of the area. You can add your street afterwards.',
        ),
      )
      .toBeVisible()
    search.mockResolvedValue(unreachable)
    await userEvent.fill(screen.input(), 'xyzzy street')
    await expect.element(screen.getByText('We couldn’t search for addresses.')).toBeVisible()
    search.mockResolvedValue(found(katong))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('option', { name: /Katong/ })).toBeVisible()
  })
})

test('asks where the eater is while the list shows merchants with pickup (PICK-01)', async () => {
  const screen = await draw(<AddressSelector />, { path: '/sg/en/restaurants?pickup=1' })
  await expect.element(screen.getByRole('link', { name: 'Where are you?' })).toBeVisible()
})

test('asks where the eater is on menus after the eater has chosen pickup (PICK-01)', async () => {
  pickupWish('sg').write(true)
  const menu = { path: '/sg/en/restaurant/x/m1', flags: { pickup: true } }
  const screen = await draw(<AddressSelector />, menu)
  await expect.element(screen.getByRole('link', { name: 'Where are you?' })).toBeVisible()
  pickupWish('sg').write(null)
  await expect.element(screen.getByRole('link', { name: 'Where should we deliver?' })).toBeVisible()
})

test('does not read the filter of lists on other pages, whose server ignores it (PICK-01)', async () => {
  const screen = await draw(<AddressSelector />, { path: '/sg/en/restaurant/x/m1?pickup=1' })
  await expect.element(screen.getByRole('link', { name: 'Where should we deliver?' })).toBeVisible()
})
