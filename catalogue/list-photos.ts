// The picture files that a catalogue file names, found before it is checked: they must be read for the check.
import { photoPath } from './picture-format.ts'
import type { Shape } from './picture.ts'

/** What each is wanted for; a file may serve a dish and a cover. Never throws on bad content. */
export function listPhotos(json: unknown): Map<string, Set<Shape>> {
  const found = new Map<string, Set<Shape>>()
  const note = (picture: unknown, ...wanted: Shape[]) => {
    const path = typeof picture === 'string' ? photoPath(picture) : undefined
    if (path) for (const shape of wanted) found.set(path, (found.get(path) ?? new Set()).add(shape))
  }
  for (const merchant of listIn(json, 'merchants')) {
    note(fieldOf(merchant, 'picture'), 'card', 'wide')
    for (const category of listIn(merchant, 'categories'))
      for (const dish of listIn(category, 'dishes')) note(fieldOf(dish, 'picture'), 'dish')
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
