// The amounts of a quote put together, line by line.
import type { Country } from '../country/country.ts'
import { currencies } from '../currency.ts'
import { amountOf, sum } from '../money.ts'
import type { PricedFood } from './quote-food.ts'
import type { FeeLine, PriceQuote } from './quote-shape.ts'

/** In plain English for developers; pages have words of their own for each key. */
export const feeNames: Record<FeeLine['key'], string> = {
  subtotal: 'Subtotal',
  delivery: 'Delivery fee',
  platform: 'Platform fee',
  small_order: 'Small order fee',
  tax: 'Tax',
  promo: 'Promo',
}

/** Whole minor units. `delivery`: what it costs, and what is left of that where a kitchen gives it. */
export type QuoteParts = {
  foods: readonly PricedFood[]
  delivery: { full: number; charged: number }
  platform: number
  smallOrder: number
  promos: readonly { code: string; amount: number }[]
}

/** Sums the parts and writes them in the country's money. The breakdown always sums to what is charged. */
export function composeQuote(
  { foods, delivery, platform, smallOrder, promos }: QuoteParts,
  country: Country,
): PriceQuote {
  const write = (amount: number) => amountOf(amount, country.currency, country.locale)
  const line = (
    key: FeeLine['key'],
    amount: number,
    description: FeeLine['description'] = null,
  ): FeeLine => {
    const { amountInMinor, amountDisplay } = write(amount)
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
  const others = platform + smallOrder
  const inclTax = write(sum(foods.map((food) => food.inclTax)))
  const otherFees = [
    line('platform', platform),
    ...(smallOrder ? [line('small_order', smallOrder)] : []),
  ]
  const { code, symbol, exponent } = currencies[country.currency]
  return {
    currency: { code, symbol, exponent },
    merchants: foods.map((food) => food.merchant),
    // Menu prices include the tax, so none is added to them.
    foodQuote: {
      priceV2: write(full),
      priceAfterCampaignInMinorUnitV2: write(charged),
      inclTaxV2: inclTax,
      taxV2: write(0),
    },
    promoCodes: promos.map((promo) => ({ code: promo.code, promoAmountV2: write(promo.amount) })),
    deliveryQuote: { priceV2: write(delivery.full), reducedPriceV2: write(delivery.charged) },
    totalQuote: {
      priceV2: write(full + delivery.full + others),
      reducedPriceV2: write(charged + delivery.charged + others - promo),
    },
    otherFees,
    breakdowns: [
      line(
        'subtotal',
        charged,
        inclTax.amountInMinor ? { title: 'Tax included', content: inclTax.amountDisplay } : null,
      ),
      // Given, it stands there with 0; where nobody rides there is no such line.
      ...(delivery.full ? [line('delivery', delivery.charged)] : []),
      ...otherFees,
      // The one line below zero: what the promos take off.
      ...(promo ? [line('promo', -promo)] : []),
    ],
    campaigns: foods.flatMap((food) => food.campaigns),
  }
}
