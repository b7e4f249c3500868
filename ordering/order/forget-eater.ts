// An order as the books keep it once its eater has asked to be forgotten: what was bought and for how much, not by whom.
import type { Order } from './order-shape.ts'
import type { PriceQuote } from '../quote/quote-shape.ts'

/** Without the address and everything that the eater wrote. Meant for orders that have ended: nobody can deliver it any more. */
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
