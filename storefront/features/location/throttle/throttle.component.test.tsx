// What a throttled address means to the eater.
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readThrottle } from '../../../platform/storage/throttle.ts'
import { emptyAddress, tiongBahru } from '../../../testing/address.tsx'
import { draw } from '../../../testing/draw.tsx'
import { AddressInput, AddressSelector } from '../address/address-selector.tsx'
import { AppPrompt } from './app-prompt.tsx'
import { chosenLocation } from '../chosen-location.ts'
import { ThrottleNote } from './throttle-note.tsx'

const at = (city: string) => ({
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
    <AddressInput />
    <ThrottleNote />
  </>
)
const around = { country: 'id', language: 'en' } as const

beforeEach(emptyAddress)

test('THRO-06: a throttled address says so, and an address that the web has reached does not', async () => {
  chosenLocation('id').write(at('Pekanbaru'))
  const screen = await draw(page, around)
  await expect
    .element(screen.getByText('Web ordering is not available in Pekanbaru yet.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Get the app' }))
    .toHaveAttribute('href', '/id/en/download')
  chosenLocation('id').write(at('Jakarta Selatan'))
  await expect.element(screen.getByText(/not available/)).not.toBeInTheDocument()
  expect(readThrottle()).toEqual({ country: 'id', throttle: false })
})

test('without web ordering nothing is throttled', async () => {
  chosenLocation('id').write(at('Pekanbaru'))
  const screen = await draw(page, { ...around, flags: { webOrdering: false } })
  await vi.waitFor(() => expect(readThrottle()).toEqual({ country: 'id', throttle: false }))
  await expect.element(screen.getByText(/not available/)).not.toBeInTheDocument()
})

test('THRO-06: in place of checkout stands the way to the app, and to another address', async () => {
  chosenLocation('id').write(at('Pekanbaru'))
  const onChange = vi.fn<() => void>()
  const screen = await draw(<AppPrompt onChange={onChange} />, around)
  await expect
    .element(
      screen.getByRole('heading', { name: 'Web ordering is not available in Pekanbaru yet.' }),
    )
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Get the app' }))
    .toHaveAttribute('href', '/id/en/download')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another address' }))
  expect(onChange).toHaveBeenCalledOnce()
})
