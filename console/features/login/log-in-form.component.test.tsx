// Tests of the log-in form in a browser: ways to log in, one-time code, and problems.
import { afterEach, expect, test, vi } from 'vitest'
import { draw, fakeApi, owner } from '../../testing/draw.tsx'
import { LogInForm } from './log-in-form.tsx'

let restore = () => {}
afterEach(() => restore())
const all = { passkey: true, oidc: true, code: true }

test('offers the ways that are configured (STAFF-07)', async () => {
  const screen = await draw(
    <LogInForm tree="desk" methods={all} returnTo="/desk/people" onLoggedIn={() => {}} />,
  )
  const link = screen.getByRole('link', { name: 'Work account' }).element()
  expect(link.getAttribute('href')).toBe(
    '/api/v1/staff/login/oidc/start?console=desk&returnTo=%2Fdesk%2Fpeople',
  )
})

test('does not offer what is not configured', async () => {
  const without = await draw(
    <LogInForm
      tree="desk"
      methods={{ ...all, oidc: false, code: false }}
      returnTo="/desk"
      onLoggedIn={() => {}}
    />,
  )
  await expect.element(without.getByRole('link', { name: 'Work account' })).not.toBeInTheDocument()
})

test('logs in with a code, and says when it is wrong (STAFF-08, OPS-27)', async () => {
  const api = fakeApi(({ path, body }) => {
    if (path === '/staff/login/codes')
      return { status: 201, body: { codeID: 'c1', expiresAt: '2030-01-01T00:00:00Z' } }
    if (path === '/dev/inbox?codeID=c1')
      return { body: { messages: [{ codeID: 'c1', text: '123456 is your code' }] } }
    if (path !== '/staff/login') return undefined
    return (body as { code: string }).code === '123456'
      ? { body: owner }
      : { status: 401, body: { code: 'code_wrong', context: {} } }
  })
  restore = api.restore
  const onLoggedIn = vi.fn<(me: typeof owner) => void>()
  const screen = await draw(
    <LogInForm tree="kitchen" methods={all} returnTo="/kitchen" onLoggedIn={onLoggedIn} />,
  )
  await screen.getByRole('button', { name: 'Send a code' }).click()
  await screen
    .getByRole('textbox', { name: 'Work email or mobile number' })
    .fill('mei@senja.example')
  await screen.getByRole('button', { name: 'Send code' }).click()
  // The page shows the login code, because this fake is a development server with an inbox
  // (OPS-27).
  await expect.element(screen.getByText('123456 is your code')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Six-digit code' }).fill('000000')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This code is wrong or has ended.')
  await screen.getByRole('textbox', { name: 'Six-digit code' }).fill('123456')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => onLoggedIn.mock.calls).toEqual([[owner]])
  expect(api.requests[0]?.body).toMatchObject({ address: 'mei@senja.example' })
})

test('a phone number without a prefix is read with a country, an e-mail address without', async () => {
  const screen = await draw(
    <LogInForm tree="kitchen" methods={all} returnTo="/kitchen" onLoggedIn={() => {}} />,
    { language: 'th' },
  )
  await screen.getByRole('button', { name: 'ส่งรหัส' }).click()
  const country = screen.getByRole('combobox', { name: 'ประเทศ' })
  await expect.element(country).toHaveValue('th')
  await screen.getByRole('textbox').fill('mei@senja.example')
  await expect.element(country).not.toBeInTheDocument()
})
