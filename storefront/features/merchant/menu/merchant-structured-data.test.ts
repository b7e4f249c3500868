// A menu in the words of schema.org: only words that its types know, and true of the menu.
import { makeDish, makeMerchant, laksa } from '@tingkat/ordering/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { merchantStructuredData } from './merchant-structured-data.ts'

// The properties of each type that are used here, as https://schema.org/<type> lists them.
const known: Record<string, string[]> = {
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

type Said = { type: string; property: string; content: unknown }

/** Every property that is said, of whatever it stands in. */
function saidOf(value: unknown): Said[] {
  if (Array.isArray(value)) return value.flatMap(saidOf)
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@id': _, ...properties } = value as Record<string, unknown>
  return Object.entries(properties).flatMap(([property, content]) => [
    { type: String(type), property, content },
    ...saidOf(content),
  ])
}

const said = (merchant = makeMerchant()) =>
  merchantStructuredData(merchant, {
    url: 'https://t.example/sg/en/restaurant/x/1',
    origin: 'https://t.example',
    language: 'en',
  })

describe('PROD-02: machines read the menu', () => {
  test('in words that schema.org knows, and nothing is left open', () => {
    const all = saidOf(said())
    expect(all.filter(({ type, property }) => !known[type]?.includes(property))).toEqual([])
    expect(all.filter(({ content }) => content === undefined)).toEqual([])
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(8)
  })

  test('with every dish, its price in whole units of money, and whether it is to be had', () => {
    const items = said().hasMenu.hasMenuSection.flatMap((section) => section.hasMenuItem)
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

  test('a diet is said only where the kitchen says it', () => {
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
    const [marked, unknown] = said(makeMerchant({ menu })).hasMenu.hasMenuSection[0]!.hasMenuItem
    expect(marked).toMatchObject({ suitableForDiet: ['https://schema.org/HalalDiet'] })
    expect(unknown).not.toHaveProperty('suitableForDiet')
  })
})
