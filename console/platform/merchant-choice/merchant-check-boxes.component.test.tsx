// Tests of the choice of merchants by a search, in a browser.
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { MerchantCheckBoxes } from './merchant-check-boxes.tsx'
import { MerchantSearch } from './merchant-search.tsx'

let restore = () => {}
afterEach(() => restore())

const merchants = ['Warung Senja', 'Warung Lima', 'Laksa Lorong']

function openSearch() {
  const api = fakeApi(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'https://api.example')
    if (pathname !== '/suggestions' && pathname !== '/search/suggestions') return undefined
    const words = (searchParams.get('q') ?? '').toLowerCase()
    const found = merchants.filter((name) => name.toLowerCase().includes(words))
    const country = searchParams.get('country')
    return {
      body: { suggestions: found.map((text) => ({ merchantID: `${country}-${text}`, text })) },
    }
  })
  restore = api.restore
  return api
}

function Choice() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <>
      <MerchantCheckBoxes
        legend="Restaurants"
        countries={['sg', 'vn']}
        chosen={chosen}
        onChange={setChosen}
      />
      <output>{chosen.join()}</output>
    </>
  )
}

test('a chosen restaurant stays in the list during the next search, in any country', async () => {
  openSearch()
  const screen = await draw(<Choice />)
  const field = screen.getByRole('searchbox', { name: 'Find a restaurant' })
  await field.fill('warung')
  await screen.getByText('Warung Lima', { exact: true }).click()
  await screen.getByRole('combobox', { name: 'Country' }).selectOptions('vn')
  await field.fill('laksa')
  await screen.getByText('Laksa Lorong', { exact: true }).click()
  await expect.element(screen.getByText('sg-Warung Lima,vn-Laksa Lorong')).toBeVisible()
  await expect
    .element(screen.getByRole('checkbox', { name: 'Warung Senja' }))
    .not.toBeInTheDocument()
})

test('a late result of an earlier search is ignored', async () => {
  openSearch()
  const answer = globalThis.fetch
  const held = Promise.withResolvers<void>()
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.includes('q=warung')) await held.promise
    return answer(input, init)
  }
  const screen = await draw(<Choice />)
  const field = screen.getByRole('searchbox', { name: 'Find a restaurant' })
  await field.fill('warung')
  await field.fill('laksa')
  const laksa = screen.getByRole('checkbox', { name: 'Laksa Lorong' })
  await expect.element(laksa).toBeInTheDocument()
  held.resolve()
  // The search for `warung`, which was held back, is answered by now, and React has rendered its
  // result.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(laksa).toBeInTheDocument()
  await expect
    .element(screen.getByRole('checkbox', { name: 'Warung Senja' }))
    .not.toBeInTheDocument()
})

test('a search without results says so in the person’s language, and is announced', async () => {
  openSearch()
  const screen = await draw(<Choice />, { language: 'vi' })
  const field = screen.getByRole('searchbox', { name: 'Tìm quán' })
  const missed = screen.container.querySelector('output')
  await field.fill('pizza')
  await expect.poll(() => missed?.textContent).toBe('Không có quán nào tên “pizza”.')
  await field.fill('laksa')
  await expect.element(screen.getByRole('checkbox', { name: 'Laksa Lorong' })).toBeInTheDocument()
  expect(missed?.textContent).toBe('')
  await field.fill('pizza')
  await expect.poll(() => missed?.textContent).not.toBe('')
  // One character is too short for a search, so the message about the previous search disappears.
  await field.fill('p')
  await expect.poll(() => missed?.textContent).toBe('')
})

test('a search everywhere finds restaurants of all countries', async () => {
  openSearch()
  const found: string[] = []
  const screen = await draw(
    <MerchantSearch
      countries={['sg', 'vn']}
      everywhere
      label="Find a restaurant"
      onFound={(merchants) => found.push(...(merchants ?? []).map(({ ID }) => ID))}
    />,
  )
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument()
  await screen.getByRole('searchbox', { name: 'Find a restaurant' }).fill('laksa')
  await expect.poll(() => found).toEqual(['sg-Laksa Lorong', 'vn-Laksa Lorong'])
})

test('a search that failed can be repeated', async () => {
  openSearch()
  const answer = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const screen = await draw(<Choice />)
  await screen.getByRole('searchbox', { name: 'Find a restaurant' }).fill('laksa')
  const retry = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  globalThis.fetch = answer
  await retry.click()
  await expect.element(screen.getByRole('checkbox', { name: 'Laksa Lorong' })).toBeInTheDocument()
  await expect.element(retry).not.toBeInTheDocument()
})
