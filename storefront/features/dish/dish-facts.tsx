// The diets, spiciness and allergens that the merchant has
// stated. A note says that all other allergens are unknown.
import type { Dish } from '@tingkat/ordering/merchant/merchant'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Tag } from '@tingkat/ui/tag.tsx'

export function DishFacts({ facts }: { facts: Dish['facts'] }) {
  const { t } = useTranslation('dish')
  const { contains = [], mayContain = [], halal, vegetarian, vegan, spicy = 0 } = facts ?? {}
  const allergens = (list: typeof contains) =>
    list.map((allergen) => t(`dish.allergen.${allergen}`)).join(', ')
  const diets: string[] = []
  if (halal) diets.push(t('dish.halal'))
  // Every vegan dish is also vegetarian, so only the tag “vegan” is shown.
  if (vegan) diets.push(t('dish.vegan'))
  else if (vegetarian) diets.push(t('dish.vegetarian'))
  const isKnown = contains.length > 0 || mayContain.length > 0
  return (
    <section className="it-facts small" aria-label={t('dish.facts')}>
      {(diets.length > 0 || spicy > 0) && (
        <p className="it-marks">
          {diets.map((diet) => (
            <Tag key={diet} kind="ok">
              {diet}
            </Tag>
          ))}
          {spicy > 0 && <Tag kind="promo">{t(`dish.heat.${spicy}`)}</Tag>}
        </p>
      )}
      {contains.length > 0 && <p>{t('dish.contains', { list: allergens(contains) })}</p>}
      {mayContain.length > 0 && <p>{t('dish.mayContain', { list: allergens(mayContain) })}</p>}
      <p className="mut">{t(isKnown ? 'dish.restUnknown' : 'dish.allUnknown')}</p>
    </section>
  )
}
