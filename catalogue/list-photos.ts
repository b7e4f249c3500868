// Lists the photographs that a catalogue file names. They are read before the file is validated,
// because the validation needs their digests.
import { photoPath } from './picture-format.ts'
import type { Shape } from './picture.ts'

/**
 * Returns, for the path of each photograph, the shapes in
 * which it is used. Accepts any content without throwing.
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
