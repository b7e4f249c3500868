// Shows the diet and spiciness of a dish, as far as the merchant states them.
import type { Dish, DishFacts } from '@tingkat/ordering/merchant/merchant'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

type DishMarksProps = {
  facts: Dish['facts']
  /** The translate function, with the namespace `menu`. */
  t: Translate
}

export function DishMarks({ facts, t }: DishMarksProps) {
  const marks = facts ? marksOf(facts, t) : []
  return marks.length > 0 && <span className="d-m tiny mut3">{marks.join(' · ')}</span>
}

function marksOf({ halal, vegetarian, vegan, spicy = 0 }: DishFacts, t: Translate): string[] {
  return [
    ...(halal ? [t('menu.mark.halal')] : []),
    ...(vegan ? [t('menu.mark.vegan')] : []),
    ...(vegetarian && !vegan ? [t('menu.mark.vegetarian')] : []),
    ...(spicy > 0 ? [t(`menu.mark.heat.${spicy}`)] : []),
  ]
}
