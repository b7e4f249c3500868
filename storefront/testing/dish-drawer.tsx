// The dish drawer in component tests: a dish with modifier groups of every kind, and a page that
// opens and closes the drawer.
import { addItem, type Cart, type CartChange, type CartItem } from '@tingkat/ordering/cart/cart'
import { startLine } from '@tingkat/ordering/dish/dish'
import {
  makeDish,
  makeModifierGroup,
  makeLine,
  makeMerchant,
  makeModifier,
  makeCounterMerchant,
  kopi,
  unwrap,
} from '@tingkat/ordering/testing/fixtures'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import DishDrawer from '../features/dish/dish-drawer.tsx'
import { draw } from './draw.tsx'

const picture = '/art/plate-empty.avif'
export const bowl = makeDish('bowl', 980, {
  name: 'Bowl of everything',
  description: 'All of it, in broth',
  imgHref: picture,
  modifierGroups: [
    makeModifierGroup('noodle', 1, 1, [
      makeModifier('thick', 0),
      makeModifier('thin', 50),
      makeModifier('red', 0, { available: false }),
    ]),
    makeModifierGroup('heat', 1, 2, [
      makeModifier('mild', 0),
      makeModifier('hot', 0),
      makeModifier('wild', 120),
    ]),
    makeModifierGroup('extras', 0, 3, [makeModifier('egg', 100), makeModifier('tofu', 80)]),
    makeModifierGroup('sauce', 0, 1, [makeModifier('soy', 0), makeModifier('fish', 0)]),
    makeModifierGroup('nothing', 0, 0, [makeModifier('air', 0)]),
    makeModifierGroup('gone', 0, 2, [makeModifier('cockle', 200)], { available: false }),
  ],
})

/** A merchant that offers the test dishes. */
const merchant = makeMerchant({
  menu: {
    ...makeMerchant().menu,
    categories: [{ ID: 'all', name: 'All', available: true, items: [bowl, kopi] }],
  },
})
export const addToCart = (cart: Cart | null) => (item: CartItem) => addItem(cart, merchant, item)
export const counterCart = unwrap(addItem(null, makeCounterMerchant(), makeLine(kopi, 'k', 2))).cart

type DrawerProps = Partial<Parameters<typeof DishDrawer>[0]> & {
  /** The text of a toast that is shown before the drawer opens. */
  toast?: string
}

/**
 * Renders the open drawer beside a cart button. `save`, `remove` and `closed` are mocks of the
 * drawer's callbacks.
 */
export async function drawDrawer(
  { toast: toastText, ...props }: DrawerProps = {},
  around: Parameters<typeof draw>[1] = {},
) {
  const save = vi.fn<(item: CartItem) => CartChange>(props.save ?? addToCart(null))
  const closed = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  function Page() {
    const toast = useToast()
    const [open, setOpen] = useState(toastText === undefined)
    useEffect(() => {
      if (toastText === undefined) return
      toast({ text: toastText })
      setOpen(true)
    }, [toast])
    return (
      <>
        <header>
          <span className="bag">
            <b className="count">1</b>
          </span>
        </header>
        <DishDrawer
          start={startLine(bowl, 'line')}
          editing={false}
          closed={false}
          otherCart={null}
          {...props}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={closed}
          save={save}
          remove={remove}
        />
      </>
    )
  }
  const screen = await draw(<Page />, around)
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer).toBeVisible()
  const button = () =>
    drawer
      .getByRole('button', { name: /basket|Adding|Updating|Added|Updated|Remove item|Cancel/ })
      .last()
  const group = (name: string) => drawer.getByRole('group', { name: `Group ${name}` })
  const label = (name: string, choice: string): HTMLLabelElement => {
    const found = [...group(name).element().querySelectorAll('label')].find((candidate) =>
      candidate.textContent.includes(`Modifier ${choice}`),
    )
    if (!found) throw new Error(`no ${choice} in ${name}`)
    return found
  }
  const choose = (name: string, choice: string) => userEvent.click(label(name, choice))
  return { screen, drawer, save, closed, remove, button, group, label, choose }
}

/** Also clicks elements that are aria-disabled, which Playwright refuses to click. */
export const press = (element: { element: () => HTMLElement | SVGElement }) =>
  (element.element() as HTMLElement).click()
