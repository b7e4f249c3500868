// Tests of the profile in a browser: name, devices, data export, and deleting the account.
import type { Profile as ProfileData } from '@tingkat/contract/account'
import type { ProblemCode } from '@tingkat/contract/problem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../testing/draw.tsx'
import { Profile } from './profile.tsx'

type Reply = { status: number; json: unknown }
const refuse = (code: ProblemCode, status: number, context: object = {}): Reply => ({
  status,
  json: { code, status, title: code, context },
})
const user = { name: 'Aisyah Rahman', loggedIn: true, safeId: 's', ongoingOrderCount: 0 }
const session = { openedAt: '2026-11-01T00:00:00Z', seenAt: '2026-11-20T18:00:00Z' }
const profile: ProfileData = {
  name: user.name,
  phone: '•••• 4567',
  memberSince: '2025-12-31T20:00:00Z',
  sessions: [
    { ...session, sessionID: 'here', browser: 'Chrome', system: 'Android', current: true },
    { ...session, sessionID: 'desk', browser: 'Safari', system: 'macOS', current: false },
    { ...session, sessionID: 'odd', browser: '', system: '', current: false },
  ],
}

let calls: string[]
let replies: Record<string, Reply[]>
const onLoggedOut = vi.fn<() => void>()
const onSessionEnded = vi.fn<() => void>()
const onChanged = vi.fn<(user: object) => void>()

