// Tests of new partners in a browser.
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { PartnerDialog } from './partner-dialog.tsx'

let restore = () => {}
afterEach(() => restore())

function openApi() {
  const api = fakeApi(({ path }) =>
    path === '/staff/partners'
      ? { body: { partnerID: 'p1', tokenID: 't1', token: 'secret-of-p1' } }
      : undefined,
  )
  restore = api.restore
  return () => api.requests.find(({ path }) => path === '/staff/partners')?.body
}

test('a partner is created for all merchants, and its token is shown once (STAFF-26)', async () => {
  const readBody = openApi()
  const screen = await draw(<PartnerDialog countries={['sg', 'th']} onClose={() => {}} />)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Counter 1')
  const make = screen.getByRole('button', { name: 'Create partner' })
  await expect.element(make).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('combobox', { name: 'Country' }).selectOptions('th')
  await screen.getByText('All restaurants of the country').click()
  await make.click()
  await expect.element(screen.getByText('secret-of-p1')).toBeVisible()
  expect(readBody()).toMatchObject({
    name: 'Counter 1',
    role: 'merchant',
    country: 'th',
    merchantIDs: null,
  })
})

test('a fleet is created for a country, without a choice of merchants (STAFF-26)', async () => {
  const readBody = openApi()
  const screen = await draw(<PartnerDialog countries={['sg']} onClose={() => {}} />)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Quick wheels')
  await screen.getByRole('combobox', { name: 'Role' }).selectOptions('courier')
  await screen.getByRole('button', { name: 'Create partner' }).click()
  await expect.element(screen.getByText('secret-of-p1')).toBeVisible()
  expect(readBody()).toMatchObject({ role: 'courier', country: 'sg', merchantIDs: null })
})

test('an owner creates a partner for the own restaurants only (STAFF-26)', async () => {
  const api = fakeApi(({ path }) => {
    if (path.startsWith('/merchants/')) return { body: { name: 'Nasi', countryCode: 'ID' } }
    return { body: { partnerID: 'p1', tokenID: 't1', token: 'secret-of-p1' } }
  })
  restore = api.restore
  const own = [
    { ID: 'id-m1', name: 'Warung Senja' },
    { ID: 'id-m2', name: 'Soto Kudus' },
  ]
  const screen = await draw(<PartnerDialog countries={[]} own={own} onClose={() => {}} />)
  const roles = screen.getByRole('combobox', { name: 'Role' }).element()
  expect([...roles.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'merchant',
    'printer',
  ])
  await screen.getByRole('textbox', { name: 'Name' }).fill('Counter 1')
  await screen.getByText('Soto Kudus').click()
  await screen.getByRole('button', { name: 'Create partner' }).click()
  await expect.element(screen.getByText('secret-of-p1')).toBeVisible()
  expect(api.requests.find(({ path }) => path === '/staff/partners')?.body).toMatchObject({
    role: 'merchant',
    country: 'id',
    merchantIDs: ['id-m1'],
  })
})
