// The state of the checkout page: draft, quote, payment, and placing the order.
import type { ClientProblem } from '@tingkat/contract/client'
import type { SignedQuote } from '@tingkat/contract/quote'
import type { Cart } from '@tingkat/ordering/cart/cart'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import type { Order, Wishes } from '@tingkat/ordering/order/order'
import { useEffect, useState } from 'react'
import { client } from '../../platform/browser/client.ts'
import { readVisitSource } from '../../platform/analytics/visit-source.ts'
import type { PageSettings } from '@tingkat/ordering/country/country-shape'
import { useSite } from '../../platform/site/site.tsx'
import { usePickup } from '../../platform/storage/pickup-wish.ts'
import { clearUsedCampaigns, readUsedCampaigns } from '../../platform/storage/used-campaigns.ts'
import { useDeliveryTime, type DeliveryTime } from './delivery-time/use-delivery-time.ts'
import { isTooLong } from './merchant-comment.tsx'
import { usePayment, type Payment } from './pay/use-payment.ts'
import {
  findOrderBlocker,
  focusOrderBlocker,
  isTimeProblem,
  type OrderBlocker,
} from './place/order-blocker.ts'
import { toOrderBody, toQuoteBody } from './place/order-request.ts'
import { useOrderPlacement, type OrderPlacement } from './place/use-order-placement.ts'
import { usePlaceWhenPriced } from './place/use-place-when-priced.ts'
import { validatePromo, type PromoAnswer } from './price/validate-promo.ts'
import { useQuote, type QuoteState } from './price/use-quote.ts'
import { useCheckoutDraft, type CheckoutDraftState } from './use-checkout-draft.ts'
import { useEaterName, type EaterName } from './use-eater-name.ts'
import { useCheckoutTracking } from './use-checkout-tracking.ts'

export type CheckoutInput = {
  /** The eater's account; null while unknown. */
  account: string | null
  cart: Cart
  onCart: (cart: Cart) => void
  /** Whether the account has a name. */
  hasName: boolean
  /** Stores a name in the account. */
  saveName: (name: string) => Promise<ClientProblem | null>
  /** The id of the group order whose items are in the cart; undefined for the eater's own cart. */
  groupID?: string | undefined
  /**
   * Whether the creator collects the group order; undefined without a group order. The members
   * already know this choice, so checkout cannot change it.
   */
  isGroupPickup?: boolean | undefined
  /** Whether a line has quantity 0, which blocks the order until the eater confirms its removal. */
  hasPendingLine: boolean
  location: Location | null
  onPlaced: (order: Order) => void
  /** Called when the session has expired. */
  onLoggedOut: () => void
}

export type Checkout = CheckoutDraftState & {
  quoteState: QuoteState
  placement: OrderPlacement
  payment: Payment
  eaterName: EaterName
  /** Whether the eater has pressed the order button without a valid payment method. */
  isPaymentMissing: boolean
  time: DeliveryTime
  /** A problem that another delivery time would solve. */
  timeProblem: ClientProblem | null
  /** Text of the comment for the merchant. */
  comment: string
  pickup: ReturnType<typeof useCartPickup>
  /** Whether the eater wants cutlery and contactless delivery; null for an order at a table. */
  wishes: Wishes | null
  /** The tips to offer, in whole minor units; null if the order cannot have one. */
  tips: readonly number[] | null
  changeTip: (tip: number) => void
  changeCart: (change: Partial<Cart>) => void
  /** Validates a promo code and adds it to the cart. */
  applyPromo: (code: string) => Promise<PromoAnswer>
  button: {
    blocker: OrderBlocker | null
    isOff: boolean
    isBusy: boolean
    acceptsPrice: boolean
    onPress: () => void
  }
}

