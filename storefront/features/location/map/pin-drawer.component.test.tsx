// The pin in a browser: moved by keys and by hand, told in words, named anew when it goes far, kept with the door.
import { countries } from '@tingkat/ordering/country/country'
import { beforeEach, expect, test, vi } from 'vitest'
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
  const pin = screen.getByRole('button', { name: 'Pin of the delivery address' })
  await expect.element(pin).toBeVisible()
  return { screen, pin, confirm: screen.getByRole('button', { name: 'Deliver here' }) }
}

test('arrow keys move the pin, and words say where to; the address keeps its name', async () => {
  const reverse = vi.spyOn(client, 'reversePlace')
  const { screen, pin, confirm } = await openPin()
  await expect.element(screen.getByText('The pin stands where the address is.')).toBeVisible()
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}')
  // Three steps of a sixtieth of 1,200 m each way.
  await expect
    .element(screen.getByText('The pin stands 80 m north-east of the address.'))
    .toBeVisible()
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

test('a hand drags the pin by as much as it goes, and a touch alone moves nothing', async () => {
  const { screen, pin } = await openPin()
  const { left, top } = pin.element().getBoundingClientRect()
  const press = (type: string, x: number, y: number) =>
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
  press('pointerdown', 0, 0)
  press('pointermove', 1, 0)
  press('pointerup', 1, 0)
  await expect.element(screen.getByText('The pin stands where the address is.')).toBeVisible()
  const metresPerPixel = 1_200 / (pin.element().parentElement?.clientWidth ?? 1)
  press('pointerdown', 0, 0)
  press('pointermove', 0, 40)
  press('pointerup', 0, 80)
  const south = Math.round((80 * metresPerPixel) / 10) * 10
  await expect
    .element(screen.getByText(`The pin stands ${south} m south of the address.`))
    .toBeVisible()
})

test('far from its address the place is named anew, with its city; the door stays as typed', async () => {
  vi.spyOn(client, 'reversePlace').mockResolvedValue(named(katong))
  const { screen, pin, confirm } = await openPin()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Floor and unit' }), '#03-01')
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

test('abroad nothing can be chosen', async () => {
  vi.spyOn(client, 'reversePlace').mockResolvedValue(named(katong, 'my'))
  const { screen, pin, confirm } = await openPin()
  pin.element().focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  await expect.element(screen.getByText(/You seem to be in another country/)).toBeVisible()
  await userEvent.click(confirm)
  expect(chosenLocation('sg').read()).toEqual(tiongBahru)
})

test('a spot that nobody can name says so and may be tried again', async () => {
  const reverse = vi.spyOn(client, 'reversePlace').mockResolvedValue(unreachable)
  const { screen, confirm } = await openPin(null)
  await expect.element(screen.getByText('Put the pin where the food should go.')).toBeVisible()
  const pin = screen.getByRole('button', { name: 'Pin of the delivery address' })
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText('We do not know this spot')).toBeVisible()
  await userEvent.click(confirm)
  expect(chosenLocation('sg').read()).toBeNull()
  reverse.mockResolvedValue(named(tiongBahru))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(confirm)
  await vi.waitFor(() =>
    expect(chosenLocation('sg').read()).toMatchObject({ id: 'tb', isAccurate: true }),
  )
  expect(chosenLocation('sg').read()?.longitude).toBeCloseTo(countries.sg.centre.longitude, 3)
})

test('floor and note are kept, and taken away again', async () => {
  const { screen, confirm } = await openPin({
    ...tiongBahru,
    addressDetail: '#02-15',
    noteToDriver: 'Gate',
  })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Floor and unit' }), '')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Note to the rider' }), 'Call me')
  await userEvent.click(confirm)
  expect(chosenLocation('sg').read()).toMatchObject({ addressDetail: '', noteToDriver: 'Call me' })
})

test('a source of maps that is away leaves the drawing', async () => {
  vi.spyOn(client, 'readMapSettings').mockResolvedValue({
    ok: true,
    data: { styleUrl: `${window.location.origin}/no-such-style.json` },
  })
  const { screen, pin } = await openPin()
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText(/The pin stands 20 m north/)).toBeVisible()
})
