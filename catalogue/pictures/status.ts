// Compares the pictures in the repository with those that the recipes and picture lists require.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileName, filesOf } from '../picture.ts'
import { manifestFile, picturesFolder, type PictureManifest } from './manifest.ts'
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
  /** Pictures of which at least one file is missing. */
  missing: (PlannedDish | PlannedCover)[]
  /**
   * Pictures of the storefront's own pages that are missing or were painted by another version of a
   * recipe.
   */
  outdatedArt: PlannedArt[]
  /** Paths of picture files that belong to no planned picture. */
  unused: string[]
  isManifestCurrent: boolean
}

/**
 * Returns which pictures are missing, outdated or unused. Reads the
 * content of the storefront's pictures, because their names do not contain
 * a digest; for pictures of dishes and covers, the file names are enough.
 */
export function readStatus(): PictureStatus {
  const plan = planPictures()
  const files = new Set(existsSync(picturesFolder) ? readdirSync(picturesFolder) : [])
  const pictures = [...plan.dishes, ...plan.covers]
  const named = new Set(pictures.flatMap(filesOf).map(fileName))
  const written = existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '{}'
  const known = (JSON.parse(written) as Partial<PictureManifest>).art ?? {}
  const artFiles = readArtFiles()
  const artNames = new Set([...plan.art.map(({ name }) => name), ...keptArt])
  return {
    plan,
    missing: pictures.filter((picture) =>
      filesOf(picture).some((file) => !files.has(fileName(file))),
    ),
    outdatedArt: plan.art.filter(
      ({ name, digest }) =>
        known[name]?.drawing !== digest || known[name]?.file !== artFiles.get(name),
    ),
    unused: [
      ...[...files].filter((file) => !named.has(file)).map((file) => `${picturesFolder}/${file}`),
      ...readdirSync(artFolder)
        .filter((file) => !file.endsWith('.avif') || !artNames.has(parse(file).name))
        .map((file) => `${artFolder}/${file}`),
    ],
    isManifestCurrent: formatManifest(plan, artFiles) === written,
  }
}

/** Returns the text of the manifest (the list of pictures) for the picture files on disk. */
export const formatManifest = (plan: PicturePlan, artFiles = readArtFiles()): string =>
  `${JSON.stringify(toManifest(plan, artFiles), null, 1)}\n`

/**
 * Returns digests of the storefront's pictures by name. A change of
 * such a picture is visible only in its digest, because its name stays.
 */
const readArtFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(artFolder).map((file) => [
      parse(file).name,
      createHash('sha256')
        .update(readFileSync(join(artFolder, file)))
        .digest('hex')
        .slice(0, 10),
    ]),
  )
