// The checkout page for deliveries and tables. Shows a message instead of the form if there is
// nothing to order or nobody is logged in.
import type { ClientProblem } from '@tingkat/contract/client'
import { isCartEmpty, type Cart } from '@tingkat/ordering/cart/cart'
import type { Order } from '@tingkat/ordering/order/order'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router'
import { meStore, useMe } from '../../features/account/use-me.ts'
import { CheckoutLines } from '../../features/cart/drawer/checkout-lines.tsx'
import type { CartStore } from '../../features/cart/cart-store.ts'
import { cartStoreOf, groupLinesOf, useStoreCart } from '../../features/cart/use-cart.ts'
import { useLineChanges } from '../../features/cart/drawer/use-line-changes.ts'
import { checkoutDraft } from '../../features/checkout/checkout-draft.ts'
import { toPlacedOrderEvent } from '../../features/checkout/place/order-events.ts'
import { CheckoutForm } from '../../features/checkout/checkout-form.tsx'
import {
  isOffered,
  placedOrderOf,
  rememberPlacedOrder,
} from '../../features/checkout/place/placed-order.ts'
import { PendingOrder } from '../../features/checkout/place/pending-order.tsx'
import { ReadOnlyGroupLines } from '../../features/group-order/read-only-group-lines.tsx'
import { handOverOrder } from '../../features/order/tracking/fresh-order.ts'
import { AddressDialogs } from '../../features/location/address/address-selector.tsx'
import { AppPrompt } from '../../features/location/throttle/app-prompt.tsx'
import { requestAddress, requestPin } from '../../features/location/address/address-request.ts'
import { chosenLocation, useChosenLocation } from '../../features/location/chosen-location.ts'
import { useThrottled } from '../../features/location/throttle/use-throttled.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { client } from '../../platform/browser/client.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { track } from '../../platform/analytics/track.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useStored } from '../../platform/storage/stored.ts'
import { usePickup } from '../../platform/storage/pickup-wish.ts'
import { addUsedCampaigns } from '../../platform/storage/used-campaigns.ts'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { CheckoutPickup, CheckoutService } from './checkout-pickup.tsx'
import { PlacedOrder } from './placed-order.tsx'
import { GroupNotReady } from '../group-order/group-not-ready.tsx'
import { useEditedLine } from '../basket/use-edited-line.tsx'
import type { GroupCart } from '../group-order/use-group-cart.ts'

type CheckoutPageProps = {
  title: string
  /** Returns the cart for this checkout, or a message if the cart cannot be ordered. */
  prepare: (cart: Cart) => Cart | ReactNode
  /** The group order whose dishes are ordered instead of the cart. */
  group?: GroupCart | null
}

export function CheckoutPage({ title, prepare, group = null }: CheckoutPageProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const me = useMe()
  const account = me.status === 'member' ? (me.user.safeId ?? null) : null
  const store = group?.store ?? cartStoreOf(country.code)
  const cart = useStoreCart(store)
  const chosen = useChosenLocation(country.code)
  const { address, isGroupPickup } = destinationOf(group)
  const location = chosen ?? address
  const throttled = useThrottled()
  const hydrated = useHydrated()
  const pickup = usePickup(cart?.merchants[0]?.merchant, isGroupPickup)
  const { placed, finish } = useFinish(group, store, account)
  const changes = useLineChanges(store)
  const { edit, drawer } = useEditedLine()

  // The confirmation of the placed order is shown until the order's page is loaded.
  if (placed)
    return (
      <>
        <PageHead title={`${title} · Tingkat`} hidden />
        <main className="wrap co" id="main">
          <PlacedOrder order={placed} />
        </main>
      </>
    )
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
    if (!hydrated || me.status === 'asking')
      return (
        <Message>
          <Waiting>{t('checkout.loading')}</Waiting>
        </Message>
      )
    if (group && me.status !== 'guest' && !isReady(group))
      return (
        <Message>
          <GroupNotReady cart={group} />
        </Message>
      )
    if (!cart || isCartEmpty(cart)) return <Message>{emptyCheckout()}</Message>
    if (me.status === 'guest')
      return (
        <Message>
          <LoginPrompt />
        </Message>
      )
    const prepared = prepare(cart)
    if (!isCart(prepared)) return <Message>{prepared}</Message>
    // Orders at a table and for pickup need no address, so they can be placed even if the chosen
    // address is in a city where only the app accepts orders.
    if (throttled && !prepared.dineInInfo && !pickup.isChosen)
      return (
        <Message>
          <AppPrompt onChange={() => requestAddress()} />
        </Message>
      )
    return form(prepared)
  }

  function emptyCheckout() {
    return (
      <PendingOrder account={account} onPlaced={finish}>
        <EmptyCheckout account={account} />
        <CheckoutLines cart={null} changes={changes} onEdit={edit} />
      </PendingOrder>
    )
  }

  function form(prepared: Cart) {
    const lines = group?.group ? (
      <ReadOnlyGroupLines group={group.group} />
    ) : (
      <CheckoutLines cart={prepared} changes={changes} onEdit={edit} />
    )
    const merchant = prepared.merchants[0]?.merchant
    return (
      <CheckoutForm
        account={account}
        cart={prepared}
        onCart={store.replace}
        hasName={me.status !== 'member' || me.user.name !== ''}
        saveName={saveName}
        groupID={group?.groupID}
        isGroupPickup={isGroupPickup}
        lines={lines}
        hasPendingLine={changes.isBlocked(prepared)}
        location={location}
        onLocation={(next) => chosenLocation(country.code).write(next)}
        onChangeAddress={() => requestAddress()}
        onPin={() => requestPin(location)}
        serviceChoice={merchant && !group && <CheckoutService merchant={merchant} />}
        pickupPlace={
          merchant && <CheckoutPickup key="pickup" merchant={merchant} location={location} />
        }
        onPlaced={finish}
        onLoggedOut={meStore.endSession}
      />
    )
  }
}

