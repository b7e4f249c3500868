// Finds out which dishes an eater with declared allergens cannot order through an AI agent.
import type { Allergen, Dish, DishFacts } from './merchant.ts'
import type { Diet } from './merchant-filter.ts'

const animals = ['fish', 'crustacean', 'mollusc', 'pork', 'beef'] as const
/**
 * For each diet, the ingredients that its dishes do not contain. Traces are possible, because
 * dishes are cooked in the same wok. Apart from diets, merchants only state which ingredients a
 * dish contains, never which it lacks.
 */
export const excludedAllergens: Record<Diet, readonly Allergen[]> = {
  halal: ['pork', 'alcohol'],
  vegetarian: animals,
  vegan: [...animals, 'egg', 'milk'],
}

export type AllergenConflict = {
  allergen: Allergen
  reason: 'contains' | 'may_contain' | 'not_stated'
}

/**
 * Returns a conflict (a reason not to order the dish) for each declared allergen that the dish
 * contains or may contain, or about which its merchant has stated nothing. `hasChoices` means that
 * modifiers were picked, about which merchants cannot state facts.
 */
export function findAllergenConflicts(
  { facts }: Pick<Dish, 'facts'>,
  declared: readonly Allergen[],
  hasChoices = false,
): AllergenConflict[] {
  return declared.flatMap((allergen) => {
    const reason = conflictWith(facts, allergen, hasChoices)
    return reason ? [{ allergen, reason }] : []
  })
}

function conflictWith(
  facts: DishFacts | undefined,
  allergen: Allergen,
  hasChoices: boolean,
): AllergenConflict['reason'] | null {
  if (facts?.contains.includes(allergen)) return 'contains'
  if (facts?.mayContain.includes(allergen)) return 'may_contain'
  const isExcluded = (Object.keys(excludedAllergens) as Diet[]).some(
    (diet) => facts?.[diet] === true && excludedAllergens[diet].includes(allergen),
  )
  return isExcluded && !hasChoices ? null : 'not_stated'
}
