// Defines the dishes of an AI agent's cart, and checks whether they contain or may contain a
// declared allergen.
import { idSchema } from '@tingkat/contract/shape'
import type { blockedDishSchema } from '@tingkat/contract/agent'
import { findAllergenConflicts } from '@tingkat/ordering/merchant/declared-allergens'
import type { Allergen, MenuIndex } from '@tingkat/ordering/merchant/merchant'
import { z } from 'zod'

/** Limits of an AI agent's cart, which keep the token of the cart short enough for a URL. */
const linesMax = 20
const choicesMax = 20

const choiceSchema = z.object({
  groupID: idSchema,
  modifierID: idSchema,
  quantity: z.int().min(1).max(99).default(1),
})

export const cartLineSchema = z.object({
  dishID: idSchema,
  quantity: z.int().min(1).max(99),
  choices: z
    .array(choiceSchema)
    .max(choicesMax)
    .default([])
    .describe('Modifiers, with the ids of read_menu'),
})
export const cartLinesSchema = z.array(cartLineSchema).min(1).max(linesMax)
export type CartLine = z.output<typeof cartLineSchema>
export type BlockedDish = z.output<typeof blockedDishSchema>

/** Returns the lines as items of a quote request. */
export function toRequestedItems(lines: readonly CartLine[]) {
  return lines.map(({ dishID, quantity, choices }) => ({
    ID: dishID,
    quantity,
    modifierGroups: [...Map.groupBy(choices, ({ groupID }) => groupID)].map(([ID, chosen]) => ({
      ID,
      modifiers: chosen.map((choice) => ({ ID: choice.modifierID, quantity: choice.quantity })),
    })),
  }))
}

/**
 * Returns the dishes that the declared allergens block. A dish that is no
 * longer on the menu is blocked too, because its ingredients are unknown.
 */
export function findBlockedDishes(
  menu: MenuIndex | undefined,
  lines: readonly CartLine[],
  declared: readonly Allergen[],
): BlockedDish[] {
  return lines.flatMap(({ dishID, choices }) => {
    const dish = menu?.get(dishID)
    const conflicts = findAllergenConflicts({ facts: dish?.facts }, declared, choices.length > 0)
    return conflicts.length > 0 ? [{ dishID, name: dish?.name ?? '', conflicts }] : []
  })
}