async function saveName(name: string): Promise<ClientProblem | null> {
  const answer = await client.changeMe({ name })
  if (!answer.ok) return answer.problem
  meStore.set(answer.data)
  return null
}

function Message({ children }: { children: ReactNode }) {
  return <div className="co-message">{children}</div>
}

/** Links to the order that was just placed from the cart, or opens the active group order. */
function EmptyCheckout({ account }: { account: string | null }) {
  const { t } = useTranslation('checkout')
  const { country, paths } = useSite()
  const { groupOrdering } = useFlags()
  const activeGroupOrder = useStored(activeGroup(country.code))
  const placed = useStored(placedOrderOf(country.code))
  const [openedAt] = useState(() => Date.now())
  if (isOffered(placed, account, openedAt))
    return (
      <EmptyState
        title={t('checkout.placedTitle')}
        action={
          <ButtonLink to={paths.order(placed.orderID)}>{t('checkout.placedAction')}</ButtonLink>
        }
      >
        {t('checkout.placed')}
      </EmptyState>
    )
  // The eater's dishes are in the group order and not in the cart, so the page offers to open the
  // group order.
  if (groupOrdering && activeGroupOrder)
    return (
      <EmptyState
        title={t('checkout.groupTitle')}
        action={<Button onClick={openDrawer}>{t('checkout.groupAction')}</Button>}
      >
        {t('checkout.group')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('checkout.emptyTitle')}
      action={<ButtonLink to={paths.restaurants()}>{t('checkout.emptyAction')}</ButtonLink>}
    >
      {t('checkout.empty')}
    </EmptyState>
  )
}

function LoginPrompt() {
  const { t } = useTranslation('checkout')
  const { paths } = useSite()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      title={t('checkout.guestTitle')}
      action={
        <ButtonLink to={paths.login(pathname + search)} onClick={() => trackLogin('checkout')}>
          {t('checkout.guestAction')}
        </ButtonLink>
      }
    >
      {t('checkout.guest')}
    </EmptyState>
  )
}

/**
 * Returns `finish`, which clears the ordered cart and the draft of the checkout form, and opens the
 * tracking page of the order.
 */
function useFinish(group: GroupCart | null, store: CartStore, account: string | null) {
  const { country, paths } = useSite()
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<Order | null>(null)

  function finish(order: Order) {
    track(toPlacedOrderEvent(order))
    setPlaced(order)
    handOverOrder(order)
    if (account !== null) rememberPlacedOrder(country.code, order.orderID, account)
    if (order.groupID !== undefined) leaveGroupOrder(order.groupID)
    addUsedCampaigns(
      country.code,
      order.snapshotDetail.cartWithQuote.campaigns.map((campaign) => campaign.ID),
    )
    // Clears only the cart that was ordered: a late response can be for an earlier order than the
    // current cart.
    const cartMerchantID = store.read()?.merchants[0]?.merchant.ID
    if (order.groupID === group?.groupID && cartMerchantID === order.merchant.ID) {
      store.replace(null)
      checkoutDraft(country.code).write(null)
    }
    void meStore.refresh()
    void navigate(paths.order(order.orderID), { replace: true })
  }

  function leaveGroupOrder(groupID: string) {
    const active = activeGroup(country.code)
    groupLinesOf(country.code, groupID).replace(null)
    if (active.read()?.groupID === groupID) active.write(null)
  }

  return { placed, finish }
}

/**
 * Returns where the group order is delivered, and whether it is collected instead, as its members
 * were told. Without a group order, the fields are empty.
 */
function destinationOf(group: GroupCart | null) {
  const view = group?.group
  return { address: view?.deliveryAddress ?? null, isGroupPickup: view?.info.pickup }
}

/**
 * Returns whether the group order can be placed: once its creator has started checkout, or at any
 * time for a table.
 */
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
