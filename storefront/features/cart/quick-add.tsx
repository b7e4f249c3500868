// The button on a dish's picture that adds the dish to the cart and then becomes a stepper. For a
// dish with modifiers it opens the dish drawer instead.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { dishPosition } from '@tingkat/ordering/dish/dish-position'
import { isRefusal } from '@tingkat/ordering/refusal'
import { isOrderable, type Dish, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { ChevronRight, Plus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { track } from '../../platform/analytics/track.ts'
import { Stepper } from '@tingkat/ui/stepper.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import type { CartStore } from './cart-store.ts'
import { cartStoreOf, useStoreFact } from './use-cart.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const NewCartDialog = lazyPart(() => import('./new-cart-dialog.tsx'))

type QuickAddProps = {
  merchant: Merchant
  dish: Dish
  /** Called instead of adding when the dish has modifiers. */
  onChoose: () => void
  collapseOnScroll?: boolean
  /** Whether the merchant does not deliver to the address, so that nothing can be added. */
  tooFar?: boolean
  /** The cart store to which the dish is added; by default that of the eater's own cart. */
  into?: CartStore
}

export function QuickAdd({
  merchant,
  dish,
  onChoose,
  collapseOnScroll = true,
  tooFar = false,
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
  // If the dish is in several lines of the cart, a stepper could
  // not tell which line to change. Each press then adds one.
  const isSingleLine = useStoreFact(store, (cart) => linesIn(cart).length <= 1)
  const [isStepperOpen, setStepperOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isExpanded = isStepperOpen && count > 0 && isSingleLine
  const container = useRef<HTMLSpanElement>(null)
  const focusNext = useRef(false)

  useEffect(() => {
    if (!isExpanded || !collapseOnScroll) return undefined
    // A scroll event from before the tap may arrive after the tap, with an unchanged scroll
    // position. Such an event must not collapse the stepper.
    const startY = window.scrollY
    const collapse = () => {
      if (window.scrollY === startY) return
      focusNext.current = container.current?.contains(document.activeElement) ?? false
      setStepperOpen(false)
    }
    window.addEventListener('scroll', collapse, { passive: true })
    return () => window.removeEventListener('scroll', collapse)
  }, [isExpanded, collapseOnScroll])

  // If the stepper has just opened or collapsed, the focused button was replaced. The focus then
  // moves to the button that adds the dish.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    const buttons = container.current?.querySelectorAll('button')
    buttons?.item(buttons.length - 1).focus({ preventScroll: true })
  })

  function setQuantity(quantity: number) {
    if (tooFar && quantity > count) return toast({ kind: 'warning', text: t('cart.tooFar') })
    const before = store.read()
    if (isRefusal(store.quickAdd(merchant, dish, quantity))) return
    focusNext.current = quantity > 0 ? !isExpanded : isExpanded
    setStepperOpen(quantity > 0)
    if (quantity > count)
      void import('../../platform/navigation/fly-to-basket.ts').then(({ flyToBasket }) =>
        flyToBasket(container.current?.closest<HTMLElement>('.d-pic') ?? null),
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
    if (tooFar) return toast({ kind: 'warning', text: t('cart.tooFar') })
    track({
      name: 'ADD_ITEM',
      restaurant_id: merchant.ID,
      item_id: dish.ID,
      item_name: dish.name,
      position: dishPosition(merchant, dish.ID) ?? 0,
    })
    const merchantID = store.read()?.merchants[0]?.merchant.ID
    if (merchantID !== undefined && merchantID !== merchant.ID) setAsking(true)
    else setQuantity(isSingleLine ? count + 1 : 1)
  }

  function press() {
    if (count === 0 || !isSingleLine) return add()
    focusNext.current = true
    setStepperOpen(true)
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
    <span ref={container} className="qa-place">
      {isExpanded ? (
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
          onChange={setQuantity}
        />
      ) : (
        <button
          type="button"
          className="qa-b"
          aria-label={
            count > 0 && isSingleLine
              ? t('cart.quickExpand', { count, name: dish.name })
              : t('cart.quickAdd', { name: dish.name })
          }
          onClick={press}
        >
          {count > 0 ? <b className="num">{count}</b> : <Plus className="ic ic-24" aria-hidden />}
        </button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <NewCartDialog
            merchantID={merchant.ID}
            cart={store.read()}
            onKeep={() => setAsking(false)}
            onStart={() => {
              setAsking(false)
              setQuantity(1)
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
