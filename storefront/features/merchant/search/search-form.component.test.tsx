// Tests of the search form in a browser: suggestions, recent searches, and the plain form.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { draw } from '../../../testing/draw.tsx'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SearchForm } from './search-form.tsx'

const suggestions = [
  { text: 'Laksa', kind: 'dish' as const, merchantID: null },
  { text: 'Laksa Lorong Lima', kind: 'merchant' as const, merchantID: 'sg-m5' },
]

beforeEach(() => {
  vi.spyOn(client, 'listSuggestions').mockImplementation(({ q }) =>
    Promise.resolve({ ok: true, data: { suggestions: q.startsWith('lak') ? suggestions : [] } }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  recentSearches('sg').write(null)
})

describe('D30 ROUTE-13: searching', () => {
  test('suggests while typing; arrow keys choose a suggestion and Enter takes it', async () => {
    const { getByRole, router } = await draw(<SearchForm />)
    await getByRole('combobox', { name: 'Search for food' }).fill('lak')
    await expect.element(getByRole('option', { name: 'Laksa', exact: true })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(getByRole('option', { name: 'Laksa', exact: true }))
      .toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/sg/en/restaurants?search=Laksa')
  })

  test('a suggested merchant opens at once', async () => {
    const { getByRole, router } = await draw(<SearchForm />)
    await getByRole('combobox').fill('laksa l')
    await getByRole('option', { name: /Laksa Lorong Lima/ }).click()
    await expect
      .poll(() => router.state.location.pathname)
      .toBe('/sg/en/restaurant/laksa-lorong-lima/sg-m5')
  })

  test('Enter without a chosen suggestion searches; Escape keeps the text', async () => {
    const { getByRole, router } = await draw(<SearchForm />)
    await getByRole('combobox').fill('laks')
    await expect.element(getByRole('option', { name: 'Laksa', exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => getByRole('option').query()).toBeNull()
    await expect.element(getByRole('combobox')).toHaveValue('laks')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.search).toBe('?search=laks')
  })

  test('offers recent searches before typing, the latest first, and can clear them', async () => {
    for (const typed of ['pho', '  Laksa ', 'kopi', 'laksa', '   ']) rememberSearch('sg', typed)
    expect(recentSearches('sg').read()).toEqual(['laksa', 'kopi', 'pho'])
    expect(recentSearches('th').read()).toBeNull()
    const { getByRole } = await draw(<SearchForm />)
    await getByRole('combobox').click()
    await expect.element(getByRole('option', { name: 'laksa' })).toBeVisible()
    await getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => getByRole('option').query()).toBeNull()
    expect(recentSearches('sg').read()).toBeNull()
  })

  test('searches although suggestions fail', async () => {
    vi.mocked(client.listSuggestions).mockResolvedValue({
      ok: false,
      problem: { code: 'network_error', status: 0, message: '', context: {} },
    })
    const { getByRole, router } = await draw(<SearchForm />)
    await getByRole('combobox').fill('rojak')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.search).toBe('?search=rojak')
  })
})
