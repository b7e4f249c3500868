// Tests of actions on a paired tablet that need a person's PIN.
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import { afterEach, expect, test } from 'vitest'
import { useLiveChange } from '../../platform/use-live-change.ts'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { makeLive } from '../../testing/live.ts'
import { PersonGate } from './person-gate.tsx'

let restore = () => {}
afterEach(() => restore())

const device: MyDevice = {
  paired: true,
  deviceID: 'd1',
  name: 'Counter',
  country: 'sg',
  merchants: [{ ID: 'sg-m1', name: 'Warung Senja' }],
  people: [{ personID: 'p2', name: 'Hassan Idris' }],
  turn: null,
  pinLocked: false,
}

function LongPause() {
  const { change, problem } = useLiveChange('sg-m1', () => {})
  return (
    <>
      <button
        type="button"
        onClick={() => void change({ kind: 'pause', duration: 120, reason: 'other' })}
      >
        pause
      </button>
      <output>{problem?.code ?? 'no problem'}</output>
    </>
  )
}

function fakeTablet() {
  let hasTurn = false
  const api = fakeApi(({ method, path }) => {
    if (path === '/staff/devices/me/pin') {
      hasTurn = true
      return { body: device }
    }
    if (method !== 'POST') return undefined
    return hasTurn
      ? { body: makeLive() }
      : { status: 403, body: { code: 'forbidden', context: { permission: 'live.set' } } }
  })
  restore = api.restore
  return () => api.requests.filter(({ path }) => path.endsWith('/live')).map(({ body }) => body)
}

const gated = (
  <PersonGate device={device} onTurn={() => {}}>
    <LongPause />
  </PersonGate>
)

test('a long pause waits for the PIN of a person and is then made once (STAFF-22)', async () => {
  const sent = fakeTablet()
  const screen = await draw(gated)
  await screen.getByRole('button', { name: 'pause' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Hassan Idris' }).click()
  for (const digit of '7351') await screen.getByRole('button', { name: digit, exact: true }).click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[0]).toEqual(sent()[1])
  await expect.element(screen.getByText('no problem')).toBeVisible()
})

test('closing the dialog makes no change and says so (STAFF-22)', async () => {
  const sent = fakeTablet()
  const screen = await draw(gated)
  await screen.getByRole('button', { name: 'pause' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('forbidden')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a second action replaces the first, and the dialog stays open for it (STAFF-22)', async () => {
  const sent = fakeTablet()
  const screen = await draw(
    <PersonGate device={device} onTurn={() => {}}>
      <LongPause />
      <LongPause />
    </PersonGate>,
  )
  const [first, second] = screen.getByText('pause').elements() as HTMLElement[]
  first?.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  second?.click()
  await expect.element(screen.getByText('forbidden')).toBeInTheDocument()
  await screen.getByRole('dialog').getByRole('button', { name: 'Hassan Idris' }).click()
  for (const digit of '7351') await screen.getByRole('button', { name: digit, exact: true }).click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => sent().length).toBe(3)
  await expect.element(screen.getByText('no problem')).toBeVisible()
})
