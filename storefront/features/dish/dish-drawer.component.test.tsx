// The item drawer in a browser: what it shows, what its button does and when, and how it leaves.
import { addItem, type Cart, type CartChange, type CartItem } from '@tingkat/ordering/cart'
import { addedMs, closeDelayMs, processingMs } from '@tingkat/ordering/dish-flow'
import { startLine } from '@tingkat/ordering/dish'
import { refuse } from '@tingkat/ordering/refusal'
import { castDish, castGroup, castLine, castMerchant, castModifier, castStall, kopi, must } from '@tingkat/ordering/testing/cast'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import DishDrawer from './dish-drawer.tsx'

const picture = '/art/plate-empty.webp'
const bowl = castDish('bowl', 980, {
  name: 'Bowl of everything', description: 'All of it, in broth', imgHref: picture,
  modifierGroups: [
    castGroup('noodle', 1, 1, [castModifier('thick', 0), castModifier('thin', 50), castModifier('red', 0, { available: false })]),
    castGroup('heat', 1, 2, [castModifier('mild', 0), castModifier('hot', 0), castModifier('wild', 120)]),
    castGroup('extras', 0, 3, [castModifier('egg', 100), castModifier('tofu', 80)]),
    castGroup('sauce', 0, 1, [castModifier('soy', 0), castModifier('fish', 0)]),
    castGroup('nothing', 0, 0, [castModifier('air', 0)]),
    castGroup('gone', 0, 2, [castModifier('cockle', 200)], { available: false }),
  ],
})

/** Added to an empty basket of the same kitchen. */
const kitchen = castMerchant({ menu: { ...castMerchant().menu, categories: [{ ID: 'all', name: 'All', available: true, items: [bowl, kopi] }] } })
const addTo = (cart: Cart | null) => (item: CartItem) => addItem(cart, kitchen, item)
const stallCart = must(addItem(null, castStall(), castLine(kopi, 'k', 2))).cart!

type Given = Partial<Parameters<typeof DishDrawer>[0]>

async function drawDrawer(given: Given = {}, around: Parameters<typeof draw>[1] = {}) {
  const save = vi.fn<(item: CartItem) => CartChange>(given.save ?? addTo(null))
  const closed = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  function Page() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <header><span className="bag"><b className="count">1</b></span></header>
        <DishDrawer start={startLine(bowl, 'line')} editing={false} closed={false} otherBasket={null} {...given} open={open} onClose={() => setOpen(false)} onClosed={closed} save={save} remove={remove} />
      </>
    )
  }
  const screen = await draw(<Page />, around)
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer).toBeVisible()
  const button = () => drawer.getByRole('button', { name: /basket|Adding|Updating|Added|Updated|Remove item|Cancel/ }).last()
  const group = (name: string) => drawer.getByRole('group', { name: `Group ${name}` })
  const label = (name: string, choice: string) => [...group(name).element().querySelectorAll('label')].find(one => one.textContent.includes(`Modifier ${choice}`))!
  const choose = (name: string, choice: string) => userEvent.click(label(name, choice))
  return { screen, drawer, save, closed, remove, button, group, label, choose }
}

/** Clicks whatever is aria-disabled too, as a finger does. */
const press = (element: { element: () => HTMLElement | SVGElement }) => (element.element() as HTMLElement).click()

