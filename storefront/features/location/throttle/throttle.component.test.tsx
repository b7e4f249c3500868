// Tests of the notes and prompts for an address without web ordering.
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readThrottle } from '../../../platform/storage/throttle-record.ts'
import { emptyAddress, tiongBahru } from '../../../testing/address.tsx'
import { draw } from '../../../testing/draw.tsx'
import { AddressDialogs, AddressSelector } from '../address/address-selector.tsx'
import { AppPrompt } from './app-prompt.tsx'
import { chosenLocation } from '../chosen-location.ts'
import { ThrottleNote } from './throttle-note.tsx'

const locationIn = (city: string) => ({
  ...tiongBahru,
  id: city,
  displayAddress: city,
  address: city,
  city,
  countryCode: 'id',
})
const page = (
  <>
    <AddressSelector />
    <AddressDialogs />
    <ThrottleNote />
  </>
)
const around = { country: 'id', language: 'en' } as const

beforeEach(emptyAddress)

test('marks a throttled address but not one with web ordering (THRO-06)', async () => {
  chosenLocation('id').write(locationIn('Pekanbaru'))
  const screen = await draw(page, around)
  await expect
    .element(screen.getByText('Web ordering isn’t available in Pekanbaru yet.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Get the app' }))
    .toHaveAttribute('href', '/id/en/download')
  chosenLocation('id').write(locationIn('Jakarta Selatan'))
  await expect.element(screen.getByText(/isn’t available/)).not.toBeInTheDocument()
  expect(readThrottle()).toEqual({ country: 'id', throttle: false })
})

test('marks no address as throttled when web ordering is off', async () => {
  chosenLocation('id').write(locationIn('Pekanbaru'))
  const screen = await draw(page, { ...around, flags: { webOrdering: false } })
  await vi.waitFor(() => expect(readThrottle()).toEqual({ country: 'id', throttle: false }), {
    timeout: 60_000,
  })
  await expect.element(screen.getByText(/isn’t available/)).not.toBeInTheDocument()
})

test('offers the app and another address instead of checkout (THRO-06)', async () => {
  chosenLocation('id').write(locationIn('Pekanbaru'))
  const onChange = vi.fn<() => void>()
  const screen = await draw(<AppPrompt onChange={onChange} />, around)
  await expect
    .element(
      screen.getByRole('heading', { name: 'Web ordering isn’t available in Pekanbaru yet.' }),
    )
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Get the app' }))
    .toHaveAttribute('href', '/id/en/download')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another address' }))
  expect(onChange).toHaveBeenCalledOnce()
})
