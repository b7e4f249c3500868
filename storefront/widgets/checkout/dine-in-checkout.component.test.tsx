// Tests of checkout at a table in a browser.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawCheckout, openServer, server } from '../../testing/checkout.tsx'
import { makeCart } from '../../testing/cart-fixtures.ts'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('at a table', () => {
  const seated = '/sg/en/dine-in/checkout?tableNumber=7&merchantID=warung&sourceID=menu'

  test('ROUTE-08 ROUTE-09 DINE-02: shows table and eaters, no delivery', async () => {
    const screen = await drawCheckout({
      atTable: true,
      path: seated,
      cart: makeCart({ table: '7' }),
    })
    await expect
      .element(screen.getByRole('heading', { name: 'Table 7', level: 1 }))
      .toBeInTheDocument()
    for (const absent of ['Deliver to', 'Delivery time'])
      await expect.element(screen.getByRole('heading', { name: absent })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'One more', exact: true }).click()
    await screen.place.click()
    await expect
      .poll(() => server.orders[0]?.body)
      .toMatchObject({
        location: null,
        dineInInfo: { tableID: 'T-7', merchants: { warung: { eaterCount: 3, tableNumber: '7' } } },
        sourceID: 'menu',
      })
  })

  test('DINE-03 DINE-05: refuses a table that was not scanned', async () => {
    const screen = await drawCheckout({ atTable: true, path: seated })
    await expect
      .element(screen.alert)
      .toMatchTextContent(screen.t('problem:gfc_error.errors.required_restaurant_params.title'))
    await expect.element(screen.place).not.toBeInTheDocument()
  })

  test.each([
    ['a table that does not exist', '?tableNumber=99&merchantID=warung'],
    ['no table', '?merchantID=warung'],
    ['an unknown merchant', '?tableNumber=7&merchantID=nowhere'],
    ['no merchant', '?tableNumber=7'],
  ])('DINE-04 DINE-05 ERR-06: refuses %s', async (_, query) => {
    const screen = await drawCheckout({ atTable: true, path: `/sg/en/dine-in/checkout${query}` })
    await expect
      .element(screen.alert)
      .toMatchTextContent(screen.t('problem:gfc_error.errors.required_restaurant_params.title'))
    await expect.element(screen.place).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('link', { name: screen.t('group:table.withoutTable') }))
      .toHaveAttribute('href', expect.stringMatching(/^\/sg\/en\/restaurant\/.+\/warung$/))
    expect(server.quotes).toEqual([])
  })
})
