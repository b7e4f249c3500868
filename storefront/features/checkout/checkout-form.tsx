// Checkout: where, when, what, how to pay, what it comes to, and the button that orders it.
import type { ClientProblem } from '@tingkat/contract/client'
import type { SignedQuote } from '@tingkat/contract/quote'
import type { Cart } from '@tingkat/ordering/cart/cart'
import type { Location } from '@tingkat/ordering/location/location'
import type { Order, Wishes } from '@tingkat/ordering/order/order'
import { isCash, paymentTypes } from '@tingkat/ordering/payment/payment'
import { quoteDifference } from '@tingkat/ordering/quote/quote-difference'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/browser/client.ts'
import { errorNameOf } from '../../platform/analytics/error-name.ts'
import { problemWords } from '../../platform/words/problem-words.ts'
import { useSite } from '../../platform/site/site.tsx'
import { readSource } from '../../platform/analytics/source.ts'
import { useStored } from '../../platform/storage/stored.ts'
import { track } from '../../platform/analytics/track.ts'
import { clearUsedCampaigns, readUsedCampaigns } from '../../platform/storage/used-campaigns.ts'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { TablePanel } from './table-panel.tsx'
import type { CardTokenizer } from './pay/card-tokens.ts'
import { CardFields } from './pay/card-fields.tsx'
import { checkoutDraft, emptyDraft, type CheckoutDraft } from './checkout-draft.ts'
import { DeliveryAddressPanel } from './delivery-address-panel.tsx'
import { FeeSummary } from './price/fee-summary.tsx'
import { findOrderBlocker, isTimeProblem, focusOrderBlocker } from './place/order-blocker.ts'
import { checkoutEvent } from './place/order-events.ts'
import { toOrderBody, toQuoteBody } from './place/order-request.ts'
import { findChosen, PaymentPanel } from './pay/payment-panel.tsx'
import { PlaceOrder, PlacementNotice } from './place/placement-notice.tsx'
import { PromoCode } from './price/promo-code.tsx'
import { isTooLong, MerchantComment } from './merchant-comment.tsx'
import { usePaymentMethods } from './pay/use-payment-methods.ts'
import { useOrderPlacement } from './place/use-order-placement.ts'
import { useQuote } from './price/use-quote.ts'
import { DeliveryTimePanel } from './delivery-time/delivery-time-panel.tsx'
import { OrderLinesPanel } from './order-lines-panel.tsx'
import './checkout-form.css'

type CheckoutFormProps = {
  /** Who orders; null while that is not known. */
  account: string | null
  cart: Cart
  onCart: (cart: Cart) => void
  /** The group whose dishes these are. */
  groupID?: string | undefined
  /** The basket's lines, to be changed in place. */
  lines: ReactNode
  /** One of them stands at 0. */
  pending: boolean
  location: Location | null
  onLocation: (location: Location) => void
  onChangeAddress: () => void
  /** To the map, for the pin of the address. */
  onPin: () => void
  onPlaced: (order: Order) => void
  /** The session has ended meanwhile. */
  onLoggedOut: () => void
}

