// The pictures that come with the product: where they lie, which there are, and their addresses.
import { readdirSync } from 'node:fs'

/** Folder of `key.webp` (dish 640 px wide, cover 960) and `key-s.webp` (dish 240, cover 400). */
export const mediaFolder = new URL('./media/', import.meta.url)

/** Keys that have both sizes. Throws when the folder cannot be read. */
export function shippedPictures(): ReadonlySet<string> {
  const files = new Set(readdirSync(mediaFolder))
  const keys = [...files].filter(file => file.endsWith('-s.webp')).map(file => file.slice(0, -'-s.webp'.length))
  return new Set(keys.filter(key => files.has(`${key}.webp`)))
}

/** Large, then small; an empty key has none. */
export function pictureHrefs(key: string): string[] {
  return key ? [`/media/${key}.webp`, `/media/${key}-s.webp`] : []
}
