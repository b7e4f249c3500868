// Chooses cuisines and their plates, which are pictures of a typical dish. Loaders call this on the
// server, so that browsers need not load the list of all plates.
import type { CategoryList } from '@tingkat/contract/merchant'
import { findPlate } from './plates.ts'

type Category = CategoryList['categories'][number]
export type CuisinePlate = Pick<Category, 'ID' | 'name' | 'englishName'> & { plate: string }

// With 15 cuisines, two swipes on a phone reach the end of
// the row. The other cuisines are on a page of their own.
const maxPlates = 15

/** Returns at most one category for each plate, in the sequence of `categories`. */
export function pickCuisines(categories: readonly Category[]): CuisinePlate[] {
  const picked = new Map<string, CuisinePlate>()
  for (const category of categories) {
    const plate = findPlate(category.name)
    if (plate && !picked.has(plate)) picked.set(plate, toPlate(category, plate))
  }
  return [...picked.values()].slice(0, maxPlates)
}

/**
 * Returns all cuisines. A cuisine without its own plate gets the plate of mixed rice (nasi campur).
 */
export const withPlates = (categories: readonly Category[]): CuisinePlate[] =>
  categories.map((category) => toPlate(category, findPlate(category.name) ?? 'nasi-campur'))

const toPlate = ({ ID, name, englishName }: Category, plate: string): CuisinePlate => ({
  ID,
  name,
  englishName,
  plate,
})
