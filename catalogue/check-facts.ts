// Checks that the allergens and diets that a merchant states for a dish do not contradict each
// other, because eaters with allergies rely on them.
import { excludedAllergens } from '@tingkat/ordering/merchant/declared-allergens'
import type { Allergen } from '@tingkat/ordering/merchant/merchant'
import type { Diet } from '@tingkat/ordering/merchant/merchant-filter'
import type { Path, ReportFault } from './fault.ts'
import type { DishFactsInput } from './menu-format.ts'
import type { Partly } from './prune.ts'

export function checkFacts(facts: Partly<DishFactsInput>, path: Path, report: ReportFault): void {
  if (!facts) return
  const { contains = [], mayContain = [] } = facts
  checkDuplicates(contains, [...path, 'contains'], report)
  checkDuplicates(mayContain, [...path, 'mayContain'], report)
  mayContain.forEach((allergen, index) => {
    if (allergen !== undefined && contains.includes(allergen))
      report([...path, 'mayContain', index], `${JSON.stringify(allergen)} is in contains already`)
  })
  for (const diet of Object.keys(excludedAllergens) as Diet[]) {
    if (!facts[diet]) continue
    const conflicts = contains.filter(
      (allergen) => allergen !== undefined && excludedAllergens[diet].includes(allergen),
    )
    if (conflicts.length)
      report([...path, diet], `cannot be true of a dish that contains ${conflicts.join(' and ')}`)
  }
  if (facts.vegan && facts.vegetarian === false)
    report([...path, 'vegetarian'], 'cannot be false of a vegan dish')
}

function checkDuplicates(
  list: readonly (Allergen | undefined)[],
  path: Path,
  report: ReportFault,
): void {
  list.forEach((allergen, index) => {
    if (allergen !== undefined && list.indexOf(allergen) < index)
      report([...path, index], `${JSON.stringify(allergen)} is in the list twice`)
  })
}
