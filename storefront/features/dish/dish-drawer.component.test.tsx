// Tests of the dish drawer: contents, quantity 0, unavailable dishes, and closing.
import { closeDelayMs, processingMs } from '@tingkat/ordering/dish/drawer-flow'
import { startLine } from '@tingkat/ordering/dish/dish'
import { refuse } from '@tingkat/ordering/refusal'
import { makeDish, makeLine } from '@tingkat/ordering/testing/fixtures'
import { enableAnimations } from '@tingkat/ui/testing/animations.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bowl, drawDrawer, press } from '../../testing/dish-drawer.tsx'

describe('contents', () => {
  test('lists allergens and says that others are unknown (ENT-11)', async () => {
    const facts = {
      contains: ['peanut' as const, 'egg' as const],
      mayContain: ['mollusc' as const],
      halal: true,
      vegetarian: false,
      spicy: 2,
    }
    const { drawer } = await drawDrawer({
      start: startLine({ ...bowl, englishName: 'Everything soup', facts }, 'line'),
    })
    const region = drawer.getByRole('region', { name: 'Allergens and diet' })
    await expect
      .element(region)
      .toMatchTextContent(
        'HalalSpicyContains: peanuts, egg.May contain: molluscs (squid, clams).Other allergens ' +
          'unknown. Ask the restaurant.',
      )
    await expect.element(drawer).toMatchTextContent('Everything soup')
  })

  test('says that allergens are unknown without facts (ENT-11)', async () => {
    const { drawer } = await drawDrawer()
    await expect
      .element(drawer.getByRole('region', { name: 'Allergens and diet' }))
      .toHaveTextContent('Allergens unknown. Ask the restaurant.')
  })

  test('says that allergens of a vegan dish are unknown (ENT-11)', async () => {
    const { drawer } = await drawDrawer(
      {
        start: startLine({ ...bowl, facts: { contains: [], mayContain: [], vegan: true } }, 'line'),
      },
      { country: 'vn', language: 'vi' },
    )
    await expect
      .element(drawer.getByRole('region', { name: 'Dị ứng và chế độ ăn' }))
      .toMatchTextContent('Thuần chayChưa rõ chất gây dị ứng, vui lòng hỏi quán.')
  })

  test('shows a dish (ITEM-02 ITEM-03 ITEM-04 ITEM-05 ITEM-06 ITEM-07)', async () => {
    const { drawer, button, choose } = await drawDrawer()
    await expect
      .element(drawer.getByRole('heading', { level: 2, name: 'Bowl of everything' }))
      .toBeVisible()
    await expect.element(drawer.getByText('All of it, in broth')).toBeVisible()
    await expect
      .element(drawer.element().querySelector<HTMLElement>('.it-price')!)
      .toHaveTextContent('S$ 9.80')
    expect(drawer.getByRole('group').elements()).toHaveLength(6)
    await expect
      .element(drawer.getByRole('textbox', { name: /Note to the restaurant/ }))
      .toHaveValue('')
    await expect.element(button()).toMatchTextContent('Add to basket')
    await expect.element(button()).toMatchTextContent('S$ 9.80')
    await drawer.getByRole('button', { name: 'One more' }).click()
    await choose('heat', 'wild')
    await expect.element(button()).toMatchTextContent('S$ 22.00')
  })

  test('offers to update a line of the cart (ITEM-07)', async () => {
    const { button } = await drawDrawer({ editing: true, start: makeLine(bowl, 'line', 3) })
    await expect.element(button()).toMatchTextContent('Update basket')
    await expect.element(button()).toMatchTextContent('S$ 29.40')
  })

  test('shows the original price only with a discount (ITEM-23)', async () => {
    const full = await drawDrawer()
    expect(full.drawer.element().querySelector('.it-price s')).toBeNull()
    await full.screen.unmount()
    const { drawer } = await drawDrawer({
      start: startLine(makeDish('off', 900, { name: 'Off', discounted: 720 }), 'line'),
    })
    await expect
      .element(drawer.element().querySelector<HTMLElement>('.it-price .now')!)
      .toMatchTextContent('S$ 7.20')
    await expect
      .element(drawer.element().querySelector<HTMLElement>('.it-price s')!)
      .toMatchTextContent('S$ 9.00')
  })

  test('makes the bar solid past 200 px on a phone (ITEM-01 CONST-05)', async () => {
    await page.viewport(390, 700)
    const { drawer } = await drawDrawer()
    const box = (selector: string) =>
      drawer.element().querySelector(selector)!.getBoundingClientRect()
    const bar = drawer.element().querySelector<HTMLElement>('.it-bar')!
    const body = drawer.element().querySelector<HTMLElement>('.drawer-b')!
    await expect.poll(() => Math.round(drawer.element().getBoundingClientRect().bottom)).toBe(700)
    expect([box('.it-pic img').left, box('.it-pic img').width]).toEqual([0, 390])
    expect(box('.it-bar').bottom, 'over the picture').toBeLessThan(box('.it-pic img').bottom)
    expect(getComputedStyle(bar).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    body.scrollTop = 200
    await expect.poll(() => body.scrollTop).toBe(200)
    await new Promise(requestAnimationFrame)
    expect(bar.classList.contains('is-solid')).toBe(false)
    body.scrollTop = 202
    await expect.poll(() => bar.classList.contains('is-solid')).toBe(true)
    await expect.element(bar).toMatchTextContent('Bowl of everything')
    await expect.poll(() => getComputedStyle(bar).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await page.viewport(1280, 800)
  })

  test('makes the bar solid past 10 px without a picture (CONST-05)', async () => {
    await page.viewport(390, 500)
    const { drawer } = await drawDrawer({ start: startLine({ ...bowl, imgHref: '' }, 'line') })
    const bar = drawer.element().querySelector<HTMLElement>('.it-bar')!
    const body = drawer.element().querySelector<HTMLElement>('.drawer-b')!
    body.scrollTop = 10
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(bar.classList.contains('is-solid')).toBe(false)
    body.scrollTop = 12
    await expect.poll(() => bar.classList.contains('is-solid')).toBe(true)
    await page.viewport(1280, 800)
  })
})

describe('quantity 0, sold out and closed', () => {
  test('cancels a new dish (ITEM-20)', async () => {
    const { drawer, button, save, remove, closed } = await drawDrawer()
    await drawer.getByRole('button', { name: 'One less' }).click()
    await expect.element(button()).toHaveTextContent('Cancel')
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await button().click()
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    expect([save.mock.calls.length, remove.mock.calls.length]).toEqual([0, 0])
  })

  test('removes a line of the cart (ITEM-19)', async () => {
    const { drawer, button, save, remove, closed } = await drawDrawer({
      editing: true,
      start: makeLine(bowl, 'line'),
    })
    await drawer.getByRole('button', { name: 'One less' }).click()
    await expect.element(button()).toHaveTextContent('Remove item')
    await button().click()
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    expect([save.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1])
  })

  test('a line of a merchant that is too far away can shrink, but not grow', async () => {
    const { drawer } = await drawDrawer({
      editing: true,
      tooFar: true,
      start: { ...makeLine(bowl, 'line'), quantity: 2 },
    })
    const more = drawer.getByRole('button', { name: 'One more' })
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await drawer.getByRole('button', { name: 'One less' }).click()
    await expect.element(more).not.toHaveAttribute('aria-disabled')
    await more.click()
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  })

  test.each([
    ['sold out', { start: makeLine({ ...bowl, available: false }, 'line') }, 'Sold out today'],
    [
      'of a closed merchant',
      { start: makeLine(bowl, 'line'), closed: true },
      'This restaurant is closed right now',
    ],
    [
      'of a merchant that is too far away',
      { start: makeLine(bowl, 'line'), tooFar: true },
      'This restaurant doesn’t deliver to your address.',
    ],
  ])('a dish %s has a note and cannot be added', async (_, props, text) => {
    const { screen, drawer, button, save } = await drawDrawer({ ...props, toast: text })
    await expect.element(drawer.getByText(text)).toBeVisible()
    // The quick-add button of the menu may have shown the same text.
    await expect.poll(() => screen.getByText(text).elements()).toHaveLength(1)
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    press(button())
    expect(save).not.toHaveBeenCalled()
    await expect.element(button()).toMatchTextContent('Add to basket')
  })
})

describe('closing', () => {
  enableAnimations()

  test('unmounts after a transition of 300 ms (ITEM-21 CONST-19)', async () => {
    const { drawer, closed } = await drawDrawer()
    const box = drawer.element() as HTMLElement
    await Promise.all(box.getAnimations().map((animation) => animation.finished))
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => box.hasAttribute('data-ending-style')).toBe(true)
    const [closing] = box.getAnimations()
    expect(closing?.effect?.getTiming().duration).toBe(closeDelayMs)
    expect(box.isConnected, 'still in its transition').toBe(true)
    expect(closed).not.toHaveBeenCalled()
    await closing?.finished
    await expect.poll(() => box.isConnected).toBe(false)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  test('works with Escape', async () => {
    const { closed } = await drawDrawer()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => closed.mock.calls.length).toBe(1)
  })

  test('works with a swipe down, but not with a short one or while adding', async () => {
    await page.viewport(390, 700)
    const { drawer, button, closed, save } = await drawDrawer({
      start: makeLine(bowl, 'line'),
      save: () => refuse('order_value_exceeded', { orderLimit: 100, currency: 'SGD' }),
    })
    const box = drawer.element() as HTMLElement
    await Promise.all(box.getAnimations().map((animation) => animation.finished))
    const top = box.getBoundingClientRect().top
    const picture = box.querySelector<HTMLElement>('.it-pic img')!
    const swipe = async (distance: number) => {
      const touch = (y: number) =>
        new Touch({ identifier: 1, target: picture, clientX: 195, clientY: y })
      const dispatchTouch = (type: string, y: number) =>
        picture.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            cancelable: true,
            touches: type === 'touchend' ? [] : [touch(y)],
            targetTouches: type === 'touchend' ? [] : [touch(y)],
            changedTouches: [touch(y)],
          }),
        )
      const from = top + 40
      dispatchTouch('touchstart', from)
      for (let step = 1; step <= 8; step += 1) {
        dispatchTouch('touchmove', from + (distance * step) / 8)
        await new Promise(requestAnimationFrame)
      }
      const offset = box.getBoundingClientRect().top - top
      // Waits some frames before the finger is released, so that the swipe has no velocity and only
      // its distance counts.
      for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame)
      dispatchTouch('touchend', from + distance)
      return offset
    }
    expect(await swipe(40)).toBeGreaterThan(10)
    await expect.poll(() => Math.round(box.getBoundingClientRect().top)).toBe(Math.round(top))
    expect(box.hasAttribute('data-open')).toBe(true)
    // With fake timers the phase `processing` does not end by itself. Frames may be slow on a busy
    // machine, so it could otherwise end too early for the test.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    press(button())
    await expect.element(button()).toHaveTextContent('Adding')
    await swipe(500)
    await expect.poll(() => Math.round(box.getBoundingClientRect().top)).toBe(Math.round(top))
    expect(save, 'still adding').not.toHaveBeenCalled()
    vi.advanceTimersByTime(processingMs)
    vi.useRealTimers()
    expect(save).toHaveBeenCalledTimes(1)
    await expect.element(button()).toMatchTextContent('Add to basket')
    expect(closed).not.toHaveBeenCalled()
    await swipe(500)
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    await page.viewport(1280, 800)
  })
})
