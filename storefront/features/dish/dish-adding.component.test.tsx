// The way from the item drawer into the basket, in a browser: what its button does and when.
import type { CartChange } from '@tingkat/ordering/cart/cart'
import { addedMs, processingMs } from '@tingkat/ordering/dish/drawer-flow'
import { refuse } from '@tingkat/ordering/refusal'
import { makeLine, unwrap } from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addToCart, bowl, drawDrawer, press, counterCart } from '../../testing/dish-drawer.tsx'

describe('the way into the basket', () => {
  // The two waits of the flow stand still until a test lets them go; all other timers run.
  let waits: { ms: number; end: () => void }[] = []
  const setTimer = window.setTimeout.bind(window)
  beforeEach(() => {
    waits = []
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== processingMs && ms !== addedMs) return setTimer(run, ms)
      return waits.push({ ms, end: run })
    }) as typeof setTimeout)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const pending = () => waits.map((wait) => wait.ms)
  const endWait = () => waits.shift()?.end()
  const ready = { start: makeLine(bowl, 'line') }

  test('ITEM-13 ITEM-14 ITEM-15 ITEM-16: processing for 700 ms, then it is in, said for 400 ms, then the drawer leaves', async () => {
    const { drawer, button, save } = await drawDrawer(ready)
    await button().click()
    await expect.element(button()).toHaveTextContent('Adding')
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    expect(pending()).toEqual([700])
    expect(save).not.toHaveBeenCalled()
    endWait()
    expect(save).toHaveBeenCalledTimes(1)
    expect(save.mock.calls[0]?.[0]).toMatchObject({ ID: 'bowl', quantity: 1 })
    await expect.element(button()).toHaveTextContent('Added')
    expect(pending()).toEqual([400])
    expect(drawer.element().hasAttribute('data-open')).toBe(true)
    endWait()
    await expect.poll(() => document.querySelector('.drawer[data-open]')).toBeNull()
    await expect.poll(() => document.querySelector('.drawer')).toBeNull()
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('ITEM-17 ITEM-18: presses, Escape and the way out are ignored while it is processed and while it says added', async () => {
    const { drawer, button, save, closed } = await drawDrawer(ready)
    const hurry = async () => {
      press(button())
      press(button())
      press(drawer.getByRole('button', { name: 'Close' }))
      await userEvent.keyboard('{Escape}')
    }
    await button().click()
    await expect.element(button()).toHaveTextContent('Adding')
    await hurry()
    expect(pending(), 'still the one').toEqual([processingMs])
    endWait()
    await expect.element(button()).toHaveTextContent('Added')
    await hurry()
    expect(pending()).toEqual([addedMs])
    expect(drawer.element().hasAttribute('data-open')).toBe(true)
    endWait()
    expect(save).toHaveBeenCalledTimes(1)
    await expect.poll(() => closed.mock.calls.length).toBe(1)
  })

  test('ITEM-07 ITEM-14: editing updates the line it began with', async () => {
    const { drawer, button, save } = await drawDrawer({
      editing: true,
      start: makeLine(bowl, 'line', 2),
    })
    await drawer.getByRole('button', { name: 'One more' }).click()
    await button().click()
    await expect.element(button()).toHaveTextContent('Updating')
    endWait()
    await expect.element(button()).toHaveTextContent('Updated')
    expect(save.mock.calls[0]?.[0]).toMatchObject({ _id: 'line', quantity: 3 })
  })

  test('ITEM-09: after a refusal the drawer stays and says why; a change takes the words back', async () => {
    const refusal = refuse('order_value_exceeded', { orderLimit: 12_000, currency: 'SGD' })
    const { drawer, button, closed } = await drawDrawer({
      ...ready,
      save: (): CartChange => refusal,
    })
    await button().click()
    endWait()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent(/orders up to S\$\s120\.00/)
    await expect.element(button()).toMatchTextContent('Add to basket')
    expect(pending(), 'nothing that would close it').toEqual([])
    expect(drawer.element().hasAttribute('data-open')).toBe(true)
    expect(closed).not.toHaveBeenCalled()
    await drawer.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => drawer.getByRole('alert').elements()).toHaveLength(0)
  })

  test('ITEM-08 ITEM-11 ITEM-12: another kitchen’s basket is asked about, and proceeding adds as always', async () => {
    const { drawer, button, save } = await drawDrawer({
      ...ready,
      otherCart: counterCart,
      save: addToCart(counterCart),
    })
    await button().click()
    const question = drawer.getByRole('region', { name: 'Start a new basket?' })
    await expect.element(question).toHaveFocus()
    await expect.element(question).toMatchTextContent('Your basket holds 2 items from Satay Stall')
    expect(drawer.element().querySelector<HTMLElement>('.drawer-b')?.inert, 'choices wait').toBe(
      true,
    )
    expect(save).not.toHaveBeenCalled()
    await question.getByRole('button', { name: 'Start new' }).click()
    await expect.element(button()).toHaveTextContent('Adding')
    endWait()
    await expect.element(button()).toHaveTextContent('Added')
    expect(
      unwrap(save.mock.results[0]?.value as CartChange).cart?.merchants.map(
        (entry) => entry.merchant.ID,
      ),
    ).toEqual(['warung'])
  })

  test('ITEM-24: cancel leaves the basket as it was and goes back to the dish', async () => {
    const { drawer, button, save } = await drawDrawer({ ...ready, otherCart: counterCart })
    await button().click()
    await drawer.getByRole('button', { name: 'Keep basket' }).click()
    await expect.element(button()).toMatchTextContent('Add to basket')
    await expect.element(button()).toHaveFocus()
    expect(pending()).toEqual([])
    expect(save).not.toHaveBeenCalled()
  })
})
