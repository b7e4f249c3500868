// Short words to write the demo menus with; prices in whole minor units.
import type { CatalogueMerchantInput } from '../format.ts'
import type { CategoryInput, DishInput, ModifierGroupInput, ModifierInput } from '../menu-format.ts'

export type { CatalogueInput, CatalogueMerchantInput } from '../format.ts'

export function category(ID: string, name: string, dishes: DishInput[]): CategoryInput {
  return { ID, name, dishes }
}

/** `picture` is a recipe of the art, with a variation where the dish asks for one. */
export function dish(
  ID: string,
  name: string,
  price: number,
  picture: NonNullable<DishInput['picture']>,
  description: string,
  more: Partial<DishInput> = {},
): DishInput {
  return { ID, name, price, picture, description, ...more }
}

export function modifier(
  ID: string,
  name: string,
  price = 0,
  more: Partial<ModifierInput> = {},
): ModifierInput {
  return { ID, name, price, ...more }
}

/** The eater must pick exactly one. */
export function pickOne(ID: string, name: string, modifiers: ModifierInput[]): ModifierGroupInput {
  return {
    ID,
    name,
    selectionType: 'single',
    selectionRangeMin: 1,
    selectionRangeMax: 1,
    modifiers,
  }
}

/** The eater picks from `min` to `max`; a `min` of 0 makes it optional. */
export function pickSome(
  ID: string,
  name: string,
  [min, max]: [number, number],
  modifiers: ModifierInput[],
): ModifierGroupInput {
  return {
    ID,
    name,
    selectionType: 'multiple',
    selectionRangeMin: min,
    selectionRangeMax: max,
    modifiers,
  }
}

export const soldOut = { available: false }

/** Tables numbered from 1: `prefix-t1`, and so on. */
export function tables(
  prefix: string,
  count: number,
): NonNullable<CatalogueMerchantInput['tables']> {
  return Array.from({ length: count }, (_, index) => ({
    tableID: `${prefix}-t${index + 1}`,
    tableNumber: String(index + 1),
  }))
}
