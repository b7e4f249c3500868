// A list in a real browser: those that deliver to the address, and the others under their reason.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { kitchen } from '../../../testing/fill-cart.ts'
import { MerchantGrid } from './merchant-grid.tsx'
import type { ListState } from './merchant-list.ts'

const listed = (ID: string, deliverable: boolean | null): ListedMerchant => ({
  ...kitchen,
  ID,
  name: `Warung ${ID}`,
  deliverable,
  deliveryFee: null,
  opensAt: null,
})
const listOf = (deliverable: (boolean | null)[]): ListState => ({
  merchants: deliverable.map((one, index) => listed(String(index), one)),
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
    (one) => `${one.tagName} ${one.textContent}`,
  )
  await unmount()
  return found
}

test('PROD-11: those too far follow under a heading that says so, one step below it', async () => {
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

test('PROD-11: no such heading where all deliver, or no address is known', async () => {
  expect(await headings([true, true])).toEqual(['H2 Warung 0', 'H2 Warung 1'])
  expect(await headings([null])).toEqual(['H2 Warung 0'])
})
