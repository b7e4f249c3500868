// Chooses cuisines and their plates, which are pictures of a typical dish. Loaders call this on the
// server, so that browsers need not load the names of all plates.
import type { CategoryList } from '@tingkat/contract/merchant'
import { findPlate } from './plates.ts'

type Category = CategoryList['categories'][number]
export type CuisinePlate = { ID: string; name: string; plate: string }

// Two swipes on a phone reach them all. The other cuisines are on their own page.
const maxPlates = 15

/** Keeps the sequence of `categories`, and at most one category for each plate. */
export function pickCuisines(categories: readonly Category[]): CuisinePlate[] {
  const picked = new Map<string, CuisinePlate>()
  for (const { ID, name } of categories) {
    const plate = findPlate(name)
    if (plate && !picked.has(plate)) picked.set(plate, { ID, name, plate })
  }
  return [...picked.values()].slice(0, maxPlates)
}

/** Returns all cuisines. One without a plate of its own gets mixed rice (nasi campur). */
export const withPlates = (categories: readonly Category[]): CuisinePlate[] =>
  categories.map(({ ID, name }) => ({ ID, name, plate: findPlate(name) ?? 'nasi-campur' }))
