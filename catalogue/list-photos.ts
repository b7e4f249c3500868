// Lists the photographs that a catalogue file names. They are read before the file is validated,
// because the validation needs their digests.
import { photoPath } from './picture-format.ts'
import type { Shape } from './picture.ts'

/**
 * Returns the shapes (dish, card or wide cover) in which each photograph is used, by its path.
 * `json` is not validated yet and may be anything; this function never throws.
 */
export function listPhotos(json: unknown): Map<string, Set<Shape>> {
  const found = new Map<string, Set<Shape>>()
  const addPhoto = (picture: unknown, ...shapes: Shape[]) => {
    const path = typeof picture === 'string' ? photoPath(picture) : undefined
    if (path) found.set(path, new Set([...(found.get(path) ?? []), ...shapes]))
  }
  for (const merchant of listIn(json, 'merchants')) {
    addPhoto(fieldOf(merchant, 'picture'), 'card', 'wide')
    for (const category of listIn(merchant, 'categories'))
      for (const dish of listIn(category, 'dishes')) addPhoto(fieldOf(dish, 'picture'), 'dish')
  }
  return found
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[field]
    : undefined

function listIn(value: unknown, field: string): unknown[] {
  const list = fieldOf(value, field)
  return Array.isArray(list) ? list : []
}
