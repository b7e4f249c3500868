// Formats what is below the name of a dish in carts and orders: its English name, the chosen
// modifiers and the comment.
import { countedName } from '@tingkat/ordering/counted-name'
import { inLanguage } from './in-language.ts'

type Line = {
  englishName?: string | undefined
  modifiers: readonly { name: string; englishName?: string | undefined; quantity: number }[]
  comment: string
}

/**
 * Returns for example `Coconut rice, 2 × fried egg, “no onions”`; empty without modifiers and
 * comment. On pages in English the English name of the dish comes first: `Fried rice · Egg`.
 */
export function describeLine(language: string, { englishName, modifiers, comment }: Line): string {
  const choices = modifiers
    .filter(({ quantity }) => quantity > 0)
    .map((modifier) => {
      const name = inLanguage(language, modifier.name, modifier.englishName)
      return modifier.quantity > 1 ? countedName(modifier.quantity, name) : name
    })
  const wishes = [...choices, ...(comment ? [`“${comment}”`] : [])].join(', ')
  return [inLanguage(language, '', englishName), wishes].filter(Boolean).join(' · ')
}
