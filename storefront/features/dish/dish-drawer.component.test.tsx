// The item drawer in a browser: what it shows, what its button does at quantity 0 or when nothing is to be had, and how it leaves.
import { closeDelayMs } from '@tingkat/ordering/dish/drawer-flow'
import { startLine } from '@tingkat/ordering/dish/dish'
import { refuse } from '@tingkat/ordering/refusal'
import { makeDish, makeLine } from '@tingkat/ordering/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bowl, drawDrawer, press } from '../../testing/dish-drawer.tsx'

describe('a dish in full', () => {
  test('ENT-11: what it contains, may contain, and that the rest is not known', async () => {
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
    const region = drawer.getByRole('region', { name: 'What is in it' })
    await expect
      .element(region)
      .toMatchTextContent(
        'HalalSpicyContains: peanuts, egg.May contain: squid or shellfish.Anything else is not known: ask the restaurant.',
      )
    await expect.element(drawer).toMatchTextContent('Everything soup')
  })

  test('ENT-11: of a dish without facts nothing is promised', async () => {
    const { drawer } = await drawDrawer()
    await expect
      .element(drawer.getByRole('region', { name: 'What is in it' }))
      .toHaveTextContent('Allergens are not known: ask the restaurant.')
  })

  test('ENT-11: a vegan dish may still hold what nobody has said', async () => {
    const { drawer } = await drawDrawer(
      {
        start: startLine({ ...bowl, facts: { contains: [], mayContain: [], vegan: true } }, 'line'),
      },
      { country: 'vn', language: 'vi' },
    )
    await expect
      .element(drawer.getByRole('region', { name: 'Thành phần' }))
      .toMatchTextContent('Thuần chayKhông rõ các chất gây dị ứng: vui lòng hỏi quán.')
  })

  test('ITEM-02 ITEM-03 ITEM-04 ITEM-05 ITEM-06 ITEM-07: name, description, price, groups, note, quantity and the add button', async () => {
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
      .element(drawer.getByRole('textbox', { name: /Note for the kitchen/ }))
      .toHaveValue('')
    await expect.element(button()).toMatchTextContent('Add to basket')
    await expect.element(button()).toMatchTextContent('S$ 9.80')
    await drawer.getByRole('button', { name: 'One more' }).click()
    await choose('heat', 'wild')
    await expect.element(button()).toMatchTextContent('S$ 22.00')
  })

  test('ITEM-07: a line of the basket says update', async () => {
    const { button } = await drawDrawer({ editing: true, start: makeLine(bowl, 'line', 3) })
    await expect.element(button()).toMatchTextContent('Update basket')
    await expect.element(button()).toMatchTextContent('S$ 29.40')
  })

  test('ITEM-23: the price before a discount stands there only with a discount', async () => {
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

  test('ITEM-01 CONST-05: on a phone the picture is the ground of the top, and the bar over it turns solid with the name past 200 px', async () => {
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
    expect(getComputedStyle(bar).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await page.viewport(1280, 800)
  })

  test('CONST-05: without a picture it is solid past 10 px', async () => {
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
  test('ITEM-20: a new dish is cancelled', async () => {
    const { drawer, button, save, remove, closed } = await drawDrawer()
    await drawer.getByRole('button', { name: 'One less' }).click()
    await expect.element(button()).toHaveTextContent('Cancel')
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await button().click()
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    expect([save.mock.calls.length, remove.mock.calls.length]).toEqual([0, 0])
  })

  test('ITEM-19: a line of the basket is removed', async () => {
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

  test.each([
    ['sold out', { start: makeLine({ ...bowl, available: false }, 'line') }, 'Sold out today'],
    [
      'of a closed kitchen',
      { start: makeLine(bowl, 'line'), closed: true },
      'This kitchen is closed right now',
    ],
  ])('a dish %s says so and is not added', async (_, given, words) => {
    const { drawer, button, save } = await drawDrawer(given)
    await expect.element(drawer.getByText(words)).toBeVisible()
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    press(button())
    expect(save).not.toHaveBeenCalled()
    await expect.element(button()).toMatchTextContent('Add to basket')
  })
})

describe('the way out', () => {
  test('ITEM-21 CONST-19: it moves away for 300 ms and is then gone; focus goes back', async () => {
    const { drawer, closed } = await drawDrawer()
    const box = drawer.element() as HTMLElement
    await Promise.all(box.getAnimations().map((animation) => animation.finished))
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => box.hasAttribute('data-ending-style')).toBe(true)
    const [leaving] = box.getAnimations()
    expect(leaving?.effect?.getTiming().duration).toBe(closeDelayMs)
    expect(box.isConnected, 'still there while it moves').toBe(true)
    expect(closed).not.toHaveBeenCalled()
    await leaving?.finished
    await expect.poll(() => box.isConnected).toBe(false)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  test('Escape leaves as well', async () => {
    const { closed } = await drawDrawer()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => closed.mock.calls.length).toBe(1)
  })

  test('a finger pulls it down and away; pulled a little, or while the dish is on its way in, it comes back', async () => {
    await page.viewport(390, 700)
    const { drawer, button, closed, save } = await drawDrawer({
      start: makeLine(bowl, 'line'),
      save: () => refuse('order_value_exceeded', { orderLimit: 100, currency: 'SGD' }),
    })
    const box = drawer.element() as HTMLElement
    await Promise.all(box.getAnimations().map((animation) => animation.finished))
    const top = box.getBoundingClientRect().top
    const picture = box.querySelector<HTMLElement>('.it-pic img')!
    const pull = async (distance: number) => {
      const touch = (y: number) =>
        new Touch({ identifier: 1, target: picture, clientX: 195, clientY: y })
      const tell = (type: string, y: number) =>
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
      tell('touchstart', from)
      for (let step = 1; step <= 8; step += 1) {
        tell('touchmove', from + (distance * step) / 8)
        await new Promise(requestAnimationFrame)
      }
      const pulled = box.getBoundingClientRect().top - top
      // At rest before it is let go of: no flick.
      for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame)
      tell('touchend', from + distance)
      return pulled
    }
    expect(await pull(40)).toBeGreaterThan(10)
    await expect.poll(() => Math.round(box.getBoundingClientRect().top)).toBe(Math.round(top))
    expect(box.hasAttribute('data-open')).toBe(true)
    press(button())
    await expect.element(button()).toHaveTextContent('Adding')
    await pull(500)
    await expect.poll(() => Math.round(box.getBoundingClientRect().top)).toBe(Math.round(top))
    await expect.poll(() => save.mock.calls.length).toBe(1)
    await expect.element(button()).toMatchTextContent('Add to basket')
    expect(closed).not.toHaveBeenCalled()
    await pull(500)
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    await page.viewport(1280, 800)
  })
})
