// Use cases of pictures: read or render a file on request,
// and render missing files in the background.
import { countryCodes } from '@tingkat/ordering/country/country'
import {
  fileName,
  readFileName,
  shapes,
  shapesOf,
  type Picture,
  type PictureFile,
  type Shape,
} from '@tingkat/catalogue/picture'
import type { Catalogue } from '../catalogue/snapshot.ts'
import type { Log } from '../platform/log.ts'
import type { MediaFolder } from './folder.ts'
import type { Painter } from './painter.ts'

/** `patienceMs`: how long a request waits for a rendering, in milliseconds. */
export type Media = {
  folder: MediaFolder
  painter: Painter
  catalogue: Catalogue
  patienceMs: number
}

/**
 * Returns the bytes of a file, `unknown` if no dish or merchant
 * has the picture, or `busy` if rendering takes too long.
 */
export async function readPicture(
  { folder, painter, catalogue, patienceMs }: Media,
  name: string,
): Promise<Buffer | 'unknown' | 'busy'> {
  const file = readFileName(name)
  if (!file) return 'unknown'
  const ready = await folder.read(name)
  if (ready) return ready
  const picture = findPicture(catalogue, file.id)
  if (!picture || picture.kind === 'photo' || !shapesOf(picture).includes(file.shape))
    return 'unknown'
  const painted = await Promise.race([painter.paint(picture, file), giveUpAfter(patienceMs)])
  if (painted !== 'painted') return 'busy'
  return (await folder.read(name)) ?? 'unknown'
}

// The rendering continues and is ready for a later request.
function giveUpAfter(patienceMs: number): Promise<'timeout'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('timeout'), patienceMs).unref()
  })
}

function findPicture(catalogue: Catalogue, id: string): Picture | undefined {
  for (const country of countryCodes) {
    const picture = catalogue.of(country)?.pictures.get(id)
    if (picture) return picture
  }
  return undefined
}

// Pictures of lists come first, then those of pages. WebP is rendered on request only.
const prerenderedSizes: readonly { shape: Shape; width: number }[] = [
  { shape: 'card', width: 640 },
  { shape: 'dish', width: 320 },
  { shape: 'wide', width: 1600 },
  { shape: 'dish', width: 640 },
  { shape: 'wide', width: 800 },
  { shape: 'card', width: 320 },
  { shape: 'dish', width: 160 },
  { shape: 'card', width: 960 },
]

/** Lists the files to render in advance, in the order of their use. */
export function listPrerendered(catalogue: Catalogue): { picture: Picture; file: PictureFile }[] {
  const pictures = countryCodes
    .flatMap((country) => [...(catalogue.of(country)?.pictures ?? [])])
    .filter(([, picture]) => picture.kind !== 'photo')
  return prerenderedSizes.flatMap(({ shape, width }) =>
    pictures
      .filter(
        ([, picture]) =>
          shapesOf(picture).includes(shape) &&
          (shapes[shape].widths as readonly number[]).includes(width),
      )
      .map(([id, picture]) => ({ picture, file: { id, shape, width, format: 'avif' as const } })),
  )
}

/**
 * Renders missing files one by one until all exist or
 * `signal` aborts. Requests go first. Never throws.
 */
export async function paintInBackground(
  { folder, painter, catalogue }: Omit<Media, 'patienceMs'>,
  { log, signal, now }: { log: Log; signal: AbortSignal; now: Date },
): Promise<void> {
  let rendered = 0
  try {
    const deleted = await folder.deleteUnused((id) => findPicture(catalogue, id) !== undefined, now)
    for (const { picture, file } of listPrerendered(catalogue)) {
      if (signal.aborted) return
      if (await folder.has(fileName(file))) continue
      if ((await painter.paint(picture, file)) === 'painted') rendered++
    }
    if (rendered + deleted > 0)
      log.info({ rendered, deleted }, 'rendered pictures in the background')
  } catch (error) {
    if (!signal.aborted)
      log.warn(
        { err: error, rendered },
        'rendering in the background failed; pictures are rendered on request',
      )
  }
}
