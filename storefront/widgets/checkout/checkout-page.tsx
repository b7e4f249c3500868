// Checkout, to the door or to a table: who may see it, and what it is made of.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { isCartEmpty } from '@tingkat/ordering/cart/cart'
import type { Order } from '@tingkat/ordering/order/order'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { meStore, useMe } from '../../features/account/use-me.ts'
import { CheckoutLines } from '../../features/cart/drawer/checkout-lines.tsx'
import { cartStoreOf, groupLinesOf, useStoreCart } from '../../features/cart/use-cart.ts'
import { useLineChanges } from '../../features/cart/drawer/use-line-changes.ts'
import { checkoutDraft } from '../../features/checkout/checkout-draft.ts'
import { toPlacedOrderEvent } from '../../features/checkout/place/order-events.ts'
import { CheckoutForm } from '../../features/checkout/checkout-form.tsx'
import { PendingOrder } from '../../features/checkout/place/pending-order.tsx'
import { ReadOnlyGroupLines } from '../../features/group-order/read-only-group-lines.tsx'
import { AddressDialogs } from '../../features/location/address/address-selector.tsx'
import { AppPrompt } from '../../features/location/throttle/app-prompt.tsx'
import { requestAddress, requestPin } from '../../features/location/address/address-request.ts'
import { chosenLocation, useChosenLocation } from '../../features/location/chosen-location.ts'
import { useThrottled } from '../../features/location/throttle/use-throttled.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { useSite } from '../../platform/site/site.tsx'
import { track } from '../../platform/analytics/track.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { addUsedCampaigns } from '../../platform/storage/used-campaigns.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { GroupNotReady } from '../group-order/group-not-ready.tsx'
import { useEditedLine } from '../basket/use-edited-line.tsx'
import type { GroupCart } from '../group-order/use-group-cart.ts'

type CheckoutPageProps = {
  title: string
  /** The cart as this checkout takes it; a node says why it cannot. */
  prepare: (cart: Cart) => Cart | ReactNode
  /** The group whose dishes are ordered, instead of the basket. */
  group?: GroupCart | null
}

export function CheckoutPage({ title, prepare, group = null }: CheckoutPageProps) {
  const { t } = useTranslation('checkout')
  const { country, paths } = useSite()
  const me = useMe()
  const account = me.status === 'member' ? (me.user.safeId ?? null) : null
  const here = useLocation()
  const navigate = useNavigate()
  const store = group?.store ?? cartStoreOf(country.code)
  const cart = useStoreCart(store)
  const chosen = useChosenLocation(country.code)
  const location = chosen ?? group?.group?.deliveryAddress ?? null
  const throttled = useThrottled()
  const hydrated = useHydrated()
  const [placed, setPlaced] = useState(false)
  const changes = useLineChanges(store)
  const { edit, drawer } = useEditedLine()

  function leaveFor(order: Order) {
    track(toPlacedOrderEvent(order))
    setPlaced(true)
    const { groupID } = order
    if (groupID !== undefined) {
      groupLinesOf(country.code, groupID).replace(null)
      if (activeGroup(country.code).read()?.groupID === groupID)
        activeGroup(country.code).write(null)
    }
    addUsedCampaigns(
      country.code,
      order.snapshotDetail.cartWithQuote.campaigns.map((campaign) => campaign.ID),
    )
    // An answer that comes late may be of an order from before: what lies in another basket since was not ordered.
    if (
      groupID === group?.groupID &&
      store.read()?.merchants[0]?.merchant.ID === order.merchant.ID
    ) {
      store.replace(null)
      checkoutDraft(country.code).write(null)
    }
    void meStore.refresh()
    void navigate(paths.order(order.orderID), { replace: true })
  }

  return (
    <>
      <PageHead title={`${title} · Tingkat`} hidden />
      <main className="wrap co" id="main">
        <h1 className="h1 co-title desk">{title}</h1>
        <h1 className="sr mob">{title}</h1>
        {content()}
      </main>
      <AddressDialogs />
      {drawer}
    </>
  )

  function content(): ReactNode {
    if (!hydrated || placed || me.status === 'asking')
      return (
        <div className="co-message">
          <Waiting>{t('checkout.loading')}</Waiting>
        </div>
      )
    if (group && me.status !== 'guest' && !isReady(group))
      return (
        <div className="co-message">
          <GroupNotReady cart={group} />
        </div>
      )
    if (!cart || isCartEmpty(cart)) {
      return (
        <div className="co-message">
          <PendingOrder account={account} onPlaced={leaveFor}>
            <EmptyState
              title={t('checkout.emptyTitle')}
              action={<ButtonLink to={paths.restaurants()}>{t('checkout.emptyAction')}</ButtonLink>}
            >
              {t('checkout.empty')}
            </EmptyState>
            <CheckoutLines cart={null} changes={changes} onEdit={edit} />
          </PendingOrder>
        </div>
      )
    }
    if (me.status === 'guest') {
      const back = here.pathname + here.search
      return (
        <div className="co-message">
          <EmptyState
            title={t('checkout.guestTitle')}
            action={
              <ButtonLink to={paths.login(back)} onClick={() => trackLogin('checkout')}>
                {t('checkout.guestAction')}
              </ButtonLink>
            }
          >
            {t('checkout.guest')}
          </EmptyState>
        </div>
      )
    }
    const prepared = prepare(cart)
    if (!isCart(prepared)) return <div className="co-message">{prepared}</div>
    // A table is served wherever the eater lives.
    if (throttled && !prepared.dineInInfo)
      return (
        <div className="co-message">
          <AppPrompt onChange={() => requestAddress()} />
        </div>
      )
    return (
      <CheckoutForm
        account={account}
        cart={prepared}
        onCart={store.replace}
        groupID={group?.groupID}
        lines={
          group?.group ? (
            <ReadOnlyGroupLines group={group.group} />
          ) : (
            <CheckoutLines cart={prepared} changes={changes} onEdit={edit} />
          )
        }
        hasPendingLine={changes.isBlocked(prepared)}
        location={location}
        onLocation={(next) => chosenLocation(country.code).write(next)}
        onChangeAddress={() => requestAddress()}
        onPin={() => requestPin(location)}
        onPlaced={leaveFor}
        onLoggedOut={meStore.endSession}
      />
    )
  }
}

/** A group is ordered once its creator has gone on; a table as it stands. */
function isReady({ group }: GroupCart): boolean {
  if (!group) return false
  const { kind, groupState, membership } = group.info
  return kind === 'table'
    ? groupState === 'CREATED' || groupState === 'ONGOING'
    : groupState === 'CONFIRMED' && membership === 'creator'
}

function isCart(value: Cart | ReactNode): value is Cart {
  return typeof value === 'object' && value !== null && 'merchants' in value
}
