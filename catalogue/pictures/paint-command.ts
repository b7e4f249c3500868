// `npm run art`: paints missing and outdated pictures, and deletes unused ones. `npm run art --
// --check` only reports them, and fails if there are any.
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { fileName, shapesOf } from '../picture.ts'
import { manifestFile, picturesFolder } from './manifest.ts'
import { Renderer } from './render.ts'
import { artFolder, formatManifest, readStatus, type PictureStatus } from './status.ts'

// Number of pictures that are painted at the same time; more would make a small machine unusable.
const painters = 2

const print = (line: string) => process.stdout.write(`${line}\n`)

function printPlan({ missing, outdatedArt, unused, isManifestCurrent }: PictureStatus): boolean {
  for (const { id } of missing) print(`to paint: ${id}`)
  for (const { name } of outdatedArt) print(`to paint: ${name}`)
  for (const path of unused) print(`to delete: ${basename(path)}`)
  if (!isManifestCurrent) print('to write: manifest.json')
  return missing.length + outdatedArt.length + unused.length === 0 && isManifestCurrent
}

/** Writes the file atomically, so that an interrupted run leaves no incomplete picture. */
async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, `.${name}.draft`)
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
}

async function paint({ plan, missing, outdatedArt, unused }: PictureStatus): Promise<void> {
  sharp.concurrency(1)
  sharp.cache(false)
  await mkdir(picturesFolder, { recursive: true })
  const renderer = new Renderer()
  const tasks = [
    ...missing.map((picture) => async () => {
      for (const shape of shapesOf(picture))
        for (const { width, bytes } of await renderer.renderShape(picture, shape))
          await write(
            picturesFolder,
            fileName({ id: picture.id, shape, width, format: 'avif' }),
            bytes,
          )
    }),
    ...outdatedArt.map((art) => async () => {
      await write(artFolder, `${art.name}.avif`, await renderer.renderArt(art))
    }),
  ]
  let done = 0
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await task()
      if (++done % 50 === 0) print(`${done} painted, ${tasks.length} to go`)
    }
  }
  await Promise.all(Array.from({ length: painters }, work))
  for (const path of unused) await rm(path)
  await writeFile(manifestFile, formatManifest(plan))
  const { user, system } = process.cpuUsage()
  print(
    `${done} painted, ${unused.length} files deleted, ${Math.round((user + system) / 1e6)} s of processor time`,
  )
}

async function printTotal({ plan }: PictureStatus): Promise<void> {
  let bytes = 0
  let count = 0
  for (const folder of [picturesFolder, artFolder])
    for (const name of await readdir(folder)) {
      bytes += (await stat(join(folder, name))).size
      count++
    }
  print(
    `${plan.dishes.length} dishes, ${plan.covers.length} covers, ${plan.art.length} ` +
      `pictures of the storefront: ${count} files, ${(bytes / 1e6).toFixed(1)} MB`,
  )
}

const status = readStatus()
if (process.argv.includes('--check')) {
  if (!printPlan(status)) process.exitCode = 1
} else {
  await paint(status)
  await printTotal(status)
}
