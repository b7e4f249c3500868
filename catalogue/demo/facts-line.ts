// Parses the facts of a dish from one line of a demo file: `wheat egg; maybe crustacean; hot 2;
// veg`.
import { allergens, spicinessMax, type Allergen } from '@tingkat/ordering/merchant/merchant'
import type { DishFactsInput } from '../menu-format.ts'

const allergenNames: ReadonlySet<string> = new Set(allergens)

const isAllergen = (word: string): word is Allergen => allergenNames.has(word)

/**
 * Returns the facts of a dish from a line. Its parts are separated by semicolons: allergens that
 * the dish contains; `maybe` and allergens that it may contain; `hot` and 1 to 3; `veg`, `vegan` or
 * `halal`. Throws an Error that names the wrong part.
 */
export function parseFacts(line: string): DishFactsInput {
  const facts: DishFactsInput = {}
  for (const part of line.split(';')) {
    const added = parsePart(part.trim())
    const repeated = Object.keys(added).find((field) => field in facts)
    if (repeated) throw new Error(`has two parts that set ${repeated}: ${JSON.stringify(line)}`)
    Object.assign(facts, added)
  }
  return facts
}

function parsePart(part: string): DishFactsInput {
  const [first = '', ...others] = part.split(/\s+/)
  switch (first) {
    case 'maybe':
      return { mayContain: parseAllergens(others) }
    case 'hot':
      return { spicy: parseSpiciness(others) }
    case 'veg':
    case 'vegan':
    case 'halal':
      if (others.length) throw new Error(`must have a semicolon after ${JSON.stringify(first)}`)
      return {
        ...(first !== 'halal' && { vegetarian: true }),
        ...(first !== 'veg' && { [first]: true }),
      }
    default:
      return { contains: parseAllergens([first, ...others]) }
  }
}

function parseAllergens(words: string[]): Allergen[] {
  return words.map((word) => {
    if (!isAllergen(word))
      throw new Error(
        `has the unknown allergen ${JSON.stringify(word)}; known are ${allergens.join(', ')}`,
      )
    return word
  })
}

function parseSpiciness([word = '', ...others]: string[]): number {
  const spicy = Number(word)
  if (!/^\d+$/.test(word) || spicy < 1 || spicy > spicinessMax || others.length)
    throw new Error(`must say hot and a number from 1 to ${spicinessMax}`)
  return spicy
}
