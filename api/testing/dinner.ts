// Builds carts and orders for tests and benchmarks from the first dishes of a menu.
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import { countries } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'

/**
 * Returns the first available modifiers of each required group, so that the dish can be ordered.
 */
function requiredPicks(
  dish: Dish,
): { ID: string; modifiers: { ID: string; quantity: number }[] }[] {
  return dish.modifierGroups
    .filter((group) => group.selectionRangeMin > 0)
    .map((group) => ({
      ID: group.ID,
      modifiers: group.modifiers
        .filter((modifier) => modifier.available)
        .slice(0, group.selectionRangeMin)
        .map((modifier) => ({ ID: modifier.ID, quantity: 1 })),
    }))
}

/** Returns a quote request for the first `lines` available dishes, delivered near the merchant. */
export function dinnerOf(merchant: Merchant, lines: number): QuoteBody {
  const dishes = merchant.menu.categories
    .flatMap((category) => category.items)
    .filter((dish) => dish.available && dish.modifierGroups.every((group) => group.available))
    .slice(0, lines)
  return {
    countryCode: merchant.countryCode as QuoteBody['countryCode'],
    location: {
      latitude: merchant.latlng.latitude + 0.004,
      longitude: merchant.latlng.longitude + 0.004,
    },
    merchants: [
      {
        ID: merchant.ID,
        section: merchant.section,
        comment: '',
        items: dishes.map((dish) => ({
          ID: dish.ID,
          quantity: 1,
          comment: '',
          modifierGroups: requiredPicks(dish),
        })),
      },
    ],
  }
}

/** Returns the body of an order from a quote request and its response. */
export function orderOf(quoteBody: QuoteBody, { quoteToken, totalQuote }: SignedQuote): OrderBody {
  const { location: point, ...cart } = quoteBody
  const location: Location | null = point
    ? {
        id: 'test',
        address: 'Blok 78, Jalan Besar',
        addressDetail: '#02-15',
        displayAddress: 'Blok 78, Jalan Besar',
        city: countries[quoteBody.countryCode].orderingCities?.[0] ?? 'City',
        cityID: 'city',
        countryCode: quoteBody.countryCode,
        isAccurate: true,
        noteToDriver: '',
        ...point,
      }
    : null
  return {
    ...cart,
    location,
    shownTotalInMinor: totalQuote.reducedPriceV2.amountInMinor,
    quoteToken,
  }
}
