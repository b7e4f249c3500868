// Structured data (schema.org) of a merchant and its menu: Restaurant, Menu, MenuSection, MenuItem.
import {
  sortByMenuOrder,
  shownRating,
  type Dish,
  type Merchant,
  type OpeningSpan,
} from '@tingkat/ordering/merchant/merchant'
import { inLanguage } from '../../../platform/i18n/in-language.ts'
import { previewPicture } from '../../../platform/site/pictures.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const diets = { vegan: 'VeganDiet', vegetarian: 'VegetarianDiet', halal: 'HalalDiet' } as const

/**
 * Returns the structured data. `url` is the absolute URL
 * of the page. `origin` is the origin of the picture URLs.
 */
export function merchantStructuredData(
  merchant: Merchant,
  { url, origin, language }: { url: string; origin: string; language: string },
) {
  const { name, cuisines, imgHref, latlng, address, countryCode, openingHours, currency, tables } =
    merchant
  const { rating, voteCount } = shownRating(merchant)
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name,
    url,
    image: origin + (previewPicture(imgHref)?.url ?? imgHref),
    servesCuisine: inLanguage(language, cuisines, merchant.englishCuisines),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressCountry: countryCode.toUpperCase(),
    },
    geo: { '@type': 'GeoCoordinates', latitude: latlng.latitude, longitude: latlng.longitude },
    currenciesAccepted: currency.code,
    openingHoursSpecification: openingHours.weekly.flatMap((spans, day) =>
      spans.map((span) => openOn(days[day] ?? '', span)),
    ),
    ...(voteCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            ratingCount: voteCount,
            bestRating: 5,
          },
        }
      : {}),
    acceptsReservations: tables.length > 0,
    potentialAction: {
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: url },
      deliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
    },
    hasMenu: {
      '@type': 'Menu',
      '@id': `${url}#menu`,
      inLanguage: language,
      hasMenuSection: merchant.menu.categories.map((category) => ({
        '@type': 'MenuSection',
        name: category.name,
        hasMenuItem: sortByMenuOrder(category.items).map((dish) =>
          menuItem(dish, currency.exponent, origin),
        ),
      })),
    },
  }
}

// schema.org has no time 24:00. It takes a closing time
// before the opening time as a time on the next day.
const openOn = (day: string, { from, to }: OpeningSpan) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${day}`,
  opens: from,
  closes: to === '24:00' ? '23:59' : to,
})

function menuItem(
  {
    name,
    englishName,
    description,
    imgHref,
    available,
    discountedPriceInMin,
    _currency,
    facts,
  }: Dish,
  exponent: number,
  origin: string,
) {
  const suitable = Object.entries(diets)
    .filter(([diet]) => facts?.[diet as keyof typeof diets] === true)
    .map(([, kind]) => `https://schema.org/${kind}`)
  return {
    '@type': 'MenuItem',
    name,
    ...(englishName ? { alternateName: englishName } : {}),
    ...(description ? { description } : {}),
    ...(imgHref ? { image: origin + imgHref } : {}),
    ...(suitable.length > 0 ? { suitableForDiet: suitable } : {}),
    offers: {
      '@type': 'Offer',
      price: (discountedPriceInMin / 10 ** exponent).toFixed(exponent),
      priceCurrency: _currency.code,
      availability: `https://schema.org/${available ? 'InStock' : 'SoldOut'}`,
    },
  }
}
