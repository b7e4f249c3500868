// Tests of the page of an invite: its token stays in this browser tab, also if the person must log
// in.
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, fakeApi, owner } from '../testing/draw.tsx'
import Invite, { clientLoader } from './invite.tsx'

const token = 'Zm9vYmFyLXRva2VuLW9mLWFuLWludml0ZS0xMjM0NTY'
const address = location.href
let isLoggedIn: boolean
let isOpen: boolean
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  isLoggedIn = false
  isOpen = true
  api = fakeApi(({ path, body }) => {
    if (path === '/staff/me')
      return isLoggedIn ? { body: owner } : { status: 401, body: { code: 'unauthenticated' } }
    if (!isOpen || (body as { token: string } | null)?.token !== token)
      return { status: 410, body: { code: 'invite_invalid', context: {} } }
    return path === '/staff/invites/view'
      ? { body: invite }
      : { body: { ...owner, passkeys: [key] } }
  })
})
afterEach(() => {
  api.restore()
  sessionStorage.clear()
  history.replaceState(null, '', address)
})

const invite = {
  name: 'Mei Ling Chua',
  role: 'merchant_manager',
  scope: 'merchant:sg-m1',
  scopeName: 'Warung Senja',
  invitedBy: 'Tingkat',
  expiresAt: '2030-01-01T00:00:00Z',
  needsLogin: true,
}
const key = { passkeyID: 'k1', name: 'Phone', createdAt: '2026-01-01T00:00:00Z', lastUsedAt: null }
/** Opens the address of an invite in this browser tab, and shows the page of the invite. */
async function open(part: string) {
  history.replaceState(null, '', part || location.pathname)
  const loaderData = await clientLoader()
  const props = { loaderData } as unknown as ComponentProps<typeof Invite>
  return { screen: await draw(<Invite {...props} />), invite: loaderData.invite }
}

test('the link to the log-in does not contain the token (STAFF-03)', async () => {
  const { screen } = await open(`#${token}`)
  const link = screen.getByRole('link', { name: 'Log in to accept' }).element()
  expect(link.getAttribute('href')).toBe('/kitchen/log-in?to=%2Fkitchen%2Finvite')
})

test('the invite is open again after the log-in, until it is accepted (STAFF-03)', async () => {
  const before = await open(`#${token}`)
  await before.screen.unmount()
  isLoggedIn = true
  const { screen } = await open('')
  await screen.getByRole('button', { name: 'Accept invite' }).click()
  await expect
    .poll(() => api.requests.find(({ path }) => path === '/staff/invites/accept')?.body)
    .toEqual({ token, console: 'kitchen' })
  await expect.poll(() => sessionStorage).toHaveLength(0)
})

test('an invite that needs no log-in is stored nowhere, and nor is an ended one', async () => {
  isLoggedIn = true
  await open(`#${token}`)
  expect(sessionStorage).toHaveLength(0)
  isLoggedIn = false
  await open(`#${token}`)
  expect(sessionStorage).toHaveLength(1)
  isOpen = false
  await open('')
  expect(sessionStorage).toHaveLength(0)
})

test('a token in the query, which servers receive, is ignored (STAFF-03)', async () => {
  const opened = await open(`?token=${token}`)
  expect(opened.invite.ok).toBe(false)
})
