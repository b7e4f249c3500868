// Tests of the pin drawer: moving the pin, its description, address look-up, and the address
// details.
import { countries } from '@tingkat/ordering/country/country'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import {
  drawAddress,
  emptyAddress,
  katong,
  named,
  tiongBahru,
  unreachable,
} from '../../../testing/address.tsx'
import { requestPin } from '../address/address-request.ts'
import { chosenLocation } from '../chosen-location.ts'

beforeEach(async () => {
  emptyAddress()
  await page.viewport(1280, 800)
})

async function openPin(place = tiongBahru as typeof tiongBahru | null) {
  if (place) chosenLocation('sg').write(place)
  const screen = await drawAddress()
  requestPin(place)
  const pin = screen.getByRole('button', { name: 'Delivery address pin' })
  await expect.element(pin).toBeVisible()
  return { screen, pin, confirm: screen.getByRole('button', { name: 'Deliver here' }) }
}

test('moves with arrow keys, describes the move and keeps the address', async () => {
  const reverse = vi.spyOn(client, 'reversePlace')
  const { screen, pin, confirm } = await openPin()
  await expect.element(screen.getByText('The pin is at the address.')).toBeVisible()
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}')
  // The pin moves three steps north and three steps east.
  // A step is 1/60 of the width of the map: 1,200 m / 60.
  await expect.element(screen.getByText('The pin is 80 m north-east of the address.')).toBeVisible()
  await userEvent.click(confirm)
  const chosen = chosenLocation('sg').read()
  expect(chosen).toMatchObject({
    id: 'tb',
    displayAddress: 'Tiong Bahru, Singapore',
    isAccurate: true,
  })
  expect(chosen?.latitude).toBeCloseTo(1.2852 + 60 / 111_319, 5)
  expect(chosen?.longitude).toBeCloseTo(103.8306 + 60 / 111_319, 4)
  expect(reverse).not.toHaveBeenCalled()
})

describe('a place that is only an area (ADDR-18)', () => {
  const area = { ...tiongBahru, isAccurate: false }
  const street = (screen: Awaited<ReturnType<typeof openPin>>['screen']) =>
    screen.getByRole('textbox', { name: 'Street and number' })

  test('needs a street or a pin, and says so', async () => {
    const { screen, confirm } = await openPin(area)
    await userEvent.click(confirm)
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Add your street and number')
    await expect.element(street(screen)).toHaveFocus()
    expect(chosenLocation('sg').read()).toEqual(area)
    await userEvent.fill(street(screen), '78 Moh Guan Terrace')
    await userEvent.click(confirm)
    expect(chosenLocation('sg').read()).toMatchObject({
      street: '78 Moh Guan Terrace',
      displayAddress: '78 Moh Guan Terrace, Tiong Bahru, Singapore',
      isAccurate: false,
    })
  })

  test('is accurate after the pin was moved, but not if it was moved back', async () => {
    const { screen, pin, confirm } = await openPin(area)
    pin.element().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await userEvent.click(confirm)
    await expect.element(screen.getByRole('alert')).toMatchTextContent('move the pin to your door')
    pin.element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(confirm)
    expect(chosenLocation('sg').read()).toMatchObject({ isAccurate: true })
  })

  test('has no street field if the geocoder knows the house', async () => {
    const { screen } = await openPin({ ...tiongBahru, address: '78 Moh Guan Terrace' })
    await expect.element(screen.getByRole('textbox', { name: 'Floor or unit' })).toBeVisible()
    expect(street(screen).query()).toBeNull()
  })
})

test('follows a drag and ignores a touch without movement', async () => {
  const { screen, pin } = await openPin()
  const { left, top } = pin.element().getBoundingClientRect()
  const dispatchPointer = (type: string, x: number, y: number) =>
    pin.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        clientX: left + 20 + x,
        clientY: top + 20 + y,
      }),
    )
  vi.spyOn(pin.element() as HTMLElement, 'setPointerCapture').mockImplementation(() => {})
  dispatchPointer('pointerdown', 0, 0)
  dispatchPointer('pointermove', 1, 0)
  dispatchPointer('pointerup', 1, 0)
  await expect.element(screen.getByText('The pin is at the address.')).toBeVisible()
  const metresPerPixel = 1_200 / (pin.element().parentElement?.clientWidth ?? 1)
  dispatchPointer('pointerdown', 0, 0)
  dispatchPointer('pointermove', 0, 40)
  dispatchPointer('pointerup', 0, 80)
  const south = Math.round((80 * metresPerPixel) / 10) * 10
  await expect
    .element(screen.getByText(`The pin is ${south} m south of the address.`))
    .toBeVisible()
})

test('looks up a new address far from the start and keeps the typed detail', async () => {
  vi.spyOn(client, 'reversePlace').mockResolvedValue(named(katong))
  const { screen, pin, confirm } = await openPin()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Floor or unit' }), '#03-01')
  pin.element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  await expect
    .element(screen.getByRole('dialog').getByText('Katong', { exact: true }).first())
    .toBeVisible()
  await userEvent.click(confirm)
  expect(chosenLocation('sg').read()).toMatchObject({
    id: 'kt',
    displayAddress: 'Katong, Singapore',
    addressDetail: '#03-01',
    latitude: expect.closeTo(1.2852, 4),
  })
})

test('cannot be confirmed in another country', async () => {
  vi.spyOn(client, 'reversePlace').mockResolvedValue(named(katong, 'my'))
  const { screen, pin, confirm } = await openPin()
  pin.element().focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  await expect.element(screen.getByText(/You seem to be in another country/)).toBeVisible()
  await userEvent.click(confirm)
  expect(chosenLocation('sg').read()).toEqual(tiongBahru)
})

test('offers a retry when the address look-up fails', async () => {
  const reverse = vi.spyOn(client, 'reversePlace').mockResolvedValue(unreachable)
  const { screen, confirm } = await openPin(null)
  await expect.element(screen.getByText('Move the pin to where we should deliver.')).toBeVisible()
  expect(screen.getByText('The pin is at the address.').query()).toBeNull()
  const pin = screen.getByRole('button', { name: 'Delivery address pin' })
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText('We couldn’t find an address here.')).toBeVisible()
  await userEvent.click(confirm)
  expect(chosenLocation('sg').read()).toBeNull()
  reverse.mockResolvedValue(named(tiongBahru))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(confirm)
  await vi.waitFor(
    () => expect(chosenLocation('sg').read()).toMatchObject({ id: 'tb', isAccurate: true }),
    { timeout: 60_000 },
  )
  expect(chosenLocation('sg').read()?.longitude).toBeCloseTo(countries.sg.centre.longitude, 3)
})

test('stores and clears address detail and courier note', async () => {
  const { screen, confirm } = await openPin({
    ...tiongBahru,
    addressDetail: '#02-15',
    noteToDriver: 'Gate',
  })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Floor or unit' }), '')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Note to rider' }), 'Call me')
  await userEvent.click(confirm)
  expect(chosenLocation('sg').read()).toMatchObject({ addressDetail: '', noteToDriver: 'Call me' })
})

test('shows the drawing when the map source is unreachable', async () => {
  vi.spyOn(client, 'readMapSettings').mockResolvedValue({
    ok: true,
    data: { styleUrl: `${window.location.origin}/no-such-style.json` },
  })
  const { screen, pin } = await openPin()
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText(/The pin is 20 m north/)).toBeVisible()
})
