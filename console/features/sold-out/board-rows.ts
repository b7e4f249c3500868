// Computes the rows of the sold-out board: dishes by category, modifiers by group, and everything
// that is sold out.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { plainText } from '@tingkat/ordering/plain-text'

export type Mark = MerchantLive['soldOut'][number]
export type Target = { dishID: string; modifierID: string | null }

export type BoardRow = {
  key: string
  name: string
  imgHref: string | null
  /** The price as text; null for modifiers. */
  price: string | null
  /**
   * The dish or modifier that a change of this row marks as sold out. A modifier of several dishes
   * is one row with several targets.
   */
  targets: Target[]
  /** The sold-out marks that the targets have now. */
  marks: Mark[]
  /**
   * Names of the dish's required modifier groups that have too few available modifiers. If there
   * are any, the dish counts as sold out.
   */
  unfillable: string[]
  /** Whether the dish is switched off in the menu itself and has no sold-out mark. */
  isOff: boolean
}

export type BoardSection = { key: string; name: string; rows: BoardRow[] }

/** The maximum number of dishes and modifiers in one change. */
const targetsMax = 500

const keyOf = ({ dishID, modifierID }: Target): string => JSON.stringify([dishID, modifierID])

type Reading = { live: MerchantLive; merchant: Merchant; readWith: MerchantLive }

/** Returns the dishes of each category, in the sequence of the menu. */
export function listDishSections({ live, merchant, readWith }: Reading): BoardSection[] {
  const marks = new Map(live.soldOut.map((mark) => [keyOf(mark), mark]))
  const wasSoldOut = new Set([
    ...readWith.soldOut.flatMap((mark) => (mark.modifierID === null ? mark.dishID : [])),
    ...readWith.unfillable.map(({ dishID }) => dishID),
  ])
  return merchant.menu.categories.map((category) => ({
    key: category.ID,
    name: category.name,
    rows: category.items.map((dish) => {
      const target = { dishID: dish.ID, modifierID: null }
      const mark = marks.get(keyOf(target))
      const unfillable = live.unfillable.flatMap(({ dishID, groupName }) =>
        dishID === dish.ID ? groupName : [],
      )
      const isServedLater = dish.servedFrom !== undefined
      return {
        key: `${category.ID} ${dish.ID}`,
        name: dish.name,
        imgHref: dish.imgHref || null,
        price: dish.discountedPriceV2.amountDisplay,
        targets: [target],
        marks: mark ? [mark] : [],
        unfillable,
        isOff: !dish.available && !isServedLater && !mark && !wasSoldOut.has(dish.ID),
      }
    }),
  }))
}

/**
 * Returns the modifiers by group. Modifiers of the same name in groups of the same name are one row
 * for all dishes.
 */
export function listModifierSections({ live, merchant }: Reading): BoardSection[] {
  const marks = new Map(live.soldOut.map((mark) => [keyOf(mark), mark]))
  const groups = new Map<string, Map<string, Target[]>>()
  const dishes = new Map(
    merchant.menu.categories.flatMap(({ items }) => items).map((dish) => [dish.ID, dish]),
  )
  for (const dish of dishes.values())
    for (const group of dish.modifierGroups)
      for (const modifier of group.modifiers) {
        const rows = groups.get(group.name) ?? new Map<string, Target[]>()
        groups.set(group.name, rows)
        const targets = rows.get(modifier.name) ?? []
        rows.set(modifier.name, [...targets, { dishID: dish.ID, modifierID: modifier.ID }])
      }
  return [...groups].map(([groupName, rows]) => ({
    key: groupName,
    name: groupName,
    rows: [...rows].flatMap(([name, all]) =>
      chunk(all).map((targets, index) => ({
        key: `${groupName} ${name} ${index}`,
        name,
        imgHref: null,
        price: null,
        targets,
        marks: targets.flatMap((target) => marks.get(keyOf(target)) ?? []),
        unfillable: [],
        isOff: false,
      })),
    ),
  }))
}

const chunk = (targets: Target[]): Target[][] =>
  Array.from({ length: Math.ceil(targets.length / targetsMax) }, (_, index) =>
    targets.slice(index * targetsMax, (index + 1) * targetsMax),
  )

/** Returns everything that is sold out now, each once: first dishes, then modifiers. */
export function listSoldOut(reading: Reading): BoardRow[] {
  const rows = [...listDishSections(reading), ...listModifierSections(reading)]
    .flatMap((section) => section.rows)
    .filter(({ marks, unfillable }) => marks.length > 0 || unfillable.length > 0)
  const isFirst = (row: BoardRow) => {
    const key = keyOf(row.targets[0] ?? { dishID: '', modifierID: null })
    return rows.find(({ targets }) => targets.some((target) => keyOf(target) === key)) === row
  }
  return rows.filter(isFirst)
}

export const countRows = (sections: readonly BoardSection[]): number =>
  sections.reduce((count, { rows }) => count + rows.length, 0)

/**
 * Returns the sections with only those rows whose name contains every word that was typed in the
 * search field.
 */
export function searchSections(sections: readonly BoardSection[], typed: string): BoardSection[] {
  const words = plainText(typed.slice(0, 60)).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...sections]
  const matches = ({ name }: BoardRow) => {
    const text = plainText(name)
    return words.every((word) => text.includes(word))
  }
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter(matches) }))
    .filter(({ rows }) => rows.length > 0)
}
