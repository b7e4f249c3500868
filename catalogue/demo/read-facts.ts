// Reads what a dish holds from a short line, as the dish books write it: `wheat egg; maybe crustacean; hot 2; veg`.
import { allergens, type Allergen } from '@tingkat/ordering/merchant/merchant'
import type { DishFactsInput } from '../menu-format.ts'

const isAllergen = (word: string): word is Allergen =>
  (allergens as readonly string[]).includes(word)

/**
 * Parts between semicolons: what it contains; `maybe` and what it may contain; `hot` and 1 to 3; `veg`, `vegan`, `halal`.
 * Undefined for an empty line, of which nothing is known. Throws at a word that is none of these.
 */
export function readFacts(text: string): DishFactsInput | undefined {
  if (text === '') return undefined
  const facts: DishFactsInput = {}
  for (const part of text.split(';')) {
    const [first = '', ...rest] = part.trim().split(/\s+/)
    if (first === 'maybe') facts.mayContain = rest.map((word) => allergenOf(word, text))
    else if (first === 'hot') facts.spicy = Number(rest[0])
    else if (first === 'veg') facts.vegetarian = true
    else if (first === 'vegan') facts.vegetarian = facts.vegan = true
    else if (first === 'halal') facts.halal = true
    else facts.contains = [first, ...rest].map((word) => allergenOf(word, text))
  }
  return facts
}

function allergenOf(word: string, text: string): Allergen {
  if (!isAllergen(word))
    throw new Error(`Nobody knows the allergen ${JSON.stringify(word)} in ${JSON.stringify(text)}.`)
  return word
}