export function CheckoutForm({
  account,
  cart,
  onCart,
  groupID,
  lines,
  pending,
  location,
  onLocation,
  onChangeAddress,
  onPin,
  onPlaced,
  onLoggedOut,
}: CheckoutFormProps) {
  const { t } = useTranslation('checkout')
  const { country, paths } = useSite()
  // Told to the quotes of this checkout, and to none after it.
  const [usedCampaignIDs] = useState(() => readUsedCampaigns(country.code))
  useEffect(() => clearUsedCampaigns(country.code), [country])
  const stored = checkoutDraft(country.code)
  const merchantID = cart.merchants[0]?.merchant.ID ?? ''
  const kept = useStored(stored)
  const draft = kept?.merchantID === merchantID ? kept : { ...emptyDraft, merchantID }
  const quoted = useQuote(toQuoteBody(cart, country.code, location, usedCampaignIDs))
  const { quote, pricing, problem } = quoted
  const total = quote?.totalQuote.reducedPriceV2.amountInMinor ?? null
  const placing = useOrderPlacement(country.code, account, {
    onPlaced,
    onChanged: takeQuote,
    onUnpriced: quoted.ask,
  })
  const { phase } = placing.state
  const refused = placing.state.phase === 'refused' ? placing.state.problem : null
  // Without a price nothing says what a balance must hold.
  const asked = usePaymentMethods(country.code, total ?? (problem ? 0 : null))
  const chosen = findChosen(asked.methods, cart.paymentType, cart.profile)
  const desk = useRef<CardTokenizer>(null)
  const [taking, setTaking] = useState(false)
  const [unpaid, setUnpaid] = useState(false)
  /** Pressed while the price was being asked: the quote that was seen then. */
  const [wanted, setWanted] = useState<SignedQuote | null>(null)
  const comment = draft.comment ?? cart.comment
  // A table is laid, and nobody is left at its door.
  const wishes = cart.dineInInfo ? null : draft.wishes
  // Cash is known to be taken before the server has said what else is.
  const payable = asked.methods ? (chosen?.available ?? false) : isCash(cart.paymentType)
  const timeProblem = [problem, refused].find((one) => isTimeProblem(cart, one)) ?? null
  const obstacle = findOrderBlocker({
    cart,
    location,
    problem,
    pending,
    tooLong: isTooLong(comment),
    payable,
  })
  const loggedOut = refused?.code === 'unauthenticated'
  useEffect(() => {
    if (loggedOut) onLoggedOut()
  }, [loggedOut, onLoggedOut])

  /** The price that the server found instead: a promo that has ended leaves the basket with it. */
  function takeQuote(fresh: SignedQuote) {
    quoted.put(fresh)
    if (fresh.promoCodes.length < cart.promoCodes.length)
      onCart({ ...cart, promoCodes: fresh.promoCodes.map((promo) => promo.code) })
  }

  // Any change answers what the last attempt said.
  function change(next: Partial<Cart>) {
    placing.settle()
    setUnpaid(false)
    onCart({ ...cart, ...next })
  }
  const keep = (next: Partial<CheckoutDraft>) => stored.write({ ...draft, ...next })
  const wish = (next: Partial<Wishes>) => keep({ wishes: { ...draft.wishes, ...next } })

  async function tryPromo(code: string): Promise<ClientProblem | null> {
    const answer = await client.validatePromo({
      ...toQuoteBody(cart, country.code, location, usedCampaignIDs),
      promoCode: [],
      code,
    })
    if (!answer.ok) return answer.problem
    change({ promoCodes: [answer.data.redemption.promoCode] })
    return null
  }

  async function place() {
    if (!quote || taking) return
    let paymentToken = ''
    if (chosen?.group === 'CARD') {
      setTaking(true)
      const card = await desk.current?.take()
      setTaking(false)
      // The fields say what is missing.
      if (!card) return
      paymentToken = card.token
    }
    placing.place({
      ...toOrderBody(cart, country.code, location, usedCampaignIDs, quote, readSource()),
      paymentToken,
      ...(wishes && { wishes }),
      ...(groupID && { groupID }),
    })
  }

  function press() {
    if (phase === 'changed') return placing.accept()
    if (obstacle === 'pay') setUnpaid(true)
    if (obstacle) return focusOrderBlocker(obstacle)
    if (pricing) setWanted(quote)
    else void place()
  }

  // Ordered as soon as the price is there, if it is the one that was seen.
  const ready = wanted !== null && !pricing
  const goOn = useRef(() => {})
  useEffect(() => {
    goOn.current = () => {
      setWanted(null)
      if (obstacle === null && quote && wanted && quoteDifference(wanted, quote).length === 0)
        void place()
    }
  })
  useEffect(() => {
    if (ready) goOn.current()
  }, [ready])

  // Once, with the first price.
  const told = useRef(false)
  useEffect(() => {
    if (!quote || told.current) return
    told.current = true
    track(checkoutEvent(quote))
  }, [quote])
  const refusedCode = refused?.code ?? problem?.code
  useEffect(() => {
    const name = refusedCode && errorNameOf(refusedCode)
    if (name) track({ name: 'ERROR_SHOWN', error_name: name, error_code: refusedCode })
  }, [refusedCode])

  const words = problem && !timeProblem ? problemWords(t, problem, country.locale) : null
  const locked = phase === 'placing' || phase === 'unsure'
  const brands =
    asked.methods?.methods.flatMap(({ type }) =>
      type === paymentTypes.visa || type === paymentTypes.masterCard ? [type] : [],
    ) ?? []
  const brand = brands.find((one) => one === chosen?.type)
  const provider = asked.methods?.cards.provider ?? 'none'
  const button = quote && phase !== 'unsure' && (
    <PlaceOrder
      quote={quote}
      off={obstacle !== null || (pricing && wanted === null)}
      busy={phase === 'placing' || taking || wanted !== null}
      accepting={phase === 'changed'}
      onPress={press}
    />
  )
  return (
    <>
      <div className="two">
        {/* While an order is on its way nothing about it may change. */}
        <fieldset className="stack co-form" disabled={locked}>
          {cart.dineInInfo ? (
            <TablePanel
              cart={cart}
              dineIn={cart.dineInInfo}
              onDineIn={(dineInInfo) => change({ dineInInfo })}
            />
          ) : (
            <>
              <DeliveryAddressPanel
                location={location}
                onLocation={onLocation}
                contactless={draft.wishes.contactless}
                onContactless={(contactless) => wish({ contactless })}
                byCash={isCash(cart.paymentType)}
                onChange={onChangeAddress}
                onPin={onPin}
              />
              <DeliveryTimePanel
                cart={cart}
                problem={timeProblem}
                onSchedule={(scheduledOrder) => change({ scheduledOrder })}
              />
            </>
          )}
          <OrderLinesPanel
            lines={lines}
            quote={quote}
            addTo={
              cart.merchants[0] ? paths.merchant(cart.merchants[0].merchant) : paths.restaurants()
            }
            cutlery={wishes?.cutlery ?? null}
            onCutlery={(cutlery) => wish({ cutlery })}
            comment={
              <MerchantComment
                text={comment}
                kept={cart.comment}
                onType={(text) => keep({ comment: text })}
                onKeep={(text) => change({ comment: text })}
              />
            }
          />
          <PromoCode
            codes={cart.promoCodes}
            promos={quote?.promoCodes ?? []}
            typed={draft.promo}
            onType={(promo) => keep({ promo })}
            onTry={tryPromo}
            onRemove={(code) =>
              change({ promoCodes: cart.promoCodes.filter((one) => one !== code) })
            }
          />
          <PaymentPanel
            asked={asked}
            paymentType={cart.paymentType}
            profile={cart.profile}
            atTable={cart.dineInInfo !== null}
            missing={unpaid && !payable}
            card={
              brand &&
              provider !== 'none' && (
                <CardFields
                  provider={provider}
                  publishableKey={asked.methods?.cards.publishableKey ?? null}
                  desk={desk}
                  brand={brand}
                  brands={brands}
                  onBrand={(paymentType) => change({ paymentType })}
                />
              )
            }
            onPay={(paymentType) => change({ paymentType })}
            // A bill goes with the work order that it is for.
            onProfile={(profile) =>
              change({
                profile,
                paymentType:
                  profile === null && chosen?.type === paymentTypes.postpaidBilling
                    ? ''
                    : cart.paymentType,
              })
            }
          />
        </fieldset>
        <aside className="side">
          <section className="panel" id="co-price" tabIndex={-1} aria-labelledby="co-price-title">
            <h2 id="co-price-title">{t('checkout.summary')}</h2>
            <div className="co-news">
              <PlacementNotice
                placing={placing}
                onBack={() => {
                  placing.settle()
                  focusOrderBlocker('lines')
                }}
              />
              {words && (
                <ErrorMessage
                  title={words.title}
                  message={words.message}
                  retry={{ label: t('checkout.tryAgain'), run: quoted.ask }}
                />
              )}
            </div>
            {quote ? (
              <FeeSummary quote={quote} pricing={pricing} />
            ) : (
              !problem && <Waiting>{t('checkout.pricing')}</Waiting>
            )}
            <div className="desk co-place-desk">{button}</div>
            <p className="tiny mut co-terms">{t('checkout.terms')}</p>
          </section>
        </aside>
      </div>
      {button && <div className="sticky-pay mob">{button}</div>}
    </>
  )
}
