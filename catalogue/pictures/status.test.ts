// Tests that the repository has exactly the pictures that the recipes and picture lists require.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recipeKeys } from '../art/recipe-book.ts'
import { picturesFolder } from './manifest.ts'
import { artFolder, readStatus } from './status.ts'
import { variantCount } from './variants.ts'

const status = readStatus()

test('no picture is missing, outdated or unused (`npm run art` repairs this)', () => {
  expect({
    missing: status.missing.map(({ id }) => id),
    outdatedArt: status.outdatedArt.map(({ name }) => name),
    unused: status.unused,
    isManifestCurrent: status.isManifestCurrent,
  }).toEqual({ missing: [], outdatedArt: [], unused: [], isManifestCurrent: true })
})

test('all pictures together are at most 30 MB', () => {
  const bytes = [picturesFolder, artFolder].flatMap((folder) =>
    readdirSync(folder).map((name) => statSync(join(folder, name)).size),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000)
})

test('each recipe has one to three pictures of different content, and names are unique', () => {
  const ids = [...status.plan.dishes, ...status.plan.covers].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const perRecipe = recipeKeys.map(
    (recipe) =>
      status.plan.dishes.filter(({ painting, extra }) => painting.recipe === recipe && !extra)
        .length,
  )
  expect(perRecipe).toEqual(recipeKeys.map(variantCount))
  expect([Math.min(...perRecipe), Math.max(...perRecipe)]).toEqual([1, 3])
})
