// The list of the pictures that come with the repository. `npm run art` writes it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Cloth } from '../art/cloth.ts'
import type { Topping } from '../art/topping.ts'
import type { Vessel } from '../art/vessel.ts'

export type ReadyDish = {
  id: string
  cloth: Cloth
  vessel: Vessel
  toppings: Topping[]
  /** If true, the picture is used only for dishes that name its vessel or its toppings. */
  extra?: boolean
}
export type ReadyCover = {
  id: string
  /** The recipes of the dishes on the cover; the first is shown large. */
  plates: string[]
}
export type PictureManifest = {
  /** The pictures of dishes, by the key of the recipe. */
  dishes: Record<string, ReadyDish[]>
  covers: ReadyCover[]
  /**
   * The pictures of the storefront's own pages by name, each with digests of its SVG and its file.
   */
  art: Record<string, { drawing: string; file: string }>
}

export const manifestFile = fileURLToPath(new URL('manifest.json', import.meta.url))
/** The folder of the pictures of dishes and covers. */
export const picturesFolder = fileURLToPath(new URL('files', import.meta.url))

/** Reads the manifest. Throws if its file is missing. */
export const readManifest = (): PictureManifest =>
  JSON.parse(readFileSync(manifestFile, 'utf8')) as PictureManifest
