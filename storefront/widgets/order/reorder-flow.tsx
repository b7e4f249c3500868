// Orders the dishes of an earlier order again: shows what has changed on the menu, asks before it
// replaces another cart, then opens the basket.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isCartEmpty } from '@tingkat/ordering/cart/cart'
import type { Order } from '@tingkat/ordering/order/order'
import { reorder, type ReorderResult } from '@tingkat/ordering/cart/reorder'
import { nextWindow, sameTimeAgain, type DeliveryWindow } from '@tingkat/ordering/schedule'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { checkoutDraft, emptyDraft } from '../../features/checkout/checkout-draft.ts'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { ReorderDialog } from '../../features/order/reorder/reorder-dialog.tsx'
import { client } from '../../platform/browser/client.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'
import { toScheduledOrder } from '../../platform/i18n/scheduled-order.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useRequest } from '../../platform/browser/use-request.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const NewCartDialog = lazyPart(() => import('../../features/cart/new-cart-dialog.tsx'))

type ReorderFlowProps = {
  order: Order
  /** Called when the cart is filled, or the flow is cancelled. */
  onDone: () => void
}

/**
 * `window` is the delivery window to propose. For a scheduled order, the window has the same
 * weekday and time of day as the earlier one if the merchant offers such a window. Otherwise, and
 * for a closed merchant, it is the next window.
 */
type Preparation = { merchant: Merchant; result: ReorderResult; window: DeliveryWindow | null }

export default function ReorderFlow({ order, onDone }: ReorderFlowProps) {
  const { t } = useTranslation(['reorder', 'problem'])
  const site = useSite()
  const toast = useToast()
  const { code, locale } = site.country
  const store = cartStoreOf(code)
  const { data: prepared, problem } = useRequest(order.orderID, prepare)
  const [isConfirmed, setConfirmed] = useState(false)
  const isReady = prepared !== null && (isConfirmed || isUnchanged(prepared.result))

  const showProblem = useEffectEvent((failure: ClientProblem) => {
    const { title, message } = problemText(t, failure, locale)
    const isMerchantGone = failure.status === 404
    const text = isMerchantGone
      ? t('reorder.noMerchant', { merchant: order.merchant.name })
      : `${title} ${message}`
    toast({ kind: 'error', text })
    onDone()
  })
  const fillEmptyCart = useEffectEvent(() => {
    if (isCartEmpty(store.read())) fillCart()
  })
  useEffect(() => {
    if (problem) showProblem(problem)
  }, [problem])
  useEffect(() => {
    if (isReady) fillEmptyCart()
  }, [isReady])

  async function prepare(): Promise<ApiResult<Preparation>> {
    const near = chosenLocation(code).read()
    const answer = await client.readMerchant(
      order.merchant.ID,
      near ? { latitude: near.latitude, longitude: near.longitude } : {},
    )
    if (!answer.ok) return answer
    const merchant = answer.data
    const result = reorder(order, merchant, store.read())
    return { ok: true, data: { merchant, result, window: findWindow(merchant, result, order) } }
  }

  function fillCart() {
    if (prepared?.result.cart) {
      const scheduledOrder = schedule(prepared)
      const { cart } = prepared.result
      store.replace(scheduledOrder ? { ...cart, scheduledOrder } : cart)
      keepWishes()
      openDrawer()
    }
    onDone()
  }

  /**
   * Stores the order's wishes (cutlery, contactless delivery) in the draft of checkout, and the
   * choice of pickup beside it, because neither is a part of the cart.
   */
  function keepWishes() {
    const { wishes } = order
    pickupWish(code).write(order.path === 'pickup' || null)
    if (wishes) checkoutDraft(code).write({ ...emptyDraft, merchantID: order.merchant.ID, wishes })
  }

  const schedule = ({ window, merchant }: Preparation) =>
    window && toScheduledOrder(site, window, merchant.openingHours.timeZone)

  if (!prepared) return <output className="sr">{t('reorder.looking')}</output>
  const { result, merchant } = prepared
  if (isReady) {
    if (isCartEmpty(store.read())) return null
    return (
      <Suspense fallback={null}>
        <NewCartDialog
          merchantID={merchant.ID}
          cart={store.read()}
          onKeep={onDone}
          onStart={fillCart}
        />
      </Suspense>
    )
  }
  const scheduled = schedule(prepared)
  return (
    <ReorderDialog
      merchant={merchant.name}
      currency={merchant.currency.code as CurrencyCode}
      reorder={result}
      nextWindow={
        scheduled && `${scheduled.formattedDisplayDate}, ${scheduled.formattedDisplayTime}`
      }
      onCancel={onDone}
      onConfirm={() => setConfirmed(true)}
    />
  )
}

function findWindow(
  { openingHours: hours, preparationMinutes, pause }: Merchant,
  { closed }: ReorderResult,
  { scheduledTime }: Order,
): DeliveryWindow | null {
  const input = { hours, preparationMinutes, pause, now: new Date() }
  if (scheduledTime) return sameTimeAgain(input, scheduledTime)
  return closed ? nextWindow(input) : null
}

/** Returns whether there is nothing to confirm before the cart is filled. */
const isUnchanged = ({ cart, losses, repriced, closed }: ReorderResult): boolean =>
  cart !== null && !closed && losses.length === 0 && repriced.length === 0
