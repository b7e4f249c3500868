// Tests of sending changes in a browser: one action id for retries, and a fresh log-in
// without leaving the page.
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi } from '../testing/draw.tsx'
import { client } from './client.ts'
import { useAction } from './use-action.ts'

let restore = () => {}
afterEach(() => restore())

function Form() {
  const grant = useAction<unknown>()
  return (
    <>
      <input aria-label="note" />
      <button
        type="button"
        onClick={() =>
          void grant.run((actionID) =>
            client.grant({ actionID, personID: 'p2', role: 'courier', scope: 'fleet:f1' }),
          )
        }
      >
        grant
      </button>
      <output>{grant.problem?.code ?? 'no problem'}</output>
    </>
  )
}

test('repeats a change whose answer was lost with the same action id; a new change has a new id', async () => {
  let isLost = true
  const api = fakeApi(() => {
    if (isLost) throw new TypeError('Failed to fetch')
    return { body: null }
  })
  restore = api.restore
  const screen = await draw(<Form />)
  const grant = screen.getByRole('button', { name: 'grant' })
  await grant.click()
  await expect.element(screen.getByText('network_error')).toBeVisible()
  isLost = false
  await grant.click()
  await expect.element(screen.getByText('no problem')).toBeVisible()
  await grant.click()
  await expect.poll(() => api.requests.length).toBe(3)
  const ids = api.requests.map(({ body }) => (body as { actionID: string }).actionID)
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false])
})

test('asks for a fresh log-in in place and keeps what was typed; closing it changes nothing (STAFF-09)', async () => {
  const api = fakeApi(({ path }) =>
    path === '/staff/memberships'
      ? { status: 403, body: { code: 'step_up_required', context: {} } }
      : { body: { passkey: true, oidc: false, code: true } },
  )
  restore = api.restore
  const screen = await draw(<Form />)
  await screen.getByRole('textbox', { name: 'note' }).fill('half a sentence')
  await screen.getByRole('button', { name: 'grant' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('step_up_required')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'note' })).toHaveValue('half a sentence')
  expect(api.requests.filter(({ path }) => path === '/staff/memberships')).toHaveLength(1)
})
