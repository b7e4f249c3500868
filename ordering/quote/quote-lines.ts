// Composes a quote, with totals and breakdown lines, from the prices of food, fees and promos.
import type { Country } from '../country/country.ts'
import { currencies } from '../currency.ts'
import { amountOf, sum } from '../money.ts'
import type { PricedFood } from './quote-food.ts'
import type { FeeLine, PriceQuote } from './quote-shape.ts'

/** English names of fee lines, for developers; the storefront translates the keys. */
export const feeNames: Record<FeeLine['key'], string> = {
  subtotal: 'Subtotal',
  delivery: 'Delivery fee',
  platform: 'Platform fee',
  small_order: 'Small order fee',
  tax: 'Tax',
  promo: 'Promo',
  tip: 'Tip',
}

/**
 * The parts from which a quote is composed, in minor units. `delivery.full` is the delivery fee of
 * all merchants; `delivery.charged` leaves out merchants whose delivery is free.
 */
export type QuoteParts = {
  foods: readonly PricedFood[]
  delivery: { full: number; charged: number }
  platform: number
  smallOrder: number
  tip: number
  promos: readonly { code: string; amount: number }[]
}

/** Returns the quote in the country's currency. Its breakdown lines sum to the charged total. */
export function composeQuote(
  { foods, delivery, platform, smallOrder, tip, promos }: QuoteParts,
  country: Country,
): PriceQuote {
  const toAmount = (amount: number) => amountOf(amount, country.currency, country.locale)
  const line = (
    key: FeeLine['key'],
    amount: number,
    description: FeeLine['description'] = null,
  ): FeeLine => {
    const { amountInMinor, amountDisplay } = toAmount(amount)
    return {
      key,
      name: feeNames[key],
      value: { amountInMinor },
      amountDisplay,
      description,
      details: [],
      combinedFees: null,
    }
  }
  const full = sum(foods.map((food) => food.full))
  const charged = sum(foods.map((food) => food.charged))
  const promo = sum(promos.map(({ amount }) => amount))
  const others = platform + smallOrder + tip
  const inclTax = toAmount(sum(foods.map((food) => food.inclTax)))
  const otherFees = [
    line('platform', platform),
    ...(smallOrder ? [line('small_order', smallOrder)] : []),
    ...(tip ? [line('tip', tip)] : []),
  ]
  const { code, symbol, exponent } = currencies[country.currency]
  return {
    currency: { code, symbol, exponent },
    merchants: foods.map((food) => food.merchant),
    // Menu prices already include the tax.
    foodQuote: {
      priceV2: toAmount(full),
      priceAfterCampaignInMinorUnitV2: toAmount(charged),
      inclTaxV2: inclTax,
      taxV2: toAmount(0),
    },
    promoCodes: promos.map((promo) => ({
      code: promo.code,
      promoAmountV2: toAmount(promo.amount),
    })),
    deliveryQuote: { priceV2: toAmount(delivery.full), reducedPriceV2: toAmount(delivery.charged) },
    totalQuote: {
      priceV2: toAmount(full + delivery.full + others),
      reducedPriceV2: toAmount(charged + delivery.charged + others - promo),
    },
    otherFees,
    breakdowns: [
      line(
        'subtotal',
        charged,
        inclTax.amountInMinor ? { title: 'Tax included', content: inclTax.amountDisplay } : null,
      ),
      // Free delivery has a line with the amount 0; an
      // order that is not delivered has no such line.
      ...(delivery.full ? [line('delivery', delivery.charged)] : []),
      ...otherFees,
      ...(promo ? [line('promo', -promo)] : []),
    ],
    campaigns: foods.flatMap((food) => food.campaigns),
  }
}
