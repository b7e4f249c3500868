// Tests of the merchant grid in a browser: the headings of
// merchants that deliver to the address and of those that do not.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { testMerchant } from '../../../testing/cart-fixtures.ts'
import { MerchantGrid } from './merchant-grid.tsx'
import type { ListState } from './merchant-list.ts'

const listed = (ID: string, deliverable: boolean | null): ListedMerchant => ({
  ...testMerchant,
  ID,
  name: `Warung ${ID}`,
  deliverable,
  deliveryFee: null,
  opensAt: null,
})
const listOf = (deliverable: (boolean | null)[]): ListState => ({
  merchants: deliverable.map((delivers, index) => listed(String(index), delivers)),
  total: deliverable.length,
  deliverableCount: null,
  nextCursor: null,
  near: true,
  state: 'ready',
})

async function headings(deliverable: (boolean | null)[], heading: 'h2' | 'h3' = 'h2') {
  const { container, unmount } = await draw(
    <MerchantGrid
      list={listOf(deliverable)}
      now={new Date()}
      heading={heading}
      onMore={() => {}}
      onRetry={() => {}}
    />,
  )
  const found = [...container.querySelectorAll('h2, h3, h4')].map(
    (heading) => `${heading.tagName} ${heading.textContent}`,
  )
  await unmount()
  return found
}

test('PROD-11: merchants that are too far follow under their own heading', async () => {
  expect(await headings([true, false, false])).toEqual([
    'H2 Warung 0',
    'H2 Too far to deliver here',
    'H3 Warung 1',
    'H3 Warung 2',
  ])
  expect(await headings([true, false], 'h3')).toEqual([
    'H3 Warung 0',
    'H3 Too far to deliver here',
    'H4 Warung 1',
  ])
  expect(await headings([false])).toEqual(['H2 Too far to deliver here', 'H3 Warung 0'])
})

test('PROD-01: partial matches of a search follow under their own heading', async () => {
  const [first, second, third] = [listed('0', true), listed('1', true), listed('2', false)]
  const screen = await draw(
    <MerchantGrid
      list={{ ...listOf([]), merchants: [first, { ...second, isPartialMatch: true }, third] }}
      now={new Date()}
      heading="h2"
      onMore={() => {}}
      onRetry={() => {}}
    />,
  )
  const names = [...screen.container.querySelectorAll('h2, h3')].map((name) => name.textContent)
  expect(names).toEqual([
    'Warung 0',
    'Similar results',
    'Warung 1',
    'Too far to deliver here',
    'Warung 2',
  ])
  await expect
    .element(screen.getByRole('region', { name: 'Similar results' }))
    .toMatchTextContent('Warung 1')
})

test('PROD-11: there is no such heading if all deliver or there is no address', async () => {
  expect(await headings([true, true])).toEqual(['H2 Warung 0', 'H2 Warung 1'])
  expect(await headings([null])).toEqual(['H2 Warung 0'])
})

test('the pictures of the first view load at once, and only the first has a high priority', async () => {
  const { container } = await draw(
    <MerchantGrid
      list={listOf([true, true, true, true])}
      now={new Date()}
      onMore={() => {}}
      onRetry={() => {}}
    />,
  )
  const pictures = [...container.querySelectorAll('img')]
  expect(pictures.map(({ loading, fetchPriority }) => `${loading} ${fetchPriority}`)).toEqual([
    'eager high',
    'eager low',
    'eager low',
    'lazy low',
  ])
})

test('cards do not render again when their page does', async () => {
  let reads = 0
  const list = listOf([true])
  Object.defineProperty(list.merchants[0], 'name', {
    get() {
      reads += 1
      return 'Warung'
    },
  })
  function Page() {
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          {`Rendered ${count}`}
        </button>
        <MerchantGrid
          list={{ ...list }}
          now={new Date('2026-11-22T04:00:00Z')}
          onMore={() => {}}
          onRetry={() => {}}
        />
      </>
    )
  }
  const screen = await draw(<Page />)
  // The heart (favourite button) reads the merchant's name once when it is loaded, so the test
  // waits for it.
  await expect.element(screen.getByRole('button', { name: /Favourite/ })).toBeVisible()
  const readsBefore = reads
  await screen.getByText('Rendered 0').click()
  await expect.element(screen.getByText('Rendered 1')).toBeVisible()
  expect(readsBefore).toBeGreaterThan(0)
  expect(reads).toBe(readsBefore)
})
