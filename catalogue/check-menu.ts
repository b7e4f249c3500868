// Checks within one menu: ids, discounts, campaigns, pictures, and modifier groups that can be satisfied.
import { checkFacts } from './check-facts.ts'
import { checkPicture, type Photos } from './check-picture.ts'
import type { Path, Report } from './fault.ts'
import type { CatalogueMerchantInput } from './format.ts'
import type { DishInput, ModifierGroupInput } from './menu-format.ts'
import type { Partly } from './prune.ts'
import { reportTwins } from './report-twins.ts'

/** `path` is the merchant's place in the file. */
export type MenuCheck = { photos: Photos; path: Path; report: Report }

export function checkMenu(
  merchant: Partly<CatalogueMerchantInput>,
  { photos, path, report }: MenuCheck,
): void {
  const { campaigns = [], categories = [], isIntegrated } = merchant ?? {}
  const dishes = categories.flatMap((category, place) =>
    (category?.dishes ?? []).map((dish, index) => ({
      dish,
      path: [...path, 'categories', place, 'dishes', index],
    })),
  )
  reportTwins(
    categories.map((category, index) => ({
      value: category?.ID,
      path: [...path, 'categories', index, 'ID'],
    })),
    report,
  )
  reportTwins(
    dishes.map((entry) => ({ value: entry.dish?.ID, path: [...entry.path, 'ID'] })),
    report,
  )

  // An id that could not be read may be the one that is named: then say nothing.
  const campaignIDs = idsOf(campaigns)
  const isWhole = categories.length > 0 && categories.every((category) => category?.dishes)
  const dishIDs = isWhole ? idsOf(dishes.map((entry) => entry.dish)) : null
  campaigns.forEach((campaign, index) => {
    if (isIntegrated === false && campaign?.freeItem)
      report(
        [...path, 'campaigns', index, 'freeItem'],
        'a merchant that is not integrated cannot give free items',
      )
    const named = campaign?.freeItem?.ID
    if (named && dishIDs && !dishIDs.has(named))
      report(
        [...path, 'campaigns', index, 'freeItem', 'ID'],
        `${JSON.stringify(named)} is no dish of this merchant`,
      )
  })
  for (const { dish, path: place } of dishes) {
    const { price, discountedPrice, campaignID, picture } = dish ?? {}
    if (price !== undefined && discountedPrice !== undefined && discountedPrice >= price)
      report([...place, 'discountedPrice'], `must be below the price, ${price}`)
    // A rider pays the counter's price there; a discount shown in the basket would be gone at checkout.
    if (isIntegrated === false && discountedPrice !== undefined)
      report(
        [...place, 'discountedPrice'],
        'a merchant that is not integrated cannot give discounts',
      )
    if (campaignID && campaignIDs && !campaignIDs.has(campaignID))
      report(
        [...place, 'campaignID'],
        `${JSON.stringify(campaignID)} is no campaign of this merchant`,
      )
    checkPicture(picture, photos, [...place, 'picture'], report)
    checkFacts(dish?.facts, [...place, 'facts'], report)
    checkGroups(dish, place, report)
  }
}

function idsOf(entries: ({ ID?: string | undefined } | undefined)[]): Set<string> | null {
  const ids = entries.map((entry) => entry?.ID)
  return ids.every((id) => id !== undefined) ? new Set(ids) : null
}

function checkGroups(dish: Partly<DishInput>, path: Path, report: Report): void {
  const groups = (dish?.modifierGroups ?? []).map((group, index) => ({
    group,
    path: [...path, 'modifierGroups', index],
  }))
  reportTwins(
    groups.map((entry) => ({ value: entry.group?.ID, path: [...entry.path, 'ID'] })),
    report,
  )
  reportTwins(
    groups.flatMap((entry) =>
      (entry.group?.modifiers ?? []).map((modifier, index) => ({
        value: modifier?.ID,
        path: [...entry.path, 'modifiers', index, 'ID'],
      })),
    ),
    report,
  )
  for (const entry of groups) checkRange(entry.group, dish?.available ?? true, entry.path, report)
}

function checkRange(
  group: Partly<ModifierGroupInput>,
  dishAvailable: boolean,
  path: Path,
  report: Report,
): void {
  const {
    selectionRangeMin: min,
    selectionRangeMax: max,
    selectionType,
    modifiers,
    available = true,
  } = group ?? {}
  if (min !== undefined && max !== undefined && min > max)
    report([...path, 'selectionRangeMin'], `must not be above selectionRangeMax, ${max}`)
  if (max !== undefined && selectionType === 'single' && max !== 1)
    report([...path, 'selectionRangeMax'], 'must be 1, because selectionType is single')
  if (!modifiers) return
  if (max !== undefined && selectionType !== 'single' && max > modifiers.length)
    report(
      [...path, 'selectionRangeMax'],
      `must not be above the number of modifiers, ${modifiers.length}`,
    )
  // A sold-out modifier is daily life; a dish that nobody can order is a mistake.
  const left = available ? modifiers.filter((modifier) => modifier?.available ?? true).length : 0
  if (min !== undefined && min <= modifiers.length && dishAvailable && min > left) {
    report(
      [...path, 'selectionRangeMin'],
      `asks for ${min}, but only ${left} can be picked; make the dish unavailable or the group optional`,
    )
  }
}
