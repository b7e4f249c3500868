// The checkout page's form: delivery, order lines, promo codes, payment, price and order button.
import type { Location } from '@tingkat/ordering/location/location'
import { isCash } from '@tingkat/ordering/payment/payment'
import type { ReactNode } from 'react'
import { useSite } from '../../platform/site/site.tsx'
import { DeliveryAddressPanel } from './delivery-address-panel.tsx'
import { DeliveryTimePanel } from './delivery-time/delivery-time-panel.tsx'
import { MerchantComment } from './merchant-comment.tsx'
import { OrderLinesPanel } from './order-lines-panel.tsx'
import { PaymentPanel } from './pay/payment-panel.tsx'
import { focusOrderBlocker } from './place/order-blocker.ts'
import { PlaceOrderButton } from './place/place-order-button.tsx'
import { PlacementNotice } from './place/placement-notice.tsx'
import { PromoCode } from './price/promo-code.tsx'
import { SummaryPanel } from './price/summary-panel.tsx'
import { TablePanel } from './table-panel.tsx'
import { useCheckout, type Checkout, type CheckoutInput } from './use-checkout.ts'
import './checkout-form.css'

type CheckoutFormProps = CheckoutInput & {
  /** The editable lines of the cart. */
  lines: ReactNode
  onLocation: (location: Location) => void
  onChangeAddress: () => void
  /** Opens the map for the address. */
  onPin: () => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { cart } = props
  const checkout = useCheckout(props)
  const { draft, updateDraft, quoteState, placement, timeProblem, changeCart } = checkout
  const { quote, problem } = quoteState
  const { phase } = placement.state
  const button = quote && phase !== 'undecided' && (
    <PlaceOrderButton quote={quote} {...checkout.button} />
  )
  return (
    <>
      <div className="two">
        {/* Disabled while an order is sent, so that form and order stay equal. */}
        <fieldset className="stack co-form" disabled={phase === 'placing' || phase === 'undecided'}>
          {cart.dineInInfo ? (
            <TablePanel
              cart={cart}
              dineIn={cart.dineInInfo}
              onDineIn={(dineInInfo) => changeCart({ dineInInfo })}
            />
          ) : (
            <DeliveryPanels {...props} checkout={checkout} />
          )}
          <LinesPanel {...props} checkout={checkout} />
          <PromoCode
            codes={cart.promoCodes}
            promos={quote?.promoCodes ?? []}
            text={draft.promo}
            onText={(promo) => updateDraft({ promo })}
            onApply={checkout.applyPromo}
            onRemove={(removed) =>
              changeCart({ promoCodes: cart.promoCodes.filter((code) => code !== removed) })
            }
          />
          <PaymentPanel
            payment={checkout.payment}
            cart={cart}
            isMissing={checkout.isPaymentMissing && !checkout.payment.isPayable}
            onChange={changeCart}
          />
        </fieldset>
        <aside className="side">
          <SummaryPanel
            quoteState={quoteState}
            problem={timeProblem ? null : problem}
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
  checkout,
}: PanelsProps) {
  return (
    <>
      <DeliveryAddressPanel
        location={location}
        onLocation={onLocation}
        contactless={checkout.draft.wishes.contactless}
        onContactless={(contactless) => checkout.updateWishes({ contactless })}
        paysCash={isCash(cart.paymentType)}
        onChange={onChangeAddress}
        onPin={onPin}
      />
      <DeliveryTimePanel
        cart={cart}
        problem={checkout.timeProblem}
        onSchedule={(scheduledOrder) => checkout.changeCart({ scheduledOrder })}
      />
    </>
  )
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