export function useCheckout(input: CheckoutInput): Checkout {
  const { account, cart, onCart, groupID, hasPendingLine, location, onPlaced, onLoggedOut } = input
  const { country, settings } = useSite()
  const usedCampaignIDs = useUsedCampaigns(country.code)
  const draftState = useCheckoutDraft(cart.merchants[0]?.merchant.ID ?? '')
  const { draft } = draftState
  const pickup = useCartPickup(cart, input.isGroupPickup)
  const isPickup = pickup.isChosen
  const tips = offeredTips(pickup.isDelivered, settings)
  const quoteBody = toQuoteBody(cart, country.code, location, usedCampaignIDs, {
    isPickup,
    tipInMinor: tips ? draft.tip : 0,
  })
  const quoteState = useQuote(quoteBody)
  const { quote, isPricing, problem } = quoteState
  const placement = useOrderPlacement(country.code, account, {
    onPlaced,
    onPriceChanged: takeQuote,
    onQuoteInvalid: quoteState.refresh,
  })
  const { phase } = placement.state
  const refusal = placement.state.phase === 'refused' ? placement.state.problem : null
  const payment = usePayment(cart, paymentTotal(quoteState))
  const eaterName = useEaterName(input.hasName, input.saveName)
  const [isPaymentMissing, setPaymentMissing] = useState(false)
  const comment = draft.comment ?? cart.comment
  const wishes = wishesOf(cart, draft.wishes, isPickup)
  const timeProblem = [problem, refusal].find((candidate) => isTimeProblem(cart, candidate)) ?? null
  const time = useDeliveryTime(cart, timeProblem)
  const blocker = findOrderBlocker({
    cart,
    location,
    isDelivered: pickup.isDelivered,
    isNameMissing: eaterName.isMissing,
    problem,
    isTimeMissing: time.isMissing,
    hasPendingLine,
    isCommentTooLong: isTooLong(comment),
    isPayable: payment.isPayable,
  })
  const { isWaiting, placeWhenPriced } = usePlaceWhenPriced({
    quote,
    isPricing,
    isBlocked: blocker !== null,
    place: () => void place(),
  })
  useLogout(refusal, onLoggedOut)
  useCheckoutTracking(quote, refusal ?? problem)

  function takeQuote(fresh: SignedQuote) {
    quoteState.replace(fresh)
    // An expired promo is also removed from the cart.
    if (fresh.promoCodes.length < cart.promoCodes.length)
      onCart({ ...cart, promoCodes: fresh.promoCodes.map((promo) => promo.code) })
  }

  /**
   * Changes the cart. The result of the last attempt to
   * place the order no longer applies, so it is dismissed.
   */
  function changeCart(change: Partial<Cart>) {
    placement.dismiss()
    setPaymentMissing(false)
    onCart({ ...cart, ...change })
  }

  function changeTip(tip: number) {
    placement.dismiss()
    draftState.updateDraft({ tip })
  }

  async function applyPromo(code: string): Promise<PromoAnswer> {
    const answer = await validatePromo(client, quoteBody, code)
    if (answer.kind === 'applied') changeCart({ promoCodes: [...answer.promoCodes] })
    return answer
  }

  async function place() {
    if (!quote || payment.isTokenizing || eaterName.isSaving) return
    if (!(await eaterName.save())) return
    const paymentToken = await payment.createToken()
    if (paymentToken === null) return
    placement.place({
      ...toOrderBody(quoteBody, location, quote, readVisitSource()),
      paymentToken,
      ...(wishes && { wishes }),
      ...(groupID && { groupID }),
    })
  }

  function press() {
    if (phase === 'changed' || phase === 'later') return placement.acceptPrice()
    if (blocker === 'pay') setPaymentMissing(true)
    if (blocker) return focusOrderBlocker(blocker)
    placeWhenPriced()
  }

  return {
    ...draftState,
    quoteState,
    placement,
    payment,
    eaterName,
    isPaymentMissing,
    time,
    timeProblem,
    comment,
    pickup,
    wishes,
    tips,
    changeTip,
    changeCart,
    applyPromo,
    button: {
      blocker,
      isOff: blocker !== null || !quote || (isPricing && !isWaiting),
      isBusy: phase === 'placing' || payment.isTokenizing || eaterName.isSaving || isWaiting,
      acceptsPrice: phase === 'changed',
      onPress: press,
    },
  }
}

/** Returns the tips that the country offers. Only an order with a courier can have a tip. */
function offeredTips(isDelivered: boolean, { tips }: Pick<PageSettings, 'tips'>): Checkout['tips'] {
  return isDelivered ? (tips ?? null) : null
}

/**
 * Returns null for an order at a table, where cutlery and contactless delivery cannot be chosen.
 * Only a delivery can be contactless.
 */
function wishesOf(cart: Cart, wishes: Wishes, isPickup: boolean): Wishes | null {
  if (cart.dineInInfo) return null
  return isPickup ? { ...wishes, contactless: false } : wishes
}

/**
 * Returns how the cart's order reaches the eater. An order at a table is neither collected nor
 * delivered.
 */
function useCartPickup({ merchants, dineInInfo }: Cart, decided?: boolean) {
  const { isOffered, isChosen } = usePickup(merchants[0]?.merchant, decided)
  const isAtTable = dineInInfo !== null
  return { isOffered, isChosen: isChosen && !isAtTable, isDelivered: !isChosen && !isAtTable }
}

/**
 * Returns the campaigns that the last order from this browser
 * used up. They are sent with the quotes of one checkout only.
 */
function useUsedCampaigns(countryCode: CountryCode): readonly string[] {
  const [usedCampaignIDs] = useState(() => readUsedCampaigns(countryCode))
  useEffect(() => clearUsedCampaigns(countryCode), [countryCode])
  return usedCampaignIDs
}

function useLogout(refusal: ClientProblem | null, onLoggedOut: () => void): void {
  const isLoggedOut = refusal?.code === 'unauthenticated'
  useEffect(() => {
    if (isLoggedOut) onLoggedOut()
  }, [isLoggedOut, onLoggedOut])
}

/**
 * Returns the total that the eater's balance must cover, in whole minor units. Returns 0 if no
 * quote is possible, and null while the first quote is loading.
 */
function paymentTotal({ quote, problem }: QuoteState): number | null {
  return quote?.totalQuote.reducedPriceV2.amountInMinor ?? (problem ? 0 : null)
}
