// The address in a browser: display mode, input mode, and who may use it.
import type { Location } from '@tingkat/ordering/location/location'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { readThrottle } from '../../../platform/storage/throttle.ts'
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

describe('two modes', () => {
  test('ADDR-09 ADDR-10: a click on the address opens the input mode, with the focus in it', async () => {
    const screen = await drawAddress()
    await expect.element(screen.input()).not.toBeInTheDocument()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveFocus()
  })

  test('ADDR-11 ADDR-15 ADDR-16 ADDR-17: selecting closes the input mode, stores the throttle, chooses the address and tells the page', async () => {
    vi.spyOn(client, 'searchPlaces').mockResolvedValue(found(tiongBahru, katong))
    let cookieThen = ''
    const onSelect = vi.fn<(place: Location) => void>(() => {
      cookieThen = decodeURIComponent(document.cookie)
    })
    const screen = await drawAddress({ onSelect })
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'tiong')
    await userEvent.click(screen.getByRole('option', { name: /Tiong Bahru/ }))
    await expect.element(screen.input()).not.toBeInTheDocument()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(tiongBahru)
    expect(chosenLocation('sg').read()).toEqual(tiongBahru)
    expect(cookieThen).toContain('tingkat_throttle={"country":"sg","throttle":false}')
    await expect.element(screen.display()).toMatchTextContent('Tiong Bahru')
  })

  test('ADDR-15: a city that the web has not reached is stored as throttled', async () => {
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
      .element(screen.getByRole('link', { name: /Web ordering is not available here yet/ }))
      .toBeVisible()
  })

  test('ADDR-12: a blur to nowhere closes the input mode', async () => {
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveFocus()
    ;(screen.input().element() as HTMLElement).blur()
    await expect.element(screen.input()).not.toBeInTheDocument()
  })

  test('ADDR-13: a click on detect, whose press takes the focus away, leaves the input mode open', async () => {
    position({ never: true })
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveFocus()
    // As browsers do that give no focus to a pressed button.
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

describe('the text', () => {
  test('ADDR-14 GEO-02: follows the current location whenever it becomes accurate and differs', async () => {
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

  test('ADDR-18: a rough position leaves the input blank, until an address is selected', async () => {
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue({
      state: 'granted',
    } as PermissionStatus)
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((take) =>
      take({ coords: { ...tiongBahru, accuracy: 9_000 } } as unknown as GeolocationPosition),
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
    // The pin is asked for instead.
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

  test('ADDR-05: the placeholders say plain input, detecting, and that one has to log in', async () => {
    position({ never: true })
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Street, building or area')
    await userEvent.click(screen.detect())
    await expect.element(screen.input()).toHaveAttribute('placeholder', 'Finding where you are…')
    await screen.unmount()
    const closed = await drawAddress({ flags: { disableLocationForGuest: true } })
    await expect.element(closed.getByPlaceholder('Log in to choose an address')).toBeVisible()
  })

  test('what was typed survives closing, a failed look-up, and comes back with a new page', async () => {
    vi.spyOn(client, 'searchPlaces').mockResolvedValue(unreachable)
    const screen = await drawAddress({ form: true })
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'moh guan')
    await expect.element(screen.getByText('We could not look that up')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect
      .element(screen.getByRole('textbox', { name: 'Deliver to' }))
      .toHaveValue('moh guan')
    await screen.unmount()
    const again = await drawAddress({ form: true })
    await expect.element(again.getByRole('textbox', { name: 'Deliver to' })).toHaveValue('moh guan')
    await userEvent.click(again.display())
    await expect.element(again.input()).toHaveValue('moh guan')
  })
})

describe('a guest with the flag on', () => {
  const flags = { disableLocationForGuest: true }

  test('ADDR-06 ADDR-07: the input is disabled and says that one has to log in', async () => {
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

  test('GEO-12: no detector, until logging in, without a reload', async () => {
    const screen = await drawAddress({ flags, form: true })
    await expect.element(screen.detect()).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await expect.element(screen.detect()).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Deliver to' })).toBeEnabled()
    await expect.element(screen.display()).toBeVisible()
  })
})

test('GEO-13: no detector without web ordering', async () => {
  const screen = await drawAddress({ flags: { webOrdering: false }, form: true })
  await userEvent.click(screen.display())
  await expect.element(screen.input()).toBeVisible()
  await expect.element(screen.detect()).not.toBeInTheDocument()
})

test('FLAG-03: on, name and detail stand on lines of their own; off, on one', async () => {
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
  const one = await drawAddress({ flags: { splitDisplayAddress: false } })
  await expect.element(one.getByText('Tiong Bahru, Singapore, #02-15')).toBeVisible()
})

test('what a form has handed on is typed on, while a whole address is typed over', async () => {
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
  test('walked with the arrow keys, announced, taken with Enter; focus goes back to the address', async () => {
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

  test('Enter pressed before the places are here takes the likeliest when they come; typed on, it is forgotten', async () => {
    let last: { keyword: string; answer: (value: ReturnType<typeof found>) => void } | undefined
    vi.spyOn(client, 'searchPlaces').mockImplementation(
      ({ keyword }) =>
        new Promise((answer) => {
          last = { keyword, answer }
        }),
    )
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.type(screen.input(), 'kat{Enter}ong')
    await vi.waitFor(() => expect(last?.keyword).toBe('katong'))
    last?.answer(found(katong, tiongBahru))
    await expect.element(screen.getByRole('option', { name: /Katong/ })).toBeVisible()
    expect(chosenLocation('sg').read()).toBeNull()
    await userEvent.type(screen.input(), ' r{Enter}')
    await vi.waitFor(() => expect(last?.keyword).toBe('katong r'))
    last?.answer(found(katong, tiongBahru))
    await expect.poll(() => chosenLocation('sg').read()?.id).toBe('kt')
    await expect.element(screen.display()).toHaveFocus()
  })

  test('an answer that was overtaken does not count, and its question was given up', async () => {
    const waiting: {
      keyword: string
      signal: AbortSignal | undefined
      answer: (value: ReturnType<typeof found>) => void
    }[] = []
    vi.spyOn(client, 'searchPlaces').mockImplementation(
      ({ keyword }, signal) =>
        new Promise((answer) => {
          waiting.push({ keyword, signal, answer })
        }),
    )
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.fill(screen.input(), 'tiong')
    await vi.waitFor(() => expect(waiting.map((one) => one.keyword)).toEqual(['tiong']))
    await userEvent.fill(screen.input(), 'katong')
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    expect(waiting[0]?.signal?.aborted).toBe(true)
    waiting[1]?.answer(found(katong))
    await expect.element(screen.getByRole('option', { name: /Katong/ })).toBeVisible()
    waiting[0]?.answer(found(tiongBahru))
    // Long enough for it to be drawn, if it counted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await expect.element(screen.getByRole('option', { name: /Tiong/ })).not.toBeInTheDocument()
  })

  test('no such address and a failed look-up are told apart', async () => {
    const search = vi.spyOn(client, 'searchPlaces').mockResolvedValue(found())
    const screen = await drawAddress()
    await userEvent.click(screen.display())
    await userEvent.fill(screen.input(), 'xyzzy')
    await expect
      .element(screen.getByText('Check the spelling, or try the name of the area.'))
      .toBeVisible()
    search.mockResolvedValue(unreachable)
    await userEvent.fill(screen.input(), 'xyzzy street')
    await expect.element(screen.getByText('We could not look that up')).toBeVisible()
    search.mockResolvedValue(found(katong))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('option', { name: /Katong/ })).toBeVisible()
  })
})
