// Tests of a kitchen tablet in a browser: its pairing code, and the entry of a PIN.
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import { userEvent } from 'vitest/browser'
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { PairingPage } from './pairing-page.tsx'
import { WhoIsIt } from './who-is-it.tsx'

let restore = () => {}
afterEach(() => restore())

const device: MyDevice = {
  paired: true,
  deviceID: 'd1',
  name: 'Kitchen 1',
  country: 'sg',
  merchants: [{ ID: 'sg-m1', name: 'Warung Senja' }],
  people: [
    { personID: 'p1', name: 'Mei Ling' },
    { personID: 'p2', name: 'Hassan Idris' },
  ],
  turn: null,
  pinLocked: false,
}

test('shows a code in two groups, as a QR code, and its end (STAFF-18)', async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString()
  const api = fakeApi(({ path }) =>
    path === '/staff/devices/pair' ? { body: { code: 'HRNM2864', expiresAt } } : undefined,
  )
  restore = api.restore
  const screen = await draw(<PairingPage />)
  await expect.element(screen.getByText('HRNM 2864')).toBeVisible()
  await expect
    .element(screen.getByRole('img', { name: 'QR code to pair this tablet' }))
    .toBeVisible()
  await expect.element(screen.getByText(/^(10:00|9:5\d)$/)).toBeVisible()
})

test('asks for a new code when one has ended', async () => {
  let asked = 0
  const api = fakeApi(({ path }) => {
    if (path !== '/staff/devices/pair') return undefined
    asked += 1
    const expiresAt = new Date(Date.now() + (asked === 1 ? -1_000 : 600_000)).toISOString()
    return { body: { code: asked === 1 ? 'AAAA2222' : 'HHHH3333', expiresAt } }
  })
  restore = api.restore
  const screen = await draw(<PairingPage />)
  await expect.element(screen.getByText('HHHH 3333')).toBeVisible()
})

test('a person takes a turn in one tap and the digits, also with a keyboard (STAFF-20 STAFF-21)', async () => {
  const api = fakeApi(({ path, body }) => {
    if (path !== '/staff/devices/me/pin') return undefined
    return (body as { pin: string }).pin === '7351'
      ? { body: device }
      : { status: 401, body: { code: 'pin_wrong', context: {} } }
  })
  restore = api.restore
  const screen = await draw(<WhoIsIt device={device} />)
  await screen.getByRole('button', { name: 'Hassan Idris' }).click()
  for (const digit of '1111') await screen.getByRole('button', { name: digit }).click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This PIN is wrong.')
  await userEvent.keyboard('73519{Backspace}{Enter}')
  await expect
    .poll(() => api.requests.map(({ body }) => body))
    .toEqual([
      { personID: 'p2', pin: '1111' },
      { personID: 'p2', pin: '7351' },
    ])
})

test('keys of the PIN pad are at least 64 px high', async () => {
  const screen = await draw(<WhoIsIt device={device} />)
  await screen.getByRole('button', { name: 'Mei Ling' }).click()
  const heights = [...screen.container.querySelectorAll('.pad button, .who button')].map(
    (button) => button.getBoundingClientRect().height,
  )
  expect(heights).toHaveLength(14)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(64)
})

test('a tablet whose PIN entry is locked says so (STAFF-21)', async () => {
  const screen = await draw(<WhoIsIt device={{ ...device, pinLocked: true }} />)
  await screen.getByRole('button', { name: 'Mei Ling' }).click()
  await expect.element(screen.getByText(/^PIN entry is locked on this tablet/)).toBeVisible()
})
