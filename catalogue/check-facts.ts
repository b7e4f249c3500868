// What is said of a dish must not contradict itself: nobody may eat by a slip of the keyboard.
import type { Allergen } from '@tingkat/ordering/merchant/merchant'
import type { Path, Report } from './fault.ts'
import type { DishFactsInput } from './menu-format.ts'
import type { Partly } from './prune.ts'

type Diet = 'halal' | 'vegetarian' | 'vegan'

const flesh: readonly Allergen[] = ['fish', 'crustacean', 'mollusc', 'pork', 'beef']

/** What a dish of the diet never holds. What it may hold is left to the kitchen: one wok serves many. */
const never: Record<Diet, readonly Allergen[]> = {
  halal: ['pork', 'alcohol'],
  vegetarian: flesh,
  vegan: [...flesh, 'egg', 'milk'],
}

export function checkFacts(facts: Partly<DishFactsInput>, path: Path, report: Report): void {
  if (!facts) return
  const { contains = [], mayContain = [] } = facts
  checkTwins(contains, [...path, 'contains'], report)
  checkTwins(mayContain, [...path, 'mayContain'], report)
  mayContain.forEach((one, index) => {
    if (one !== undefined && contains.includes(one))
      report([...path, 'mayContain', index], `${JSON.stringify(one)} is in contains already`)
  })
  for (const diet of Object.keys(never) as Diet[]) {
    const held = facts[diet]
      ? contains.filter((one) => one !== undefined && never[diet].includes(one))
      : []
    if (held.length)
      report([...path, diet], `cannot be true of a dish that contains ${held.join(' and ')}`)
  }
  if (facts.vegan && facts.vegetarian === false)
    report([...path, 'vegetarian'], 'cannot be false of a vegan dish')
}

function checkTwins(list: readonly (Allergen | undefined)[], path: Path, report: Report): void {
  list.forEach((one, index) => {
    if (one !== undefined && list.indexOf(one) < index)
      report([...path, index], `${JSON.stringify(one)} stands there twice`)
  })
}
