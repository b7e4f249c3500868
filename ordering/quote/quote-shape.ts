// Types of a quote request and of a quote with its lines.
import type { Amount } from '../money.ts'
import type { OrderType } from '../order/order-states.ts'

/** A client's request for a quote. It contains no prices; the server reads them from the menu. */
export type QuoteRequest = {
  merchants: {
    ID: string
    section: string
    comment: string
    items: {
      ID: string
      quantity: number
      comment: string
      modifierGroups: { ID: string; modifiers: { ID: string; quantity: number }[] }[]
    }[]
  }[]
  /** The payment type; empty for a payment in cash. */
  paymentTypeID: string
  promoCode: string[]
  comment: string
  campaignIDs: string[]
  campaignList: { ID: string; name: string }[]
  enterprise: { costCentre: string; name: string } | null
  scheduledTime: { from: string; to: string; available: boolean; reason: string } | null
  /** The courier's tip in minor units; undefined without one. */
  tipInMinor?: number | undefined
}

export type FeeLine = {
  key: 'delivery' | 'platform' | 'small_order' | 'tax' | 'promo' | 'subtotal' | 'tip'
  name: string
  value: { amountInMinor: number }
  amountDisplay: string
  description: { title: string; content: string } | null
  details: string[]
  combinedFees: { title: string; content: string } | null
}

export type QuotedItem = {
  ID: string
  name: string
  /** English names are for pages in English. Merchants and couriers read `name`. */
  englishName?: string | undefined
  quantity: number
  comment: string
  isFreeItem: boolean
  modifiers: { ID: string; name: string; englishName?: string | undefined; quantity: number }[]
  totalPriceV2: Amount
  totalReducedPriceV2: Amount
  /** In the order of a group, the member and the member's line from which this item comes. */
  groupLine?: { memberID: string; lineID: string } | undefined
}

export type PriceQuote = {
  currency: { code: string; symbol: string; exponent: number }
  merchants: { ID: string; name: string; orderType: OrderType; items: QuotedItem[] }[]
  foodQuote: {
    priceV2: Amount
    priceAfterCampaignInMinorUnitV2: Amount
    inclTaxV2: Amount
    taxV2: Amount
  }
  promoCodes: { code: string; promoAmountV2: Amount }[]
  deliveryQuote: { priceV2: Amount; reducedPriceV2: Amount }
  totalQuote: { priceV2: Amount; reducedPriceV2: Amount }
  otherFees: FeeLine[]
  breakdowns: FeeLine[]
  campaigns: { ID: string; name: string; freeItem: { ID: string; name: string } | null }[]
}

/** The amounts that the fee summary shows, in minor units. */
export type QuoteSummary = {
  subtotal: number
  inclTax: number
  tax: number
  promo: number
  delivery: number
  misc: 0
  total: number
  originalTotal: number
  otherFees: FeeLine[]
  breakdowns: FeeLine[]
  freeItems: { ID: string; name: string }[]
}

/**
 * The discount of a country's promo code: a percentage (in basis points, with a cap) or a fixed
 * amount.
 */
export type PromoRule = {
  code: string
  basisPoints: number
  amountInMinor: number
  cap: number
  minSubtotal: number
  /** Whether the promo code cannot be combined with another promo code. */
  exclusive?: boolean
  description: string
}

/** In seconds: how long a quote, which the server signs, is valid. */
export const quoteLifeSeconds = 600
