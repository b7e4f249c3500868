// Use cases of AI agents that search for merchants or read a menu.
import { countryCodeSchema, idSchema } from '@tingkat/contract/shape'
import { findAllergenConflicts } from '@tingkat/ordering/merchant/declared-allergens'
import { allergens, type Dish, type ModifierGroup } from '@tingkat/ordering/merchant/merchant'
import { diets, emptyMerchantFilter } from '@tingkat/ordering/merchant/merchant-filter'
import { z } from 'zod'
import { listMerchants } from '../../catalogue/actions.ts'
import { requireCountry, requireMerchant, type AgentPorts } from './agent-ports.ts'
import { writeItemID } from './item-id.ts'
import { merchantText } from './merchant-text.ts'
import { findPlace, placeFields } from './place.ts'

const restaurantsMax = 10
const dishesMax = 40
const groupsMax = 20
const modifiersMax = 30

export const allergensSchema = z
  .array(z.enum(allergens))
  .max(allergens.length)
  .describe('What the eater must avoid; an empty list if the eater said: nothing')

export const findRestaurantsSchema = z.object({
  ...placeFields,
  words: z.string().max(100).default('').describe('A dish, a cuisine or a name'),
  diets: z.array(z.enum(diets)).max(diets.length).default([]),
  limit: z.int().min(1).max(restaurantsMax).default(5),
})

/**
 * Returns the address that was found, and a list of merchants. Merchants that deliver to the
 * address come first.
 */
export async function findRestaurants(
  ports: AgentPorts,
  { words, diets: wanted, limit, ...place }: z.output<typeof findRestaurantsSchema>,
) {
  const snapshot = await requireCountry(ports, place.country)
  const location = await findPlace(ports, place)
  if (words.trim()) await snapshot.search.prepare()
  const query = {
    start: location && { latitude: location.latitude, longitude: location.longitude },
    search: words,
    category: '',
    sort: 'recommended' as const,
    filter: { ...emptyMerchantFilter, diets: wanted },
    offset: 0,
    limit,
  }
  const { merchants, total } = listMerchants(snapshot, query, ports.clock())
  return {
    address: location?.displayAddress ?? null,
    total,
    restaurants: merchants.map((merchant) => ({
      restaurantID: merchant.ID,
      name: merchantText(merchant.name),
      cuisines: merchant.cuisines.slice(0, 5).map((cuisine) => merchantText(cuisine, 40)),
      open: merchant.openingHours.open !== false,
      opensAt: merchant.opensAt,
      delivers: merchant.deliverable,
      deliveryMinutes: merchant.ETA,
      deliveryFee: merchant.deliveryFee?.amountDisplay ?? null,
      dishes: (merchant.dishes ?? []).map(({ ID, name, discountedPriceV2 }) => ({
        dishID: ID,
        name: merchantText(name),
        price: discountedPriceV2.amountDisplay,
      })),
    })),
  }
}

export const readMenuSchema = z.object({
  country: countryCodeSchema,
  restaurantID: idSchema,
  words: z.string().max(100).default('').describe('Only dishes whose name has these words'),
  allergens: allergensSchema.default([]),
  offset: z.int().min(0).max(10_000).default(0),
  limit: z.int().min(1).max(dishesMax).default(20),
})

/**
 * Returns a page of the menu. A dish with `blockedBy`
 * cannot be ordered because of the declared allergens.
 */
export async function readMenu(
  ports: AgentPorts,
  {
    country,
    restaurantID,
    words,
    allergens: declared,
    offset,
    limit,
  }: z.output<typeof readMenuSchema>,
) {
  const snapshot = await requireCountry(ports, country)
  const { merchant, menu } = requireMerchant(snapshot, restaurantID, ports.clock())
  const wanted = words.trim().toLowerCase()
  const dishes = [...menu.values()].filter(({ name, englishName = '' }) =>
    `${name} ${englishName}`.toLowerCase().includes(wanted),
  )
  return {
    restaurantID,
    name: merchantText(merchant.name),
    open: merchant.openingHours.open !== false,
    total: dishes.length,
    nextOffset: offset + limit < dishes.length ? offset + limit : null,
    dishes: dishes.slice(offset, offset + limit).map((dish) => ({
      ...describeDish(dish),
      itemID: writeItemID(country, restaurantID, dish.ID),
      blockedBy: findAllergenConflicts(dish, declared),
    })),
  }
}

const describeDish = (dish: Dish) => ({
  dishID: dish.ID,
  name: merchantText(dish.name),
  ...(dish.englishName && { englishName: merchantText(dish.englishName) }),
  description: merchantText(dish.description, 200),
  price: dish.discountedPriceV2.amountDisplay,
  available: dish.available,
  /**
   * The merchant's facts list what the dish contains and what it may contain. All other ingredients
   * are unknown.
   */
  facts: dish.facts ?? null,
  choices: dish.modifierGroups.slice(0, groupsMax).map(describeGroup),
})

const describeGroup = (group: ModifierGroup) => ({
  groupID: group.ID,
  name: merchantText(group.name),
  chooseAtLeast: group.selectionRangeMin,
  chooseAtMost: group.selectionRangeMax,
  modifiers: group.modifiers.slice(0, modifiersMax).map(({ ID, name, price, available }) => ({
    modifierID: ID,
    name: merchantText(name),
    priceInMinor: price,
    available,
  })),
})
