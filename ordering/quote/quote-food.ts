// The food of a quote: each merchant's lines checked against its menu and priced from it.
import { isQuantity, lineQuantityMax } from '../cart/cart-shape.ts'
import type { Country } from '../country/country.ts'
import { validateInstructions } from '../dish/dish.ts'
import { findDish, type Dish, type Merchant, type MenuIndex } from '../merchant/merchant.ts'
import { amountOf, includedTax, type Amount } from '../money.ts'
import type { PriceQuote, QuotedItem, QuoteRequest } from './quote-shape.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

type AskedMerchant = QuoteRequest['merchants'][number]
type AskedItem = AskedMerchant['items'][number]

/** A merchant's share of a quote, in whole minor units: `full` before discounts, `charged` after them. */
export type PricedFood = {
  merchant: PriceQuote['merchants'][number]
  campaigns: PriceQuote['campaigns']
  full: number
  charged: number
  inclTax: number
}

/**
 * Prices what is asked of one merchant. Discounts and free items come only with integrated merchants: at a counter the
 * rider pays the full price, and so does the eater. Refusals: empty_cart, quantity_out_of_range, instructions_too_long,
 * food_err_order_item_not_available, invalid_groups.
 */
export function priceFood(
  asked: AskedMerchant,
  merchant: Merchant,
  menu: MenuIndex | undefined,
  country: Country,
): PricedFood | Refusal {
  if (!asked.items.length) return refuse('empty_cart', { merchantID: merchant.ID })
  const write = (amount: number) => amountOf(amount, country.currency, country.locale)
  const items: QuotedItem[] = []
  const campaignIDs = new Set<string>()
  let full = 0
  let charged = 0
  for (const item of asked.items) {
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
    const totalPriceV2 = write(total)
    items.push({
      ID: item.ID,
      name: dish.name,
      quantity: item.quantity,
      comment: item.comment,
      isFreeItem: false,
      modifiers,
      totalPriceV2,
      totalReducedPriceV2: reduced === total ? totalPriceV2 : write(reduced),
    })
  }
  const campaigns = merchant.isIntegrated
    ? earnedCampaigns(merchant, menu, campaignIDs, charged)
    : []
  for (const { freeItem } of campaigns) if (freeItem) items.push(gift(freeItem, write(0)))
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

/** `extra` is what the picks add to one dish, in whole minor units. */
type Checked = { dish: Dish; modifiers: QuotedItem['modifiers']; extra: number }

function checkItem(item: AskedItem, dish: Dish | undefined): Checked | Refusal {
  if (!isQuantity(item.quantity) || item.quantity === 0)
    return outOfRange(item.ID, item.quantity, 1)
  const wordy = validateInstructions(item.comment)
  if (wordy) return wordy
  if (!dish?.available)
    return refuse('food_err_order_item_not_available', { itemID: item.ID, name: dish?.name ?? '' })
  return checkPicks(item, dish)
}

function checkPicks(item: AskedItem, dish: Dish): Checked | Refusal {
  const modifiers: QuotedItem['modifiers'] = []
  const counts = new Map<string, number>()
  let extra = 0
  for (const asked of item.modifierGroups) {
    const group = dish.modifierGroups.find((group) => group.ID === asked.ID)
    for (const { ID, quantity } of asked.modifiers) {
      if (quantity === 0) continue
      if (!isQuantity(quantity)) return outOfRange(ID, quantity, 0)
      const modifier = group?.available
        ? group.modifiers.find((modifier) => modifier.ID === ID)
        : undefined
      if (!modifier?.available)
        return refuse('food_err_order_item_not_available', {
          itemID: item.ID,
          name: dish.name,
          groupID: asked.ID,
          modifierID: ID,
        })
      modifiers.push({ ID, name: modifier.name, quantity })
      counts.set(asked.ID, (counts.get(asked.ID) ?? 0) + quantity)
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

/** Campaigns the order uses, with the free item where the subtotal has earned one that the kitchen has. */
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

const gift = (freeItem: { ID: string; name: string }, nothing: Amount): QuotedItem => ({
  ...freeItem,
  quantity: 1,
  comment: '',
  isFreeItem: true,
  modifiers: [],
  totalPriceV2: nothing,
  totalReducedPriceV2: nothing,
})
