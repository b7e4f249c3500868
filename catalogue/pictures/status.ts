// Compares the pictures in the repository with those that the art and its lists ask for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileName, filesOf } from '../picture.ts'
import { manifestFile, picturesFolder } from './manifest.ts'
import { keptArt } from './shop-art.ts'
import {
  planPictures,
  toManifest,
  type PicturePlan,
  type PlannedArt,
  type PlannedCover,
  type PlannedDish,
} from './plan.ts'

export const artFolder = fileURLToPath(new URL('../../storefront/public/art', import.meta.url))

export type PictureStatus = {
  plan: PicturePlan
  /** Without at least one of their files. */
  missing: (PlannedDish | PlannedCover)[]
  /** Missing, or painted by another version of the art. */
  outdatedArt: PlannedArt[]
  /** Paths of files that nothing names. */
  unused: string[]
  /** The manifest as it should be, and whether it is. */
  manifest: string
  isManifestCurrent: boolean
}

/** Reads names only, no pictures. */
export function readStatus(): PictureStatus {
  const plan = planPictures()
  const files = new Set(existsSync(picturesFolder) ? readdirSync(picturesFolder) : [])
  const pictures = [...plan.dishes, ...plan.covers]
  const named = new Set(pictures.flatMap(filesOf).map(fileName))
  const written = existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '{}'
  const known = (JSON.parse(written) as { art?: Record<string, string> }).art ?? {}
  const artFiles = new Set(existsSync(artFolder) ? readdirSync(artFolder) : [])
  const artNames = new Set(
    [...plan.art.map(({ name }) => name), ...keptArt].map((name) => `${name}.avif`),
  )
  const manifest = `${JSON.stringify(toManifest(plan), null, 1)}\n`
  return {
    plan,
    missing: pictures.filter((picture) =>
      filesOf(picture).some((file) => !files.has(fileName(file))),
    ),
    outdatedArt: plan.art.filter(
      ({ name, digest }) => known[name] !== digest || !artFiles.has(`${name}.avif`),
    ),
    unused: [
      ...[...files].filter((file) => !named.has(file)).map((file) => `${picturesFolder}/${file}`),
      ...[...artFiles].filter((file) => !artNames.has(file)).map((file) => `${artFolder}/${file}`),
    ],
    manifest,
    isManifestCurrent: manifest === written,
  }
}
