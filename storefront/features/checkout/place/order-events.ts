// Analytics events of checkout: the first quote, and the placed order.
import type { TrackedEvent, TrackedItem } from '@tingkat/contract/event-catalogue'
import type { Order } from '@tingkat/ordering/order/order'
import type { FeeLine, PriceQuote } from '@tingkat/ordering/quote/quote'

const toTrackedItems = ({ merchants }: Pick<PriceQuote, 'merchants'>): TrackedItem[] =>
  merchants.flatMap(({ items }) =>
    items.map(({ ID, name, quantity, totalReducedPriceV2 }) => ({
      item_id: ID,
      item_name: name,
      quantity,
      price: Math.round(totalReducedPriceV2.amountInMinor / Math.max(quantity, 1)),
    })),
  )

/** Returns the analytics event of a quote. Its amounts are in whole minor units. */
export function toCheckoutEvent(quote: PriceQuote): TrackedEvent {
  return {
    name: 'CHECKOUT_STEP_1',
    restaurant_id: quote.merchants[0]?.ID ?? '',
    basket_value: quote.foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor,
    currency: quote.currency.code,
    products: toTrackedItems(quote),
  }
}

export function toPlacedOrderEvent(order: Order): TrackedEvent {
  const quote = order.snapshotDetail.cartWithQuote
  const fee = (key: FeeLine['key']) =>
    quote.otherFees.find((line) => line.key === key)?.value.amountInMinor ?? 0
  const delivery = quote.deliveryQuote.reducedPriceV2.amountInMinor
  // A promo has no other id than its code.
  const promoCode = order.promoCodes[0]?.code
  return {
    name: 'PLACE_ORDER',
    id: order.orderID,
    order_id: order.orderID,
    restaurant_id: order.merchant.ID,
    revenue: quote.totalQuote.reducedPriceV2.amountInMinor,
    basket_value: quote.foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor,
    tax: quote.foodQuote.inclTaxV2.amountInMinor + quote.foodQuote.taxV2.amountInMinor,
    shipping: delivery,
    delivery_fee: delivery,
    platform_fee: fee('platform'),
    small_order_fee: fee('small_order'),
    currency: quote.currency.code,
    products: toTrackedItems(quote),
    ...(promoCode ? { voucher_id: promoCode, promo_code: promoCode } : {}),
    ...(order.groupID ? { group_order_id: order.groupID } : {}),
    eater_count: order.dineInInfo?.merchants[order.merchant.ID]?.eaterCount ?? 1,
    payment_method: order.paymentTypeID || 'CASH',
    // The specification of the analytics event requires this value for dine-in too.
    delivery_type: 'DELIVERY',
  }
}
