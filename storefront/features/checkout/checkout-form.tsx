// Checkout: where, when, what, how to pay, what it comes to, and the button that orders it.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Cart } from '@tingkat/ordering/cart'
import type { Location } from '@tingkat/ordering/location'
import type { Order } from '@tingkat/ordering/order'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/client.ts'
import { problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { readSource } from '../../platform/source.ts'
import { clearUsedCampaigns, readUsedCampaigns } from '../../platform/used-campaigns.ts'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { AtTable } from './at-table.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { FeeSummary } from './fee-summary.tsx'
import { orderBodyOf, quoteBodyOf } from './order-request.ts'
import { PayWith } from './pay-with.tsx'
import { PlaceOrder, PlacingNews } from './place-order.tsx'
import { PromoCode } from './promo-code.tsx'
import { usePlacing } from './use-placing.ts'
import { useQuote } from './use-quote.ts'
import { When } from './when.tsx'
import { YourOrder } from './your-order.tsx'
import '../../styles/checkout-form.css'

type CheckoutFormProps = {
  cart: Cart
  onCart: (cart: Cart) => void
  location: Location | null
  onLocation: (location: Location) => void
  onChangeAddress: () => void
  /** To the map, for the pin of the address. */
  onPin: () => void
  onPlaced: (order: Order) => void
  /** The session has ended meanwhile. */
  onLoggedOut: () => void
}

const timeProblems = new Set(['slot_unavailable', 'on_demand_blocked'])

export function CheckoutForm({ cart, onCart, location, onLocation, onChangeAddress, onPin, onPlaced, onLoggedOut }: CheckoutFormProps) {
  const { t } = useTranslation('checkout')
  const { country, paths } = useSite()
  // Told to the quotes of this checkout, and to none after it.
  const [usedCampaignIDs] = useState(() => readUsedCampaigns(country.code))
  useEffect(() => clearUsedCampaigns(country.code), [country])
  const quoted = useQuote(quoteBodyOf(cart, country.code, location, usedCampaignIDs))
  const placing = usePlacing(country.code, { onPlaced, onChanged: quoted.put, onUnpriced: quoted.ask })
  const { quote, pricing, problem } = quoted
  const merchant = cart.merchants[0]?.merchant
  const timeProblem = problem && timeProblems.has(problem.code) ? problem : null
  const missingAddress = !cart.dineInInfo && !location
  const loggedOut = placing.state.phase === 'refused' && placing.state.problem.code === 'unauthenticated'
  useEffect(() => { if (loggedOut) onLoggedOut() }, [loggedOut, onLoggedOut])
  const off = missingAddress || problem !== null || Boolean(cart.scheduledOrder?.error)

  // Any change answers what the last attempt said.
  function change(next: Cart) {
    placing.settle()
    onCart(next)
  }

  async function tryPromo(code: string): Promise<ClientProblem | null> {
    const answer = await client.quote({ ...quoteBodyOf(cart, country.code, location, usedCampaignIDs), promoCode: [code] })
    if (!answer.ok) return answer.problem
    change({ ...cart, promoCodes: answer.data.promoCodes.map(promo => promo.code) })
    return null
  }

  function place() {
    if (!quote) return
    placing.place(orderBodyOf(cart, country.code, location, usedCampaignIDs, quote, readSource()))
  }

  const words = problem && !timeProblem ? problemWords(t, problem, country.locale) : null
  const locked = placing.state.phase === 'placing' || placing.state.phase === 'unsure'
  const button = quote && <PlaceOrder quote={quote} placing={placing} off={off} pricing={pricing} onPlace={place} />
  return (
    <>
      <div className="two">
        {/* While an order is on its way nothing about it may change. */}
        <fieldset className="stack co-form" disabled={locked}>
          {cart.dineInInfo
            ? <AtTable cart={cart} dineIn={cart.dineInInfo} onDineIn={dineInInfo => change({ ...cart, dineInInfo })} />
            : (
              <>
                <DeliverTo location={location} onLocation={onLocation} onChange={onChangeAddress} onPin={onPin} />
                <When cart={cart} problem={timeProblem} onSchedule={scheduledOrder => change({ ...cart, scheduledOrder })} />
              </>
            )}
          {quote && merchant && <YourOrder quote={quote} editTo={paths.merchant(merchant)} />}
          <PromoCode codes={cart.promoCodes} promos={quote?.promoCodes ?? []} onTry={tryPromo} onRemove={code => change({ ...cart, promoCodes: cart.promoCodes.filter(one => one !== code) })} />
          <PayWith atTable={cart.dineInInfo !== null} />
        </fieldset>
        <aside className="side">
          <section className="panel">
            <h2>{t('checkout.summary')}</h2>
            <div className="co-news">
              <PlacingNews placing={placing} quote={quote} />
              {words && <ErrorMessage title={words.title} message={words.message} retry={{ label: t('checkout.tryAgain'), run: quoted.ask }} />}
            </div>
            {quote ? <FeeSummary quote={quote} pricing={pricing} /> : !problem && <Waiting>{t('checkout.pricing')}</Waiting>}
            <div className="desk co-place-desk">{button}</div>
            <p className="tiny mut co-terms">{t('checkout.terms')}</p>
          </section>
        </aside>
      </div>
      {button && <div className="sticky-pay mob">{button}</div>}
    </>
  )
}
