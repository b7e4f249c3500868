// Tests of adding a dish to the cart from the dish drawer.
import type { CartChange } from '@tingkat/ordering/cart/cart'
import { addedMs, processingMs } from '@tingkat/ordering/dish/drawer-flow'
import { refuse } from '@tingkat/ordering/refusal'
import { makeLine, unwrap } from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addToCart, bowl, drawDrawer, press, counterCart } from '../../testing/dish-drawer.tsx'

describe('adding to the cart', () => {
  // The timers that end the phases `processing` and `added`. They are intercepted, so that each
  // test decides when a phase ends. Other timers run normally.
  let phaseTimers: { ms: number; end: () => void }[] = []
  const setRealTimeout = window.setTimeout.bind(window)
  beforeEach(() => {
    phaseTimers = []
    vi.spyOn(window, 'setTimeout').mockImplementation(((callback: () => void, ms?: number) => {
      if (ms !== processingMs && ms !== addedMs) return setRealTimeout(callback, ms)
      return phaseTimers.push({ ms, end: callback })
    }) as typeof setTimeout)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const pendingMs = () => phaseTimers.map((timer) => timer.ms)
  const endPhase = () => phaseTimers.shift()?.end()
  const validLine = { start: makeLine(bowl, 'line') }

  test('processes, confirms, then closes (ITEM-13 ITEM-14 ITEM-15 ITEM-16)', async () => {
    const { drawer, button, save } = await drawDrawer(validLine)
    await button().click()
    await expect.element(button()).toHaveTextContent('Adding')
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    expect(pendingMs()).toEqual([700])
    expect(save).not.toHaveBeenCalled()
    endPhase()
    expect(save).toHaveBeenCalledTimes(1)
    expect(save.mock.calls[0]?.[0]).toMatchObject({ ID: 'bowl', quantity: 1 })
    await expect.element(button()).toHaveTextContent('Added')
    expect(pendingMs()).toEqual([400])
    expect(drawer.element().hasAttribute('data-open')).toBe(true)
    endPhase()
    await expect.poll(() => document.querySelector('.drawer[data-open]')).toBeNull()
    await expect.poll(() => document.querySelector('.drawer')).toBeNull()
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('ignores presses, Escape and Close until the dish is added (ITEM-17 ITEM-18)', async () => {
    const { drawer, button, save, closed } = await drawDrawer(validLine)
    const pressEverything = async () => {
      press(button())
      press(button())
      press(drawer.getByRole('button', { name: 'Close' }))
      await userEvent.keyboard('{Escape}')
    }
    await button().click()
    await expect.element(button()).toHaveTextContent('Adding')
    await pressEverything()
    expect(pendingMs(), 'still one timer').toEqual([processingMs])
    endPhase()
    await expect.element(button()).toHaveTextContent('Added')
    await pressEverything()
    expect(pendingMs()).toEqual([addedMs])
    expect(drawer.element().hasAttribute('data-open')).toBe(true)
    endPhase()
    expect(save).toHaveBeenCalledTimes(1)
    await expect.poll(() => closed.mock.calls.length).toBe(1)
  })

  test('updates the edited line (ITEM-07 ITEM-14)', async () => {
    const { drawer, button, save } = await drawDrawer({
      editing: true,
      start: makeLine(bowl, 'line', 2),
    })
    await drawer.getByRole('button', { name: 'One more' }).click()
    await button().click()
    await expect.element(button()).toHaveTextContent('Updating')
    endPhase()
    await expect.element(button()).toHaveTextContent('Updated')
    expect(save.mock.calls[0]?.[0]).toMatchObject({ _id: 'line', quantity: 3 })
  })

  test('shows a refusal until the next change and stays open (ITEM-09)', async () => {
    const refusal = refuse('order_value_exceeded', { orderLimit: 12_000, currency: 'SGD' })
    const { drawer, button, closed } = await drawDrawer({
      ...validLine,
      save: (): CartChange => refusal,
    })
    await button().click()
    endPhase()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent(/orders up to S\$\s120\.00/)
    await expect.element(button()).toMatchTextContent('Add to basket')
    expect(pendingMs(), 'no timer that closes the drawer').toEqual([])
    expect(drawer.element().hasAttribute('data-open')).toBe(true)
    expect(closed).not.toHaveBeenCalled()
    await drawer.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => drawer.getByRole('alert').elements()).toHaveLength(0)
  })

  test('asks before replacing the cart of another merchant (ITEM-08 ITEM-11 ITEM-12)', async () => {
    const { drawer, button, save } = await drawDrawer({
      ...validLine,
      otherCart: counterCart,
      save: addToCart(counterCart),
    })
    await button().click()
    const question = drawer.getByRole('region', { name: 'Start a new basket?' })
    await expect.element(question).toHaveFocus()
    await expect.element(question).toMatchTextContent('Your basket has 2 items from Satay Stall')
    expect(
      drawer.element().querySelector<HTMLElement>('.drawer-b')?.inert,
      'choices are inert',
    ).toBe(true)
    expect(save).not.toHaveBeenCalled()
    await question.getByRole('button', { name: 'Start new' }).click()
    await expect.element(button()).toHaveTextContent('Adding')
    endPhase()
    await expect.element(button()).toHaveTextContent('Added')
    expect(
      unwrap(save.mock.results[0]?.value as CartChange).cart?.merchants.map(
        (entry) => entry.merchant.ID,
      ),
    ).toEqual(['warung'])
  })

  test('keeps the cart and returns to the dish on cancel (ITEM-24)', async () => {
    const { drawer, button, save } = await drawDrawer({ ...validLine, otherCart: counterCart })
    await button().click()
    await drawer.getByRole('button', { name: 'Keep basket' }).click()
    await expect.element(button()).toMatchTextContent('Add to basket')
    await expect.element(button()).toHaveFocus()
    expect(pendingMs()).toEqual([])
    expect(save).not.toHaveBeenCalled()
  })
})
