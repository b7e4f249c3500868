// Choosing in a modifier group: what a click on a radio or a checkbox does to the line.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { modifierGroupLabel, pickModifier, unpickModifier } from '@tingkat/ordering/dish/dish'
import {
  selectionTypes,
  type Modifier,
  type ModifierGroup,
} from '@tingkat/ordering/merchant/merchant'
import type { TFunction } from 'i18next'

export function isSingle(group: Pick<ModifierGroup, 'selectionType'>): boolean {
  return group.selectionType === selectionTypes.single
}

/** A click on a choice. A radio gives up the old choice first; an optional radio, clicked again, lets go. */
export function choose(item: CartItem, group: ModifierGroup, modifier: Modifier): CartItem {
  if (!isSingle(group))
    return modifier.quantity > 0
      ? unpickModifier(item, group.ID, modifier.ID)
      : pickModifier(item, group.ID, modifier.ID)
  if (modifier.quantity > 0)
    return group.selectionRangeMin === 0 ? unpickModifier(item, group.ID, modifier.ID) : item
  const others = group.modifiers.filter((one) => one.quantity > 0)
  return pickModifier(
    others.reduce((line, one) => unpickModifier(line, group.ID, one.ID), item),
    group.ID,
    modifier.ID,
  )
}

/** What stands under the group's name; empty when nothing can be picked. `t` of the namespace `order`. */
export function formatGroupLabel(t: TFunction, group: ModifierGroup): string {
  const label = modifierGroupLabel(group)
  if (!label) return ''
  if (label.kind === 'exactly') return t('dish.exactly', { count: label.count })
  return label.kind === 'range'
    ? t('dish.range', { min: label.min, max: label.max })
    : t('dish.optional', { max: label.max })
}
