// Tests that the structured data uses only properties of schema.org and matches the menu.
import { makeDish, makeMerchant, laksa } from '@tingkat/ordering/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { merchantStructuredData } from './merchant-structured-data.ts'

// The properties of each type that the structured data
// may use, as listed on https://schema.org/<type>.
const knownProperties: Record<string, string[]> = {
  Restaurant: [
    'name',
    'url',
    'image',
    'servesCuisine',
    'address',
    'geo',
    'currenciesAccepted',
    'openingHoursSpecification',
    'aggregateRating',
    'acceptsReservations',
    'potentialAction',
    'hasMenu',
  ],
  PostalAddress: ['streetAddress', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  OrderAction: ['target', 'deliveryMethod'],
  EntryPoint: ['urlTemplate'],
  Menu: ['inLanguage', 'hasMenuSection'],
  MenuSection: ['name', 'hasMenuItem'],
  MenuItem: ['name', 'alternateName', 'description', 'image', 'suitableForDiet', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
}

type Statement = { type: string; property: string; content: unknown }

/** Returns all properties of a tree of objects, each with the type of its object. */
function statementsOf(value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(statementsOf)
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@id': _, ...properties } = value as Record<string, unknown>
  return Object.entries(properties).flatMap(([property, content]) => [
    { type: String(type), property, content },
    ...statementsOf(content),
  ])
}

const dataOf = (merchant = makeMerchant()) =>
  merchantStructuredData(merchant, {
    url: 'https://t.example/sg/en/restaurant/x/1',
    origin: 'https://t.example',
    language: 'en',
  })

describe('PROD-02: the structured data of a menu', () => {
  test('has only properties of schema.org, each with a value', () => {
    const statements = statementsOf(dataOf())
    expect(
      statements.filter(({ type, property }) => !knownProperties[type]?.includes(property)),
    ).toEqual([])
    expect(statements.filter(({ content }) => content === undefined)).toEqual([])
    expect(new Set(statements.map(({ type }) => type)).size).toBeGreaterThan(8)
  })

  test('has the price of every dish in major units, and its availability', () => {
    const items = dataOf().hasMenu.hasMenuSection.flatMap((section) => section.hasMenuItem)
    expect(items.map(({ name }) => name)).toContain('Laksa')
    expect(items.find(({ name }) => name === 'Laksa')?.offers).toEqual({
      '@type': 'Offer',
      price: '6.50',
      priceCurrency: 'SGD',
      availability: 'https://schema.org/InStock',
    })
    expect(items.find(({ name }) => name === 'Durian')?.offers.availability).toBe(
      'https://schema.org/SoldOut',
    )
  })

  test('has a diet only where the merchant states it', () => {
    const menu = {
      ...makeMerchant().menu,
      categories: [
        {
          ID: 'c',
          name: 'C',
          available: true,
          items: [
            makeDish('a', 100, {
              facts: { contains: [], mayContain: [], halal: true, vegetarian: false },
            }),
            laksa,
          ],
        },
      ],
    }
    const [marked, unknown] = dataOf(makeMerchant({ menu })).hasMenu.hasMenuSection[0]!.hasMenuItem
    expect(marked).toMatchObject({ suitableForDiet: ['https://schema.org/HalalDiet'] })
    expect(unknown).not.toHaveProperty('suitableForDiet')
  })
})
