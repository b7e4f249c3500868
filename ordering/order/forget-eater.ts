// Erases the eater's personal data from an order. Items and amounts remain, because accounting
// needs them.
import type { Order } from './order-shape.ts'
import type { PriceQuote } from '../quote/quote-shape.ts'

/**
 * Removes the address, comments and help requests. Call it for ended
 * orders only, because an order without an address cannot be delivered.
 */
export function forgetEater(order: Order): Order {
  return {
    ...order,
    deliveryAddress: null,
    comment: '',
    sourceID: '',
    courierPosition: null,
    help: [],
    events: order.events.map((event) =>
      event.cancellation
        ? { ...event, cancellation: { ...event.cancellation, comment: '' } }
        : event,
    ),
    snapshotDetail: {
      cartWithQuote: {
        ...order.snapshotDetail.cartWithQuote,
        merchants: withoutComments(order.snapshotDetail.cartWithQuote.merchants),
      },
    },
    merchantCartWithQuoteList: withoutComments(order.merchantCartWithQuoteList),
  }
}

function withoutComments(merchants: PriceQuote['merchants']): PriceQuote['merchants'] {
  return merchants.map((merchant) => ({
    ...merchant,
    items: merchant.items.map((item) => ({ ...item, comment: '' })),
  }))
}
