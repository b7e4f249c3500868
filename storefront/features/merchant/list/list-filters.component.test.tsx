// Tests of the filter form in a browser.
import { describe, expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { FilterButton, FilterForm } from './list-filters.tsx'
import { parseListQuery } from './list-query.ts'

const now = new Date('2026-11-20T04:10:00.000Z')
const form = (query = '', near = true) => ({
  listQuery: parseListQuery(new URLSearchParams(query), now),
  listing: { search: 'laksa' },
  now,
  near,
})

describe('PROD-01: the filters of a list', () => {
  test('show the state of the URL', async () => {
    const { getByRole } = await draw(
      <FilterForm {...form('open=1&sort=fee&prices=2&diets=halal')} />,
    )
    await expect.element(getByRole('checkbox', { name: 'Open now' })).toBeChecked()
    await expect.element(getByRole('radio', { name: 'Delivery fee' })).toBeChecked()
    await expect.element(getByRole('checkbox', { name: 'S$ 8.00 to S$ 15.00' })).toBeChecked()
    await expect.element(getByRole('checkbox', { name: 'Halal' })).toBeChecked()
    await expect.element(getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
  })

  test('write each change to the URL, keep the search, and show the change at once', async () => {
    const { getByRole, getByText, router } = await draw(<FilterForm {...form('open=1')} />)
    await getByText('Vegetarian').click()
    await expect.element(getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked()
    expect(new URLSearchParams(router.state.location.search).toString()).toBe(
      'search=laksa&open=1&diets=vegetarian',
    )
    expect(router.state.historyAction).toBe('REPLACE')
    await getByText('some with a minimum order').click()
    await expect.element(getByRole('checkbox', { name: /^Free delivery/ })).toBeChecked()
    expect(new URLSearchParams(router.state.location.search).get('freeDelivery')).toBe('1')
  })

  test('offer no distance or time without an address', async () => {
    const { getByRole } = await draw(<FilterForm {...form('', false)} />)
    await expect.element(getByRole('radio', { name: 'Rating' })).toBeInTheDocument()
    expect(getByRole('radio', { name: 'Nearest' }).query()).toBeNull()
    expect(getByRole('group', { name: 'Arrives within' }).query()).toBeNull()
  })

  test('PICK-01 with pickup, offer nothing about delivery, and keep pickup with each change', async () => {
    const { getByRole, getByText, router } = await draw(
      <FilterForm {...form('pickup=1&sort=fee&minutes=20&freeDelivery=1')} />,
    )
    await expect.element(getByRole('radio', { name: 'Recommended' })).toBeChecked()
    await expect.element(getByRole('radio', { name: 'Nearest' })).toBeInTheDocument()
    for (const name of ['Delivery time', 'Delivery fee'])
      expect(getByRole('radio', { name }).query()).toBeNull()
    expect(getByRole('checkbox', { name: /^Free delivery/ }).query()).toBeNull()
    expect(getByRole('group', { name: 'Arrives within' }).query()).toBeNull()
    await expect.element(getByRole('combobox', { name: 'Ready by' })).toBeInTheDocument()
    await getByText('Nearest').click()
    expect(router.state.location.search).toBe('?search=laksa&sort=nearest&pickup=1')
  })

  test('a button shows their number, and its drawer the number of results', async () => {
    const { getByRole } = await draw(
      <FilterButton {...form('open=1&diets=halal,vegan')} total={23} />,
    )
    await getByRole('button', { name: 'Filter · 3' }).click()
    await expect.element(getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
    await getByRole('button', { name: 'Show 23 restaurants' }).click()
    await expect.poll(() => getByRole('dialog', { name: 'Filter and sort' }).query()).toBeNull()
  })

  test('are translated to Thai', async () => {
    const { getByRole } = await draw(<FilterForm {...form()} />, { country: 'th', language: 'th' })
    await expect.element(getByRole('checkbox', { name: 'ฮาลาล' })).toBeInTheDocument()
  })
})