describe('a dish in full', () => {
  test('ENT-11: what it contains, may contain, and that the rest is not known', async () => {
    const facts = { contains: ['peanut' as const, 'egg' as const], mayContain: ['mollusc' as const], halal: true, vegetarian: false, spicy: 2 }
    const { drawer } = await drawDrawer({ start: startLine({ ...bowl, englishName: 'Everything soup', facts }, 'line') })
    const region = drawer.getByRole('region', { name: 'What is in it' })
    await expect.element(region).toMatchTextContent('HalalSpicyContains: peanuts, egg.May contain: squid or shellfish.Anything else is not known: ask the restaurant.')
    await expect.element(drawer).toMatchTextContent('Everything soup')
  })

  test('ENT-11: of a dish without facts nothing is promised', async () => {
    const { drawer } = await drawDrawer()
    await expect.element(drawer.getByRole('region', { name: 'What is in it' })).toHaveTextContent('Allergens are not known: ask the restaurant.')
  })

  test('ENT-11: a vegan dish may still hold what nobody has said', async () => {
    const { drawer } = await drawDrawer({ start: startLine({ ...bowl, facts: { contains: [], mayContain: [], vegan: true } }, 'line') }, { country: 'vn', language: 'vi' })
    await expect.element(drawer.getByRole('region', { name: 'Thành phần' })).toMatchTextContent('Thuần chayKhông rõ các chất gây dị ứng: vui lòng hỏi quán.')
  })

  test('ITEM-02 ITEM-03 ITEM-04 ITEM-05 ITEM-06 ITEM-07: name, description, price, groups, note, quantity and the add button', async () => {
    const { drawer, button, choose } = await drawDrawer()
    await expect.element(drawer.getByRole('heading', { level: 2, name: 'Bowl of everything' })).toBeVisible()
    await expect.element(drawer.getByText('All of it, in broth')).toBeVisible()
    await expect.element(drawer.element().querySelector<HTMLElement>('.it-price')!).toHaveTextContent('S$ 9.80')
    expect(drawer.getByRole('group').elements()).toHaveLength(6)
    await expect.element(drawer.getByRole('textbox', { name: /Note for the kitchen/ })).toHaveValue('')
    await expect.element(button()).toMatchTextContent('Add to basket')
    await expect.element(button()).toMatchTextContent('S$ 9.80')
    await drawer.getByRole('button', { name: 'One more' }).click()
    await choose('heat', 'wild')
    await expect.element(button()).toMatchTextContent('S$ 22.00')
  })

  test('ITEM-07: a line of the basket says update', async () => {
    const { button } = await drawDrawer({ editing: true, start: castLine(bowl, 'line', 3) })
    await expect.element(button()).toMatchTextContent('Update basket')
    await expect.element(button()).toMatchTextContent('S$ 29.40')
  })

  test('ITEM-23: the price before a discount stands there only with a discount', async () => {
    const full = await drawDrawer()
    expect(full.drawer.element().querySelector('.it-price s')).toBeNull()
    await full.screen.unmount()
    const { drawer } = await drawDrawer({ start: startLine(castDish('off', 900, { name: 'Off', discounted: 720 }), 'line') })
    await expect.element(drawer.element().querySelector<HTMLElement>('.it-price .now')!).toMatchTextContent('S$ 7.20')
    await expect.element(drawer.element().querySelector<HTMLElement>('.it-price s')!).toMatchTextContent('S$ 9.00')
  })

  test('ITEM-01 CONST-05: on a phone the picture is the ground of the top, and the bar over it turns solid with the name past 200 px', async () => {
    await page.viewport(390, 700)
    const { drawer } = await drawDrawer()
    const box = (selector: string) => drawer.element().querySelector(selector)!.getBoundingClientRect()
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

describe('choices', () => {
  test('VALID-09 VALID-10: a group says how many to pick; one of which nothing can be picked says nothing', async () => {
    const { group } = await drawDrawer()
    const label = (name: string) => group(name).element().querySelector<HTMLElement>('.grp-h p')!
    expect(['noodle', 'heat', 'extras', 'nothing'].map(name => label(name).textContent)).toEqual(['Pick 1', 'Pick 1 to 2', 'Optional, max 3', ''])
    expect(group('nothing').element().querySelectorAll('input')).toHaveLength(0)
  })

  test('VALID-13 VALID-14: single groups are radios, multiple ones checkboxes', async () => {
    const { group, choose, label } = await drawDrawer()
    const kinds = (name: string) => [group(name).getByRole('radio').elements().length, group(name).getByRole('checkbox').elements().length]
    expect([kinds('noodle'), kinds('heat'), kinds('extras'), kinds('sauce')]).toEqual([[3, 0], [0, 3], [0, 2], [2, 0]])
    await choose('noodle', 'thick')
    await choose('noodle', 'thin')
    await expect.element(group('noodle').getByRole('radio', { name: /thin/ })).toBeChecked()
    await expect.element(group('noodle').getByRole('radio', { name: /thick/ })).not.toBeChecked()
    await choose('noodle', 'thin')
    await expect.element(group('noodle').getByRole('radio', { name: /thin/ }), { message: 'required, it stays' }).toBeChecked()
    await choose('sauce', 'soy')
    await choose('sauce', 'soy')
    await expect.element(group('sauce').getByRole('radio', { name: /soy/ }), { message: 'optional, a second press lets go' }).not.toBeChecked()
    for (const heat of ['mild', 'hot']) await choose('heat', heat)
    label('heat', 'wild').click()
    expect(group('heat').getByRole('checkbox', { checked: true }).elements(), 'never more than the group takes').toHaveLength(2)
    await expect.element(group('heat').getByRole('checkbox', { name: /wild/ })).toHaveAttribute('aria-disabled', 'true')
  })

  test('VALID-15: modifiers sold out and all of a group sold out are disabled and say so', async () => {
    const { group, label } = await drawDrawer()
    await expect.element(group('noodle').getByRole('radio', { name: /red/ })).toBeDisabled()
    await expect.element(group('noodle').getByRole('radio', { name: /thin/ })).toBeEnabled()
    await expect.element(group('gone').getByRole('checkbox', { name: /cockle/ })).toBeDisabled()
    await expect.element(group('gone').element().querySelector<HTMLElement>('.grp-h p')!).toHaveTextContent('Sold out')
    label('noodle', 'red').click()
    expect(group('noodle').getByRole('radio', { checked: true }).elements()).toHaveLength(0)
  })

  test('ITEM-10 VALID-12 VALID-18: the button is aria-disabled while choices are open; a press marks them, leads to the first and adds nothing', async () => {
    const { drawer, button, group, save } = await drawDrawer()
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button().element().hasAttribute('disabled'), 'it takes the focus and presses').toBe(false)
    expect(drawer.getByRole('alert').elements(), 'no marks before an attempt').toHaveLength(0)
    press(button())
    await expect.element(group('noodle').getByRole('alert')).toHaveTextContent('Pick 1, nothing picked yet')
    await expect.element(group('heat').getByRole('alert')).toHaveTextContent('Pick 1 to 2, nothing picked yet')
    expect(drawer.getByRole('alert').elements()).toHaveLength(2)
    expect(['noodle', 'heat', 'extras'].map(name => group(name).element().querySelectorAll('.bad svg').length)).toEqual([1, 1, 0])
    await expect.element(group('noodle').getByRole('radio', { name: /thick/ })).toHaveFocus()
    expect(save).not.toHaveBeenCalled()
    await expect.element(button()).toMatchTextContent('Add to basket')
  })

  test('VALID-11: a required group that is satisfied shows a green check, an optional one none', async () => {
    const { button, group, choose } = await drawDrawer()
    const checks = () => ['noodle', 'heat', 'extras'].map(name => group(name).element().querySelectorAll('.ok svg').length)
    expect(checks()).toEqual([0, 0, 0])
    await choose('noodle', 'thin')
    await choose('extras', 'egg')
    await expect.poll(checks).toEqual([1, 0, 0])
    const leaf = getComputedStyle(document.documentElement).getPropertyValue('--leaf')
    const green = document.createElement('i')
    green.style.color = leaf
    document.body.append(green)
    expect(getComputedStyle(group('noodle').element().querySelector('.ok svg')!).color).toBe(getComputedStyle(green).color)
    green.remove()
    await choose('heat', 'hot')
    await expect.poll(checks).toEqual([1, 1, 0])
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
  })
})

describe('the note', () => {
  test('VALID-05 VALID-06: is optional, and at most 130 code points', async () => {
    const { drawer, button, save } = await drawDrawer({ start: castLine(bowl, 'line') })
    const note = drawer.getByRole('textbox')
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await note.fill('🌶'.repeat(130))
    await expect.element(drawer.getByText('130/130')).toBeVisible()
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await note.fill('🌶'.repeat(131))
    await expect.element(note).toHaveAttribute('aria-invalid', 'true')
    await expect.element(drawer.getByRole('alert')).toHaveTextContent('131/130, please shorten the note')
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    press(button())
    await expect.element(note, { message: 'led to it' }).toHaveFocus()
    expect(save).not.toHaveBeenCalled()
  })
})

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
  afterEach(() => { vi.restoreAllMocks() })
  const pending = () => waits.map(wait => wait.ms)
  const endWait = () => waits.shift()?.end()
  const ready = { start: castLine(bowl, 'line') }

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
    const { drawer, button, save } = await drawDrawer({ editing: true, start: castLine(bowl, 'line', 2) })
    await drawer.getByRole('button', { name: 'One more' }).click()
    await button().click()
    await expect.element(button()).toHaveTextContent('Updating')
    endWait()
    await expect.element(button()).toHaveTextContent('Updated')
    expect(save.mock.calls[0]?.[0]).toMatchObject({ _id: 'line', quantity: 3 })
  })

  test('ITEM-09: after a refusal the drawer stays and says why; a change takes the words back', async () => {
    const refusal = refuse('order_value_exceeded', { orderLimit: 12_000, currency: 'SGD' })
    const { drawer, button, closed } = await drawDrawer({ ...ready, save: (): CartChange => refusal })
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
    const { drawer, button, save } = await drawDrawer({ ...ready, otherBasket: stallCart, save: addTo(stallCart) })
    await button().click()
    const question = drawer.getByRole('region', { name: 'Start a new basket?' })
    await expect.element(question).toHaveFocus()
    await expect.element(question).toMatchTextContent('Your basket holds 2 items from Satay Stall')
    expect(drawer.element().querySelector<HTMLElement>('.drawer-b')?.inert, 'choices wait').toBe(true)
    expect(save).not.toHaveBeenCalled()
    await question.getByRole('button', { name: 'Start new' }).click()
    await expect.element(button()).toHaveTextContent('Adding')
    endWait()
    await expect.element(button()).toHaveTextContent('Added')
    expect(must(save.mock.results[0]?.value as CartChange).cart?.merchants.map(entry => entry.merchant.ID)).toEqual(['kitchen'])
  })

  test('ITEM-24: cancel leaves the basket as it was and goes back to the dish', async () => {
    const { drawer, button, save } = await drawDrawer({ ...ready, otherBasket: stallCart })
    await button().click()
    await drawer.getByRole('button', { name: 'Keep basket' }).click()
    await expect.element(button()).toMatchTextContent('Add to basket')
    await expect.element(button()).toHaveFocus()
    expect(pending()).toEqual([])
    expect(save).not.toHaveBeenCalled()
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
    const { drawer, button, save, remove, closed } = await drawDrawer({ editing: true, start: castLine(bowl, 'line') })
    await drawer.getByRole('button', { name: 'One less' }).click()
    await expect.element(button()).toHaveTextContent('Remove item')
    await button().click()
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    expect([save.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1])
  })

  test.each([
    ['sold out', { start: castLine({ ...bowl, available: false }, 'line') }, 'Sold out today'],
    ['of a closed kitchen', { start: castLine(bowl, 'line'), closed: true }, 'This kitchen is closed right now'],
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
    await Promise.all(box.getAnimations().map(animation => animation.finished))
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
    const { drawer, button, closed, save } = await drawDrawer({ start: castLine(bowl, 'line'), save: () => refuse('order_value_exceeded', { orderLimit: 100, currency: 'SGD' }) })
    const box = drawer.element() as HTMLElement
    await Promise.all(box.getAnimations().map(animation => animation.finished))
    const top = box.getBoundingClientRect().top
    const picture = box.querySelector<HTMLElement>('.it-pic img')!
    const pull = async (distance: number) => {
      const touch = (y: number) => new Touch({ identifier: 1, target: picture, clientX: 195, clientY: y })
      const tell = (type: string, y: number) => picture.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches: type === 'touchend' ? [] : [touch(y)], targetTouches: type === 'touchend' ? [] : [touch(y)], changedTouches: [touch(y)] }))
      const from = top + 40
      tell('touchstart', from)
      for (let step = 1; step <= 8; step += 1) {
        tell('touchmove', from + distance * step / 8)
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
