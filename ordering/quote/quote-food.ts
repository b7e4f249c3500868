// Validates and prices the requested items of one merchant from its menu.
import { isQuantity, lineQuantityMax } from '../cart/cart-shape.ts'
import type { Country } from '../country/country.ts'
import { validateInstructions } from '../dish/dish.ts'
import { findDish, type Dish, type Merchant, type MenuIndex } from '../merchant/merchant.ts'
import { amountOf, includedTax, type Amount } from '../money.ts'
import type { PriceQuote, QuotedItem, QuoteRequest } from './quote-shape.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

type RequestedMerchant = QuoteRequest['merchants'][number]
type RequestedItem = RequestedMerchant['items'][number]

/**
 * One merchant's part of a quote. `full` is the price of the food before discounts, `charged` after
 * discounts, in whole minor units.
 */
export type PricedFood = {
  merchant: PriceQuote['merchants'][number]
  campaigns: PriceQuote['campaigns']
  full: number
  charged: number
  inclTax: number
}

/**
 * Prices the requested items. Discounts and free items are for integrated merchants only,
 * because a courier who orders at the counter pays the full price. Refuses an empty cart,
 * dishes that are not available, and invalid quantities, comments or choices of modifiers.
 */
export function priceFood(
  requested: RequestedMerchant,
  merchant: Merchant,
  menu: MenuIndex | undefined,
  country: Country,
): PricedFood | Refusal {
  if (!requested.items.length) return refuse('empty_cart', { merchantID: merchant.ID })
  const toAmount = (amount: number) => amountOf(amount, country.currency, country.locale)
  const items: QuotedItem[] = []
  const campaignIDs = new Set<string>()
  let full = 0
  let charged = 0
  for (const item of requested.items) {
    const checked = checkItem(item, menu ? menu.get(item.ID) : findDish(merchant, item.ID))
    if (isRefusal(checked)) return checked
    const { dish, modifiers, extra } = checked
    const total = (dish.priceInMinorUnit + extra) * item.quantity
    const reduced = merchant.isIntegrated
      ? (Math.min(dish.discountedPriceInMin, dish.priceInMinorUnit) + extra) * item.quantity
      : total
    full += total
    charged += reduced
    if (merchant.isIntegrated && dish.campaignID) campaignIDs.add(dish.campaignID)
    const totalPriceV2 = toAmount(total)
    items.push({
      ID: item.ID,
      name: dish.name,
      ...(dish.englishName !== undefined && { englishName: dish.englishName }),
      quantity: item.quantity,
      comment: item.comment,
      isFreeItem: false,
      modifiers,
      totalPriceV2,
      totalReducedPriceV2: reduced === total ? totalPriceV2 : toAmount(reduced),
    })
  }
  const campaigns = merchant.isIntegrated
    ? earnedCampaigns(merchant, menu, campaignIDs, charged)
    : []
  for (const { freeItem } of campaigns) if (freeItem) items.push(toFreeItem(freeItem, toAmount(0)))
  return {
    merchant: {
      ID: merchant.ID,
      name: merchant.name,
      orderType: merchant.isIntegrated ? 'INTEGRATED' : 'CONCIERGE',
      items,
    },
    campaigns,
    full,
    charged,
    inclTax: merchant.isIntegrated ? includedTax(charged, country.fees.taxBasisPoints) : 0,
  }
}

/** A valid item. `extra` is the price of the modifiers of one dish, in whole minor units. */
type CheckedItem = { dish: Dish; modifiers: QuotedItem['modifiers']; extra: number }

function checkItem(item: RequestedItem, dish: Dish | undefined): CheckedItem | Refusal {
  if (!isQuantity(item.quantity) || item.quantity === 0)
    return outOfRange(item.ID, item.quantity, 1)
  const refusal = validateInstructions(item.comment)
  if (refusal) return refusal
  if (!dish?.available)
    return refuse('food_err_order_item_not_available', { itemID: item.ID, name: dish?.name ?? '' })
  return checkModifiers(item, dish)
}

function checkModifiers(item: RequestedItem, dish: Dish): CheckedItem | Refusal {
  const modifiers: QuotedItem['modifiers'] = []
  const counts = new Map<string, number>()
  let extra = 0
  for (const requested of item.modifierGroups) {
    const group = dish.modifierGroups.find((listed) => listed.ID === requested.ID)
    for (const { ID, quantity } of requested.modifiers) {
      if (quantity === 0) continue
      if (!isQuantity(quantity)) return outOfRange(ID, quantity, 0)
      const modifier = group?.available
        ? group.modifiers.find((modifier) => modifier.ID === ID)
        : undefined
      if (!modifier?.available)
        return refuse('food_err_order_item_not_available', {
          itemID: item.ID,
          name: dish.name,
          groupID: requested.ID,
          modifierID: ID,
        })
      const { name, englishName } = modifier
      modifiers.push({ ID, name, ...(englishName !== undefined && { englishName }), quantity })
      counts.set(requested.ID, (counts.get(requested.ID) ?? 0) + quantity)
      extra += modifier.price * quantity
    }
  }
  const invalid = dish.modifierGroups.filter((group) => {
    const count = counts.get(group.ID) ?? 0
    return count < group.selectionRangeMin || count > group.selectionRangeMax
  })
  return invalid.length
    ? refuse('invalid_groups', {
        itemID: item.ID,
        name: dish.name,
        groupIDs: invalid.map((group) => group.ID).join(','),
      })
    : { dish, modifiers, extra }
}

const outOfRange = (itemID: string, quantity: number, min: number) =>
  refuse('quantity_out_of_range', { itemID, quantity, min, max: lineQuantityMax })

/**
 * Returns the campaigns of the ordered dishes, and the campaigns whose free item
 * is earned: the item is available, and the order reaches the minimum subtotal.
 */
function earnedCampaigns(
  merchant: Merchant,
  menu: MenuIndex | undefined,
  usedIDs: ReadonlySet<string>,
  charged: number,
): PriceQuote['campaigns'] {
  const earned: PriceQuote['campaigns'] = []
  for (const { ID, name, freeItem } of merchant.menu.campaigns) {
    const dish = freeItem && (menu ? menu.get(freeItem.ID) : findDish(merchant, freeItem.ID))
    const free =
      freeItem && charged >= freeItem.minSubtotal && dish?.available !== false
        ? { ID: freeItem.ID, name: freeItem.name }
        : null
    if (free || usedIDs.has(ID)) earned.push({ ID, name, freeItem: free })
  }
  return earned
}

const toFreeItem = (freeItem: { ID: string; name: string }, zero: Amount): QuotedItem => ({
  ...freeItem,
  quantity: 1,
  comment: '',
  isFreeItem: true,
  modifiers: [],
  totalPriceV2: zero,
  totalReducedPriceV2: zero,
})
