// An order once more: today's menu is asked, what changed is told, another basket is not lost unasked, and the new one opens.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isCartEmpty } from '@tingkat/ordering/cart/cart'
import type { Order } from '@tingkat/ordering/order/order'
import { reorder, type ReorderResult } from '@tingkat/ordering/cart/reorder'
import { nextWindow, type DeliveryWindow } from '@tingkat/ordering/schedule'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { ReorderDialog } from '../../features/order/reorder/reorder-dialog.tsx'
import { client } from '../../platform/browser/client.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { toScheduledOrder } from '../../platform/i18n/scheduled-order.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useRequest } from '../../platform/browser/use-request.ts'
import { useToast } from '../../ui/toast.tsx'

const NewCartDialog = lazy(() => import('../../features/cart/new-cart-dialog.tsx'))

type OrderAgainProps = {
  order: Order
  /** The basket is filled, or stays as it was. */
  onDone: () => void
}

type Found = { merchant: Merchant; again: ReorderResult; window: DeliveryWindow | null }

export default function ReorderFlow({ order, onDone }: OrderAgainProps) {
  const { t } = useTranslation('reorder')
  const site = useSite()
  const toast = useToast()
  const { code, locale } = site.country
  const store = cartStoreOf(code)
  const { data: found, problem } = useRequest(order.orderID, look)
  const [told, setTold] = useState(false)
  const settled = found !== null && (told || isPlain(found.again))

  const fail = useEffectEvent((failure: ClientProblem) => {
    const { title, message } = problemText(t, failure, locale)
    toast({
      kind: 'error',
      text:
        failure.status === 404
          ? t('reorder.noKitchen', { merchant: order.merchant.name })
          : `${title} ${message}`,
    })
    onDone()
  })
  const putInEmpty = useEffectEvent(() => {
    if (isCartEmpty(store.read())) put()
  })
  useEffect(() => {
    if (problem) fail(problem)
  }, [problem])
  useEffect(() => {
    if (settled) putInEmpty()
  }, [settled])

  async function look(): Promise<ApiResult<Found>> {
    const near = chosenLocation(code).read()
    const answer = await client.readMerchant(
      order.merchant.ID,
      near ? { latitude: near.latitude, longitude: near.longitude } : {},
    )
    if (!answer.ok) return answer
    const merchant = answer.data
    const again = reorder(order, merchant, store.read())
    const window = again.closed
      ? nextWindow({
          hours: merchant.openingHours,
          preparationMinutes: merchant.preparationMinutes,
          now: new Date(),
        })
      : null
    return { ok: true, data: { merchant, again, window } }
  }

  function put() {
    if (found?.again.cart) {
      const {
        merchant,
        again: { cart },
        window,
      } = found
      store.replace(
        window
          ? {
              ...cart,
              scheduledOrder: toScheduledOrder(site, window, merchant.openingHours.timeZone),
            }
          : cart,
      )
      openDrawer()
    }
    onDone()
  }

  if (!found) return <output className="sr">{t('reorder.looking')}</output>
  if (settled) {
    if (isCartEmpty(store.read())) return null
    return (
      <Suspense fallback={null}>
        <NewCartDialog
          merchantID={found.merchant.ID}
          cart={store.read()}
          onKeep={onDone}
          onStart={put}
        />
      </Suspense>
    )
  }
  const { again, window, merchant } = found
  const later = window && toScheduledOrder(site, window, merchant.openingHours.timeZone)
  return (
    <ReorderDialog
      merchant={merchant.name}
      currency={merchant.currency.code as CurrencyCode}
      reorder={again}
      nextWindow={later && `${later.formattedDisplayDate}, ${later.formattedDisplayTime}`}
      onCancel={onDone}
      onConfirm={() => setTold(true)}
    />
  )
}

/** Nothing to tell before it goes into the basket. */
const isPlain = ({ cart, losses, repriced, closed }: ReorderResult): boolean =>
  cart !== null && !closed && losses.length === 0 && repriced.length === 0
