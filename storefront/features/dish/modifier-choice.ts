// Changes a cart line when the eater clicks a modifier.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { modifierGroupLabel, pickModifier, unpickModifier } from '@tingkat/ordering/dish/dish'
import {
  selectionTypes,
  type Modifier,
  type ModifierGroup,
} from '@tingkat/ordering/merchant/merchant'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

export function isSingleChoice(group: Pick<ModifierGroup, 'selectionType'>): boolean {
  return group.selectionType === selectionTypes.single
}

/**
 * Returns the line after a click on a modifier. A radio button replaces the previous choice. A
 * click on the chosen radio button removes the choice if the group is optional.
 */
export function toggleModifier(item: CartItem, group: ModifierGroup, modifier: Modifier): CartItem {
  if (!isSingleChoice(group))
    return modifier.quantity > 0
      ? unpickModifier(item, group.ID, modifier.ID)
      : pickModifier(item, group.ID, modifier.ID)
  if (modifier.quantity > 0)
    return group.selectionRangeMin === 0 ? unpickModifier(item, group.ID, modifier.ID) : item
  const chosen = group.modifiers.filter((candidate) => candidate.quantity > 0)
  return pickModifier(
    chosen.reduce((line, { ID }) => unpickModifier(line, group.ID, ID), item),
    group.ID,
    modifier.ID,
  )
}

/**
 * Returns the text that says how many modifiers the
 * eater can choose; '' if the group leaves no choice.
 */
export function formatGroupLabel(t: Translate, group: ModifierGroup): string {
  const label = modifierGroupLabel(group)
  if (!label) return ''
  if (label.kind === 'exactly') return t('dish.exactly', { count: label.count })
  return label.kind === 'range'
    ? t('dish.range', { min: label.min, max: label.max })
    : t('dish.optional', { max: label.max })
}
