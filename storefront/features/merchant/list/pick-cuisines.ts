// Cuisines with their plates. Loaders call this on the server: browsers do not load the names of
// all plates.
import type { CategoryList } from '@tingkat/contract/merchant'
import { findPlate } from './plates.ts'

type Category = CategoryList['categories'][number]
export type CuisinePlate = { ID: string; name: string; plate: string }

// Fits one or two swipes on a phone. The other cuisines are on their own page.
const maxPlates = 15

/** Keeps the order of `categories` and at most one category for each plate. */
export function pickCuisines(categories: readonly Category[]): CuisinePlate[] {
  const picked = new Map<string, CuisinePlate>()
  for (const { ID, name } of categories) {
    const plate = findPlate(name)
    if (plate && !picked.has(plate)) picked.set(plate, { ID, name, plate })
  }
  return [...picked.values()].slice(0, maxPlates)
}

/** All cuisines; one that no plate stands for gets rice with a bit of everything. */
export const withPlates = (categories: readonly Category[]): CuisinePlate[] =>
  categories.map(({ ID, name }) => ({ ID, name, plate: findPlate(name) ?? 'nasi-campur' }))
