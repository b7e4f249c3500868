// Checkout, to the door or to a table: who may see it, and what it is made of.
import type { Cart } from '@tingkat/ordering/cart'
import { isCartEmpty } from '@tingkat/ordering/cart'
import type { Order } from '@tingkat/ordering/order'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { meStore, useMe } from '../features/account/use-me.ts'
import { CheckoutLines } from '../features/cart/checkout-lines.tsx'
import { cartStoreOf, useCart } from '../features/cart/use-cart.ts'
import { useLineChanges } from '../features/cart/use-line-changes.ts'
import { checkoutDraft } from '../features/checkout/checkout-draft.ts'
import { CheckoutForm } from '../features/checkout/checkout-form.tsx'
import { OpenOrder } from '../features/checkout/open-order.tsx'
import { AddressInput } from '../features/location/address-selector.tsx'
import { AppPrompt } from '../features/location/app-prompt.tsx'
import { askAddress, askPin } from '../features/location/ask-address.ts'
import { chosenLocation, useChosenLocation } from '../features/location/chosen-location.ts'
import { useThrottled } from '../features/location/use-throttled.ts'
import { useSite } from '../platform/site.tsx'
import { useAlive } from '../platform/use-alive.ts'
import { keepUsedCampaigns } from '../platform/used-campaigns.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { PageHead } from './page-head.tsx'
import { useEditedLine } from './use-edited-line.tsx'

type CheckoutPageProps = {
  title: string
  /** The cart as this checkout takes it; a node says why it cannot. */
  prepare: (cart: Cart) => Cart | ReactNode
}

export function CheckoutPage({ title, prepare }: CheckoutPageProps) {
  const { t } = useTranslation('checkout')
  const { country, paths } = useSite()
  const me = useMe()
  const here = useLocation()
  const navigate = useNavigate()
  const store = cartStoreOf(country.code)
  const cart = useCart(country.code)
  const location = useChosenLocation(country.code)
  const throttled = useThrottled()
  const alive = useAlive()
  const [placed, setPlaced] = useState(false)
  const changes = useLineChanges(store)
  const { edit, drawer } = useEditedLine()

  function leaveFor(order: Order) {
    setPlaced(true)
    keepUsedCampaigns(country.code, order.snapshotDetail.cartWithQuote.campaigns.map(campaign => campaign.ID))
    store.replace(null)
    checkoutDraft(country.code).write(null)
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
      <AddressInput />
      {drawer}
    </>
  )

  function content(): ReactNode {
    if (!alive || placed || me.status === 'asking') return <div className="co-message"><Waiting>{t('checkout.loading')}</Waiting></div>
    if (!cart || isCartEmpty(cart)) {
      return (
        <div className="co-message">
          <OpenOrder onPlaced={leaveFor}>
            <EmptyState title={t('checkout.emptyTitle')} action={<ButtonLink to={paths.restaurants()}>{t('checkout.emptyAction')}</ButtonLink>}>{t('checkout.empty')}</EmptyState>
            <CheckoutLines cart={null} changes={changes} onEdit={edit} />
          </OpenOrder>
        </div>
      )
    }
    if (me.status === 'guest') {
      const back = here.pathname + here.search
      return <div className="co-message"><EmptyState title={t('checkout.guestTitle')} action={<ButtonLink to={paths.login(back)}>{t('checkout.guestAction')}</ButtonLink>}>{t('checkout.guest')}</EmptyState></div>
    }
    const prepared = prepare(cart)
    if (!isCart(prepared)) return <div className="co-message">{prepared}</div>
    // A table is served wherever the eater lives.
    if (throttled && !prepared.dineInInfo) return <div className="co-message"><AppPrompt onChange={() => askAddress()} /></div>
    return (
      <CheckoutForm
        cart={prepared}
        onCart={store.replace}
        lines={<CheckoutLines cart={prepared} changes={changes} onEdit={edit} />}
        pending={changes.isBlocked(prepared)}
        location={location}
        onLocation={next => chosenLocation(country.code).write(next)}
        onChangeAddress={() => askAddress()}
        onPin={() => askPin(location)}
        onPlaced={leaveFor}
        onLoggedOut={meStore.lose}
      />
    )
  }
}

function isCart(value: Cart | ReactNode): value is Cart {
  return typeof value === 'object' && value !== null && 'merchants' in value
}
