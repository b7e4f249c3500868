// The checkout page's form: delivery, order lines, promo codes, payment, price and order button.
import { subtotalOf, type Cart } from '@tingkat/ordering/cart/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { Location } from '@tingkat/ordering/location/location'
import { formatMoney } from '@tingkat/ordering/money'
import { isCash } from '@tingkat/ordering/payment/payment'
import { toScheduledTime } from '@tingkat/ordering/schedule'
import { useState, type ReactNode } from 'react'
import { formatDay, formatTime, localDate } from '../../platform/i18n/times.ts'
import { useSite } from '../../platform/site/site.tsx'
import { DeliveryAddressPanel } from './delivery-address-panel.tsx'
import { DeliveryTimePanel } from './delivery-time/delivery-time-panel.tsx'
import { MerchantComment } from './merchant-comment.tsx'
import { NamePanel } from './name-panel.tsx'
import { OrderLinesPanel } from './order-lines-panel.tsx'
import { PaymentPanel } from './pay/payment-panel.tsx'
import { focusOrderBlocker } from './place/order-blocker.ts'
import { PlaceOrderButton } from './place/place-order-button.tsx'
import { PlacementNotice } from './place/placement-notice.tsx'
import { PromoCode } from './price/promo-code.tsx'
import { PromiseTerms } from './price/promise-terms.tsx'
import { SummaryPanel } from './price/summary-panel.tsx'
import { TipPanel } from './price/tip-panel.tsx'
import { TablePanel } from './table-panel.tsx'
import { useCheckout, type Checkout, type CheckoutInput } from './use-checkout.ts'
import './checkout-form.css'

type CheckoutFormProps = CheckoutInput & {
  /** The editable lines of the cart. */
  lines: ReactNode
  onLocation: (location: Location) => void
  onChangeAddress: () => void
  /** Opens the map on which the eater corrects the pin of the address. */
  onPin: () => void
  /** The choice between delivery and pickup; null if the merchant only delivers. */
  serviceChoice: ReactNode
  /** Where a pickup order is collected. */
  pickupPlace: ReactNode
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { cart } = props
  const checkout = useCheckout(props)
  const { draft, updateDraft, quoteState, placement, timeProblem, changeCart } = checkout
  const { quote, problem } = quoteState
  const { phase } = placement.state
  const subtotal = useSubtotal(cart)
  const scheduledFor = useScheduledTime(cart)
  const button = phase !== 'undecided' && (
    <PlaceOrderButton
      total={quote?.totalQuote.reducedPriceV2.amountDisplay ?? subtotal}
      scheduledFor={scheduledFor}
      {...checkout.button}
    />
  )
  return (
    <>
      <div className="two">
        {/* Disabled while an order is sent or has no final answer, so that the form keeps
            showing what was ordered. */}
        <fieldset className="stack co-form" disabled={phase === 'placing' || phase === 'undecided'}>
          {checkout.eaterName.isAsked && <NamePanel eaterName={checkout.eaterName} />}
          {cart.dineInInfo ? (
            <TablePanel
              cart={cart}
              dineIn={cart.dineInInfo}
              onDineIn={(dineInInfo) => changeCart({ dineInInfo })}
            />
          ) : (
            <>
              {props.serviceChoice}
              <DeliveryPanels {...props} checkout={checkout} />
            </>
          )}
          <LinesPanel {...props} checkout={checkout} />
          <PromoCode
            codes={cart.promoCodes}
            promos={quote?.promoCodes ?? []}
            text={draft.promo}
            onText={(promo) => updateDraft({ promo })}
            onApply={checkout.applyPromo}
            onCodes={(promoCodes) => changeCart({ promoCodes })}
          />
          {checkout.tips && (
            <TipPanel amounts={checkout.tips} tip={draft.tip} onTip={checkout.changeTip} />
          )}
          <PaymentPanel
            payment={checkout.payment}
            cart={cart}
            isPickup={checkout.pickup.isChosen}
            isMissing={checkout.isPaymentMissing && !checkout.payment.isPayable}
            onChange={changeCart}
          />
        </fieldset>
        <aside className="side">
          <SummaryPanel
            quoteState={quoteState}
            subtotal={subtotal}
            problem={timeProblem ? null : problem}
            onChangeAddress={props.onChangeAddress}
            placementNotice={
              <PlacementNotice
                placement={placement}
                onBack={() => {
                  placement.dismiss()
                  focusOrderBlocker('lines')
                }}
              />
            }
            button={button}
          />
          <PromiseTerms cart={cart} quote={quote} />
        </aside>
      </div>
      {button && <div className="sticky-pay mob">{button}</div>}
    </>
  )
}

type PanelsProps = CheckoutFormProps & { checkout: Checkout }

function DeliveryPanels({
  cart,
  location,
  onLocation,
  onChangeAddress,
  onPin,
  pickupPlace,
  checkout,
}: PanelsProps) {
  const { time } = checkout
  const address = checkout.pickup.isChosen ? (
    pickupPlace
  ) : (
    <DeliveryAddressPanel
      key="address"
      location={location}
      onLocation={onLocation}
      contactless={checkout.draft.wishes.contactless}
      onContactless={(contactless) => checkout.updateWishes({ contactless })}
      paysCash={isCash(cart.paymentType)}
      takesFocus={!checkout.eaterName.isAsked}
      onChange={onChangeAddress}
      onPin={onPin}
    />
  )
  const timePanel = (
    <DeliveryTimePanel
      key="time"
      cart={cart}
      time={time}
      isPickup={checkout.pickup.isChosen}
      near={(checkout.pickup.isDelivered && location) || undefined}
      waitMinutes={checkout.quoteState.quote?.waitMinutes ?? 0}
      onSchedule={(scheduledOrder) => checkout.changeCart({ scheduledOrder })}
    />
  )
  // If the merchant does not deliver now, the panel of the delivery time comes first, because it
  // says so.
  return time.restriction === null ? [address, timePanel] : [timePanel, address]
}

function LinesPanel({ cart, lines, checkout }: PanelsProps) {
  const { paths } = useSite()
  const merchant = cart.merchants[0]?.merchant
  return (
    <OrderLinesPanel
      lines={lines}
      quote={checkout.quoteState.quote}
      menuPath={merchant ? paths.merchant(merchant) : paths.restaurants()}
      cutlery={checkout.wishes?.cutlery ?? null}
      onCutlery={(cutlery) => checkout.updateWishes({ cutlery })}
      comment={
        <MerchantComment
          text={checkout.comment}
          cartComment={cart.comment}
          onText={(comment) => checkout.updateDraft({ comment })}
          onCartComment={(comment) => checkout.changeCart({ comment })}
        />
      }
    />
  )
}

function useSubtotal(cart: Cart): string {
  const { country } = useSite()
  const currency = cart.merchants[0]?.merchant.currency.code ?? country.currency
  return formatMoney(subtotalOf(cart), currency as CurrencyCode, country.locale)
}

/**
 * Returns the start of the scheduled delivery: `19:30` today, `Mon, 23 Nov, 19:30` on another day.
 * Null if the order is not scheduled.
 */
function useScheduledTime({ merchants, dineInInfo, scheduledOrder }: Cart): string | null {
  const site = useSite()
  const [now] = useState(() => new Date())
  const window = dineInInfo ? null : toScheduledTime(scheduledOrder)
  const timeZone = merchants[0]?.merchant.openingHours.timeZone
  if (!window || !timeZone) return null
  const time = formatTime(site, window.from, timeZone)
  return localDate(window.from, timeZone) === localDate(now, timeZone)
    ? time
    : `${formatDay(site, window.from, timeZone)}, ${time}`
}
