// Tests of the dialog for a fresh log-in when several requests need one.
import type { ApiResult } from '@tingkat/contract/client'
import { afterEach, expect, test } from 'vitest'
import { useAction } from '../../platform/use-action.ts'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { stepUpChannel } from './step-up-channel.ts'

let restore = () => {}
afterEach(() => restore())

type Send = () => Promise<ApiResult<null>>

function Change({ name, send }: { name: string; send: Send }) {
  const { run, busy, problem } = useAction<null>()
  return (
    <>
      <button type="button" onClick={() => void run(send)}>
        {name}
      </button>
      <output data-testid="state">{busy ? 'busy' : (problem?.code ?? 'idle')}</output>
    </>
  )
}

/** Sends two requests, both of which are refused until `logIn` is called. */
async function sendTwo() {
  const methods = { passkey: true, oidc: false, code: true }
  restore = fakeApi(() => ({ body: methods })).restore
  const sent: string[] = []
  let isFresh = false
  const sendAs =
    (name: string): Send =>
    async () => {
      sent.push(name)
      if (isFresh) return { ok: true, data: null }
      const problem = { code: 'step_up_required', status: 403, message: '', context: {} } as const
      return { ok: false, problem }
    }
  const screen = await draw(
    <>
      <Change name="first" send={sendAs('first')} />
      <Change name="second" send={sendAs('second')} />
    </>,
  )
  const second = screen.getByText('second')
  await screen.getByText('first').click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  // The test clicks by script, because the dialog covers the button. On a real page, the second
  // request can be sent before the dialog opens and be refused afterwards.
  ;(second.element() as HTMLElement).click()
  await expect.poll(() => sent).toEqual(['first', 'second'])
  const states = () => screen.getByTestId('state').elements()
  const logIn = () => {
    isFresh = true
    const channel = new BroadcastChannel(stepUpChannel)
    channel.postMessage(null)
    channel.close()
  }
  return { screen, sent, logIn, states: () => states().map(({ textContent }) => textContent) }
}

test('a fresh log-in repeats every request that waits for it (STAFF-09)', async () => {
  const { screen, sent, logIn, states } = await sendTwo()
  logIn()
  await expect.poll(states).toEqual(['idle', 'idle'])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual(['first', 'second', 'first', 'second'])
})

test('closing the dialog refuses every request that waits for it (STAFF-09)', async () => {
  const { screen, sent, states } = await sendTwo()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.poll(states).toEqual(['step_up_required', 'step_up_required'])
  expect(sent).toHaveLength(2)
})
