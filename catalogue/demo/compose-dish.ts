// Composes one dish of a menu from the dish book and from the merchant's changes to it.
import type { DishFactsInput, DishInput, ModifierGroupInput } from '../menu-format.ts'
import { parseFacts } from './facts-line.ts'
import type { BookDish, ChangedDish, DemoChoice, MenuPart, WrittenDish } from './file-format.ts'

export type ModifierGroups = ReadonlyMap<string, ModifierGroupInput>

/** A dish of the dish book, without the price level, facts and changes of a merchant. */
type PlainDish = Omit<DishInput, 'ID'>
export type DishBook = ReadonlyMap<string, PlainDish>

export type DishContext = {
  book: DishBook
  groups: ModifierGroups
  /** Modifier groups of the category; they come before those of the dish. */
  categoryGroups: ModifierGroupInput[]
  /** Factor by which the prices of the dish book are multiplied. */
  priceLevel: number
  /** The price of a composed dish is a multiple of this number of minor units. */
  priceStep: number
  /** Facts that apply to all dishes of the merchant. */
  diets: Pick<DishFactsInput, 'halal' | 'vegetarian'>
}

/**
 * Returns the modifier group of a choice in the demo files. `key` is the id of the group unless the
 * choice has an `ID`.
 */
export function toModifierGroup(key: string, choice: DemoChoice): ModifierGroupInput {
  const { ID = key, name, englishName, pick, modifiers } = choice
  const [selectionRangeMin, selectionRangeMax] = pick === 'one' ? [1, 1] : pick
  return {
    ID,
    name,
    ...(englishName !== undefined && { englishName }),
    selectionType: pick === 'one' ? 'single' : 'multiple',
    selectionRangeMin,
    selectionRangeMax,
    modifiers: Object.entries(modifiers).map(([modifierKey, modifier]) => ({
      ID: modifierKey,
      price: 0,
      ...(typeof modifier === 'string' ? { name: modifier } : modifier),
    })),
  }
}

export function toPlainDish(dish: BookDish, groups: ModifierGroups): PlainDish {
  const { title, facts, choices = [], ...fields } = dish
  return {
    description: '',
    ...fields,
    ...splitTitle(title),
    ...(facts !== undefined && { facts: parseFacts(facts) }),
    modifierGroups: choices.map((key) => lookUp(groups, key)),
  }
}

export function composeDish(dish: MenuPart['dishes'][number], context: DishContext): DishInput {
  if (typeof dish === 'string') return composeChangedDish({ dish }, context)
  return 'dish' in dish ? composeChangedDish(dish, context) : composeWrittenDish(dish, context)
}

/**
 * Composes a dish that the merchant's file describes and the dish book does not have. Its price is
 * not changed by the price level.
 */
function composeWrittenDish({ ID, ...written }: WrittenDish, context: DishContext): DishInput {
  const { facts, modifierGroups = [], ...fields } = toPlainDish(written, context.groups)
  const groups = [...context.categoryGroups, ...modifierGroups]
  return {
    ID,
    ...fields,
    ...withDiets(facts, context),
    ...(groups.length > 0 && { modifierGroups: groups }),
  }
}

/**
 * Composes a dish of the dish book with the merchant's changes. If the change has an `ID`, the
 * result is a different dish, without the book's English name and description. If the change has no
 * `ID`, but a new title and new facts, only the book's description is dropped. A new description
 * drops the English description of the book.
 */
function composeChangedDish(change: ChangedDish, context: DishContext): DishInput {
  const { dish: key, ID, title, facts, choices, discountPercent, ...fields } = change
  const plain = inheritDish(change, lookUp(context.book, key))
  const price = fields.price ?? roundPrice(plain.price * context.priceLevel, context)
  const groups = choices?.map((name) => lookUp(context.groups, name)) ?? plain.modifierGroups ?? []
  return {
    ...plain,
    ...fields,
    ID: ID ?? key,
    ...(title !== undefined && { localName: undefined, ...splitTitle(title) }),
    price,
    ...(discountPercent !== undefined && {
      discountedPrice: roundPrice((price * (100 - discountPercent)) / 100, context),
    }),
    englishName: (fields.englishName ?? plain.englishName) || undefined,
    ...withDiets(facts === undefined ? plain.facts : parseFacts(facts), context),
    modifierGroups: [...context.categoryGroups, ...groups],
  }
}

/**
 * Returns the dish of the dish book without the names and descriptions that do not apply to the
 * changed dish.
 */
function inheritDish({ ID, title, facts, description }: ChangedDish, plain: PlainDish): PlainDish {
  const undescribed = { ...plain, description: '', englishDescription: undefined }
  if (ID !== undefined) return { ...undescribed, englishName: undefined }
  const isOtherFood = title !== undefined && facts !== undefined
  return isOtherFood || description !== undefined ? undescribed : plain
}

function withDiets(
  facts: DishFactsInput | undefined,
  { diets }: DishContext,
): Pick<DishInput, 'facts'> {
  const isKnown = facts !== undefined || Object.keys(diets).length > 0
  return isKnown ? { facts: { ...facts, ...diets } } : {}
}

const roundPrice = (price: number, { priceStep }: DishContext): number =>
  Math.max(priceStep, Math.round(price / priceStep) * priceStep)

/** Splits a title such as `Laksa · 叻沙` into the name and the name in the local script. */
export function splitTitle(title: string): { name: string; localName?: string } {
  const [name = '', localName] = title.split(' · ')
  return localName ? { name, localName } : { name }
}

/**
 * Returns the entry of a key. Throws for an unknown key, although `checkReferences` has already
 * reported unknown keys.
 */
export function lookUp<Entry>(entries: ReadonlyMap<string, Entry>, key: string): Entry {
  const entry = entries.get(key)
  if (!entry) throw new Error(`unknown key ${JSON.stringify(key)}`)
  return entry
}
