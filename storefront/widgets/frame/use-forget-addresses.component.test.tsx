// Tests that a log-out forgets delivery addresses.
import type { User } from '@tingkat/contract/account'
import { testLocation } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { meStore, useMe } from '../../features/account/use-me.ts'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { draw } from '../../testing/draw.tsx'
import { useForgetAddresses } from './use-forget-addresses.ts'

const user: User = { name: 'Aisyah Rahman', loggedIn: true, safeId: 'e1', ongoingOrderCount: 0 }
const home = { ...testLocation, addressDetail: '#02-15', noteToDriver: 'Ring twice' }

function Page() {
  const me = useMe()
  useForgetAddresses(me)
  return <p>{me.status}</p>
}

beforeEach(() => {
  meStore.set(null)
  chosenLocation('sg').write(home)
  chosenLocation('my').write({ ...home, countryCode: 'my' })
})

test('a log-out forgets the address, the unit and the note of every country', async () => {
  meStore.set(user)
  const screen = await draw(<Page />)
  await expect.element(screen.getByText('member')).toBeVisible()
  expect(chosenLocation('sg').read()).toEqual(home)
  meStore.set(null)
  await expect.element(screen.getByText('guest')).toBeVisible()
  await expect.poll(() => chosenLocation('sg').read()).toBeNull()
  expect(chosenLocation('my').read()).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('#02-15')
})

test('a guest and an eater whose session has expired keep the address', async () => {
  const screen = await draw(<Page />)
  await expect.element(screen.getByText('guest')).toBeVisible()
  meStore.set(user)
  await expect.element(screen.getByText('member')).toBeVisible()
  meStore.endSession()
  await expect.element(screen.getByText('guest')).toBeVisible()
  expect(chosenLocation('sg').read()).toEqual(home)
})
