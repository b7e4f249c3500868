// Tests of the guest gate in a browser: the error page after a failed guest session.
import type { ApiResult } from '@tingkat/contract/client'
import type { Guest } from '@tingkat/contract/guest'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../testing/draw.tsx'
import { GuestGate } from './guest-gate.tsx'
import { createGuestSession, displayTokenKey, tokenKey } from './guest-session.ts'

const refused: ApiResult<Guest> = {
  ok: false,
  problem: { code: 'guest_session_error', status: 401, message: '', context: {} },
}
const accepted: ApiResult<Guest> = { ok: true, data: { displayToken: 'me' } }

function createSession(answer: ApiResult<Guest>) {
  sessionStorage.clear()
  const reload = vi.fn<() => void>()
  const reportError = vi.fn<(error: object) => void>()
  const session = createGuestSession({
    client: {
      requestGuestToken: async () => ({
        ok: true,
        data: { token: `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`, expiresAt: '' },
      }),
      guestLogin: async () => answer,
    },
    storage: () => sessionStorage,
    now: Date.now,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    reportError,
    reload,
  })
  return { session, reload, reportError, load: async () => session }
}

const drawGate = async (
  setup: ReturnType<typeof createSession>,
  around: Around = {},
  guest = true,
) =>
  await draw(
    <GuestGate guest={guest} load={setup.load}>
      <main>
        <h1>Menu</h1>
      </main>
    </GuestGate>,
    around,
  )

test('GUEST-02 GUEST-11 ERR-11: a failed guest session shows the error page', async () => {
  const setup = createSession(refused)
  const screen = await drawGate(setup)
  const heading = screen.getByRole('heading', { name: 'Your session has expired' })
  await expect.element(heading).toBeVisible()
  await expect.element(heading).toHaveFocus()
  await expect.element(screen.getByRole('main')).toMatchTextContent('Guest sessions last a day.')
  expect(
    screen.container.querySelector('svg.guest-error-art')?.getBoundingClientRect().height,
  ).toBeGreaterThan(100)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Menu' }).query()).toBeNull()
  expect(setup.reportError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ severity: 'medium' }),
  )
})

test.each([
  ['network_error', 'guest_offline'],
  ['timeout', 'guest_offline'],
  ['unavailable', 'generic'],
  ['forbidden', 'generic'],
] as const)(
  'GUEST-11: after %s the error page shows the text %s, and not that of an expired session',
  async (code, text) => {
    const setup = createSession({
      ok: false,
      problem: { code, status: 0, message: '', context: {} },
    })
    const screen = await drawGate(setup)
    await expect
      .element(
        screen.getByRole('heading', { name: screen.t(`site:gfc_error.errors.${text}.title`) }),
      )
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect
      .element(screen.getByRole('main'))
      .not.toMatchTextContent(screen.t('site:gfc_error.errors.guest_session_error.message'))
  },
)

test('the parts of the error page stand together on a tall phone', async () => {
  await page.viewport(390, 844)
  const screen = await drawGate(createSession(refused))
  const heading = screen.getByRole('heading', { name: 'Your session has expired' })
  await expect.element(heading).toBeVisible()
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const text = screen.getByText(/^Guest sessions last a day/)
  expect(topOf(text.element()) - topOf(heading.element())).toBeLessThan(80)
  await page.viewport(1280, 800)
})

test('GUEST-12 GUEST-14 ERR-11: retry removes both tokens and reloads the page', async () => {
  const setup = createSession(refused)
  const screen = await drawGate(setup)
  const retry = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  sessionStorage.setItem(displayTokenKey, 'left over')
  expect(sessionStorage.getItem(tokenKey)).not.toBeNull()
  await userEvent.click(retry)
  expect([sessionStorage.getItem(tokenKey), sessionStorage.getItem(displayTokenKey)]).toEqual([
    null,
    null,
  ])
  expect(setup.reload).toHaveBeenCalledOnce()
})

test('the log-in link returns to this page', async () => {
  const screen = await drawGate(createSession(refused), { path: '/sg/en/restaurants?search=laksa' })
  await expect
    .element(screen.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute(
      'href',
      '/auth/login?country=sg&success_redirect=%2Fsg%2Fen%2Frestaurants%3Fsearch%3Dlaksa',
    )
})

test('a successful session keeps the page and stores both tokens', async () => {
  const setup = createSession(accepted)
  const screen = await drawGate(setup)
  await expect.poll(() => sessionStorage.getItem(displayTokenKey)).toBe('me')
  await expect.element(screen.getByRole('heading', { name: 'Menu' })).toBeVisible()
})

test.each([
  ['the flag is off', { flags: { enableGuestToken: false } }, true],
  ['the visitor is logged in', {}, false],
] as [string, Around, boolean][])('GUEST-04: does not start if %s', async (_, around, guest) => {
  const setup = createSession(refused)
  const start = vi.spyOn(setup.session, 'start')
  const screen = await drawGate(setup, around, guest)
  await expect.element(screen.getByRole('heading', { name: 'Menu' })).toBeVisible()
  expect(start).not.toHaveBeenCalled()
})

test.each([
  ['en', 'sg', 320],
  ['th', 'th', 390],
  ['vi', 'vn', 390],
  ['id', 'id', 320],
] as const)('GUEST-02: in %s it fits a small phone', async (language, country, width) => {
  await page.viewport(width, 700)
  const screen = await drawGate(createSession(refused), { language, country })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
