// One tap into the basket, on the dish's picture: a plus, then a stepper. Dishes with choices to make open instead.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { dishPosition } from '@tingkat/ordering/dish/dish-position'
import { isRefusal } from '@tingkat/ordering/refusal'
import { isOrderable, type Dish, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { ChevronRight, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site/site.tsx'
import { track } from '../../platform/analytics/track.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { CartStore } from './cart-store.ts'
import { cartStoreOf, useStoreFact } from './use-cart.ts'

const NewCartDialog = lazy(() => import('./new-cart-dialog.tsx'))

type QuickAddProps = {
  merchant: Merchant
  dish: Dish
  /** The dish has choices to make. */
  onChoose: () => void
  collapseOnScroll?: boolean
  /** Where the dish goes; the basket unless said otherwise. */
  into?: CartStore
}

export function QuickAdd({
  merchant,
  dish,
  onChoose,
  collapseOnScroll = true,
  into,
}: QuickAddProps) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const toast = useToast()
  const store = into ?? cartStoreOf(country.code)
  const linesIn = (cart: Cart | null) =>
    cart?.merchants
      .find((entry) => entry.merchant.ID === merchant.ID)
      ?.items.filter((line) => line.ID === dish.ID) ?? []
  const count = useStoreFact(store, (cart) =>
    linesIn(cart).reduce((sum, line) => sum + line.quantity, 0),
  )
  // Only one line can be counted up and down; with several each press adds.
  const single = useStoreFact(store, (cart) => linesIn(cart).length <= 1)
  const [wantsOpen, setWantsOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const expanded = wantsOpen && count > 0 && single
  const place = useRef<HTMLSpanElement>(null)
  const focusNext = useRef(false)

  useEffect(() => {
    if (!expanded || !collapseOnScroll) return undefined
    // The tail of a scroll from before the tap arrives after it, and moves nothing.
    const from = window.scrollY
    const collapse = () => {
      if (window.scrollY === from) return
      focusNext.current = place.current?.contains(document.activeElement) ?? false
      setWantsOpen(false)
    }
    window.addEventListener('scroll', collapse, { passive: true })
    return () => window.removeEventListener('scroll', collapse)
  }, [expanded, collapseOnScroll])

  // The pressed button gave way to others: the focus goes to the one that adds.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    const buttons = place.current?.querySelectorAll('button')
    buttons?.item(buttons.length - 1).focus({ preventScroll: true })
  })

  function put(quantity: number) {
    const before = store.read()
    if (isRefusal(store.quickAdd(merchant, dish, quantity))) return
    focusNext.current = quantity > 0 ? !expanded : expanded
    setWantsOpen(quantity > 0)
    if (quantity > count)
      void import('../../platform/navigation/fly-to-basket.ts').then(({ flyToBasket }) =>
        flyToBasket(place.current?.closest<HTMLElement>('.d-pic') ?? null),
      )
    if (quantity > 0 || !before) return
    const after = store.read()
    const undo = () =>
      void import('./drawer/undo-removal.ts').then(({ undoRemoval }) =>
        undoRemoval(store, before, after),
      )
    toast({
      text: t('cart.removed', { name: dish.name }),
      action: { label: t('cart.undo'), run: undo },
    })
  }

  function add() {
    track({
      name: 'ADD_ITEM',
      restaurant_id: merchant.ID,
      item_id: dish.ID,
      item_name: dish.name,
      position: dishPosition(merchant, dish.ID) ?? 0,
    })
    const held = store.read()?.merchants[0]?.merchant.ID
    if (held !== undefined && held !== merchant.ID) setAsking(true)
    else put(single ? count + 1 : 1)
  }

  function press() {
    if (count === 0 || !single) return add()
    focusNext.current = true
    setWantsOpen(true)
  }

  if (!isOrderable(merchant, dish)) return null
  if (dish.modifierGroups.length > 0) {
    return (
      <button
        type="button"
        className="qa-b open"
        aria-haspopup="dialog"
        aria-label={t('cart.quickChoose', { name: dish.name })}
        onClick={onChoose}
      >
        {count > 0 ? (
          <b className="num">{count}</b>
        ) : (
          <ChevronRight className="ic ic-24" aria-hidden />
        )}
      </button>
    )
  }
  return (
    <span ref={place} className="qa-place">
      {expanded ? (
        <Stepper
          value={count}
          size="s"
          rim
          removes
          labels={{
            less: t('cart.less', { name: dish.name }),
            more: t('cart.more', { name: dish.name }),
            remove: t('cart.removeDish', { name: dish.name }),
          }}
          onChange={put}
        />
      ) : (
        <button
          type="button"
          className="qa-b"
          aria-label={
            count > 0 && single
              ? t('cart.quickExpand', { count, name: dish.name })
              : t('cart.quickAdd', { name: dish.name })
          }
          onClick={press}
        >
          {count > 0 ? <b className="num">{count}</b> : <Plus className="ic ic-24" aria-hidden />}
        </button>
      )}
      {asking && (
        <Suspense fallback={null}>
          <NewCartDialog
            merchantID={merchant.ID}
            cart={store.read()}
            onKeep={() => setAsking(false)}
            onStart={() => {
              setAsking(false)
              put(1)
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
