// Tests that the bill of a group order follows the changes that the merchant makes to its lines.
import { currencies } from '@tingkat/ordering/currency'
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import { amountOf } from '@tingkat/ordering/money'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { dishOf } from '../../testing/group-order-fixtures.ts'
import OrderGroupPanel from './order-group-panel.tsx'

const toAmount = (amount: number) => amountOf(amount, 'SGD', 'en-SG')
const memberOf = (name: string, items: ReturnType<typeof dishOf>[]) => {
  const food = items.reduce((total, item) => total + item.priceInMin, 0)
  return {
    memberID: name,
    memberName: name,
    nameAlias: '',
    creator: name === 'Ana',
    myself: name === 'Ana',
    items,
    food: toAmount(food),
    shares: [],
    total: toAmount(food),
  }
}
const { code, symbol, exponent } = currencies.SGD
const billWith = (anas: ReturnType<typeof dishOf>[]): SplitBill => ({
  groupID: 'sg-g1',
  groupName: '',
  orderID: 'sg-o1',
  orderCode: 'AB-12',
  currency: { code, symbol, exponent },
  total: toAmount(2_300),
  members: [memberOf('Ana', anas), memberOf('Bo', [dishOf('Laksa', 2, 1_560)])],
})

afterEach(() => vi.restoreAllMocks())

test('GRP-43: "Who ordered what" shows the lines as they are after a change', async () => {
  let bill = billWith([dishOf('Satay', 1, 740)])
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    Response.json(
      (input as string).includes('split-bill')
        ? bill
        : {
            summary: { groupID: 'sg-g1' },
            order: { orderID: 'sg-o1', orderCode: 'AB-12', orderState: 'COMPLETED', version: 1 },
          },
    ),
  )
  function Page() {
    const [version, setVersion] = useState(3)
    return (
      <>
        <button onClick={() => setVersion(4)}>next version</button>
        <OrderGroupPanel orderID="sg-o1" placedVersion={version} />
      </>
    )
  }
  const screen = await draw(<Page />)
  const panel = screen.getByRole('region', { name: 'Who ordered what' })
  await expect.element(panel).toMatchTextContent('1 Satay')
  bill = billWith([])
  await screen.getByRole('button', { name: 'next version' }).click()
  await expect.element(panel).not.toMatchTextContent('Satay')
  await expect.element(panel).toMatchTextContent('2 Laksa')
})