beforeEach(() => {
  calls = []
  replies = {
    'GET /api/v1/users/me/profile': [{ status: 200, json: profile }],
    'PATCH /api/v1/users/me': [{ status: 200, json: { ...user, name: 'Aisyah' } }],
    'DELETE /api/v1/users/me/sessions/desk': [{ status: 200, json: null }],
    'DELETE /api/v1/users/me/sessions': [{ status: 200, json: null }],
    'POST /api/v1/users/me/codes': [
      { status: 201, json: { codeID: 'c9', expiresAt: '', sentTo: '•••• 4567' } },
    ],
    'DELETE /api/v1/users/me': [{ status: 200, json: null }],
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${new URL(input as string, location.href).pathname}`
    calls.push(init?.body ? `${name} ${init.body as string}` : name)
    const queue = replies[name] ?? []
    const { status, json } =
      (queue.length > 1 ? queue.shift() : queue[0]) ?? refuse('not_found', 404)
    return new Response(JSON.stringify(json), { status })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const spy of [onLoggedOut, onSessionEnded, onChanged]) spy.mockReset()
})

const drawProfile = async (around: Around = {}, ongoingOrderCount = 0) =>
  await draw(
    <Profile
      user={{ ...user, ongoingOrderCount }}
      onChanged={onChanged}
      onLoggedOut={onLoggedOut}
      onSessionEnded={onSessionEnded}
    />,
    around,
  )

test('shows the masked number, dates in the country’s time zone, and every device', async () => {
  const screen = await drawProfile()
  await expect.element(screen.getByText('•••• 4567')).toBeVisible()
  // The account was created at 2025-12-31T20:00Z, which is New Year's Day in Singapore.
  await expect.element(screen.getByText('1 January 2026')).toBeVisible()
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible()
  await expect.element(screen.getByText('Unknown device')).toBeVisible()
  await expect.element(screen.getByText('Last used 21 November 2026').first()).toBeVisible()
  expect(screen.getByText('This device').elements()).toHaveLength(1)
})

test('saves the name only when it has changed', async () => {
  const screen = await drawProfile()
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(screen.getByLabelText('Your name'), '   ')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(screen.getByLabelText('Your name'), 'Aisyah')
  await userEvent.click(save)
  await expect.element(screen.getByText('Name saved')).toBeVisible()
  expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ name: 'Aisyah' }))
})

describe('devices', () => {
  test('logging out one device moves the focus to the heading', async () => {
    const screen = await drawProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Log out Safari on macOS' }))
    await expect.element(screen.getByText('Safari on macOS')).not.toBeInTheDocument()
    expect(calls).toContain('DELETE /api/v1/users/me/sessions/desk')
    await expect.element(screen.getByRole('heading', { name: 'Logged-in devices' })).toHaveFocus()
  })

  test('logs out all devices, including this one', async () => {
    const screen = await drawProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    await expect.poll(() => onLoggedOut.mock.calls.length).toBe(1)
    expect(calls).toContain('DELETE /api/v1/users/me/sessions')
  })

  test('removes a device without a session; reports the end of the own session', async () => {
    replies['DELETE /api/v1/users/me/sessions'] = [refuse('unauthenticated', 401)]
    const screen = await drawProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Log out Unknown device' }))
    await expect.element(screen.getByText('Unknown device')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    await expect.poll(() => onSessionEnded.mock.calls.length).toBe(1)
    expect(onLoggedOut).not.toHaveBeenCalled()
  })
})

test('the data export is a file from the server', async () => {
  const screen = await drawProfile()
  const link = screen.getByRole('link', { name: 'Download my data' })
  await expect.element(link).toHaveAttribute('href', '/api/v1/users/me/export')
  await expect.element(link).toHaveAttribute('download', 'tingkat-my-data.json')
})

describe('deleting', () => {
  test('asks for a new code, refuses a wrong one, and deletes with the right one', async () => {
    replies['DELETE /api/v1/users/me'] = [
      refuse('code_wrong', 422, { triesLeft: 4 }),
      { status: 200, json: null },
    ]
    const screen = await drawProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(calls.filter((call) => call.includes('codes') || call.startsWith('DELETE'))).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    const code = screen.getByLabelText('Six-digit code')
    await expect.element(code).toHaveFocus()
    const remove = screen.getByRole('button', { name: 'Delete permanently' })
    await userEvent.fill(code, '000000')
    await userEvent.click(remove)
    await expect.element(screen.getByRole('alert')).toMatchTextContent('4 tries left')
    await userEvent.fill(code, '123456')
    await userEvent.click(remove)
    await expect.poll(() => onLoggedOut.mock.calls.length).toBe(1)
    expect(calls.at(-1)).toBe('DELETE /api/v1/users/me {"codeID":"c9","code":"123456"}')
  })

  test('offers a new code after the code has expired', async () => {
    replies['DELETE /api/v1/users/me'] = [refuse('code_expired', 410)]
    const screen = await drawProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await userEvent.fill(screen.getByLabelText('Six-digit code'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }))
    await expect.element(screen.getByRole('alert')).toMatchTextContent('This code has expired.')
    await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeVisible()
    expect(onLoggedOut).not.toHaveBeenCalled()
  })

  test('can be cancelled without a request, and restores the focus', async () => {
    const screen = await drawProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    await expect.element(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus()
    expect(calls).toEqual(['GET /api/v1/users/me/profile'])
  })

  test('is not offered while an order is under way', async () => {
    const screen = await drawProfile({}, 1)
    await expect.element(screen.getByText(/You have an order in progress/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'See your orders' }))
      .toHaveAttribute('href', '/sg/en/order-history')
    expect(screen.getByRole('button', { name: 'Delete my account' }).query()).toBeNull()
  })

  test('shows the refusal of the server if an order was placed meanwhile', async () => {
    replies['POST /api/v1/users/me/codes'] = [refuse('order_under_way', 409)]
    const screen = await drawProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('You have an order in progress.')
  })
})

test('offers a retry when the profile could not be read', async () => {
  replies['GET /api/v1/users/me/profile'] = [
    refuse('unavailable', 503),
    { status: 200, json: profile },
  ]
  const screen = await drawProfile()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('•••• 4567')).toBeVisible()
})

test.each([
  ['en', 'sg', 320],
  ['th', 'th', 390],
  ['vi', 'vn', 390],
  ['id', 'id', 320],
] as const)('in %s the page fits a small phone', async (language, country, width) => {
  await page.viewport(width, 700)
  const screen = await drawProfile({ language, country })
  await expect.element(screen.getByText('•••• 4567')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
