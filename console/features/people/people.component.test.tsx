// Tests of people and invites in a browser.
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi, owner } from '../../testing/draw.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { usePeopleDownload } from './use-people-download.ts'

let restore = () => {}
afterEach(() => restore())

test('invites with a role of the person’s own merchant, and shows the link once (STAFF-03 STAFF-17)', async () => {
  const api = fakeApi(({ path }) => {
    if (path.startsWith('/merchants/')) return { body: { name: 'Warung Senja' } }
    return {
      body: {
        inviteID: 'i1',
        link: 'https://console.test/kitchen/invite#secret',
        expiresAt: '2030-01-01T00:00:00Z',
        sent: false,
      },
    }
  })
  restore = api.restore
  const screen = await draw(<InviteDialog onClose={() => {}} />)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Hassan Idris')
  await screen.getByRole('textbox', { name: 'Email or mobile number' }).fill('0812345678')
  await screen.getByRole('combobox', { name: 'Country' }).selectOptions('th')
  const role = screen.getByRole('combobox', { name: 'Role' })
  expect([...role.element().querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'merchant_owner',
    'merchant_manager',
    'merchant_staff',
  ])
  await role.selectOptions('merchant_staff')
  await screen.getByRole('radio', { name: 'Warung Senja' }).click()
  await screen.getByRole('button', { name: 'Create invite' }).click()
  await expect.element(screen.getByText('https://console.test/kitchen/invite#secret')).toBeVisible()
  expect(api.requests.find(({ path }) => path === '/staff/invites')?.body).toMatchObject({
    name: 'Hassan Idris',
    phone: '0812345678',
    countryCode: 'th',
    role: 'merchant_staff',
    scope: 'merchant:sg-m1',
  })
})

test('a person without the right to invite is offered no role (STAFF-17)', async () => {
  const me = { ...owner, memberships: [{ role: 'merchant_staff', scope: 'merchant:sg-m1' }] }
  const screen = await draw(<InviteDialog onClose={() => {}} />, { me: me as typeof owner })
  const role = screen.getByRole('combobox', { name: 'Role' })
  expect(role.element().querySelectorAll('option')).toHaveLength(0)
})

test('the table of rights follows the rules of the API (STAFF-13)', async () => {
  const screen = await draw(<RoleTable />)
  await screen.getByText('What a role may do').click()
  const row = screen.getByRole('row', { name: /^Publish menus/ })
  expect([...row.element().querySelectorAll('td .sr')].map((cell) => cell.textContent)).toEqual([
    'yes',
    'yes',
    'no',
  ])
})

test('the download has a row for each role, in words (DESK-22)', async () => {
  const person = {
    personID: 'p2',
    name: 'Hassan Idris',
    language: 'en' as const,
    email: 'hassan@senja.example',
    phone: null,
    state: 'active' as const,
    memberships: [
      { role: 'merchant_staff' as const, scope: 'merchant:sg-m1' as const },
      { role: 'support_agent' as const, scope: 'country:sg' as const },
    ],
    passkeys: 2,
    hasPin: true,
    lastSeenAt: '2026-03-18T04:00:00Z',
  }
  let csv = ''
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  URL.createObjectURL = (blob: Blob) => {
    void blob.text().then((text) => (csv = text))
    return 'blob:people'
  }
  HTMLAnchorElement.prototype.click = () => {}
  restore = fakeApi(() => ({ body: { name: 'Warung Senja' } })).restore
  function Download() {
    const download = usePeopleDownload()
    return <button onClick={() => void download([person])}>Download</button>
  }
  const screen = await draw(<Download />)
  await screen.getByRole('button', { name: 'Download' }).click()
  await expect
    .poll(() => csv.split('\r\n'))
    .toEqual([
      'Person,Address,Role,Where,Logs in with,State,Last seen',
      'Hassan Idris,hassan@senja.example,Restaurant staff,Warung Senja,"2 passkeys, PIN",active,2026-03-18T04:00:00Z',
      'Hassan Idris,hassan@senja.example,Support agent,Singapore,"2 passkeys, PIN",active,2026-03-18T04:00:00Z',
      '',
    ])
  URL.createObjectURL = createObjectURL
  HTMLAnchorElement.prototype.click = click
})
