// Checks one menu: unique ids, discounts, campaigns, pictures, facts and modifier groups.
import { checkFacts } from './check-facts.ts'
import { checkHours } from './check-hours.ts'
import { checkModifierGroups } from './check-modifier-groups.ts'
import { checkPicture, type Photos } from './check-picture.ts'
import type { Path, ReportFault } from './fault.ts'
import type { CatalogueMerchantInput } from './format.ts'
import type { DishInput } from './menu-format.ts'
import type { Partly } from './prune.ts'
import { reportDuplicates } from './report-duplicates.ts'

/** What the checks of a menu need. `path` is the path of the merchant in the catalogue file. */
export type MenuCheck = { photos: Photos; path: Path; report: ReportFault }

type Merchant = Partly<CatalogueMerchantInput>

/**
 * The ids that the menu defines, for example of its dishes. `null` if an id is missing or invalid;
 * references to the ids are then not checked.
 */
type KnownIDs = ReadonlySet<string> | null

export function checkMenu(merchant: Merchant, check: MenuCheck): void {
  const { path, report } = check
  const { campaigns = [], categories = [] } = merchant ?? {}
  const dishes = categories.flatMap((category, categoryIndex) =>
    (category?.dishes ?? []).map((dish, index) => ({
      dish,
      path: [...path, 'categories', categoryIndex, 'dishes', index],
    })),
  )
  reportDuplicates(
    categories.map((category, index) => ({
      value: category?.ID,
      path: [...path, 'categories', index, 'ID'],
    })),
    report,
  )
  reportDuplicates(
    dishes.map((entry) => ({ value: entry.dish?.ID, path: [...entry.path, 'ID'] })),
    report,
  )

  for (const [index, category] of categories.entries())
    checkHours(category?.servedAt, [...path, 'categories', index, 'servedAt'], report)
  const hasAllDishes = categories.length > 0 && categories.every((category) => category?.dishes)
  const dishIDs = hasAllDishes ? idsOf(dishes.map((entry) => entry.dish)) : null
  checkFreeItems(merchant, dishIDs, check)
  checkBestSellers(merchant, dishIDs, check)
  const campaignIDs = idsOf(campaigns)
  for (const entry of dishes)
    checkDish(entry.dish, merchant, campaignIDs, { ...check, path: entry.path })
}

function idsOf(entries: ({ ID?: string | undefined } | undefined)[]): KnownIDs {
  const ids = entries.map((entry) => entry?.ID)
  return ids.every((id) => id !== undefined) ? new Set(ids) : null
}

function checkBestSellers(merchant: Merchant, dishIDs: KnownIDs, check: MenuCheck): void {
  const listed = (merchant?.bestSellers ?? []).map((value, index) => ({
    value,
    path: [...check.path, 'bestSellers', index],
  }))
  reportDuplicates(listed, check.report)
  for (const { value, path } of listed)
    if (value && dishIDs && !dishIDs.has(value))
      check.report(path, `${JSON.stringify(value)} is no dish of this merchant`)
}

function checkFreeItems(merchant: Merchant, dishIDs: KnownIDs, check: MenuCheck): void {
  const { isIntegrated, campaigns = [] } = merchant ?? {}
  for (const [index, campaign] of campaigns.entries()) {
    if (!campaign?.freeItem) continue
    const path = [...check.path, 'campaigns', index, 'freeItem']
    if (isIntegrated === false)
      check.report(path, 'a merchant that is not integrated cannot give free items')
    const { ID } = campaign.freeItem
    if (ID && dishIDs && !dishIDs.has(ID))
      check.report([...path, 'ID'], `${JSON.stringify(ID)} is no dish of this merchant`)
  }
}

/** Checks one dish of a menu. `check.path` is the path of the dish. */
function checkDish(
  dish: Partly<DishInput>,
  merchant: Merchant,
  campaignIDs: KnownIDs,
  { photos, path, report }: MenuCheck,
): void {
  const { price, discountedPrice, campaignID, picture, facts } = dish ?? {}
  if (discountedPrice !== undefined) {
    const place = [...path, 'discountedPrice']
    if (price !== undefined && discountedPrice >= price)
      report(place, `must be below the price, ${price}`)
    // At a merchant without a merchant system, a courier pays the price at the counter, without
    // discounts.
    if (merchant?.isIntegrated === false)
      report(place, 'a merchant that is not integrated cannot give discounts')
  }
  if (campaignID && campaignIDs && !campaignIDs.has(campaignID))
    report([...path, 'campaignID'], `${JSON.stringify(campaignID)} is no campaign of this merchant`)
  checkPicture(picture, photos, [...path, 'picture'], report)
  checkFacts(facts, [...path, 'facts'], report)
  checkModifierGroups(dish, path, report)
}
